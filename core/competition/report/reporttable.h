#pragma once

#include "core/competition/result/ranking.h"
#include "core/statistics/elo.h"

#include <QString>

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
    Opponent ///< a player whom those of the rows are set against
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
struct PointsCell
{
    double points;
};
struct CountCell
{
    std::int64_t count;
};
/// Points of so many games.
struct ScoreCell
{
    double points;
    std::int64_t games;
};
struct LikelihoodCell
{
    double value;
};
/// Where a player would meet itself.
struct SelfCell
{ };
/// Nothing is what is not known.
using ReportCell = std::variant<std::monostate,
                                PlayerCell,
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

/// What is known of a player in the standings.
struct PlayerStanding
{
    StandingRow row;
    QString name;
    std::optional<Estimate> elo; ///< nothing while it is not known
    GameCounts games;
    std::int64_t unknown = 0; ///< games whose winner nobody can say
    bool isResting = false;   ///< plays no more, for its faults
};

/// A column of standings, of any kind but TieBreak and Opponent.
[[nodiscard]] ReportColumn standingsColumn(ColumnKind kind);
/// A column for each of the first tie-breaks of the type.
[[nodiscard]] std::vector<ReportColumn> tieBreakColumns(const std::vector<TieBreak> &tieBreaks);
/// Those of a competition that runs: points and tie-breaks, and byes, where its type goes by
/// points.
[[nodiscard]] std::vector<ReportColumn> runningColumns(CompetitionType type);
[[nodiscard]] ReportTable standingsTable(std::vector<ReportColumn> columns,
                                         const std::vector<PlayerStanding> &players);

/// Whole and half points have as few digits as they need, what is divided by games has two.
[[nodiscard]] QString shortPoints(double points);

} // namespace shinpan
