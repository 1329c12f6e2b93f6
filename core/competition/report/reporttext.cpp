#include "core/competition/report/meetings.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/report/reporttable.h"
#include "core/competition/report/reportwords.h"
#include "core/competition/report/texttable.h"
#include "core/util/printable.h"

#include <QStringList>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int NameColumns = 18;
constexpr std::size_t MostOpenings = 20; // the other formats have all

QString nameOf(const CompetitionReport &report, std::size_t player)
{
    return fitted(report.players[player].id, NameColumns);
}

QString headed(const QString &heading, const QString &body)
{
    return body.isEmpty() ? QString() : u'\n' + heading + u'\n' + body;
}

/// The cell as a text, under the heading of that column.
QString cellText(const ReportCell &cell, ColumnKind column)
{
    if (const auto *player = std::get_if<PlayerCell>(&cell)) {
        return fitted(player->name, NameColumns);
    }
    if (const auto *machine = std::get_if<MachineCell>(&cell)) {
        return fitted(machineName(machine->name), NameColumns);
    }
    if (const auto *value = std::get_if<PointsCell>(&cell)) {
        return cellText(*value, column);
    }
    if (const auto *value = std::get_if<CountCell>(&cell)) {
        return cellText(*value, column);
    }
    if (const auto *score = std::get_if<ScoreCell>(&cell)) {
        return column == ColumnKind::Score
                 ? percent(score->points, score->games)
                 : points(score->points) + u'-'
                       + points(static_cast<double>(score->games) - score->points);
    }
    if (const auto *likelihood = std::get_if<LikelihoodCell>(&cell)) {
        return percent(likelihood->value, 1);
    }
    if (const auto *elo = std::get_if<Estimate>(&cell)) {
        return signedDecimal(elo->value, 1) + QStringLiteral(" +-")
             + decimal(elo->high - elo->value, 1);
    }
    return {};
}

QString headingOf(const ReportColumn &column)
{
    return column.kind == ColumnKind::Elo      ? QStringLiteral("Elo and 95%")
         : column.kind == ColumnKind::Opponent ? lettersOf(column.index)
                                               : column.name;
}

/// The table in columns of characters; each player's letter stands in front of the name.
QString tableText(const ReportTable &table)
{
    std::vector<TextTable::Column> columns;
    std::size_t repeated = 0; // up to the name
    for (const ReportColumn &column : table.columns) {
        const bool isPlayer = column.kind == ColumnKind::Player;
        const bool isName = isPlayer || column.kind == ColumnKind::Machine;
        if (isPlayer) {
            columns.push_back({"", true});
        }
        columns.push_back(TextTable::Column(headingOf(column), isName));
        repeated = isName ? columns.size() : repeated;
    }
    TextTable text(std::move(columns), repeated);
    for (const std::vector<ReportCell> &row : table.rows) {
        QStringList cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (const auto *player = std::get_if<PlayerCell>(&row[i])) {
                cells += lettersOf(player->player);
            }
            cells += cellText(row[i], table.columns[i].kind);
        }
        text.addRow(cells);
    }
    return text.toText();
}

QString standingsText(const CompetitionReport &report)
{
    using enum ColumnKind;
    return headed(QStringLiteral("Standings"),
                  tableText(standingsTable(
                      standingsColumns({Place, Player, Points, Games, Score, TieBreak, Byes, Elo},
                                       report.tieBreaks),
                      playerStandings(report))));
}

