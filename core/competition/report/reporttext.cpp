#include "core/competition/report/report.h"
#include "core/competition/report/reporttable.h"
#include "core/competition/report/reportwords.h"
#include "core/util/printable.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int NameColumns = 18;
constexpr std::size_t MostOpenings = 20; // the other formats have all

using Column = ReportTable::Column;

QString nameOf(const CompetitionReport &report, std::size_t player)
{
    return fitted(report.players[player].id, NameColumns);
}

QString headed(const QString &heading, const QString &body)
{
    return body.isEmpty() ? QString() : u'\n' + heading + u'\n' + body;
}

QString standingsText(const CompetitionReport &report)
{
    const bool hasRatings = report.ratings && report.players.size() > 2;
    std::vector<Column> columns{
        {QStringLiteral("#")},      {QString(), true},         {QStringLiteral("player"), true},
        {QStringLiteral("points")}, {QStringLiteral("games")}, {QStringLiteral("score")}};
    for (const TieBreak tieBreak : report.tieBreaks) {
        columns.push_back({tieBreakName(tieBreak)});
    }
    columns.push_back({QStringLiteral("byes")});
    columns.push_back({QStringLiteral("Elo and 95%")});
    ReportTable table(std::move(columns), 3);
    for (const StandingRow &row : report.standings) {
        const Tally &tally = report.players[row.player].tally.all;
        QStringList cells{
            QString::number(row.place),      letterOf(row.player),
            nameOf(report, row.player),      points(row.points),
            QString::number(tally.played()), percent(tally.points(), tally.counts.total())};
        for (const double value : row.tieBreaks) {
            cells += decimal(value, value == std::floor(value) ? 0 : 2);
        }
        cells += row.byes > 0 ? QString::number(row.byes) : QString();
        if (hasRatings) {
            const Estimate elo = report.ratings->rating(row.player);
            cells += signedDecimal(elo.value, 1) + QStringLiteral(" +-")
                   + decimal(elo.high - elo.value, 1);
        }
        table.addRow(cells);
    }
    return headed(QStringLiteral("Standings"), table.toText());
}

QString crosstableText(const CompetitionReport &report)
{
    if (report.players.size() < 3) {
        return {};
    }
    std::vector<Column> columns{{QString(), true}, {QString(), true}};
    for (const StandingRow &row : report.standings) {
        columns.push_back({letterOf(row.player)});
    }
    ReportTable table(std::move(columns), 2);
    for (const StandingRow &row : report.standings) {
        QStringList cells{letterOf(row.player), nameOf(report, row.player)};
        for (const StandingRow &other : report.standings) {
            const CrossCell &cell = report.cell(row.player, other.player);
            cells += cell.games == 0 ? QString()
                                     : points(cell.points) + u'-'
                                           + points(static_cast<double>(cell.games) - cell.points);
        }
        table.addRow(cells);
    }
    return headed(QStringLiteral("Crosstable (a line's player against a column's)"),
                  table.toText());
}

QString superiorityText(const CompetitionReport &report)
{
    if (!report.ratings || report.players.size() < 3) {
        return {};
    }
    std::vector<Column> columns{{QString(), true}, {QString(), true}};
    for (const StandingRow &row : report.standings) {
        columns.push_back({letterOf(row.player)});
    }
    ReportTable table(std::move(columns), 2);
    for (const StandingRow &row : report.standings) {
        QStringList cells{letterOf(row.player), nameOf(report, row.player)};
        for (const StandingRow &other : report.standings) {
            cells +=
                row.player == other.player
                    ? QString()
                    : percent(report.ratings->likelihoodOfSuperiority(row.player, other.player), 1);
        }
        table.addRow(cells);
    }
    return headed(QStringLiteral("Likelihood that a line's player is stronger than a column's"),
                  table.toText());
}

/// What either side of a match scored: "2-1"; an unknown game is half a point.
QString scoreText(const MatchupReport &matchup)
{
    const Tally &first = matchup.firstTally.all;
    const double score = first.points() + static_cast<double>(first.unknown) / 2;
    return points(score) + u'-' + points(static_cast<double>(matchup.played()) - score);
}

QString bracketText(const CompetitionReport &report)
{
    QString text;
    int round = -1;
    for (const BracketMatch &match : report.bracket) {
        const MatchupReport &matchup = report.matchups[match.matchup];
        if (match.round != round) {
            round = match.round;
            text += QStringLiteral("  ") + roundText(round, report.players.size()) + u'\n';
        }
        text += QStringLiteral("    %1 %2 %3%4%5\n")
                    .arg(nameOf(report, matchup.first), scoreText(matchup),
                         nameOf(report, matchup.second),
                         match.winner ? QStringLiteral(": ") + nameOf(report, *match.winner)
                                      : QString(),
                         match.isBySeed ? QStringLiteral(", the better seed") : QString());
    }
    return headed(QStringLiteral("Bracket"), text);
}

