#include "ui/board/painting/boardgeometry.h"

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

BoardGeometry::BoardGeometry(BoardSize size, QSize area, qreal ratio, const BoardFrame &frame)
    : m_size(size)
    , m_frame(frame)
    , m_ratio(ratio)
    , m_area((QSizeF(area) * ratio).toSize())
{
    fit();
}

BoardGeometry::BoardGeometry(BoardSize size, QSize area, qreal ratio, bool coordinates)
    : BoardGeometry(size,
                    area,
                    ratio,
                    BoardFrame{coordinates ? CoordinateStyle::Letters : CoordinateStyle::None, {}})
{ }

QString BoardGeometry::seenColumnText(int column) const
{
    const Point point = pointSeenAt({static_cast<std::uint8_t>(column), 0});
    return m_frame.orientation.isTransposed() ? rowText(m_frame.coordinates, point.row, m_size)
                                              : columnText(m_frame.coordinates, point.column);
}

QString BoardGeometry::seenRowText(int row) const
{
    const Point point = pointSeenAt({0, static_cast<std::uint8_t>(row)});
    return m_frame.orientation.isTransposed() ? columnText(m_frame.coordinates, point.column)
                                              : rowText(m_frame.coordinates, point.row, m_size);
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

void BoardGeometry::fit()
{
    const BoardSize seen = seenSize();
    const bool coordinates = m_frame.coordinates != CoordinateStyle::None;
    const int margin = outerMargin(m_area, m_ratio);
    const QSize room = m_area - QSize(2 * margin, 2 * margin);
    const auto sizeFor = [seen](int cell, int border, int line) {
        return QSize((seen.columns - 1) * cell + line + 2 * border,
                     (seen.rows - 1) * cell + line + 2 * border);
    };
    const auto lineFor = [](int cell) { return std::max(1, rounded(cell * LineShare)); };

    int cell = std::max(1, std::min({room.width() / seen.columns, room.height() / seen.rows,
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

QRect BoardGeometry::grid() const
{
    const BoardSize seen = seenSize();
    return {m_origin, QSize((seen.columns - 1) * m_cell + m_lineWidth,
                            (seen.rows - 1) * m_cell + m_lineWidth)};
}

QRect BoardGeometry::crossing(Point point) const
{
    const Point place = seen(point);
    const QPoint corner(m_origin.x() + place.column * m_cell,
                        m_origin.y() + (seenSize().rows - 1 - place.row) * m_cell);
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
    const BoardSize size = seenSize();
    return pointsSeenIn({.firstColumn = std::max(0, left),
                         .lastColumn = std::min<int>(size.columns, right + 1),
                         .firstRow = std::max(0, size.rows - 1 - bottom),
                         .lastRow = std::min<int>(size.rows, size.rows - top)});
}

BoardGeometry::Range BoardGeometry::pointsSeenIn(const Range &seen) const
{
    if (seen.firstColumn >= seen.lastColumn || seen.firstRow >= seen.lastRow) {
        return {0, 0, 0, 0};
    }
    const auto at = [this](int column, int row) {
        return pointSeenAt({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
    };
    const Point corner = at(seen.firstColumn, seen.firstRow);
    const Point opposite = at(seen.lastColumn - 1, seen.lastRow - 1);
    return {.firstColumn = std::min(corner.column, opposite.column),
            .lastColumn = std::max(corner.column, opposite.column) + 1,
            .firstRow = std::min(corner.row, opposite.row),
            .lastRow = std::max(corner.row, opposite.row) + 1};
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
    const BoardSize size = seenSize();
    if (column < 0 || column >= size.columns || rowFromTop < 0 || rowFromTop >= size.rows) {
        return std::nullopt;
    }
    return pointSeenAt(
        {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(size.rows - 1 - rowFromTop)});
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
