#pragma once

#include <QImage>
#include <QPixmap>

class QColor;
class QPainter;
class QRegion;

namespace shinpan {

class BoardGeometry;
struct BoardLook;

/// Everything that lies under the stones, for the whole widget: ground, the board's shadow, `wood`
/// (see paintBoardLayer()), grid, star points, coordinates. Opaque, in device pixels (its own ratio
/// is 1).
[[nodiscard]] QPixmap boardLayer(const BoardLook &look, const QImage &wood);
/// The same with wood of its own.
[[nodiscard]] QPixmap boardLayer(const BoardLook &look);

/// Copies these pixels of a layer, or of a picture with stones on it, to where they belong.
void copyPixels(QPainter &painter, const QPixmap &layer, const QRegion &pixels);

/// Fills what is around the board, and under its round corners.
void paintBoardGround(QPainter &painter, const BoardGeometry &geometry, const QColor &color);

/// Paints the same without the ground, one unit of the painter being one device pixel of the
/// geometry. `wood` is stretched over the board; plain boards need none.
void paintBoardLayer(QPainter &painter, const BoardLook &look, const QImage &wood);

/// Draws that onto a device that is no screen: shapes instead of pixels, wherever there are any.
void drawBoardLayer(QPainter &painter, const BoardLook &look);

} // namespace shinpan
