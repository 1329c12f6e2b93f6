#pragma once

#include "core/board/point.h"

#include <QString>

#include <cstdint>

namespace shinpan {

/// One of the eight ways to look at a board: seen in a mirror or not, then turned by quarters. It
/// is only a view: points keep their names.
///
/// A *seen* point counts as Point does, from the bottom left of what is on the screen.
class Orientation
{
public:
    /// The board as the record has it.
    constexpr Orientation() = default;
    /// The way that index() gave this number; `index` is 0 to 7.
    [[nodiscard]] static constexpr Orientation fromIndex(int index)
    {
        return {(index & 3), (index & 4) != 0};
    }
    [[nodiscard]] constexpr int index() const { return m_quarters + (m_isMirrored ? 4 : 0); }

    [[nodiscard]] constexpr Orientation turnedRight() const
    {
        return {m_quarters + 1, m_isMirrored};
    }
    [[nodiscard]] constexpr Orientation turnedLeft() const
    {
        return {m_quarters + 3, m_isMirrored};
    }
    /// Left and right changed places on the screen.
    [[nodiscard]] constexpr Orientation flippedSideways() const
    {
        return {4 - m_quarters, !m_isMirrored};
    }
    /// Top and bottom changed places on the screen.
    [[nodiscard]] constexpr Orientation flippedUpsideDown() const
    {
        return {6 - m_quarters, !m_isMirrored};
    }

    /// Whether the record's columns run across the screen.
    [[nodiscard]] constexpr bool isTransposed() const { return m_quarters % 2 != 0; }
    [[nodiscard]] BoardSize seenSize(BoardSize size) const;
    /// The place where a point of a board of this size is seen.
    [[nodiscard]] Point seen(Point point, BoardSize size) const;
    /// The point of a board of this size that is seen there: the inverse of seen().
    [[nodiscard]] Point pointSeenAt(Point seen, BoardSize size) const;

    friend constexpr bool operator==(const Orientation &, const Orientation &) = default;

private:
    constexpr Orientation(int quarters, bool isMirrored)
        : m_quarters(static_cast<std::uint8_t>(quarters % 4))
        , m_isMirrored(isMirrored)
    { }

    std::uint8_t m_quarters = 0; ///< clockwise, after mirroring
    bool m_isMirrored = false;   ///< left and right
};

/// How a board's columns and rows are called.
enum class CoordinateStyle : std::uint8_t {
    None,
    Letters, ///< A1: columns without I, rows from the bottom, as in GTP
    Numbers, ///< 1-1: both in numbers, rows from the top
    Sgf,     ///< aa: both in letters, rows from the top, as in SGF files
};

/// What surrounds the points on the screen: which way the board is turned, and what is written at
/// its sides.
struct BoardFrame
{
    CoordinateStyle coordinates = CoordinateStyle::Letters;
    Orientation orientation;

    friend bool operator==(const BoardFrame &, const BoardFrame &) = default;
};

/// The name of a column or a row of a board of this size, counted as Point does; empty with None.
[[nodiscard]] QString columnText(CoordinateStyle style, int column);
[[nodiscard]] QString rowText(CoordinateStyle style, int row, BoardSize size);

} // namespace shinpan
