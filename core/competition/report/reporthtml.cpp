#include "core/competition/report/report.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportplots.h"
#include "core/competition/report/reportwords.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

using Column = MarkupTable::Column;
using Kind = MarkupTable::Kind;

QString elo(double value)
{
    return typographic(signedDecimal(value, 1));
}

QString fact(const QString &name, const QString &value, const QString &more = {})
{
    return QStringLiteral("<div><dt>%1</dt><dd>%2%3</dd></div>\n")
        .arg(name, value,
             more.isEmpty() ? QString() : QStringLiteral("<small>%1</small>").arg(more));
}

QString facts(const QString &content)
{
    return QStringLiteral("<dl class=\"facts\">\n") + content + QStringLiteral("</dl>\n");
}

QString standingsTable(const CompetitionReport &report)
{
    const bool hasRatings = report.ratings && report.players.size() > 2;
    std::vector<Column> columns{
        {QStringLiteral("#")},
        {QStringLiteral("Player"), Kind::RowHeading},
        {QStringLiteral("Points")},
        {QStringLiteral("Elo"), Kind::Number, QStringLiteral("against the mean of all players")},
        {QStringLiteral("95 %")}};
    for (const TieBreak tieBreak : report.tieBreaks) {
        columns.push_back({capitalized(tieBreakName(tieBreak))});
    }
    columns.push_back({QStringLiteral("Byes")});
    columns.push_back({QStringLiteral("Games")});
    columns.push_back({QStringLiteral("Score")});
    MarkupTable table(QStringLiteral("Standings"), std::move(columns));
    for (const StandingRow &row : report.standings) {
        const Tally &tally = report.players[row.player].tally.all;
        QStringList cells{QString::number(row.place), nameMarkup(report, row.player),
                          points(row.points)};
        if (hasRatings) {
            const Estimate rating = report.ratings->rating(row.player);
            cells += elo(rating.value);
            cells += QStringLiteral("± ") + decimal(rating.high - rating.value, 1);
        } else {
            cells += {QString(), QString()};
        }
        for (const double value : row.tieBreaks) {
            cells += decimal(value, value == std::floor(value) ? 0 : 2);
        }
        cells += row.byes > 0 ? QString::number(row.byes) : QString();
        cells += {QString::number(tally.played()), percent(tally.points(), tally.counts.total())};
        table.addRow(cells);
    }
    return table.toMarkup();
}

QString standingsMarkup(const CompetitionReport &report)
{
    return QStringLiteral("<div class=\"beside\">\n<div>") + standingsTable(report)
         + QStringLiteral("</div>\n")
         + figureMarkup(QStringLiteral("Ratings"),
                        ratingsPlot(report, QStringLiteral("plot-ratings")))
         + QStringLiteral("</div>\n");
}

/// A table of players against players, in the order of the standings.
template <typename CellOf>
QString matrixMarkup(const CompetitionReport &report, const QString &caption, const CellOf &cellOf)
{
    std::vector<Column> columns{{QString(), Kind::RowHeading}};
    for (const StandingRow &row : report.standings) {
        columns.push_back({nameMarkup(report, row.player)});
    }
    MarkupTable table(caption, std::move(columns));
    for (const StandingRow &row : report.standings) {
        QStringList cells{nameMarkup(report, row.player)};
        std::vector<QString> classes{QString()};
        for (const StandingRow &other : report.standings) {
            const auto &[cell, part] = row.player == other.player
                                         ? std::pair<QString, double>(QStringLiteral(" "), -1)
                                         : cellOf(row.player, other.player);
            cells += cell;
            classes.push_back(row.player == other.player ? QStringLiteral("heat self")
                                                         : heatClass(std::max(part, 0.0)));
        }
        table.addRow(cells);
        for (std::size_t i = 1; i < classes.size(); ++i) {
            table.setClass(i, classes[i]);
        }
    }
    return table.toMarkup();
}

QString crosstableMarkup(const CompetitionReport &report)
{
    if (report.players.size() < 3) {
        return {};
    }
    return QStringLiteral("<p class=\"note\">What a row’s player scored against a column’s.</p>\n")
         + matrixMarkup(
               report, QStringLiteral("Crosstable"), [&](std::size_t player, std::size_t other) {
                   const CrossCell &cell = report.cell(player, other);
                   const auto games = static_cast<double>(cell.games);
                   return cell.games == 0 ? std::pair(QStringLiteral(" "), 0.0)
                                          : std::pair(points(cell.points) + QStringLiteral("–")
                                                          + points(games - cell.points),
                                                      cell.points / games);
               });
}

QString superiorityMarkup(const CompetitionReport &report)
{
    if (!report.ratings || report.players.size() < 3) {
        return {};
    }
    return QStringLiteral("<p class=\"note\">How likely a row’s player is stronger than a "
                          "column’s, from all games of the pool.</p>\n")
         + matrixMarkup(report, QStringLiteral("Likelihood of superiority"),
                        [&](std::size_t player, std::size_t other) {
                            const double value =
                                report.ratings->likelihoodOfSuperiority(player, other);
                            return std::pair(escaped(percent(value, 1)), value);
                        });
}

