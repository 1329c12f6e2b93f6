#include "ui/board/painting/boardlook.h"

#include "ui/board/painting/stones.h"

#include <QRegion>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// The share of a cell by which lively stones are smaller on each side; below the smallest cell
/// (pixels) they would look like gravel.
constexpr double LivelyShare = 0.016;
constexpr int SmallestLivelyCell = 20;

} // namespace

QColor averageColorOf(const BoardTheme &theme)
{
    return theme.texture.isNull()
             ? theme.woodMiddle
             : theme.texture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                   .pixelColor(0, 0);
}

int stoneDiameter(const BoardLook &look)
{
    const int cell = look.geometry.cell();
    if (!look.isLively || cell < SmallestLivelyCell) {
        return look.geometry.stoneDiameter();
    }
    const int inset = std::max(1, static_cast<int>(std::lround(cell * LivelyShare)));
    return look.geometry.stoneDiameter() - 2 * inset;
}

QRect stoneSquare(const BoardLook &look, Point point, Color color)
{
    const int diameter = stoneDiameter(look);
    const int inset = (look.geometry.stoneDiameter() - diameter) / 2;
    const QRect square = look.geometry.stone(point).adjusted(inset, inset, -inset, -inset);
    return inset == 0
             ? square
             : square.translated(stoneShift(point, color, (look.geometry.cell() - diameter) / 2));
}

MarkPlace markPlace(const BoardLook &look, Point point, Stone stone)
{
    const QRect square = stone == Stone::Empty ? look.geometry.crossing(point)
                                               : stoneSquare(look, point, colorOf(stone));
    return {QRectF(square).center(), static_cast<qreal>(look.geometry.cell()),
            look.theme.markStrength};
}

const QColor &inkOn(const BoardTheme &theme, Stone stone)
{
    if (stone == Stone::Empty) {
        return theme.boardMark;
    }
    return stone == Stone::Black ? theme.lightMark : theme.darkMark;
}

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
