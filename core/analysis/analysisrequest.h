#pragma once

#include "core/analysis/analysisparser.h"
#include "core/board/board.h"
#include "core/gtp/gtpcommand.h"
#include "core/rules/gameline.h"

#include <chrono>
#include <optional>
#include <vector>

namespace shinpan {

class Engine;

/// How a position is to be analysed, and how long.
struct AnalysisRequest
{
    /// Points that a side may not play on, or none but which it may.
    struct Restriction
    {
        enum class Kind : std::uint8_t { Avoid, Allow };

        Kind kind = Kind::Avoid;
        Color color = Color::Black;
        std::vector<Point> points; ///< without any it says nothing
        int depth = 1; ///< it holds for this many moves from the position on, 1 at least

        friend bool operator==(const Restriction &, const Restriction &) = default;
    };

    std::chrono::milliseconds interval{100}; ///< between two reports; 10 at least
    /// It ends itself with the first report that has at least this many. (No analysis command of
    /// GTP takes a limit; KataGo's maxVisits does not hold for kata-analyze, which goes on for
    /// ever.)
    std::optional<std::int64_t> visits{};
    /// It ends itself after this time, but not before the engine has said something.
    std::optional<std::chrono::milliseconds> time{};
    bool ownership = false;                  ///< where the engine knows it (KataGo)
    bool movesOwnership = false;             ///< likewise, after each move
    bool policy = false;                     ///< where the engine answers JSON queries
    bool lineVisits = false;                 ///< likewise, of each move of the lines
    int leastMoves = 0;                      ///< tells of this many at least
    std::vector<Restriction> restrictions{}; ///< one of a kind for each side

    friend bool operator==(const AnalysisRequest &, const AnalysisRequest &) = default;
};

/// The side to move at the end of a line, as engines see it that are told only the line.
[[nodiscard]] inline Color sideToMove(const GameLine &line)
{
    return line.moves.empty() ? line.firstToPlay : opposite(line.moves.back().color);
}

/// The way in which an engine analyses.
struct AnalysisCommand
{
    QByteArray name;
    AnalysisDialect dialect = AnalysisDialect::KataGo;
};

/// kata-analyze, else lz-analyze, else analyze; nothing if the engine listed none. (KataGo does not
/// list analyze, which says the same as kata-analyze.)
[[nodiscard]] std::optional<AnalysisCommand> analysisCommandOf(const Engine &engine);

/// How much an engine is asked for at a time.
enum class AnalysisDetail : std::uint8_t {
    All,
    Common,  ///< without what it may not know or be too old for: rootInfo, ownership, visits of
             ///< lines
    Interval ///< nothing but that, of the side that the engine takes for the one to move
};

/// The whole command: "kata-analyze b 10 rootInfo true ownership true".
[[nodiscard]] GtpCommand analysisCommand(const AnalysisCommand &command,
                                         const AnalysisRequest &request,
                                         Color toMove,
                                         AnalysisDetail detail = AnalysisDetail::All);

/// What to ask an engine for that has refused these words, once; nothing where all else would be
/// another question. Leela Zero's lz-analyze took an interval only before 0.17: that will do where
/// the line says whose turn it is, and no points were excluded.
[[nodiscard]] std::optional<AnalysisDetail> detailAfterRefusal(AnalysisDetail refused,
                                                               const AnalysisCommand &command,
                                                               const AnalysisRequest &request,
                                                               const GameLine &line);

/// The points where an engine may look for the next move. A value.
struct SearchArea
{
    std::vector<Point> only;    ///< sorted; empty: everywhere
    std::vector<Point> avoided; ///< sorted

    [[nodiscard]] bool isEmpty() const { return only.empty() && avoided.empty(); }
    [[nodiscard]] bool allows(Point point) const;

    friend bool operator==(const SearchArea &, const SearchArea &) = default;
};

/// The same without points off a board, and without the area if nothing of it is left.
[[nodiscard]] SearchArea within(const SearchArea &area, BoardSize size);

/// The area as an engine is told it: of the side to move, for the next move alone; `allow` and
/// `avoid` exclude each other (KataGo, Leela Zero), so there is one at most, without points that
/// are occupied. Nothing where no move would be left.
[[nodiscard]] std::vector<AnalysisRequest::Restriction> restrictionsOf(const SearchArea &area,
                                                                       const Board &board,
                                                                       Color toMove);

} // namespace shinpan
