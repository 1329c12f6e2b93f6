#include "core/competition/report/reportplots.h"

#include "core/competition/report/plotmarkup.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportwords.h"
#include "core/report/texttable.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

using namespace plot;

QString plotMarkup(const CompetitionReport *shown, const QString &id)
{
    const CompetitionReport &report = *shown;
    if (!report.ratings || report.players.size() < 3) {
        return {};
    }
    constexpr double RowHeight = 26;
    constexpr double NamesEnd = 132;
    Axis x{0, 0, NamesEnd + 12, Right - 8};
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        x.low = std::min(x.low, report.ratings->rating(i).low);
        x.high = std::max(x.high, report.ratings->rating(i).high);
    }
    const double bottom = Top + RowHeight * static_cast<double>(report.players.size());
    const double step = niceStep(x.high - x.low, 5);
    QString text;
    for (double value = std::ceil(x.low / step) * step; value <= x.high; value += step) {
        text += lineMarkup(std::abs(value) < step / 2 ? "zero" : "grid", x(value), Top - 6,
                           x(value), bottom);
        text += label("mid", x(value), bottom + 17, typographic(signedDecimal(value, 0)));
    }
    double y = Top + RowHeight / 2 - 3;
    for (const StandingRow &row : report.standings) {
        const Estimate elo = report.ratings->rating(row.player);
        text += label("end", NamesEnd, y + 4.5, fitted(report.players[row.player].id, 17));
        text += lineMarkup("bar", x(elo.low), y, x(elo.high), y);
        text += lineMarkup("tip", x(elo.low), y - 4, x(elo.low), y + 4);
        text += lineMarkup("tip", x(elo.high), y - 4, x(elo.high), y + 4);
        text += dot(x(elo.value), y, "4.5");
        y += RowHeight;
    }
    text += label("end soft", Right, bottom + 34,
                  spoken(QT_TRANSLATE_NOOP("Messages", "Elo against the pool’s mean, 95 %")));
    return svg(id, bottom + 42,
               spoken(QT_TRANSLATE_NOOP(
                   "Messages", "Ratings with their 95 % intervals; the table has the numbers")),
               text);
}

QString plotMarkup(const MatchupReport *shown, const QString &id)
{
    const MatchupReport &matchup = *shown;
    if (matchup.course.size() < 2) {
        return {};
    }
    const Axis x{0, static_cast<double>(matchup.course.back().games), Left, Right};
    const Axis y{0, 1, Bottom, Top};
    QString text;
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        text += lineMarkup(part == 0.5 ? "zero" : "grid", Left, y(part), Right, y(part));
        text += label("end", Left - 8, y(part) + 4.5, percent(part, 0));
    }
    QString line;
    QString upper;
    QString lower;
    for (const CoursePoint &point : matchup.course) {
        const double place = x(static_cast<double>(point.games));
        line += pointText(place, y(point.score.value), line.isEmpty());
        upper += pointText(place, y(point.score.high), upper.isEmpty());
        lower.prepend(pointText(place, y(point.score.low), false));
    }
    text += path("band", upper + lower + u'Z') + path("line", line)
          + dot(x(x.high), y(matchup.score.value), "4");
    return svg(
        id, Height,
        spoken(QT_TRANSLATE_NOOP(
                   "Messages",
                   "Score of the first player in %1 over %2, with its 95 % interval; now %3"),
               matchup.name, gamesText(matchup.course.back().games), percentRange(matchup.score)),
        text + countAxis(x, spoken(QT_TRANSLATE_NOOP("Messages", "games"))));
}

QString plotMarkup(const SprtReport *shown, const QString &id)
{
    const SprtReport &sprt = *shown;
    if (sprt.course.empty()) {
        return {};
    }
    const Axis x{0, static_cast<double>(sprt.course.back().pairs), Left, Right};
    Axis y{sprt.lower, sprt.upper, Bottom, Top};
    for (const LlrPoint &point : sprt.course) {
        y.low = std::min(y.low, point.llr);
        y.high = std::max(y.high, point.llr);
    }
    const double room = (y.high - y.low) * 0.1;
    y.low -= room;
    y.high += room;
    QString text = lineMarkup("zero", Left, y(0), Right, y(0))
                 + label("end", Left - 8, y(0) + 4.5, QStringLiteral("0"));
    for (const double bound : {sprt.lower, sprt.upper}) {
        text += lineMarkup("bound", Left, y(bound), Right, y(bound));
        text += label("end", Left - 8, y(bound) + 4.5, typographic(signedDecimal(bound, 2)));
    }
    text += label("start soft", Left + 6, y(sprt.upper) + 16,
                  spoken(QT_TRANSLATE_NOOP("Messages", "H1 accepted above")));
    text += label("start soft", Left + 6, y(sprt.lower) - 7,
                  spoken(QT_TRANSLATE_NOOP("Messages", "H0 accepted below")));
    QString line = pointText(x(0), y(0), true);
    for (const LlrPoint &point : sprt.course) {
        line += pointText(x(static_cast<double>(point.pairs)), y(point.llr), false);
    }
    text += path("line", line) + dot(x(x.high), y(sprt.llr), "4");
    return svg(id, Height,
               spoken(QT_TRANSLATE_NOOP("Messages",
                                        "Log-likelihood ratio over %1: now %2, bounds %3 and %4"),
                      counted(sprt.course.back().pairs, QT_TRANSLATE_NOOP("Messages", "1 pair"),
                              QT_TRANSLATE_NOOP("Messages", "%1 pairs")),
                      signedDecimal(sprt.llr, 2), decimal(sprt.lower, 2), decimal(sprt.upper, 2)),
               text + countAxis(x, spoken(QT_TRANSLATE_NOOP("Messages", "pairs of games"))));
}

