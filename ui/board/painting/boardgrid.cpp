#include "ui/board/painting/boardgrid.h"

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardtheme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <vector>

namespace shinpan {

namespace {

/// The grid's lines, which meet at its crossings.
struct GridLines
{
    std::vector<QRect> rows;
    std::vector<QRect> columns;
    std::vector<QRect> frame; ///< around them, as books have it; may be empty
};

GridLines gridLines(const BoardGeometry &geometry, const BoardTheme &theme)
{
    const BoardSize seen = geometry.seenSize();
    const int cell = geometry.cell();
    const int width =
        std::max(1, static_cast<int>(std::lround(geometry.lineWidth() * theme.lineStrength)));
    const int overhang = (width - geometry.lineWidth()) / 2;
    const int beyond = width - geometry.lineWidth() - overhang;
    const QRect grid = geometry.grid().adjusted(-overhang, -overhang, beyond, beyond);
    GridLines lines;
    for (int row = 0; row < seen.rows; ++row) {
        lines.rows.emplace_back(grid.left(), grid.top() + row * cell, grid.width(), width);
    }
    for (int column = 0; column < seen.columns; ++column) {
        lines.columns.emplace_back(grid.left() + column * cell, grid.top(), width, grid.height());
    }
    if (theme.isPrinted) {
        const QRect outside = grid.adjusted(-width, -width, width, width);
        lines.frame = {QRect(outside.left(), outside.top(), outside.width(), width),
                       QRect(outside.left(), grid.bottom() + 1, outside.width(), width),
                       QRect(outside.left(), grid.top(), width, grid.height()),
                       QRect(grid.right() + 1, grid.top(), width, grid.height())};
    }
    return lines;
}

/// The columns between the rows. They are copied from a pixmap: filling a rectangle with
/// translucent ink costs Qt as much for a row of two pixels as for one of a hundred.
void fillColumns(QPainter &painter, const GridLines &lines, const QColor &ink)
{
    if (lines.rows.size() < 2) {
        return;
    }
    const int height = lines.rows[1].top() - lines.rows[0].bottom() - 1;
    QPixmap segment(lines.columns.front().width(), height);
    segment.fill(ink);
    for (const QRect &column : lines.columns) {
        for (std::size_t row = 0; row + 1 < lines.rows.size(); ++row) {
            painter.drawPixmap(column.left(), lines.rows[row].bottom() + 1, segment);
        }
    }
}

/// Fills all of it once: a crossing is no darker than its lines. On pixels that is a hundred times
/// as quick as one path, which other devices like better.
void fillGrid(QPainter &painter, const GridLines &lines, const QColor &ink)
{
    for (const QRect &row : lines.rows) {
        painter.fillRect(row, ink);
    }
    fillColumns(painter, lines, ink);
    for (const QRect &side : lines.frame) {
        painter.fillRect(side, ink);
    }
}

/// The same as one path.
void drawGrid(QPainter &painter, const GridLines &lines, const QColor &ink)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const std::vector<QRect> *part : {&lines.columns, &lines.rows, &lines.frame}) {
        for (const QRect &line : *part) {
            path.addRect(line);
        }
    }
    painter.fillPath(path, ink);
}

} // namespace

void paintGrid(QPainter &painter,
               const BoardGeometry &geometry,
               const BoardTheme &theme,
               GridStyle style)
{
    // On paper, and on a screen that shows it smaller, lines are thinner than a pixel.
    painter.setRenderHint(QPainter::Antialiasing, style == GridStyle::Path);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    // Fine lines need less ink to look the same.
    QColor ink = theme.line;
    if (theme.lineStrength <= 1) {
        ink.setAlphaF(geometry.cell() < 14 * geometry.ratio() ? 0.62F : 0.86F);
    }
    const GridLines lines = gridLines(geometry, theme);
    if (style == GridStyle::Pixels) {
        fillGrid(painter, lines, ink);
    } else {
        drawGrid(painter, lines, ink);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    const qreal radius = std::max<qreal>(lines.rows.front().height(), geometry.cell() * 0.095);
    for (const Point point : starPoints(geometry.size())) {
        painter.drawEllipse(QRectF(geometry.crossing(point)).center(), radius, radius);
    }
}

} // namespace shinpan
