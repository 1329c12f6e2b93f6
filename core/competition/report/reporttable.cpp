#include "core/competition/report/reporttable.h"

#include "core/competition/report/reportwords.h"

#include <cmath>

namespace shinpan {

namespace {

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
        return PointsCell{row.tieBreaks[column.index]};
    case ColumnKind::Byes:
        return CountCell{row.byes};
    case ColumnKind::Elo:
        return player.elo ? ReportCell(*player.elo) : ReportCell();
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
    case ColumnKind::Opponent:
    case ColumnKind::Machine:
    case ColumnKind::Tasks:
    case ColumnKind::TimeLosses:
    case ColumnKind::Forfeits:
    case ColumnKind::Voids:
    case ColumnKind::LostTasks:
    case ColumnKind::Speed:
        break;
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
        return CountCell{machine.timeLosses};
    case ColumnKind::Forfeits:
        return CountCell{machine.forfeits};
    case ColumnKind::Voids:
        return CountCell{machine.voids};
    case ColumnKind::LostTasks:
        return CountCell{machine.failures};
    case ColumnKind::Speed:
        return machine.speed > 0 ? ReportCell(CountCell{std::llround(machine.speed)})
                                 : ReportCell();
    default:
        break; // of players
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
    constexpr const char *Names[] = {"#",     "player", "points", "",     "byes", "Elo",
                                     "score", "games",  "won",    "lost", "jigo", "unknown"};
    std::vector<ReportColumn> columns;
    for (const ColumnKind kind : kinds) {
        if (kind != ColumnKind::TieBreak) {
            columns.push_back({kind, QString::fromLatin1(Names[static_cast<std::size_t>(kind)])});
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
             ? standingsColumns({Place, Player, Points, TieBreak, Byes, Elo, Score, Games, Won,
                                 Lost, Jigo, Unknown},
                                shownTieBreaks(type))
             : standingsColumns({Place, Player, Elo, Score, Games, Won, Lost, Jigo, Unknown}, {});
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

QString cellText(PointsCell cell, ColumnKind column)
{
    const bool isWhole = cell.points == std::floor(cell.points);
    return column == ColumnKind::Points ? points(cell.points)
                                        : decimal(cell.points, isWhole ? 0 : 2);
}

QString cellText(CountCell cell, ColumnKind column)
{
    using enum ColumnKind;
    const bool isRare = column == Byes || column == TimeLosses || column == Forfeits
                     || column == Voids || column == LostTasks;
    return isRare && cell.count == 0 ? QString() : QString::number(cell.count);
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
        return cell.games == 0 ? ReportCell() : ScoreCell{cell.points, cell.games};
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
    ReportTable table{{{Machine, QStringLiteral("machine")}}, {}};
    const auto add = [&table](ColumnKind kind, const char *name) {
        table.columns.push_back({kind, QString::fromLatin1(name)});
    };
    if (isRunning) {
        add(Tasks, "tasks");
    }
    add(Games, "games");
    add(Score, "score");
    add(TimeLosses, "on time");
    add(Forfeits, "forfeits");
    add(Voids, "void");
    if (isRunning) {
        add(LostTasks, "lost tasks");
        add(Speed, "speed");
    }
    for (const MachineStanding &machine : machines) {
        std::vector<ReportCell> &row = table.rows.emplace_back();
        for (const ReportColumn &column : table.columns) {
            row.push_back(cellOf(machine, column.kind));
        }
    }
    return table;
}

} // namespace shinpan
