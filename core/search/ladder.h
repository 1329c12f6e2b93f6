#pragma once

#include "core/search/playoutboard.h"

namespace shinpan {

// Ladders: what becomes of a chain when each move of the attacker is an atari. They are read for a
// limited number of moves; what is not caught until then counts as free.

/// Whether a chain in atari is caught although its side is to move.
[[nodiscard]] bool isCaughtInAtari(const PlayoutBoard &board, Cell chain);

/// The liberty by which the opponent, whose turn it is, catches a chain with two liberties; NoCell
/// if neither does.
[[nodiscard]] Cell ladderMove(const PlayoutBoard &board, Cell chain);

} // namespace shinpan