QString plotMarkup(const PlayerHonesty *shown, const QString &id)
{
    const ForecastScore &score = shown->score;
    if (score.bins.empty()) {
        return {};
    }
    constexpr double Floor = 330;
    const Axis x{0, 1, Left, Right};
    const Axis y{0, 1, Floor, Top};
    QString text;
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        text += lineMarkup("grid", Left, y(part), Right, y(part))
              + label("end", Left - 8, y(part) + 4.5, percent(part, 0))
              + label("mid", x(part), Floor + 17, percent(part, 0));
    }
    text += lineMarkup("bound", x(0), y(0), x(1), y(1));
    QString line;
    QString dots;
    for (const ForecastBin &bin : score.bins) {
        const double place = x(bin.forecast);
        const double share =
            static_cast<double>(bin.forecasts) / static_cast<double>(score.forecasts);
        text += lineMarkup("bar", place, y(bin.outcome.low), place, y(bin.outcome.high));
        line += pointText(place, y(bin.outcome.value), line.isEmpty());
        dots += dot(place, y(bin.outcome.value), at(3 + 8 * std::sqrt(share)).toLatin1());
    }
    text += path("line", line) + dots
          + label("end soft", Right, Floor + 34, spoken(QT_TRANSLATE_NOOP("Messages", "said")))
          + label("start soft", Left + 6, Top + 12,
                  spoken(QT_TRANSLATE_NOOP("Messages", "came true")));
    return svg(id, Floor + 42,
               spoken(QT_TRANSLATE_NOOP(
                   "Messages",
                   "How often chances came true; on the dashed line, exactly as often as the "
                   "engine said. The larger a dot, the more moves. The table has the numbers")),
               text);
}

QString plotMarkup(const PairCounts *shown, const QString &id)
{
    const PairCounts &pairs = *shown;
    if (pairs.total() == 0) {
        return {};
    }
    struct Bar
    {
        const char *name;
        std::int64_t count;
    };
    std::vector<Bar> bars{{QT_TRANSLATE_NOOP("Messages", "lost both"), pairs.lostBoth},
                          {QT_TRANSLATE_NOOP("Messages", "loss, jigo"), pairs.lostAndJigo},
                          {QT_TRANSLATE_NOOP("Messages", "split"), pairs.split},
                          {QT_TRANSLATE_NOOP("Messages", "win, jigo"), pairs.wonAndJigo},
                          {QT_TRANSLATE_NOOP("Messages", "won both"), pairs.wonBoth}};
    if (pairs.lostAndJigo + pairs.wonAndJigo == 0) { // a komi that allows no jigo, most likely
        bars.erase(bars.begin() + 3);
        bars.erase(bars.begin() + 1);
    }
    std::int64_t most = 1;
    for (const Bar &bar : bars) {
        most = std::max(most, bar.count);
    }
    constexpr double Start = 14;
    const Axis y{0, static_cast<double>(most), Bottom, Top + 18};
    const double slot = (Right - Start) / static_cast<double>(bars.size());
    const double width = std::min(slot * 0.72, 84.0);
    QString text = lineMarkup("zero", Start, Bottom, Right, Bottom);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double middle = Start + slot * (static_cast<double>(i) + 0.5);
        const double top = y(static_cast<double>(bars[i].count));
        text +=
            QStringLiteral(
                "<rect class=\"column\" x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"2\"/>")
                .arg(at(middle - width / 2), at(top), at(width), at(Bottom - top));
        text += label("mid strong", middle, top - 6, QString::number(bars[i].count));
        text += label("mid", middle, Bottom + 17, spoken(bars[i].name)) + u'\n';
    }
    return svg(
        id, Height - 16,
        spoken(QT_TRANSLATE_NOOP(
                   "Messages", "Pairs of games with swapped colours, seen by the first player: %1"),
               pairsText(pairs)),
        text);
}

} // namespace shinpan
