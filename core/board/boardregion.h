#pragma once

#include "core/board/point.h"

#include <algorithm>
#include <cstdint>

namespace shinpan {

/// A rectangle of points: part of a board, or all of it.
struct BoardRegion
{
    Point bottomLeft;
    Point topRight; ///< inclusive; neither left of nor below bottomLeft

    [[nodiscard]] static constexpr BoardRegion whole(BoardSize size)
    {
        return {{}, size.pointAt(size.pointCount() - 1)};
    }
    /// Two opposite corners, whichever they are.
    [[nodiscard]] static constexpr BoardRegion between(Point one, Point other)
    {
        return {{std::min(one.column, other.column), std::min(one.row, other.row)},
                {std::max(one.column, other.column), std::max(one.row, other.row)}};
    }

    [[nodiscard]] constexpr int columns() const { return topRight.column - bottomLeft.column + 1; }
    [[nodiscard]] constexpr int rows() const { return topRight.row - bottomLeft.row + 1; }
    [[nodiscard]] constexpr bool contains(Point point) const
    {
        return point.column >= bottomLeft.column && point.column <= topRight.column
            && point.row >= bottomLeft.row && point.row <= topRight.row;
    }
    [[nodiscard]] constexpr bool isWhole(BoardSize size) const { return *this == whole(size); }

    friend constexpr bool operator==(const BoardRegion &, const BoardRegion &) = default;
};

/// Calls `visit(Point)` for each point, row by row from the bottom left.
template <typename Visitor>
constexpr void forEachPoint(const BoardRegion &region, Visitor &&visit)
{
    for (std::uint8_t row = region.bottomLeft.row; row <= region.topRight.row; ++row) {
        for (std::uint8_t column = region.bottomLeft.column; column <= region.topRight.column;
             ++column) {
            visit(Point{column, row});
        }
    }
}

} // namespace shinpan
