#pragma once

#include "core/board/board.h"
#include "core/board/boardregion.h"
#include "core/rules/gameline.h"

#include <optional>
#include <vector>

namespace shinpan {

/// What surrounds a problem so that an engine, which plays for the whole board, plays for the
/// problem: a wall of the attacker's around it, and the rest of the board shared out such that
/// whoever gets the better of the problem wins the game.
struct ProblemFrame
{
    Color attacker = Color::Black;  ///< its stones stand around; the other side wants to live
    BoardRegion inside;             ///< what stays as it is: the stones and some room around them
    std::vector<SetUpStone> stones; ///< these are added; what was outside is gone
    double komi = 0; ///< with it the problem decides; another one than was asked for where the
                     ///< board is too small to share out
};

/// Frames the stones that stand in `region` (the whole board: all of them). Nothing where they
/// leave no room for a group that lives outside: no stones, or stones all over the board. `komi` is
/// White's, and wanted.
[[nodiscard]] std::optional<ProblemFrame> frameAround(const Board &board,
                                                      const BoardRegion &region,
                                                      double komi);

/// The board of a problem within its frame.
[[nodiscard]] Board framed(const Board &board, const ProblemFrame &frame);

} // namespace shinpan
