#include "ui/board/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr double LineShare =
    0.026; // of a cell: a little finer than the millimetre of wooden boards
constexpr double StoneShare = 0.97;        // a hair's breadth between neighbours
constexpr double CoordinateShare = 0.36;   // height of the letters
constexpr double LargestCoordinate = 15.0; // device-independent pixels
constexpr double SmallestCoordinate = 8.0;
constexpr double SmallestLabelledCell =
    17;                          // device-independent pixels; below this coordinates are left out
constexpr double GapShare = 0.2; // of a cell, on both sides of the coordinates
constexpr double BareBorderShare = 0.3; // beyond the stones' edge when there are no coordinates
constexpr double ReachShare = 0.75;     // of a cell: a stone's radius and its shadow
constexpr int FewestCells = 6; // stones of tiny boards do not grow beyond a sixth of the area
constexpr int SmallestCell = 3;

int rounded(double value)
{
    return static_cast<int>(std::lround(value));
}

/// Room around the board for its shadow.
int outerMargin(QSize area, qreal ratio)
{
    return rounded(std::clamp(std::min(area.width(), area.height()) / 40.0, 3 * ratio, 14 * ratio));
}

} // namespace

BoardGeometry::BoardGeometry(BoardSize size, QSize area, qreal ratio, bool coordinates)
    : m_size(size)
    , m_ratio(ratio)
    , m_area((QSizeF(area) * ratio).toSize())
{
    fit(coordinates);
}

bool BoardGeometry::isDrawable() const
{
    return m_cell >= SmallestCell;
}

int BoardGeometry::coordinateHeightFor(int cell) const
{
    if (cell < SmallestLabelledCell * m_ratio) {
        return 0;
    }
    return rounded(std::clamp(cell * CoordinateShare, SmallestCoordinate * m_ratio,
                              LargestCoordinate * m_ratio));
}

int BoardGeometry::borderFor(int cell, int coordinateHeight)
{
    return coordinateHeight == 0 ? rounded(cell * (0.5 + BareBorderShare))
                                 : rounded(cell * (0.5 + 2 * GapShare)) + coordinateHeight;
}

void BoardGeometry::fit(bool coordinates)
{
    const int margin = outerMargin(m_area, m_ratio);
    const QSize room = m_area - QSize(2 * margin, 2 * margin);
    const auto sizeFor = [this](int cell, int border, int line) {
        return QSize((m_size.columns - 1) * cell + line + 2 * border,
                     (m_size.rows - 1) * cell + line + 2 * border);
    };
    const auto lineFor = [](int cell) { return std::max(1, rounded(cell * LineShare)); };

    int cell = std::max(1, std::min({room.width() / m_size.columns, room.height() / m_size.rows,
                                     std::min(room.width(), room.height()) / FewestCells}));
    int border = 0;
    for (;; --cell) {
        m_coordinateHeight = coordinates ? coordinateHeightFor(cell) : 0;
        border = borderFor(cell, m_coordinateHeight);
        const QSize needed = sizeFor(cell, border, lineFor(cell));
        if (cell <= 1 || (needed.width() <= room.width() && needed.height() <= room.height())) {
            break;
        }
    }
    m_cell = std::max(1, cell);
    m_lineWidth = lineFor(m_cell);
    m_stoneDiameter = std::max(1, static_cast<int>(m_cell * StoneShare));
    if ((m_stoneDiameter - m_lineWidth) % 2 != 0) {
        --m_stoneDiameter;
    }
    m_stoneDiameter = std::max(m_stoneDiameter, 1);
    const QSize board = sizeFor(m_cell, border, m_lineWidth);
    m_board =
        QRect(QPoint((m_area.width() - board.width()) / 2, (m_area.height() - board.height()) / 2),
              board);
    m_origin = m_board.topLeft() + QPoint(border, border);
}

QRect BoardGeometry::crossing(Point point) const
{
    const QPoint corner(m_origin.x() + point.column * m_cell,
                        m_origin.y() + (m_size.rows - 1 - point.row) * m_cell);
    return {corner, QSize(m_lineWidth, m_lineWidth)};
}

