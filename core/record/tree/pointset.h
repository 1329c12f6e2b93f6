#pragma once

#include "core/board/point.h"

#include <array>
#include <bit>
#include <cstdint>

namespace shinpan {

/// A set of points of one board. A value of fixed size, so that no list in a file, however long,
/// makes it grow.
class PointSet
{
public:
    /// Adds all points of the rectangle between two opposite corners, both included.
    constexpr void insert(Point corner, Point opposite)
    {
        const auto [left, right] = ordered(corner.column, opposite.column);
        const auto [bottom, top] = ordered(corner.row, opposite.row);
        const std::uint64_t columns = (~std::uint64_t{0} >> (63 - (right - left))) << left;
        for (int row = bottom; row <= top; ++row) {
            m_rows[static_cast<std::size_t>(row)] |= columns;
        }
    }
    constexpr void insert(Point point) { insert(point, point); }

    constexpr void remove(const PointSet &others)
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            m_rows[row] &= ~others.m_rows[row];
        }
    }
    constexpr void insert(const PointSet &others)
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            m_rows[row] |= others.m_rows[row];
        }
    }

    [[nodiscard]] constexpr bool contains(Point point) const
    {
        return (m_rows[point.row] >> point.column & 1) != 0;
    }
    [[nodiscard]] constexpr bool isEmpty() const { return *this == PointSet(); }
    [[nodiscard]] constexpr int count() const
    {
        int count = 0;
        for (const std::uint64_t row : m_rows) {
            count += std::popcount(row);
        }
        return count;
    }

    /// Calls `visit(Point)` for each point, from the top row down and from left to right: the order
    /// of SGF diagrams.
    template <typename Visitor>
    constexpr void forEach(Visitor &&visit) const
    {
        for (int row = MaxBoardSide - 1; row >= 0; --row) {
            for (std::uint64_t left = m_rows[static_cast<std::size_t>(row)]; left != 0;
                 left &= left - 1) {
                visit(Point{static_cast<std::uint8_t>(std::countr_zero(left)),
                            static_cast<std::uint8_t>(row)});
            }
        }
    }

    friend constexpr bool operator==(const PointSet &, const PointSet &) = default;

private:
    struct Range
    {
        int from;
        int to;
    };
    static constexpr Range ordered(int a, int b) { return a < b ? Range{a, b} : Range{b, a}; }

    std::array<std::uint64_t, MaxBoardSide> m_rows{}; ///< bit c of row r: the point {c, r}
};

} // namespace shinpan
