#pragma once

#include "core/competition/report/report.h"
#include "core/competition/result/machinestanding.h"

#include <QString>

#include <span>
#include <variant>
#include <vector>

namespace shinpan {

/// What a column of a table tells.
enum class ColumnKind : std::uint8_t {
    Place,
    Player,
    Points,
    TieBreak,
    Byes,
    Elo, ///< with its interval
    Score,
    Games,
    Won,
    Lost,
    Jigo,
    Unknown,
    Opponent, ///< a player that those of the rows are set against
    Machine,
    Tasks,
    TimeLosses,
    Forfeits,
    Voids,
    LostTasks,
    Speed ///< see MachineStanding
};

struct ReportColumn
{
    ColumnKind kind;
    QString name;          ///< in small letters; an opponent's as it is
    std::size_t index = 0; ///< of the tie-break, or of the opponent
};

// What a cell tells. How it is written is up to each format.

struct PlayerCell
{
    std::size_t player;
    QString name;
    bool isOut = false;     ///< beaten in a knockout, or
    bool isResting = false; ///< plays no more, for its faults
};
struct MachineCell
{
    QString name;       ///< empty: that of the run's head
    bool isOut = false; ///< it gets no more tasks
};
struct PointsCell
{
    double points;
};
struct CountCell
{
    std::int64_t count;
};
/// The points of some games.
struct ScoreCell
{
    double points;
    std::int64_t games;
};
struct LikelihoodCell
{
    double value;
};
/// The cell of a player against itself.
struct SelfCell
{ };
/// What is not known is nothing.
using ReportCell = std::variant<std::monostate,
                                PlayerCell,
                                MachineCell,
                                PointsCell,
                                CountCell,
                                ScoreCell,
                                LikelihoodCell,
                                Estimate,
                                SelfCell>;

/// A table of a report or of what a run shows: a value that text, HTML, the terminal and the window
/// write in their ways.
struct ReportTable
{
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows; ///< a cell for each column
};

/// Columns of standings, of these kinds, which may not be Opponent; TieBreak stands for one of
/// each.
[[nodiscard]] std::vector<ReportColumn> standingsColumns(std::initializer_list<ColumnKind> kinds,
                                                         const std::vector<TieBreak> &tieBreaks);
/// Those of a competition that runs: points and tie-breaks, and byes, where its type goes by
/// points.
[[nodiscard]] std::vector<ReportColumn> runningColumns(CompetitionType type);
[[nodiscard]] ReportTable standingsTable(std::vector<ReportColumn> columns,
                                         std::span<const PlayerStanding> players);

/// Points, or a tie-break: whole ones have no digits, others two.
[[nodiscard]] QString cellText(PointsCell cell, ColumnKind column);
/// Nothing where none is what one expects: byes, and whatever goes wrong.
[[nodiscard]] QString cellText(CountCell cell, ColumnKind column);
/// Whole and half points have as few digits as they need, what is divided by games has two.
[[nodiscard]] QString shortPoints(double points);

// The tables of a report in which players stand beside each other.

/// The players, the best first; Elo where ratings say something.
[[nodiscard]] std::vector<PlayerStanding> playerStandings(const CompetitionReport &report);
/// What a row's player scored against a column's. No rows where there are fewer than three players,
/// or too many.
[[nodiscard]] ReportTable crosstable(const CompetitionReport &report);
/// How likely a row's player is stronger than a column's. None without crosstable() or ratings.
[[nodiscard]] ReportTable superiorityTable(const CompetitionReport &report);

/// What machines have done; of a run that lasts, what they are at, too. A score is that of the
/// first of two players.
[[nodiscard]] ReportTable machinesTable(std::span<const MachineStanding> machines, bool isRunning);

} // namespace shinpan
