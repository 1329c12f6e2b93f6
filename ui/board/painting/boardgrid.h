#pragma once

#include <cstdint>

class QPainter;

namespace shinpan {

class BoardGeometry;
struct BoardTheme;

/// For screens and images (quick), or for devices that keep shapes (short).
enum class GridStyle : std::uint8_t { Pixels, Path };

/// Paints a board's lines and star points; one unit of the painter is one device pixel of the
/// geometry.
void paintGrid(QPainter &painter,
               const BoardGeometry &geometry,
               const BoardTheme &theme,
               GridStyle style);

} // namespace shinpan
