#pragma once

#include "ui/board/painting/boardmarkup.h"

#include <vector>

namespace shinpan {

class Board;
struct Count;

/// A counted board: whose territory each point is, the dead stones, the stones in seki, and a ring
/// around the points about which somebody differs.
[[nodiscard]] BoardMarkup markupOf(const Board &board,
                                   const Count &count,
                                   const std::vector<Point> &differences = {});

} // namespace shinpan
