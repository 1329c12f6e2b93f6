#pragma once

#include "core/board/color.h"
#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardmarks.h"
#include "ui/board/painting/boardtheme.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <bitset>

class QPainter;
class QRegion;

namespace shinpan {

/// What decides how everything on a board looks.
struct BoardLook
{
    BoardGeometry geometry;
    BoardTheme theme;
    QPalette palette{};       ///< of what the board lies on
    QFont font{};             ///< of coordinates and texts
    bool isLively = false;    ///< stones lie a little off their crossings
    QColor averageColor = {}; ///< of the board: what hides a crossing
};

/// The colour of a theme's board on average.
[[nodiscard]] QColor averageColorOf(const BoardTheme &theme);

/// How large stones are, in device pixels.
[[nodiscard]] int stoneDiameter(const BoardLook &look);
/// The square of a stone of that colour on that point.
[[nodiscard]] QRect stoneSquare(const BoardLook &look, Point point, Color color);
/// The place of a point's marks: the middle of its stone, if there is one.
[[nodiscard]] MarkPlace markPlace(const BoardLook &look, Point point, Stone stone);
/// What can be read on a stone, or on the board.
[[nodiscard]] const QColor &inkOn(const BoardTheme &theme, Stone stone);

/// Points of a board, by index.
using BoardPoints = std::bitset<std::size_t{MaxBoardSide} * MaxBoardSide>;

/// Whether a point is on the board and among those.
[[nodiscard]] bool isAmong(const BoardPoints &points, BoardSize size, Point point);
/// The points whose painting may touch these device pixels.
[[nodiscard]] BoardPoints pointsNear(const BoardGeometry &geometry, const QRegion &pixels);

/// What is painted on at the moment, one unit of the painter being one device pixel. Holds
/// references only, for the time of one painting.
struct BoardCanvas
{
    QPainter &painter;
    const BoardLook &look;
    const BoardPoints &points; ///< what is to be painted anew
    bool isVector = false; ///< the device is not a screen: shapes, not pixmaps, where there are any

    [[nodiscard]] bool has(Point point) const
    {
        return isAmong(points, look.geometry.size(), point);
    }
};

} // namespace shinpan
