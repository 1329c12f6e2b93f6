#pragma once

#include <QPixmap>

class QFont;
class QPainter;
class QPalette;

namespace shinpan {

class BoardGeometry;
struct BoardTheme;

/// Everything that lies under the stones, for the whole widget: ground, the board's shadow, wood,
/// grid, star points, coordinates. Opaque, in device pixels (its own ratio is 1).
[[nodiscard]] QPixmap boardLayer(const BoardGeometry &geometry,
                                 const BoardTheme &theme,
                                 const QPalette &palette,
                                 const QFont &font);

/// Paints the same without the ground, one unit of the painter being one device pixel of the
/// geometry.
void paintBoardLayer(QPainter &painter,
                     const BoardGeometry &geometry,
                     const BoardTheme &theme,
                     const QPalette &palette,
                     const QFont &font);

} // namespace shinpan
