#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportplots.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reportwords.h"

namespace shinpan {

namespace {

using CellKind = MarkupTable::Kind;

constexpr std::size_t MostDrawn = 300; // matchups with pictures: each takes some kilobytes

QString countText(std::int64_t count, bool isShown)
{
    return isShown ? QString::number(count) : QString();
}

/// Points, and their part of them all.
QString scoreMarkup(const Tally &tally)
{
    return QStringLiteral("%1 <span class=\"soft\">(%2)</span>")
        .arg(points(tally.points()), percent(tally.points(), tally.counts.total()));
}

void addSide(MarkupTable &table,
             const CompetitionReport &report,
             const MatchupReport &matchup,
             bool isFirst)
{
    const PlayerTally &tally = isFirst ? matchup.firstTally : matchup.secondTally;
    const PlayerTally &other = isFirst ? matchup.secondTally : matchup.firstTally;
    const Tally &all = tally.all;
    QStringList cells{nameMarkup(report, isFirst ? matchup.first : matchup.second),
                      points(all.points()),
                      percent(all.points(), all.counts.total()),
                      QString::number(all.counts.wins),
                      QString::number(all.counts.losses),
                      countText(all.counts.jigos, all.counts.jigos > 0)};
    for (const Color color : BothColors) {
        const Tally &part = tally.byColor[color];
        cells += part.played() == 0 ? QString() : scoreMarkup(part);
    }
    cells += {countText(all.forfeits, all.forfeits + other.all.forfeits > 0),
              countText(all.timeLosses, all.timeLosses + other.all.timeLosses > 0),
              countText(all.voids, all.voids + other.all.voids > 0),
              all.seconds.known > 0 ? meanText(all.seconds) : QString(),
              all.measuredCpuSeconds.known > 0 ? meanText(all.measuredCpuSeconds) : QString(),
              all.cpuSeconds.known > 0 ? meanText(all.cpuSeconds) : QString()};
    table.addRow(cells);
}

QString sidesTable(const CompetitionReport &report, const MatchupReport &matchup)
{
    MarkupTable table(QStringLiteral("Both sides"), {{"Player", CellKind::RowHeading},
                                                     "Points",
                                                     "Score",
                                                     "Won",
                                                     "Lost",
                                                     "Jigo",
                                                     "As Black",
                                                     "As White",
                                                     "Forfeits",
                                                     "On time",
                                                     "Void",
                                                     "Seconds a game",
                                                     "CPU seconds",
                                                     "CPU seconds it tells"});
    addSide(table, report, matchup, true);
    addSide(table, report, matchup, false);
    QStringList sum{QStringLiteral("<span class=\"soft\">All</span>"), {}, {}, {}, {}, {}};
    for (const Color color : BothColors) {
        sum += scoreMarkup(matchup.colors[color]);
    }
    table.addRow(sum);
    return table.toMarkup();
}

void addStrength(MarkupTable &table, const QString &unit, const Strength &strength)
{
    table.addRow({unit, decimal(strength.counts.total(), 0),
                  typographic(signedDecimal(strength.elo.value, 1)),
                  typographic(eloRange(strength.elo)),
                  typographic(signedDecimal(strength.normalizedElo.value, 1)),
                  typographic(eloRange(strength.normalizedElo)),
                  escaped(chance(strength.likelihoodOfSuperiority))});
}

QString strengthTable(const MatchupReport &matchup)
{
    MarkupTable table(QStringLiteral("Strength of the first player against the second"),
                      {{"", CellKind::RowHeading}, "Number", "Elo", "95 %", "nElo", "95 %", "LOS"});
    if (matchup.byPairs) {
        addStrength(table, QStringLiteral("By pairs"), *matchup.byPairs);
    }
    addStrength(table, QStringLiteral("By games"), matchup.byGames);
    return table.toMarkup();
}

QString detailsOf(const CompetitionReport &report, const MatchupReport &matchup, std::size_t index)
{
    QStringList terms = termsOf(report, matchup);
    if (matchup.moves.known > 0) {
        terms += QStringLiteral("%1 moves a game").arg(meanText(matchup.moves, 1));
    }
    if (matchup.unknown() > 0) {
        terms += QStringLiteral("unknown results: %1 (%2)")
                     .arg(matchup.unknown())
                     .arg(percent(static_cast<double>(matchup.unknown()), matchup.played()));
    }
    if (matchup.voids > 0) {
        terms += QStringLiteral("void games: %1").arg(matchup.voids);
    }
    if (matchup.duplicates > 0) {
        terms += QStringLiteral("repeated games: %1, so that errors are those of %2 games")
                     .arg(matchup.duplicates)
                     .arg(decimal(matchup.effectiveGames, 1));
    }
    QString text = QStringLiteral("<p class=\"note\">") + escaped(terms.join(QStringLiteral(" · ")))
                 + QStringLiteral("</p>\n") + sidesTable(report, matchup);
    if (matchup.firstTally.all.counts.total() == 0) {
        return text;
    }
    text += QStringLiteral("<p>Score of <strong>%1</strong>: %2; p-value %3.</p>\n")
                .arg(nameMarkup(report, matchup.first), percentRange(matchup.score),
                     escaped(pValueText(matchup.pValue)))
          + (matchup.tellsStrength() ? strengthTable(matchup) : QString());
    if (report.matchups.size() > MostDrawn || !matchup.tellsStrength()) {
        return text;
    }
    const QString number = QString::number(index);
    return text + QStringLiteral("<div class=\"pair\">\n")
         + figureMarkup(QStringLiteral("Score, game by game"),
                        coursePlot(matchup, QStringLiteral("plot-course-") + number))
         + figureMarkup(QStringLiteral("Pairs of games"),
                        pairsPlot(matchup.pairs, QStringLiteral("plot-pairs-") + number))
         + QStringLiteral("</div>\n");
}

} // namespace

QString matchupsMarkup(const CompetitionReport &report)
{
    constexpr std::size_t MostOpen = 3; // more are folded, for an overview
    const bool isOpen = report.matchups.size() <= MostOpen;
    QString text;
    for (std::size_t i = 0; i < report.matchups.size(); ++i) {
        const MatchupReport &matchup = report.matchups[i];
        const QString games =
            QStringLiteral("%1 games").arg(playedText(matchup.played(), matchup.games));
        const QString strength =
            matchup.tellsStrength()
                ? QStringLiteral(", %1, Elo %2")
                      .arg(percent(matchup.score.value),
                           typographic(signedDecimal(matchup.strength().elo.value, 1)))
                : QString();
        text += QStringLiteral("<details%1><summary><h3><bdi>%2</bdi></h3><span class=\"soft\">%3"
                               "</span></summary>\n<div class=\"inside\">\n")
                    .arg(isOpen ? QStringLiteral(" open") : QString(), escaped(matchup.name),
                         games + strength)
              + detailsOf(report, matchup, i) + QStringLiteral("</div></details>\n");
    }
    return text;
}

} // namespace shinpan
