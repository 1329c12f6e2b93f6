#pragma once

#include "core/board/point.h"
#include "core/rules/ruleset.h"

#include <optional>
#include <vector>

namespace shinpan {

/// The most stones that fixed handicap placement offers (GTP 2 §4.1.1): 9 on odd boards from 9×9, 4
/// on even boards from 8×8 and on 7×7, else 0. GTP ends at 25; the pattern goes on beyond. A board
/// that is not square has none.
[[nodiscard]] int maxFixedHandicap(BoardSize size);

/// The points of a fixed handicap in the order of GTP 2 §4.1.1; nothing unless 2 <= stones <=
/// maxFixedHandicap(size). Engines disagree about 12×12, where this is GTP's third line and GNU
/// Go's fourth.
[[nodiscard]] std::optional<std::vector<Point>> fixedHandicap(BoardSize size, int stones);

/// The points White receives for a handicap when the area is counted, beside komi; 0 for fewer than
/// two stones.
[[nodiscard]] int compensationFor(int stones, HandicapCompensation compensation);

} // namespace shinpan
