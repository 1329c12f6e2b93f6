#pragma once

#include "core/competition/report/report.h"
#include "core/competition/result/machinestanding.h"
#include "core/util/spoken.h"

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
    Elo,
    Margin, ///< the 95 % margin of the Elo
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
    Speed, ///< see MachineStanding
    Opening,
    BlackScore,
    Interval, ///< the 95 % interval of that score
    // Other tables have these; their names say what they are about:
    Heading, ///< heads the row
    Text,
    Number,
    Verbatim ///< a number under a name that is no word of ours
};

/// Whether it says what the row is about.
[[nodiscard]] constexpr bool headsRows(ColumnKind kind)
{
    return kind == ColumnKind::Player || kind == ColumnKind::Machine || kind == ColumnKind::Opening
        || kind == ColumnKind::Heading;
}

struct ReportColumn
{
    ColumnKind kind;
    QString name; ///< written in small letters, but an opponent's and a verbatim one as it is
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
/// A game, by its id; leads to its record.
struct GameCell
{
    const StoredGame *game;
    int move = 0; ///< it is shown after this move, as in ToldChance; 0: its end
};
struct TextCell
{
    enum class Form : std::uint8_t { Plain, Name, Code, Soft };

    QString text;
    Form form = Form::Plain;
    bool isLong = false; ///< it may take several lines
};
/// A number or a range, as it is printed.
struct PrintedCell
{
    QString text;
};
struct PointsCell
{
    double points;
};
/// Whole ones have no digits, others two.
struct TieBreakCell
{
    double points;
};
struct CountCell
{
    std::int64_t count;
};
/// A count of what should not be: nothing where there is none.
struct RareCell
{
    std::int64_t count;
};
/// The points as a part of so many games.
struct ScoreCell
{
    double points;
    std::int64_t games;
    bool isShaded = false; ///< it is coloured by how high it is
};
/// The points and what part of so many games they are.
struct ShareCell
{
    double points;
    std::int64_t games;
};
/// The points of either side of so many games.
struct ResultCell
{
    double points;
    std::int64_t games;
};
struct LikelihoodCell
{
    double value;
};
/// The interval of a score.
struct SpanCell
{
    Estimate score;
};
struct EloCell
{
    Estimate elo;
};
struct MarginCell
{
    Estimate elo;
};
/// The cell of a player against itself.
struct SelfCell
{ };
/// The cell of players who have not met.
struct UnmetCell
{ };
/// A value that is not known is std::monostate.
using ReportCell = std::variant<std::monostate,
                                PlayerCell,
                                MachineCell,
                                GameCell,
                                TextCell,
                                PrintedCell,
                                PointsCell,
                                TieBreakCell,
                                CountCell,
                                RareCell,
                                ScoreCell,
                                ShareCell,
                                ResultCell,
                                LikelihoodCell,
                                SpanCell,
                                EloCell,
                                MarginCell,
                                SelfCell,
                                UnmetCell>;

/// The cell as a text, whatever the format: one that writes some cells in another way visits them
/// itself, and the others with this.
[[nodiscard]] QString textOf(const ReportCell &cell);

/// A table of a report or of what a run shows: a value that text, HTML, the terminal and the window
/// write in their ways.
struct ReportTable
{
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows; ///< a cell for each column
};

/// The column of that name, a sentence as spoken() takes it.
[[nodiscard]] inline ReportColumn column(ColumnKind kind, const char *name)
{
    return {kind, spoken(name)};
}

/// Columns of standings, of these kinds, which may not be Opponent; TieBreak stands for one of
/// each.
[[nodiscard]] std::vector<ReportColumn> standingsColumns(std::initializer_list<ColumnKind> kinds,
                                                         const std::vector<TieBreak> &tieBreaks);
/// Those of a competition that runs: points and tie-breaks, and byes, where its type goes by
/// points.
[[nodiscard]] std::vector<ReportColumn> runningColumns(CompetitionType type);
[[nodiscard]] ReportTable standingsTable(std::vector<ReportColumn> columns,
                                         std::span<const PlayerStanding> players);

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

// Other tables of a report.

[[nodiscard]] ReportTable openingsTable(const CompetitionReport &report);
/// The players with their engines and what those took.
[[nodiscard]] ReportTable playersTable(const CompetitionReport &report);
[[nodiscard]] ReportTable gamesTable(std::span<const StoredGame *const> games);
[[nodiscard]] ReportTable eventsTable(std::span<const CompetitionEvent> events);
/// The games that either player of a matchup has won, by colour.
[[nodiscard]] ReportTable sidesTable(const CompetitionReport &report, const MatchupReport &matchup);
/// The cost of games to a player of a matchup: forfeits, losses on time and void ones, where either
/// of them has any; seconds, and those of the processor, measured and as the engine tells them.
[[nodiscard]] std::vector<ReportCell> costCells(const Tally &tally, const Tally &other);
/// The sequential tests of a pool's pairs; none where it has none.
[[nodiscard]] ReportTable testsTable(const CompetitionReport &report);
/// The strength of its first player against the second.
[[nodiscard]] ReportTable strengthTable(const MatchupReport &matchup);
/// The best values of a tune, or the levels of a calibration.
[[nodiscard]] ReportTable parametersTable(const TuneReport &tune);
[[nodiscard]] ReportTable levelsTable(const TuneReport &tune);

} // namespace shinpan
