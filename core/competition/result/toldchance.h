#pragma once

#include "core/board/color.h"

namespace shinpan {

/// What an engine said, along with a move of its own, of its chances to win.
struct ToldChance
{
    int move = 0; ///< the number of the move in its game, from 1; those of an opening do not count
    Color color = Color::Black; ///< the mover's
    double chances = 0;         ///< the mover's, 0 to 1

    friend bool operator==(const ToldChance &, const ToldChance &) = default;
};

} // namespace shinpan