/// Who met whom in each round of a Swiss, how each game ended, and who had a bye.
QString roundsText(const CompetitionReport &report)
{
    if (report.type != CompetitionType::Swiss) {
        return {};
    }
    QString text;
    for (const RoundReport &round : roundsOf(report)) {
        ReportTable table({{QString(), true},
                           {QStringLiteral("first"), true},
                           {},
                           {QStringLiteral("second"), true},
                           {QStringLiteral("games"), true}});
        for (const std::size_t index : round.matchups) {
            const MatchupReport &matchup = report.matchups[index];
            QStringList results;
            for (const StoredGame *game : gamesOf(report, index)) {
                results += game->sgfResult;
            }
            table.addRow({matchup.id, nameOf(report, matchup.first), scoreText(matchup),
                          nameOf(report, matchup.second), results.join(u' ')});
        }
        for (const std::size_t player : round.byes) {
            table.addRow({QStringLiteral("bye"), nameOf(report, player)});
        }
        text += QStringLiteral("round %1\n").arg(round.round + 1) + table.toText();
    }
    return headed(QStringLiteral("Rounds (first has Black in the first game, then in every other)"),
                  text);
}

QString colorText(const CompetitionReport &report)
{
    const GameCounts &black = report.colors.black.counts;
    if (black.total() == 0) {
        return {};
    }
    QString text =
        QStringLiteral("  Black scored %1 in %2\n")
            .arg(percentRange(report.blackScore),
                 counted(black.total(), QStringLiteral("game"), QStringLiteral("games")));
    if (report.ratings && report.ratings->colorAdvantage()) {
        const Estimate advantage = *report.ratings->colorAdvantage();
        text += QStringLiteral("  having Black is worth %1 Elo (%2)\n")
                    .arg(signedDecimal(advantage.value, 1), eloRange(advantage));
    }
    if (report.ratings && report.ratings->fairKomi()) {
        const Estimate komi = *report.ratings->fairKomi();
        text += QStringLiteral("  fair komi %1 (%2 to %3)\n")
                    .arg(decimal(komi.value, 2), decimal(komi.low, 2), decimal(komi.high, 2));
    }
    return headed(QStringLiteral("Colours"), text);
}

QString sprtText(const CompetitionReport &report)
{
    if (!report.sprt) {
        return {};
    }
    const SprtReport &sprt = *report.sprt;
    return headed(
        QStringLiteral("Sequential test"),
        QStringLiteral("  %1\n  LLR %2 (%3 to %4) after %5: %6\n%7")
            .arg(hypothesesText(sprt.test), signedDecimal(sprt.llr, 2), decimal(sprt.lower, 2),
                 decimal(sprt.upper, 2), testedPairsText(sprt), verdictText(sprt),
                 sprt.copies > 0
                     ? QStringLiteral("  from %1, which add nothing\n").arg(gamesText(sprt))
                     : QString()));
}

/// A player's line in its matchup's block.
QStringList matchupCells(const CompetitionReport &report,
                         const MatchupReport &matchup,
                         std::size_t player,
                         const PlayerTally &tally)
{
    const Tally &all = tally.all;
    QStringList cells{nameOf(report, player), points(all.points()),
                      percent(all.points(), all.counts.total())};
    for (const Color color : BothColors) {
        const Tally &part = tally.byColor[color];
        if (matchup.isAlternating) {
            cells += {points(part.points()), percent(part.points(), part.counts.total())};
        } else {
            const bool isTheirs = (player == matchup.first) == (color == Color::Black);
            const bool isBlack = color == Color::Black;
            cells += {QString(), !isTheirs ? QString()
                                 : isBlack ? QStringLiteral("(black)")
                                           : QStringLiteral("(white)")};
        }
    }
    const auto shown = [](std::int64_t count, std::int64_t other) {
        return count + other > 0 ? QString::number(count) : QString();
    };
    const Tally &first = matchup.firstTally.all;
    const Tally &second = matchup.secondTally.all;
    const bool hasCpu = first.cpuSeconds.known + second.cpuSeconds.known > 0;
    const bool hasTime = first.seconds.known + second.seconds.known > 0;
    cells += shown(all.forfeits, first.forfeits + second.forfeits);
    cells += shown(all.timeLosses, first.timeLosses + second.timeLosses);
    cells += shown(all.voids, first.voids + second.voids);
    cells += hasTime ? meanText(all.seconds) : QString();
    cells += hasCpu ? meanText(all.cpuSeconds) : QString();
    return cells;
}

QString matchupTable(const CompetitionReport &report, const MatchupReport &matchup)
{
    const bool isAlternating = matchup.isAlternating;
    ReportTable table({{QString(), true},
                       {QStringLiteral("wins")},
                       {QString()},
                       {QString()},
                       {isAlternating ? QStringLiteral("black") : QString()},
                       {QString()},
                       {isAlternating ? QStringLiteral("white") : QString()},
                       {QStringLiteral("forfeits")},
                       {QStringLiteral("on time")},
                       {QStringLiteral("void")},
                       {QStringLiteral("avg time")},
                       {QStringLiteral("avg cpu")}});
    table.addRow(matchupCells(report, matchup, matchup.first, matchup.firstTally));
    table.addRow(matchupCells(report, matchup, matchup.second, matchup.secondTally));
    if (isAlternating) {
        QStringList cells{QString(), QString(), QString()};
        for (const Color color : BothColors) {
            const Tally &tally = matchup.colors[color];
            cells += {points(tally.points()), percent(tally.points(), tally.counts.total())};
        }
        table.addRow(cells);
    }
    return table.toText();
}

