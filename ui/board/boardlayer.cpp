#include "ui/board/boardlayer.h"

#include "ui/board/boardgeometry.h"
#include "ui/board/boardtheme.h"
#include "ui/board/wood.h"
#include "ui/style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// The board's soft shadow on the window, as nested outlines that add up.
void paintShadow(QPainter &painter,
                 const BoardGeometry &geometry,
                 const QPalette &palette,
                 qreal corner)
{
    const QRectF board = geometry.board();
    const qreal reach = 9 * geometry.ratio();
    const int rings = static_cast<int>(std::ceil(reach));
    painter.save();
    painter.setPen(Qt::NoPen);
    const int hidden = static_cast<int>(std::ceil(corner));
    painter.setClipRegion(QRegion(QRect(QPoint(), geometry.area()))
                          - geometry.board().adjusted(hidden, hidden, -hidden, -hidden));
    const double depth = isDark(palette) ? 0.42 : 0.20;
    for (int ring = rings; ring > 0; --ring) {
        // Quadratic fall-off: each ring darkens what lies within it a little more.
        const double share = depth * 2 * (1 - static_cast<double>(ring) / rings) / rings;
        painter.setBrush(QColor::fromRgbF(0.08F, 0.05F, 0.02F, static_cast<float>(share + 0.002)));
        painter.drawRoundedRect(
            board.adjusted(-ring, -ring, ring, ring).translated(0, reach * 0.28), corner + ring,
            corner + ring);
    }
    painter.restore();
}

void paintWood(QPainter &painter,
               const BoardGeometry &geometry,
               const BoardTheme &theme,
               qreal corner)
{
    const QRect board = geometry.board();
    const qreal ratio = geometry.ratio();
    QBrush wood(woodImage(board.size(), ratio, theme));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrushOrigin(board.topLeft());
    painter.setBrush(wood);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(board, corner, corner);
    painter.setBrushOrigin(0, 0);

    // A worked edge: light above, dark below.
    QLinearGradient edge(board.topLeft(), board.bottomLeft());
    edge.setColorAt(0, QColor(255, 246, 224, 130));
    edge.setColorAt(0.5, QColor(120, 80, 30, 40));
    edge.setColorAt(1, QColor(70, 40, 8, 110));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(edge), ratio));
    const qreal half = ratio / 2;
    painter.drawRoundedRect(QRectF(board).adjusted(half, half, -half, -half), corner - half,
                            corner - half);
}

void paintGrid(QPainter &painter, const BoardGeometry &geometry, const BoardTheme &theme)
{
    const BoardSize seen = geometry.seenSize();
    const int width = geometry.lineWidth();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRect grid = geometry.grid();
    // Fine lines need less ink to look the same.
    QColor ink = theme.line;
    ink.setAlphaF(geometry.cell() < 14 * geometry.ratio() ? 0.62F : 0.86F);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    QPainterPath lines; // one path, so that crossings are not darker
    lines.setFillRule(Qt::WindingFill);
    for (int column = 0; column < seen.columns; ++column) {
        lines.addRect(grid.left() + column * geometry.cell(), grid.top(), width, grid.height());
    }
    for (int row = 0; row < seen.rows; ++row) {
        lines.addRect(grid.left(), grid.top() + row * geometry.cell(), grid.width(), width);
    }
    if (theme.isPrinted) { // a frame around the grid, as books have it
        const QRect outside = grid.adjusted(-width, -width, width, width);
        lines.addRect(outside.left(), outside.top(), outside.width(), width);
        lines.addRect(outside.left(), grid.bottom() + 1, outside.width(), width);
        lines.addRect(outside.left(), grid.top(), width, grid.height());
        lines.addRect(grid.right() + 1, grid.top(), width, grid.height());
    }
    painter.fillPath(lines, ink);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    const qreal radius = std::max(width * 1.0, geometry.cell() * 0.095);
    for (const Point point : starPoints(geometry.size())) {
        painter.drawEllipse(QRectF(geometry.crossing(point)).center(), radius, radius);
    }
}

void paintCoordinates(QPainter &painter,
                      const BoardGeometry &geometry,
                      const BoardTheme &theme,
                      QFont font)
{
    const int height = geometry.coordinateHeight();
    if (height == 0) {
        return;
    }
    font.setPixelSize(height);
    font.setWeight(QFont::Medium);
    painter.setFont(font);
    painter.setPen(theme.coordinate);
    const QFontMetricsF metrics(font, painter.device());
    const auto write = [&](QPointF middle, const QString &text) {
        painter.drawText(QPointF(std::round(middle.x() - metrics.horizontalAdvance(text) / 2),
                                 std::round(middle.y() + metrics.capHeight() / 2)),
                         text);
    };
    const BoardSize seen = geometry.seenSize();
    const QRectF board = geometry.board();
    const QRectF grid = geometry.grid();
    // The middle of the strip between the outermost stones and the edge.
    const qreal strip =
        (grid.left() - board.left() - geometry.stoneDiameter() / 2.0) / 2 + height * 0.05;
    const qreal half = geometry.lineWidth() / 2.0;
    for (int column = 0; column < seen.columns; ++column) {
        const qreal x = grid.left() + column * geometry.cell() + half;
        const QString text = geometry.seenColumnText(column);
        write({x, board.top() + strip}, text);
        write({x, board.bottom() - strip}, text);
    }
    for (int row = 0; row < seen.rows; ++row) {
        const qreal y = grid.bottom() - row * geometry.cell() - half;
        const QString text = geometry.seenRowText(row);
        write({board.left() + strip, y}, text);
        write({board.right() - strip, y}, text);
    }
}

} // namespace

QPixmap boardLayer(const BoardGeometry &geometry,
                   const BoardTheme &theme,
                   const QPalette &palette,
                   const QFont &font)
{
    QPixmap layer(geometry.area());
    layer.fill(palette.color(QPalette::Window));
    QPainter painter(&layer);
    paintBoardLayer(painter, geometry, theme, palette, font);
    return layer;
}

void paintBoardLayer(QPainter &painter,
                     const BoardGeometry &geometry,
                     const BoardTheme &theme,
                     const QPalette &palette,
                     const QFont &font)
{
    if (!geometry.isDrawable()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal corner = 4 * geometry.ratio();
    if (theme.isPrinted) {
        painter.fillRect(geometry.board(), theme.woodMiddle);
    } else {
        paintShadow(painter, geometry, palette, corner);
        paintWood(painter, geometry, theme, corner);
    }
    paintGrid(painter, geometry, theme);
    paintCoordinates(painter, geometry, theme, font);
}

} // namespace shinpan
