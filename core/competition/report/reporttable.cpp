#include "core/competition/report/reporttable.h"

#include "core/competition/report/reportwords.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace shinpan {

namespace {

using Form = TextCell::Form;

struct CellText
{
    QString operator()(std::monostate) const { return {}; }
    QString operator()(const PlayerCell &cell) const { return cell.name; }
    QString operator()(const MachineCell &cell) const { return machineName(cell.name); }
    QString operator()(const GameCell &cell) const { return cell.game->id; }
    QString operator()(const TextCell &cell) const { return cell.text; }
    QString operator()(const PrintedCell &cell) const { return cell.text; }
    QString operator()(PointsCell cell) const { return points(cell.points); }
    QString operator()(TieBreakCell cell) const
    {
        return decimal(cell.points, cell.points == std::floor(cell.points) ? 0 : 2);
    }
    QString operator()(CountCell cell) const { return QString::number(cell.count); }
    QString operator()(RareCell cell) const
    {
        return cell.count == 0 ? QString() : QString::number(cell.count);
    }
    QString operator()(ScoreCell cell) const { return percent(cell.points, cell.games); }
    QString operator()(ShareCell cell) const
    {
        return QStringLiteral("%1 (%2)").arg(points(cell.points), percent(cell.points, cell.games));
    }
    QString operator()(ResultCell cell) const
    {
        return points(cell.points) + u'-' + points(static_cast<double>(cell.games) - cell.points);
    }
    QString operator()(LikelihoodCell cell) const { return percent(cell.value, 1); }
    QString operator()(const SpanCell &cell) const { return percentSpan(cell.score, 1); }
    QString operator()(const EloCell &cell) const { return signedDecimal(cell.elo.value, 1); }
    QString operator()(const MarginCell &cell) const
    {
        return QStringLiteral("± ") + decimal(cell.elo.high - cell.elo.value, 1);
    }
    QString operator()(SelfCell) const { return {}; }
    QString operator()(UnmetCell) const { return {}; }
};

[[nodiscard]] ReportCell cellOf(const KnownMean &mean)
{
    return mean.known > 0 ? ReportCell(PrintedCell{meanText(mean)}) : ReportCell();
}

/// What it took: seconds a game, and of the processor's as measured and as it tells them.
void addTimes(std::vector<ReportCell> &row, const Tally &tally)
{
    for (const KnownMean &mean : {tally.seconds, tally.measuredCpuSeconds, tally.cpuSeconds}) {
        row.push_back(cellOf(mean));
    }
}

[[nodiscard]] std::vector<ReportCell> sideRow(const CompetitionReport &report,
                                              std::size_t player,
                                              const PlayerTally &tally,
                                              const Tally &other)
{
    const Tally &all = tally.all;
    std::vector<ReportCell> row{PlayerCell{player, report.players[player].id},
                                PointsCell{all.points()},
                                ScoreCell{all.points(), all.counts.total()},
                                CountCell{all.counts.wins},
                                CountCell{all.counts.losses},
                                RareCell{all.counts.jigos}};
    for (const Color color : BothColors) {
        const Tally &part = tally.byColor[color];
        row.push_back(part.played() > 0 ? ReportCell(ShareCell{part.points(), part.counts.total()})
                                        : ReportCell());
    }
    std::ranges::move(costCells(all, other), std::back_inserter(row));
    return row;
}

[[nodiscard]] std::vector<ReportCell> strengthRow(const char *unit, const Strength &strength)
{
    return {TextCell{spoken(unit)},
            PrintedCell{decimal(strength.counts.total(), 0)},
            PrintedCell{signedDecimal(strength.elo.value, 1)},
            PrintedCell{eloRange(strength.elo)},
            PrintedCell{signedDecimal(strength.normalizedElo.value, 1)},
            PrintedCell{eloRange(strength.normalizedElo)},
            PrintedCell{chance(strength.likelihoodOfSuperiority)}};
}

[[nodiscard]] ReportCell cellOf(const PlayerStanding &player, const ReportColumn &column)
{
    const StandingRow &row = player.row;
    const GameCounts &games = player.games;
    switch (column.kind) {
    case ColumnKind::Place:
        return CountCell{row.place};
    case ColumnKind::Player:
        return PlayerCell{row.player, player.name, !row.isStillIn, player.isResting};
    case ColumnKind::Points:
        return PointsCell{row.points};
    case ColumnKind::TieBreak:
        return TieBreakCell{row.tieBreaks[column.index]};
    case ColumnKind::Byes:
        return RareCell{row.byes};
    case ColumnKind::Elo:
        return player.elo ? ReportCell(EloCell{*player.elo}) : ReportCell();
    case ColumnKind::Margin:
        return player.elo ? ReportCell(MarginCell{*player.elo}) : ReportCell();
    case ColumnKind::Score:
        return ScoreCell{static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2,
                         games.total()};
    case ColumnKind::Games:
        return CountCell{games.total() + player.unknown};
    case ColumnKind::Won:
        return CountCell{games.wins};
    case ColumnKind::Lost:
        return CountCell{games.losses};
    case ColumnKind::Jigo:
        return CountCell{games.jigos};
    case ColumnKind::Unknown:
        return CountCell{player.unknown};
    default:
        break; // other tables have these
    }
    Q_UNREACHABLE();
}

[[nodiscard]] ReportCell cellOf(const MachineStanding &machine, ColumnKind column)
{
    switch (column) {
    case ColumnKind::Machine:
        return MachineCell{machine.name, machine.isOut};
    case ColumnKind::Tasks:
        return CountCell{machine.tasks};
    case ColumnKind::Games:
        return CountCell{machine.games};
    case ColumnKind::Score:
        return ScoreCell{static_cast<double>(machine.first.wins)
                             + static_cast<double>(machine.first.jigos) / 2,
                         machine.first.total()};
    case ColumnKind::TimeLosses:
        return RareCell{machine.timeLosses};
    case ColumnKind::Forfeits:
        return RareCell{machine.forfeits};
    case ColumnKind::Voids:
        return RareCell{machine.voids};
    case ColumnKind::LostTasks:
        return RareCell{machine.failures};
    case ColumnKind::Speed:
        return machine.speed > 0 ? ReportCell(CountCell{std::llround(machine.speed)})
                                 : ReportCell();
    default:
        break; // other tables have these
    }
    Q_UNREACHABLE();
}

/// Players against players, in the order of the standings.
template <typename CellOf>
ReportTable matrix(const CompetitionReport &report, const CellOf &cellOf)
{
    ReportTable table{{{ColumnKind::Player, {}}}, {}};
    for (const StandingRow &row : report.standings) {
        table.columns.push_back({ColumnKind::Opponent, report.players[row.player].id, row.player});
    }
    for (const StandingRow &row : report.standings) {
        std::vector<ReportCell> &cells = table.rows.emplace_back();
        cells.push_back(PlayerCell{row.player, report.players[row.player].id});
        for (const StandingRow &other : report.standings) {
            cells.push_back(row.player == other.player ? SelfCell()
                                                       : cellOf(row.player, other.player));
        }
    }
    return table;
}

} // namespace