QString strengthText(const MatchupReport &matchup)
{
    ReportTable table({{QString(), true},
                       {QStringLiteral("Elo")},
                       {QStringLiteral("95%")},
                       {QStringLiteral("nElo")},
                       {QStringLiteral("95%")},
                       {QStringLiteral("LOS")}});
    const auto add = [&](const QString &unit, const Strength &strength) {
        table.addRow({unit, signedDecimal(strength.elo.value, 1), eloRange(strength.elo),
                      signedDecimal(strength.normalizedElo.value, 1),
                      eloRange(strength.normalizedElo), chance(strength.likelihoodOfSuperiority)});
    };
    if (matchup.byPairs) {
        add(QStringLiteral("by pairs"), *matchup.byPairs);
    }
    add(QStringLiteral("by games"), matchup.byGames);
    return table.toText();
}

QString matchupText(const CompetitionReport &report, const MatchupReport &matchup)
{
    QString text = QStringLiteral("\n%1 (%2 games)\n")
                       .arg(printable(matchup.name), playedText(matchup.played(), matchup.games));
    if (matchup.unknown() > 0) {
        text += QStringLiteral("unknown results: %1 %2\n")
                    .arg(matchup.unknown())
                    .arg(percent(static_cast<double>(matchup.unknown()), matchup.played()));
    }
    if (matchup.voids > 0) {
        text += QStringLiteral("void games, not counted: %1\n").arg(matchup.voids);
    }
    text += termsOf(report, matchup).join(QStringLiteral("   ")) + u'\n'
          + matchupTable(report, matchup);
    if (matchup.firstTally.all.counts.total() == 0) {
        return text;
    }
    text += QStringLiteral("score %1   p-value %2   moves %3\n")
                .arg(percentRange(matchup.score), pValueText(matchup.pValue),
                     meanText(matchup.moves, 1));
    if (matchup.duplicates > 0) {
        text += QStringLiteral("repeated games: %1, so that errors are those of %2 games\n")
                    .arg(matchup.duplicates)
                    .arg(decimal(matchup.effectiveGames, 1));
    }
    if (matchup.byPairs) {
        text += QStringLiteral("pairs %1\n").arg(pairsText(matchup.pairs));
    }
    return matchup.tellsStrength() ? text + strengthText(matchup) : text;
}

QString openingsText(const CompetitionReport &report)
{
    ReportTable table({{QStringLiteral("opening"), true},
                       {QStringLiteral("games")},
                       {QStringLiteral("Black")},
                       {QStringLiteral("95%")}});
    const std::size_t shown = std::min(report.openings.size(), MostOpenings);
    for (std::size_t i = 0; i < shown; ++i) {
        const OpeningReport &opening = report.openings[i];
        table.addRow(
            {fitted(opening.name, 40), QString::number(opening.black.total()),
             opening.black.total() > 0 ? percent(opening.score.value) : QStringLiteral("-"),
             percent(opening.score.low, 1) + QStringLiteral(" to ")
                 + percent(opening.score.high, 1)});
    }
    QString text = shown > 0 ? table.toText() : QString();
    if (shown < report.openings.size()) {
        text += QStringLiteral("and %1 more, which the other formats list\n")
                    .arg(report.openings.size() - shown);
    }
    return headed(QStringLiteral("Openings"), text);
}

QString playersText(const CompetitionReport &report)
{
    QString text;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        text += QStringLiteral("%1 %2: %3\n")
                    .arg(letterOf(i), report.players[i].id, engineText(report.players[i]));
    }
    return headed(QStringLiteral("Players"), text);
}

} // namespace

QString toText(const CompetitionReport &report)
{
    QString text = printable(report.name) + u'\n';
    if (!report.description.isEmpty()) {
        text += report.description.trimmed() + u'\n';
    }
    text += QStringLiteral("%1: %2%3\n")
                .arg(typeText(report.type), progressText(report),
                     report.isOver ? QStringLiteral("; it is over") : QString());
    const QStringList terms = termsOf(report);
    text += terms.isEmpty() ? QString() : terms.join(QStringLiteral("   ")) + u'\n';
    const QString duplicates = duplicatesText(report);
    text += duplicates.isEmpty() ? QString() : duplicates + u'\n';
    text += standingsText(report) + bracketText(report) + roundsText(report)
          + crosstableText(report) + superiorityText(report) + sprtText(report) + colorText(report);
    for (const MatchupReport &matchup : report.matchups) {
        text += matchupText(report, matchup);
    }
    text += openingsText(report) + playersText(report);
    constexpr int Columns = 80;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        line = wrapped(printable(line), Columns);
    }
    return lines.join(u'\n');
}

} // namespace shinpan
