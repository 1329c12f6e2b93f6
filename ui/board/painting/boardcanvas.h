#pragma once

#include "ui/board/painting/boardlook.h"

#include <bitset>

class QPainter;
class QRegion;

namespace shinpan {

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
    bool isVector = false; ///< the device is no screen: shapes, not pixmaps, where there are any

    [[nodiscard]] bool has(Point point) const
    {
        return isAmong(points, look.geometry.size(), point);
    }
};

} // namespace shinpan
