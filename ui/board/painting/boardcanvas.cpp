#include "ui/board/painting/boardcanvas.h"

#include <QRegion>

namespace shinpan {

bool isAmong(const BoardPoints &points, BoardSize size, Point point)
{
    return size.contains(point) && points.test(static_cast<std::size_t>(size.indexOf(point)));
}

BoardPoints pointsNear(const BoardGeometry &geometry, const QRegion &pixels)
{
    BoardPoints points;
    for (const QRect &rect : pixels) {
        const auto range = geometry.pointsNear(rect);
        for (int row = range.firstRow; row < range.lastRow; ++row) {
            for (int column = range.firstColumn; column < range.lastColumn; ++column) {
                points.set(static_cast<std::size_t>(row * geometry.size().columns + column));
            }
        }
    }
    return points;
}

} // namespace shinpan
