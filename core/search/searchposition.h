#pragma once

#include "core/board/board.h"
#include "core/board/move.h"

#include <vector>

namespace shinpan {

/// What a search starts from: all that matters of a game so far. Boards of 2 to 25 columns and
/// rows.
struct SearchPosition
{
    Board start;             ///< with handicap and set-up stones
    std::vector<Move> moves; ///< legal ones; a colour may move twice in a row
    Color toPlay = Color::Black;
    double komi = 0;          ///< White's, with all that the rules add for handicap
    bool isTerritory = false; ///< points and prisoners count, else points and stones

    friend bool operator==(const SearchPosition &, const SearchPosition &) = default;
};

} // namespace shinpan
