#pragma once

#include "core/board/board.h"
#include "core/board/move.h"

#include <vector>

namespace shinpan {

/// A stone that stands before the first move: a handicap or a drawn position.
struct SetUpStone
{
    Point point;
    Color color = Color::Black;

    friend bool operator==(const SetUpStone &, const SetUpStone &) = default;
};

/// How a position came about: what was set up, and the moves from there. Nothing says that the
/// moves are legal.
struct GameLine
{
    BoardSize size;
    std::vector<SetUpStone> setUp;
    Color firstToPlay = Color::Black;
    std::vector<Move> moves;
    /// Stones of each colour that had come off before the set-up, where that is drawn in mid-game.
    ByColor<int> captured = {};

    friend bool operator==(const GameLine &, const GameLine &) = default;
};

/// The board before the first move. Stones without liberties stay.
[[nodiscard]] inline Board setUpBoard(const GameLine &line)
{
    Board board(line.size);
    for (const auto &[point, color] : line.setUp) {
        board.set(point, stoneOf(color));
    }
    return board;
}

} // namespace shinpan
