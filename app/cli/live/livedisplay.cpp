#include "app/cli/live/livedisplay.h"

#include "core/util/spoken.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

[[nodiscard]] QString stateText(LiveState state)
{
    constexpr const char *Texts[] = {
        QT_TRANSLATE_NOOP("Messages", "starting"), QT_TRANSLATE_NOOP("Messages", "running"),
        QT_TRANSLATE_NOOP("Messages", "paused"), QT_TRANSLATE_NOOP("Messages", "stopping")};
    return spoken(Texts[static_cast<std::size_t>(state)]);
}

/// What the person can press.
[[nodiscard]] QString keysText(LiveState state)
{
    return state == LiveState::Stopping
             ? spoken(QT_TRANSLATE_NOOP(
                 "Messages", "Ctrl-C: break the running games off; the next run goes on with them"))
             : spoken(
                 QT_TRANSLATE_NOOP("Messages", "Ctrl-X or Ctrl-C: stop after the running games"));
}

/// What stands left and right in a line of that width; the left gives way.
[[nodiscard]] TextLine spread(TextLine left, const TextLine &right, int columns)
{
    const int room = columns - columnsOf(right);
    left = elided(left, std::max(0, room - 2));
    left.push_back({QString(std::max(0, room - columnsOf(left)), u' ')});
    left.insert(left.end(), right.begin(), right.end());
    return elided(left, columns);
}

[[nodiscard]] QString rateText(double gamesPerMinute)
{
    const auto withUnit = [](double rate, const char *sentence) {
        return spoken(sentence, spokenNumber(rate, rate < 10 ? 1 : 0));
    };
    if (gamesPerMinute <= 0) {
        return {};
    }
    return gamesPerMinute >= 120
             ? withUnit(gamesPerMinute / 60, QT_TRANSLATE_NOOP("Messages", "%1 games/s"))
         : gamesPerMinute >= 1
             ? withUnit(gamesPerMinute, QT_TRANSLATE_NOOP("Messages", "%1 games/min"))
             : withUnit(gamesPerMinute * 60, QT_TRANSLATE_NOOP("Messages", "%1 games/h"));
}

[[nodiscard]] QString timeLeftText(const LiveSnapshot &snapshot)
{
    const std::optional<std::chrono::seconds> left = timeLeftOf(snapshot);
    return left ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 left"), clockText(*left)) : QString();
}

[[nodiscard]] TextLine barLine(int width, double share)
{
    const int full = static_cast<int>(std::clamp(share, 0.0, 1.0) * width);
    return {{QString(full, u'━'), Ink::Good}, {QString(width - full, u'─'), Ink::Dim}};
}

[[nodiscard]] TextLine progressLine(const LiveSnapshot &snapshot, int columns)
{
    QStringList words;
    const auto add = [&words](const QString &word) {
        if (!word.isEmpty()) {
            words += word;
        }
    };
    add(snapshot.round ? spoken(QT_TRANSLATE_NOOP("Messages", "round %1 of %2"),
                                snapshot.round->number, snapshot.round->all)
                       : QString());
    add(snapshot.gamesInAll ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 games"),
                                     snapshot.ended, *snapshot.gamesInAll)
                            : spoken(QT_TRANSLATE_NOOP("Messages", "%1 games"), snapshot.ended));
    add(snapshot.wantedMargin && snapshot.widestMargin
            ? QStringLiteral("±%1 of ±%2 Elo")
                  .arg(spokenNumber(*snapshot.widestMargin, 1),
                       QString::number(*snapshot.wantedMargin))
            : QString());
    add(snapshot.voids > 0 ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 void"), snapshot.voids)
                           : QString());
    add(rateText(snapshot.gamesPerMinute));
    add(snapshot.workforce ? tasksText(*snapshot.workforce) : QString());
    add(timeLeftText(snapshot));
    const QString text = words.join(QStringLiteral(" · "));
    const int room = columns - columnsOf(text) - 2;
    constexpr int Least = 8;
    if (!snapshot.gamesInAll || *snapshot.gamesInAll <= 0 || room < Least) {
        return elided(TextLine{{text}}, columns);
    }
    TextLine line = barLine(room, static_cast<double>(snapshot.ended) / *snapshot.gamesInAll);
    line.push_back({QStringLiteral("  ") + text});
    return line;
}

