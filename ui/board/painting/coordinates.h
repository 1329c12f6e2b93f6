#pragma once

#include "ui/board/painting/orientation.h"

#include <QString>

#include <cstdint>

namespace shinpan {

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
