#pragma once

#include "core/board/board.h"
#include "core/record/tree/gametree.h"

namespace shinpan {

/// A game that begins with these stones, that side to play: SZ, AB, AW and PL.
[[nodiscard]] GameTree treeOfPosition(const Board &board, Color toPlay);

} // namespace shinpan