std::vector<ReportColumn> standingsColumns(std::initializer_list<ColumnKind> kinds,
                                           const std::vector<TieBreak> &tieBreaks)
{
    constexpr const char *Names[] = {"#",
                                     QT_TRANSLATE_NOOP("Messages", "player"),
                                     QT_TRANSLATE_NOOP("Messages", "points"),
                                     "",
                                     QT_TRANSLATE_NOOP("Messages", "byes"),
                                     "Elo",
                                     "95%",
                                     QT_TRANSLATE_NOOP("Messages", "score"),
                                     QT_TRANSLATE_NOOP("Messages", "games"),
                                     QT_TRANSLATE_NOOP("Messages", "won"),
                                     QT_TRANSLATE_NOOP("Messages", "lost"),
                                     QT_TRANSLATE_NOOP("Messages", "jigo"),
                                     QT_TRANSLATE_NOOP("Messages", "unknown")};
    std::vector<ReportColumn> columns;
    for (const ColumnKind kind : kinds) {
        if (kind != ColumnKind::TieBreak) {
            columns.push_back({kind, spoken(Names[static_cast<std::size_t>(kind)])});
            continue;
        }
        for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
            columns.push_back({kind, tieBreakName(tieBreaks[i]), i});
        }
    }
    return columns;
}