[[nodiscard]] QString verdictText(SprtVerdict verdict)
{
    return verdict == SprtVerdict::Continue ? QString()
         : verdict == SprtVerdict::AcceptH0
             ? QStringLiteral(", ") + spoken(QT_TRANSLATE_NOOP("Messages", "H0 accepted"))
             : QStringLiteral(", ") + spoken(QT_TRANSLATE_NOOP("Messages", "H1 accepted"));
}

[[nodiscard]] TextLine testLine(const LiveTest &test, int columns)
{
    const double low = lowerBound(test.test);
    const double high = upperBound(test.test);
    const auto decimal = [](double value) { return spokenNumber(value, 2); };
    const QString name = spoken(QT_TRANSLATE_NOOP("Messages", "SPRT Elo %1 or %2: LLR %3%4"),
                                spokenNumber(test.test.elo0), spokenNumber(test.test.elo1),
                                decimal(test.ratio), verdictText(verdict(test.test, test.ratio)))
                       + u' ';
    const QString bounds = QStringLiteral(" (%1)").arg(
        spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"), decimal(low), decimal(high)));
    constexpr int Least = 8;
    constexpr int Most = 40;
    const int room = std::min(Most, columns - columnsOf(name) - columnsOf(bounds));
    TextLine line{{name, Ink::Strong}};
    if (room >= Least) {
        const TextLine bar = barLine(room, (test.ratio - low) / (high - low));
        line.insert(line.end(), bar.begin(), bar.end());
    }
    line.push_back({bounds, Ink::Dim});
    return elided(line, columns);
}

[[nodiscard]] std::vector<TextLine> headLines(const LiveSnapshot &snapshot, int columns)
{
    const TextLine state{{stateText(snapshot.state), Ink::Strong},
                         {QStringLiteral(" · ") + clockText(snapshot.elapsed), Ink::Dim}};
    std::vector<TextLine> lines{spread({{snapshot.name, Ink::Title}}, state, columns),
                                progressLine(snapshot, columns)};
    if (snapshot.test) {
        lines.push_back(testLine(*snapshot.test, columns));
    }
    return lines;
}

/// A section and how many of its rows are shown.
struct Share
{
    LiveSection section;
    int shown = 0;
};

/// Shares the rows out: first what each section needs at least, the most important first; then what
/// they could use. Each costs a blank line and a title besides.
void shareOut(const std::vector<Share *> &byImportance, int room)
{
    for (Share *share : byImportance) {
        const int least = std::min(share->section.least, share->section.rows());
        if (least > 0 && room >= least + 2) {
            share->shown = least;
            room -= least + 2;
        }
    }
    for (Share *share : byImportance) {
        if (share->shown > 0) {
            const int more = std::min(share->section.rows() - share->shown, std::max(0, room));
            share->shown += more;
            room -= more;
        }
    }
}

void append(std::vector<TextLine> &lines, const Share &share, int columns)
{
    if (share.shown == 0) {
        return;
    }
    const LiveSection &section = share.section;
    lines.push_back({});
    lines.insert(lines.end(), section.lines.begin(), section.lines.begin() + 1 + share.shown);
    const int hidden = section.rows() - share.shown;
    if (section.countsHidden && hidden > 0) {
        lines.back() =
            elided(TextLine{{QStringLiteral("… ")
                                 + spoken(QT_TRANSLATE_NOOP("Messages", "%1 more"), hidden + 1),
                             Ink::Dim}},
                   columns);
    }
}

} // namespace

std::vector<TextLine> displayLines(const LiveSnapshot &snapshot, TerminalSize size)
{
    std::vector<TextLine> lines = headLines(snapshot, size.columns);
    Share standings{standingsSection(snapshot, size)};
    Share tuning{tuningSection(snapshot, size)};
    Share games{gamesSection(snapshot, size)};
    Share machines{machinesSection(snapshot, size)};
    Share results{resultsSection(snapshot, size)};
    Share warnings{warningsSection(snapshot, size)};
    constexpr int Foot = 2;
    shareOut({&tuning, &standings, &games, &machines, &warnings, &results},
             size.rows - static_cast<int>(lines.size()) - Foot);
    for (const Share *share : {&tuning, &standings, &games, &machines, &results, &warnings}) {
        append(lines, *share, size.columns);
    }
    const auto rows = static_cast<std::size_t>(std::max(1, size.rows));
    if (lines.size() + Foot <= rows) {
        lines.resize(rows - 1);
        lines.push_back(elided(TextLine{{keysText(snapshot.state), Ink::Dim}}, size.columns));
    }
    lines.resize(std::min(lines.size(), rows));
    return lines;
}

} // namespace shinpan
