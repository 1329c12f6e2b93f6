#pragma once

#include "core/board/board.h"
#include "core/record/gametree.h"
#include "core/util/result.h"

#include <optional>
#include <vector>

namespace shinpan {

/// A figure as books have it: a position, the moves of a range on it with their numbers, and what
/// cannot be drawn there. Nothing that is captured within the range is taken off, so that every
/// number can be found; a move onto such a stone is told beside the figure ("12 at 5").
struct MoveFigure
{
    struct Number
    {
        Point point;
        int move = 0;

        friend bool operator==(const Number &, const Number &) = default;
    };
    /// Moves that are not in the figure: at one point that has a stone already, or passes.
    struct Remark
    {
        std::vector<int> moves;
        std::optional<Point> point; ///< nothing: passes
        std::optional<int> number;  ///< of the stone that is drawn there, if it has one

        friend bool operator==(const Remark &, const Remark &) = default;
    };

    Board board;
    std::vector<Number> numbers;
    std::vector<Remark> remarks; ///< in the order of their first moves
    NodeId lastNode{};           ///< of the range
};

/// The moves `first` to `last` (from 1, first <= last) of the line that leads through `node` and
/// goes on along first children; up to its end if it is shorter than `last`. Fails if it has no
/// move `first`.
[[nodiscard]] Result<MoveFigure> figureOf(const GameTree &tree, NodeId node, int first, int last);

} // namespace shinpan