std::vector<ReportColumn> runningColumns(CompetitionType type)
{
    using enum ColumnKind;
    return goesByPoints(type)
             ? standingsColumns({Place, Player, Points, TieBreak, Byes, Elo, Margin, Score, Games,
                                 Won, Lost, Jigo, Unknown},
                                shownTieBreaks(type))
             : standingsColumns(
                 {Place, Player, Elo, Margin, Score, Games, Won, Lost, Jigo, Unknown}, {});
}

ReportTable standingsTable(std::vector<ReportColumn> columns,
                           std::span<const PlayerStanding> players)
{
    ReportTable table{std::move(columns), {}};
    for (const PlayerStanding &player : players) {
        std::vector<ReportCell> &row = table.rows.emplace_back();
        for (const ReportColumn &column : table.columns) {
            row.push_back(cellOf(player, column));
        }
    }
    return table;
}

QString textOf(const ReportCell &cell)
{
    return std::visit(CellText(), cell);
}

QString shortPoints(double points)
{
    const int digits = points == std::floor(points)         ? 0
                     : 2 * points == std::floor(2 * points) ? 1
                                                            : 2;
    return QString::number(points, 'f', digits);
}

std::vector<PlayerStanding> playerStandings(const CompetitionReport &report)
{
    const bool hasRatings = report.ratings && report.players.size() > 2;
    std::vector<PlayerStanding> players;
    for (const StandingRow &row : report.standings) {
        const PlayerReport &player = report.players[row.player];
        players.push_back(
            {row, player.id,
             hasRatings ? std::optional(report.ratings->rating(row.player)) : std::nullopt,
             player.tally.all.counts, player.tally.all.unknown});
    }
    return players;
}

ReportTable crosstable(const CompetitionReport &report)
{
    if (report.players.size() < 3 || !report.comparesAll()) {
        return {};
    }
    return matrix(report, [&](std::size_t player, std::size_t other) -> ReportCell {
        const CrossCell &cell = report.cell(player, other);
        return cell.games == 0 ? ReportCell(UnmetCell()) : ResultCell{cell.points, cell.games};
    });
}

ReportTable superiorityTable(const CompetitionReport &report)
{
    if (!report.ratings || report.players.size() < 3 || !report.comparesAll()) {
        return {};
    }
    return matrix(report, [&](std::size_t player, std::size_t other) -> ReportCell {
        return LikelihoodCell{report.ratings->likelihoodOfSuperiority(player, other)};
    });
}

ReportTable machinesTable(std::span<const MachineStanding> machines, bool isRunning)
{
    using enum ColumnKind;
    ReportTable table{{column(Machine, QT_TRANSLATE_NOOP("Messages", "machine")),
                       column(Tasks, QT_TRANSLATE_NOOP("Messages", "tasks")),
                       column(Games, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(Score, QT_TRANSLATE_NOOP("Messages", "score")),
                       column(TimeLosses, QT_TRANSLATE_NOOP("Messages", "on time")),
                       column(Forfeits, QT_TRANSLATE_NOOP("Messages", "forfeits")),
                       column(Voids, QT_TRANSLATE_NOOP("Messages", "void")),
                       column(LostTasks, QT_TRANSLATE_NOOP("Messages", "lost tasks")),
                       column(Speed, QT_TRANSLATE_NOOP("Messages", "speed"))},
                      {}};
    std::erase_if(table.columns, [isRunning](const ReportColumn &column) {
        return !isRunning
            && (column.kind == Tasks || column.kind == LostTasks || column.kind == Speed);
    });
    for (const MachineStanding &machine : machines) {
        std::vector<ReportCell> &row = table.rows.emplace_back();
        for (const ReportColumn &column : table.columns) {
            row.push_back(cellOf(machine, column.kind));
        }
    }
    return table;
}

ReportTable testsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "pair")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "verdict")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "log-likelihood ratio")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "pairs of games")),
                       column(Games, QT_TRANSLATE_NOOP("Messages", "games"))},
                      {}};
    for (const MatchupReport &matchup : report.matchups) {
        if (matchup.test) {
            table.rows.push_back(
                {TextCell{matchup.name, Form::Name}, TextCell{verdictText(*matchup.test)},
                 PrintedCell{signedDecimal(matchup.test->llr, 2)},
                 CountCell{matchup.test->pairs.total()}, CountCell{matchup.played()}});
        }
    }
    return table;
}

