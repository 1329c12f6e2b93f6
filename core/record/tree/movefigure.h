#pragma once

#include "core/board/board.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/replay.h"
#include "core/util/result.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// A figure as books have it: a position, the moves of a range on it with their numbers, and what
/// cannot be drawn there. Nothing that is captured within the range is taken off, so that every
/// number can be found; a move onto such a stone stands beside the figure ("12 at 5").
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

/// Figures along the line that leads through a node and goes on along first children, one after the
/// other in one walk.
class MoveFigures
{
public:
    /// The tree must outlive it, unchanged.
    MoveFigures(const GameTree &tree, NodeId node);

    /// The moves `first` to `last` (from 1, first <= last), up to the line's end if it is shorter
    /// than `last`. Ranges must not go back. Fails if there is no move `first`, or it was passed.
    [[nodiscard]] Result<MoveFigure> next(int first, int last);

private:
    const GameTree &m_tree;
    std::vector<NodeId> m_path;
    std::size_t m_walked = 0; ///< how many nodes of it
    Replay m_replay;          ///< stands at its last move
};

/// A single figure.
[[nodiscard]] Result<MoveFigure> figureOf(const GameTree &tree, NodeId node, int first, int last);

} // namespace shinpan
