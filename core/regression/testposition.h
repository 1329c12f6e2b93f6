#pragma once

#include "core/board/board.h"
#include "core/regression/regressionsuite.h"

#include <optional>

namespace shinpan {

/// The board that a test is about: what the commands above its line make of it, in the words of
/// GNU Go (`loadsgf FILE [MOVE]`, `play`, `black`, `white`, `trymove`, `popgo`, `undo`,
/// `boardsize`, `clear_board`, `fixed_handicap`, `set_free_handicap`). Files are read beside the
/// suite. Nothing where that cannot be known, as after `genmove`.
[[nodiscard]] std::optional<Board> boardBefore(const RegressionSuite &suite, int line);

} // namespace shinpan