ReportTable openingsTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Opening, QT_TRANSLATE_NOOP("Messages", "opening")),
                       column(Games, QT_TRANSLATE_NOOP("Messages", "games")),
                       column(BlackScore, QT_TRANSLATE_NOOP("Messages", "Black’s score")),
                       column(Interval, "95%")},
                      {}};
    for (const OpeningReport &opening : report.openings) {
        const std::int64_t known = opening.black.total();
        table.rows.push_back(
            {TextCell{opening.name, Form::Name}, CountCell{known + opening.unknown},
             ScoreCell{opening.score.value * static_cast<double>(known), known, true},
             known > 0 ? ReportCell(SpanCell{opening.score}) : ReportCell()});
    }
    return table;
}

ReportTable playersTable(const CompetitionReport &report)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "engine")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "command")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "program’s SHA-256")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "seconds a game")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "CPU seconds")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "CPU seconds it tells")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "CPU seconds off turn")),
                       column(Forfeits, QT_TRANSLATE_NOOP("Messages", "forfeits")),
                       column(TimeLosses, QT_TRANSLATE_NOOP("Messages", "on time")),
                       column(Voids, QT_TRANSLATE_NOOP("Messages", "void"))},
                      {}};
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const EngineIdentity &engine = report.players[i].engine;
        const Tally &tally = report.players[i].tally.all;
        const QString hash = engine.files.empty()
                               ? QString()
                               : QString::fromLatin1(engine.files.front().sha256.left(12));
        std::vector<ReportCell> &row = table.rows.emplace_back();
        row = {PlayerCell{i, report.players[i].id},
               TextCell{(engine.name + u' ' + engine.version).trimmed()},
               TextCell{engine.command, Form::Code, true}, TextCell{hash, Form::Code}};
        addTimes(row, tally);
        row.insert(row.end(), {cellOf(tally.offTurnSeconds), RareCell{tally.forfeits},
                               RareCell{tally.timeLosses}, RareCell{tally.voids}});
    }
    return table;
}

ReportTable gamesTable(std::span<const StoredGame *const> games)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "game")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "Black")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "White")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "result")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "moves")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "opening")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "repeats")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "why"))},
                      {}};
    for (const StoredGame *game : games) {
        table.rows.push_back(
            {GameCell{game}, TextCell{game->players.black, Form::Name},
             TextCell{game->players.white, Form::Name},
             TextCell{game->sgfResult.isEmpty() ? gameStateName(game->state) : game->sgfResult},
             CountCell{game->moves}, TextCell{game->opening},
             TextCell{game->duplicateOf.value_or(game->echoOf.value_or(QString()))},
             TextCell{spoken(game->result.reason), Form::Plain, true}});
    }
    return table;
}

ReportTable eventsTable(std::span<const CompetitionEvent> events)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "when")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "game")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Text, QT_TRANSLATE_NOOP("Messages", "what"))},
                      {}};
    for (const CompetitionEvent &event : events) {
        table.rows.push_back(
            {TextCell{event.time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))},
             TextCell{event.gameId}, TextCell{event.player},
             TextCell{event.text, Form::Plain, true}});
    }
    return table;
}

