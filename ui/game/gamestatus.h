#pragma once

#include <QString>

namespace shinpan {

class GameController;

namespace text {

/// One sentence: whose turn it is and what is waited for, or how the game ended.
[[nodiscard]] QString status(const GameController &game);

/// Why a click on the board is no move in the running game.
[[nodiscard]] QString whyNoMove(const GameController &game);

} // namespace text
} // namespace shinpan