QRect BoardGeometry::stone(Point point) const
{
    const int overhang = (m_stoneDiameter - m_lineWidth) / 2;
    const QPoint corner = crossing(point).topLeft() - QPoint(overhang, overhang);
    return {corner, QSize(m_stoneDiameter, m_stoneDiameter)};
}

QRect BoardGeometry::reach(Point point) const
{
    const int overhang = static_cast<int>(std::ceil(m_cell * ReachShare)) + 1;
    return crossing(point).adjusted(-overhang, -overhang, overhang, overhang);
}

BoardGeometry::Range BoardGeometry::pointsNear(const QRect &rect) const
{
    const int overhang = static_cast<int>(std::ceil(m_cell * ReachShare)) + 1 + m_lineWidth;
    const auto cellsTo = [this](int distance) {
        return static_cast<int>(std::floor(static_cast<double>(distance) / m_cell));
    };
    const int left = cellsTo(rect.left() - overhang - m_origin.x());
    const int right = cellsTo(rect.right() + overhang - m_origin.x());
    const int top = cellsTo(rect.top() - overhang - m_origin.y());
    const int bottom = cellsTo(rect.bottom() + overhang - m_origin.y());
    return {.firstColumn = std::max(0, left),
            .lastColumn = std::min<int>(m_size.columns, right + 1),
            .firstRow = std::max(0, m_size.rows - 1 - bottom),
            .lastRow = std::min<int>(m_size.rows, m_size.rows - top)};
}

QPointF BoardGeometry::centre(Point point) const
{
    return (QPointF(crossing(point).topLeft()) + QPointF(m_lineWidth, m_lineWidth) / 2) / m_ratio;
}

std::optional<Point> BoardGeometry::pointAt(QPointF position) const
{
    if (!isDrawable()) {
        return std::nullopt;
    }
    const QPointF offset =
        position * m_ratio - QPointF(m_origin) - QPointF(m_lineWidth, m_lineWidth) / 2;
    const auto column = std::lround(offset.x() / m_cell);
    const auto rowFromTop = std::lround(offset.y() / m_cell);
    if (column < 0 || column >= m_size.columns || rowFromTop < 0 || rowFromTop >= m_size.rows) {
        return std::nullopt;
    }
    return Point{static_cast<std::uint8_t>(column),
                 static_cast<std::uint8_t>(m_size.rows - 1 - rowFromTop)};
}

QRect BoardGeometry::updateRect(Point point) const
{
    const QRect device = reach(point);
    return QRectF(QPointF(device.topLeft()) / m_ratio, QSizeF(device.size()) / m_ratio)
        .toAlignedRect();
}

namespace {

/// The lines of one side that carry star points, ends first; `distance` 0 when there are none.
struct StarLines
{
    std::vector<int> corners;
    std::optional<int> middle;
    bool sides = false; ///< long enough for dots between the corners
};

StarLines starLines(int side)
{
    StarLines lines;
    if (side >= 7) {
        const int distance = side >= 13 ? 3 : 2;
        lines.corners = {distance, side - 1 - distance};
    }
    if (side % 2 == 1 && side != 7 && side >= 3) {
        lines.middle = side / 2;
    }
    lines.sides = lines.middle && side >= 15;
    return lines;
}

} // namespace

std::vector<Point> starPoints(BoardSize size)
{
    const StarLines columns = starLines(size.columns);
    const StarLines rows = starLines(size.rows);
    std::vector<Point> points;
    const auto add = [&points](int column, int row) {
        points.push_back({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    };
    for (const int row : rows.corners) {
        for (const int column : columns.corners) {
            add(column, row);
        }
        if (columns.sides) {
            add(*columns.middle, row);
        }
    }
    if (rows.sides) {
        for (const int column : columns.corners) {
            add(column, *rows.middle);
        }
    }
    if (columns.middle && rows.middle) {
        add(*columns.middle, *rows.middle);
    }
    return points;
}

} // namespace shinpan