ReportTable sidesTable(const CompetitionReport &report, const MatchupReport &matchup)
{
    using enum ColumnKind;
    ReportTable table{{column(Player, QT_TRANSLATE_NOOP("Messages", "player")),
                       column(Points, QT_TRANSLATE_NOOP("Messages", "points")),
                       column(Score, QT_TRANSLATE_NOOP("Messages", "score")),
                       column(Won, QT_TRANSLATE_NOOP("Messages", "won")),
                       column(Lost, QT_TRANSLATE_NOOP("Messages", "lost")),
                       column(Jigo, QT_TRANSLATE_NOOP("Messages", "jigo")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "as Black")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "as White")),
                       column(Forfeits, QT_TRANSLATE_NOOP("Messages", "forfeits")),
                       column(TimeLosses, QT_TRANSLATE_NOOP("Messages", "on time")),
                       column(Voids, QT_TRANSLATE_NOOP("Messages", "void")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "seconds a game")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "CPU seconds")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "CPU seconds it tells"))},
                      {}};
    const PlayerTally &first = matchup.firstTally;
    const PlayerTally &second = matchup.secondTally;
    table.rows = {sideRow(report, matchup.first, first, second.all),
                  sideRow(report, matchup.second, second, first.all)};
    std::vector<ReportCell> &sum = table.rows.emplace_back(table.columns.size());
    sum[0] = TextCell{spoken(QT_TRANSLATE_NOOP("Messages", "All")), Form::Soft};
    for (const Color color : BothColors) {
        const Tally &tally = matchup.colors[color];
        sum[color == Color::Black ? 6 : 7] = ShareCell{tally.points(), tally.counts.total()};
    }
    return table;
}

std::vector<ReportCell> costCells(const Tally &tally, const Tally &other)
{
    std::vector<ReportCell> cells;
    for (const auto count : {&Tally::forfeits, &Tally::timeLosses, &Tally::voids}) {
        const bool isShown = tally.*count + other.*count > 0;
        cells.push_back(isShown ? ReportCell(CountCell{tally.*count}) : ReportCell());
    }
    addTimes(cells, tally);
    return cells;
}

ReportTable strengthTable(const MatchupReport &matchup)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, ""), column(Number, QT_TRANSLATE_NOOP("Messages", "number")),
                       column(Number, "Elo"), column(Number, "95%"), column(Verbatim, "nElo"),
                       column(Number, "95%"), column(Number, "LOS")},
                      {}};
    if (matchup.byPairs) {
        table.rows.push_back(
            strengthRow(QT_TRANSLATE_NOOP("Messages", "By pairs"), *matchup.byPairs));
    }
    table.rows.push_back(strengthRow(QT_TRANSLATE_NOOP("Messages", "By games"), matchup.byGames));
    return table;
}

ReportTable parametersTable(const TuneReport &tune)
{
    using enum ColumnKind;
    ReportTable table{{column(Heading, QT_TRANSLATE_NOOP("Messages", "parameter")),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "best")), column(Number, "95%"),
                       column(Number, QT_TRANSLATE_NOOP("Messages", "own"))},
                      {}};
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        table.rows.push_back({TextCell{tune.parameters[i].name},
                              TextCell{tune.valueText(i, tune.optimum.point[i])},
                              TextCell{tune.rangeText(i, tune.optimum.where[i])},
                              TextCell{tune.valueText(i, tune.own[i])}});
    }
    return table;
}

ReportTable levelsTable(const TuneReport &tune)
{
    using enum ColumnKind;
    ReportTable table{{column(Number, QT_TRANSLATE_NOOP("Messages", "level")), column(Verbatim, ""),
                       column(Number, "95%"), column(Verbatim, "")},
                      {}};
    table.columns[1].name = tune.parameters.front().name;
    table.columns[3].name = spoken(QT_TRANSLATE_NOOP("Messages", "Elo against %1"), tune.opponents);
    for (const CalibratedLevel &level : tune.levels) {
        const QString elo =
            level.isWithin ? QStringLiteral("%1 ± %2").arg(
                signedDecimal(level.elo.value, 0), decimal(level.elo.high - level.elo.value, 0))
                           : spoken(QT_TRANSLATE_NOOP("Messages", "out of range"));
        table.rows.push_back({PrintedCell{signedDecimal(level.target, 0)},
                              PrintedCell{tune.valueText(0, level.where.value)},
                              PrintedCell{tune.rangeText(0, level.where)}, PrintedCell{elo}});
    }
    return table;
}

} // namespace shinpan
