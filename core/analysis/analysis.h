#pragma once

#include "core/board/color.h"
#include "core/board/point.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// One move that an engine considers. All values are Black's view, whoever is to move; see
/// analysisview.h. What an engine did not tell is empty.
struct Candidate
{
    std::optional<Point> move; ///< none: a pass
    std::int64_t visits = 0;   ///< 0 is possible: known by its prior only
    int order = 0;             ///< 0 is the engine's choice
    float winrate = 0.5F;      ///< 0 to 1

    std::optional<float> scoreLead{}; ///< points
    std::optional<float> scoreStdev{};
    /// The bound of the win rate that its mover can rely on: a lower one for Black, an upper one
    /// for White. KataGo leaves 0 to 1 on both sides; Leela Zero tells 0 below three visits.
    std::optional<float> lcb{};
    std::optional<float> prior{};   ///< 0 to 1: what the network thinks before any search
    std::optional<float> utility{}; ///< KataGo's mixture of winning and score, about -1 to 1

    std::optional<float> scoreSelfplay{};
    std::optional<float> utilityLcb{}; ///< of the utility, as lcb is of the win rate
    std::optional<float> weight{};
    std::optional<float> noResultValue{}; ///< 0 to 1: chance that the game has no result
    std::optional<std::int64_t> edgeVisits{};
    std::optional<Point> symmetryOf{}; ///< its numbers are those of this move

    /// The principal variation, alternating from the side to move on, `move` first; may be empty.
    std::vector<std::optional<Point>> line{};
    std::vector<std::int64_t> lineVisits{}; ///< of each move of the line
    std::vector<std::int64_t> lineEdgeVisits{};

    std::vector<float> ownership{}; ///< after this move; as Analysis::ownership
    std::vector<float> ownershipStdev{};

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// What an engine thinks of a position. All values are Black's view.
struct Analysis
{
    BoardSize size;
    Color toMove = Color::Black;
    std::vector<Candidate> candidates{}; ///< best first

    /// Of the position: what the engine tells of its root, else the sum of its candidates' visits
    /// and the values of the best one.
    std::int64_t visits = 0;
    float winrate = 0.5F; ///< 0 to 1
    std::optional<float> scoreLead{};
    std::optional<float> scoreStdev{};
    std::optional<float> utility{};

    /// Whose each point will be, -1 White's to 1 Black's, row by row from the top left; empty: not
    /// told. See ownershipAt().
    std::vector<float> ownership{};
    std::vector<float> ownershipStdev{};

    friend bool operator==(const Analysis &, const Analysis &) = default;
};

/// The value of a point in an ownership map of this board, which must not be empty.
[[nodiscard]] inline float ownershipAt(const std::vector<float> &map, BoardSize size, Point point)
{
    return map[static_cast<std::size_t>((size.rows - 1 - point.row) * size.columns + point.column)];
}

} // namespace shinpan
