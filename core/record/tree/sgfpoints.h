#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"

#include <algorithm>
#include <functional>

// Do the points of a file fit its board? SgfParser notes the reach of what it reads; only if that
// is suspicious is the whole game looked at again.
namespace shinpan {

/// The reach of what is neither a point nor empty: "D4", a rectangle, nonsense.
inline constexpr int OddReach = MaxBoardSide + 1;

/// The smallest side of a board that has the point: 1 to 52; 0 for an empty value.
[[nodiscard]] inline int reachOf(QByteArrayView value)
{
    constexpr auto ReachOfLetter = [](char letter) {
        if (letter >= 'a' && letter <= 'z') {
            return letter - 'a' + 1;
        }
        return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 27 : OddReach;
    };
    if (value.size() == 2) {
        return std::max(ReachOfLetter(value[0]), ReachOfLetter(value[1]));
    }
    return value.isEmpty() ? 0 : OddReach;
}

/// The largest reach of all moves and set-up stones, odd ones and moves at "tt" (a pass) left out.
[[nodiscard]] int largestReach(const GameTree &tree);

/// Calls `visit` for each value of a move or set-up property that names no point of the board (and
/// no pass).
void forEachMisplacedStone(const GameTree &tree,
                           BoardSize size,
                           const std::function<void(QByteArrayView)> &visit);

} // namespace shinpan
