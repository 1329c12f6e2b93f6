#pragma once

#include "core/board/board.h"
#include "core/board/move.h"

#include <algorithm>
#include <cstddef>
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
    /// Stones that Black has ahead by agreement, as HA says; 0: none. Set-up stones are that
    /// handicap where setsUpHandicap() says so, else a position like any other, worth nothing.
    int handicap = 0;

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

/// Whether what is set up is the handicap itself: black stones alone, as many as it has.
[[nodiscard]] inline bool setsUpHandicap(const GameLine &line)
{
    return line.handicap >= 2 && line.setUp.size() == static_cast<std::size_t>(line.handicap)
        && std::ranges::all_of(line.setUp,
                               [](const SetUpStone &stone) { return stone.color == Color::Black; });
}

/// The points of set-up stones that have no liberties before the first move: what no engine keeps
/// that plays them one by one.
[[nodiscard]] inline std::vector<Point> stonesWithoutLiberties(const GameLine &line)
{
    const Board board = setUpBoard(line);
    std::vector<Point> points;
    for (const auto &[point, color] : line.setUp) {
        if (board.liberties(point) == 0) {
            points.push_back(point);
        }
    }
    return points;
}

} // namespace shinpan