/// What either side of a match scored: "2-1"; an unknown game is half a point.
QString scoreText(const MatchupReport &matchup)
{
    const double score = firstPoints(matchup);
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

/// The pairings of each round of a Swiss, how each game ended, and the byes.
QString roundsText(const CompetitionReport &report)
{
    if (kindOf(report.type).drawing != CompetitionKind::Drawing::Pairings) {
        return {};
    }
    QString text;
    for (const RoundReport &round : roundsOf(report)) {
        TextTable table({{"", true}, {"first", true}, {}, {"second", true}, {"games", true}});
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
    const QString copies = sprt.copies > 0
                             ? QStringLiteral("  from %1, which add nothing\n").arg(gamesText(sprt))
                             : QString();
    const QString beyond = beyondText(sprt);
    return headed(
        QStringLiteral("Sequential test"),
        QStringLiteral("  %1\n  LLR %2 (%3 to %4) after %5: %6\n%7")
            .arg(hypothesesText(sprt.test), signedDecimal(sprt.llr, 2), decimal(sprt.lower, 2),
                 decimal(sprt.upper, 2), testedPairsText(sprt), verdictText(sprt),
                 beyond.isEmpty() ? copies : copies + QStringLiteral("  ") + beyond + u'\n'));
}

TextTable parametersTable(const TuneReport &tune)
{
    TextTable table({{"parameter", true}, "best", "95%", "own"});
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const Estimate &where = tune.optimum.where[i];
        table.addRow({tune.parameters[i].name, tune.valueText(i, tune.optimum.point[i]),
                      QStringLiteral("%1 to %2")
                          .arg(tune.valueText(i, where.low), tune.valueText(i, where.high)),
                      tune.valueText(i, tune.own[i])});
    }
    return table;
}

TextTable levelsTable(const TuneReport &tune)
{
    const QString against = QStringLiteral("Elo against %1").arg(tune.opponents);
    TextTable table({"level", tune.parameters.front().name, "95%", against});
    for (const CalibratedLevel &level : tune.levels) {
        table.addRow(levelCells(tune, level));
    }
    return table;
}

QString tuneText(const CompetitionReport &report)
{
    if (!report.tune) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    QString text =
        QStringLiteral("  %1: %2 of %3\n")
            .arg(tune.method, counted(tune.games, QStringLiteral("game"), QStringLiteral("games")),
                 counted(tune.candidates, QStringLiteral("candidate"),
                         QStringLiteral("candidates")));
    if (!tune.levels.empty()) {
        return headed(QStringLiteral("Calibration"), text + levelsTable(tune).toText());
    }
    text += parametersTable(tune).toText()
          + QStringLiteral("  %1\n  %2\n").arg(strengthText(tune), certaintyText(tune));
    for (const QString &line : tune.status) {
        text += QStringLiteral("  ") + line + u'\n';
    }
    const QString certificate = certificateText(tune);
    text += headed(QStringLiteral("Certificate"),
                   certificate.isEmpty() ? QString() : QStringLiteral("  ") + certificate + u'\n');
    return headed(QStringLiteral("Tuning"), text);
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
    const bool hasMeasured = first.measuredCpuSeconds.known + second.measuredCpuSeconds.known > 0;
    const bool hasCpu = first.cpuSeconds.known + second.cpuSeconds.known > 0;
    const bool hasTime = first.seconds.known + second.seconds.known > 0;
    cells += shown(all.forfeits, first.forfeits + second.forfeits);
    cells += shown(all.timeLosses, first.timeLosses + second.timeLosses);
    cells += shown(all.voids, first.voids + second.voids);
    cells += hasTime ? meanText(all.seconds) : QString();
    cells += hasMeasured ? meanText(all.measuredCpuSeconds) : QString();
    cells += hasCpu ? meanText(all.cpuSeconds) : QString();
    return cells;
}

QString matchupTable(const CompetitionReport &report, const MatchupReport &matchup)
{
    const bool isAlternating = matchup.isAlternating;
    TextTable table({{"", true},
                     "wins",
                     "",
                     "",
                     {isAlternating ? "black" : ""},
                     "",
                     {isAlternating ? "white" : ""},
                     "forfeits",
                     "on time",
                     "void",
                     "avg time",
                     "cpu",
                     "told cpu"});
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
    TextTable table({{"", true}, "Elo", "95%", "nElo", "95%", "LOS"});
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
    TextTable table({{"opening", true}, "games", "Black", "95%"});
    const std::size_t shown = std::min(report.openings.size(), MostOpenings);
    for (std::size_t i = 0; i < shown; ++i) {
        const OpeningReport &opening = report.openings[i];
        table.addRow(
            {fitted(opening.name, 40), QString::number(opening.black.total()),
             opening.black.total() > 0 ? percent(opening.score.value) : QStringLiteral("-"),
             percentSpan(opening.score, 1)});
    }
    QString text = shown > 0 ? table.toText() : QString();
    if (shown < report.openings.size()) {
        text += QStringLiteral("and %1 more, which the other formats list\n")
                    .arg(report.openings.size() - shown);
    }
    return headed(QStringLiteral("Openings"), text);
}

QString machinesHeading(const CompetitionReport &report)
{
    return report.players.size() == 2
             ? QStringLiteral("Machines (scores are those of %1)").arg(nameOf(report, 0))
             : QStringLiteral("Machines");
}

QString playersText(const CompetitionReport &report)
{
    QString text;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        text += QStringLiteral("%1 %2: %3\n")
                    .arg(lettersOf(i), report.players[i].id, engineText(report.players[i]));
    }
    return headed(QStringLiteral("Players"), text);
}

QString fittedToTerminal(const QString &text)
{
    constexpr int Columns = 80;
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        line = wrapped(printable(line), Columns);
    }
    return lines.join(u'\n');
}

} // namespace

QString toText(const CompetitionReport &report)
{
    QString text = printable(report.name) + u'\n';
    if (!report.description.isEmpty()) {
        text += report.description.trimmed() + u'\n';
    }
    text += QStringLiteral("%1: %2%3\n")
                .arg(kindOf(report.type).text, progressText(report),
                     report.isOver ? QStringLiteral("; it is over") : QString());
    const QStringList terms = termsOf(report);
    text += terms.isEmpty() ? QString() : terms.join(QStringLiteral("   ")) + u'\n';
    for (const QString &warning : {report.note, duplicatesText(report), leftOutText(report)}) {
        text += warning.isEmpty() ? QString() : warning + u'\n';
    }
    text += tuneText(report) + standingsText(report) + bracketText(report) + roundsText(report)
          + headed(QStringLiteral("Crosstable (a line's player against a column's)"),
                   tableText(crosstable(report)))
          + headed(QStringLiteral("Likelihood that a line's player is stronger than a column's"),
                   tableText(superiorityTable(report)))
          + sprtText(report) + colorText(report);
    for (const MatchupReport &matchup : report.matchups) {
        text += matchupText(report, matchup);
    }
    text += openingsText(report)
          + headed(machinesHeading(report), tableText(machinesTable(report.machines, false)))
          + playersText(report);
    return fittedToTerminal(text);
}

QString toText(const CompetitionReport &report, const MatchupReport &matchup)
{
    return fittedToTerminal(matchupText(report, matchup));
}

} // namespace shinpan
