#pragma once

#include "core/board/board.h"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::test {

/// Reads a drawn position, top row first: X or x is black, O or o white, '.' empty. Blanks, row
/// numbers and the line of column letters may be left out. Ends the program on anything else.
///
///     3 . X O
///     2 X O .
///     1 . X O
///       A B C
[[nodiscard]] Board boardFrom(std::string_view diagram);

/// The points drawn as one of these characters, from the bottom left; a test may draw dead stones
/// in lower case, say.
[[nodiscard]] std::vector<Point> pointsDrawnAs(std::string_view characters,
                                               std::string_view diagram);

/// Draws a board as above, with row numbers and column letters. Boards up to 25 columns are
/// aligned.
[[nodiscard]] std::string diagramOf(const Board &board);

/// The point of a vertex that is known to be on a board of 25 or less ("D4").
[[nodiscard]] Point at(std::string_view vertex);

} // namespace shinpan::test

namespace shinpan {

/// Lets QCOMPARE draw boards that differ. Found by argument-dependent look-up; freed by Qt Test.
[[nodiscard]] char *toString(const Board &board);
[[nodiscard]] char *toString(const Point &point);

} // namespace shinpan