QString sprtMarkup(const CompetitionReport &report)
{
    if (!report.sprt) {
        return {};
    }
    const SprtReport &sprt = *report.sprt;
    return QStringLiteral("<p>") + typographic(escaped(hypothesesText(sprt.test)))
         + QStringLiteral("</p>\n<div class=\"pair\">\n")
         + facts(fact(QStringLiteral("Verdict"), typographic(escaped(verdictText(sprt))))
                 + fact(QStringLiteral("Log-likelihood ratio"),
                        typographic(signedDecimal(sprt.llr, 2)),
                        typographic(QStringLiteral("bounds %1 and %2")
                                        .arg(decimal(sprt.lower, 2), decimal(sprt.upper, 2))))
                 + fact(QStringLiteral("Pairs"), QString::number(sprt.pairs.total()),
                        sprt.copies > 0 ? QStringLiteral("of new games; %1, which add nothing")
                                              .arg(gamesText(sprt))
                                        : QString()))
         + figureMarkup(QStringLiteral("Its path"), llrPlot(sprt, QStringLiteral("plot-llr")))
         + QStringLiteral("</div>\n");
}

QString colorsMarkup(const CompetitionReport &report)
{
    const Tally &black = report.colors.black;
    if (black.counts.total() == 0) {
        return {};
    }
    const Estimate score = report.blackScore;
    QString text = fact(QStringLiteral("Black’s score"), percent(score.value),
                        percent(score.low) + QStringLiteral(" to ") + percent(score.high));
    if (report.ratings && report.ratings->colorAdvantage()) {
        const Estimate advantage = *report.ratings->colorAdvantage();
        text +=
            fact(QStringLiteral("Having Black is worth"),
                 elo(advantage.value) + QStringLiteral(" Elo"), typographic(eloRange(advantage)));
    }
    if (report.ratings && report.ratings->fairKomi()) {
        const Estimate komi = *report.ratings->fairKomi();
        text += fact(
            QStringLiteral("Fair komi"), typographic(decimal(komi.value, 2)),
            typographic(decimal(komi.low, 2) + QStringLiteral(" to ") + decimal(komi.high, 2)));
    }
    return facts(text);
}

QString headerMarkup(const CompetitionReport &report)
{
    QString text = QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1><bdi>%2</bdi></h1>\n")
                       .arg(capitalized(typeText(report.type)), escaped(report.name));
    if (!report.description.isEmpty()) {
        QStringList lines;
        for (const QString &line : report.description.trimmed().split(u'\n')) {
            lines += escaped(line);
        }
        text +=
            QStringLiteral("<p class=\"about\">") + lines.join(u'\n') + QStringLiteral("</p>\n");
    }
    text += QStringLiteral("<p>%1%2.</p>\n")
                .arg(escaped(progressText(report)),
                     report.isOver ? QStringLiteral("; it is over") : QString());
    const QString terms = termsOf(report).join(QStringLiteral(" · "));
    text += terms.isEmpty() ? QString()
                            : QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(terms));
    const QString duplicates = duplicatesText(report);
    return text
         + (duplicates.isEmpty() ? QString()
                                 : QStringLiteral("<p class=\"warning\">%1</p>\n").arg(duplicates))
         + QStringLiteral("</header>\n");
}

struct Part
{
    QString id;
    QString heading;
    QString content;
};

std::vector<Part> partsOf(const CompetitionReport &report)
{
    return {
        {QStringLiteral("standings"), QStringLiteral("Standings"), standingsMarkup(report)},
        {QStringLiteral("bracket"), QStringLiteral("Bracket"), bracketMarkup(report)},
        {QStringLiteral("rounds"), QStringLiteral("Rounds"), roundsMarkup(report)},
        {QStringLiteral("sprt"), QStringLiteral("Sequential test"), sprtMarkup(report)},
        {QStringLiteral("crosstable"), QStringLiteral("Crosstable"), crosstableMarkup(report)},
        {QStringLiteral("superiority"), QStringLiteral("Who is stronger"),
         superiorityMarkup(report)},
        {QStringLiteral("colours"), QStringLiteral("Black and White"), colorsMarkup(report)},
        {QStringLiteral("matchups"), QStringLiteral("Matchups"), matchupsMarkup(report)},
        {QStringLiteral("openings"), QStringLiteral("Openings"), openingsMarkup(report)},
        {QStringLiteral("players"), QStringLiteral("Players"), playersMarkup(report)},
        {QStringLiteral("games"), QStringLiteral("Games"), gamesMarkup(report)},
        {QStringLiteral("events"), QStringLiteral("Events"), eventsMarkup(report)},
    };
}

} // namespace

QByteArray toHtml(const CompetitionReport &report)
{
    QString links;
    QString body;
    for (const Part &part : partsOf(report)) {
        body += sectionMarkup(part.id, part.heading, part.content);
        links += part.content.isEmpty()
                   ? QString()
                   : QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(part.id, part.heading);
    }
    // The policy makes sure of what the escaping promises: nothing is loaded, nothing is run.
    const QString text =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                       "style-src 'unsafe-inline'\">\n<title>")
        + escaped(report.name) + QStringLiteral("</title>\n<style>") + reportStyle()
        + QStringLiteral("</style>\n</head>\n<body>\n") + headerMarkup(report)
        + QStringLiteral("<nav aria-label=\"Parts of this report\"><ul>\n") + links
        + QStringLiteral("</ul></nav>\n<main>\n") + body + QStringLiteral("</main>\n")
        + glossaryMarkup() + QStringLiteral("</body>\n</html>\n");
    return text.toUtf8();
}

} // namespace shinpan
