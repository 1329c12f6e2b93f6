#pragma once

#include "core/board/point.h"

#include <utility>

namespace shinpan {

/// The number of ways in which a board can be laid upon itself: turned and mirrored, and with
/// columns for rows if it is square.
[[nodiscard]] constexpr int symmetryCount(BoardSize size)
{
    return size.isSquare() ? 8 : 4;
}

/// The place to which a point comes; `symmetry` is 0 (everything stays) to symmetryCount() - 1.
[[nodiscard]] constexpr Point transformed(Point point, BoardSize size, int symmetry)
{
    if ((symmetry & 1) != 0) {
        point.column = static_cast<std::uint8_t>(size.columns - 1 - point.column);
    }
    if ((symmetry & 2) != 0) {
        point.row = static_cast<std::uint8_t>(size.rows - 1 - point.row);
    }
    if ((symmetry & 4) != 0) {
        std::swap(point.column, point.row);
    }
    return point;
}

} // namespace shinpan
