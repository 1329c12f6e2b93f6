#include "ui/board/painting/boardlayer.h"

#include "ui/board/painting/boardgrid.h"
#include "ui/board/painting/boardlook.h"
#include "ui/board/painting/wood.h"
#include "ui/kit/style.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

// In device-independent pixels, and as a share of the reach.
constexpr qreal CornerRadius = 4;
constexpr qreal ShadowReach = 9;
constexpr qreal ShadowDrop = 0.28;
constexpr QColor ShadowColor(20, 13, 5);

/// How much of a shadow is left at `distance` (0 to 1) from what casts it.
double fadedShare(double distance)
{
    const double share = std::clamp(1 - distance, 0.0, 1.0);
    return share * share;
}

/// A round corner's shadow, seen from the lower right: `side` pixels, of which the last `corner`
/// lie under the corner itself.
QImage shadowCorner(int side, int corner, double depth)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const double reach = side - corner;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const double distance = std::hypot(side - x - 0.5, side - y - 0.5) - corner;
            QColor color = ShadowColor;
            color.setAlphaF(static_cast<float>(depth * fadedShare(distance / reach)));
            image.setPixelColor(x, y, color);
        }
    }
    return image;
}

/// The board's soft shadow on the window: four corners, and their edges stretched between them.
void paintShadow(QPainter &painter, const BoardGeometry &geometry, double depth)
{
    const int corner = static_cast<int>(std::lround(CornerRadius * geometry.ratio()));
    const int reach = static_cast<int>(std::lround(ShadowReach * geometry.ratio()));
    const int side = corner + reach;
    const QRect around = geometry.board()
                             .adjusted(-reach, -reach, reach, reach)
                             .translated(0, static_cast<int>(std::lround(reach * ShadowDrop)));
    const QImage topLeft = shadowCorner(side, corner, depth);
    const int far = side - 1; // the row or column that is stretched
    for (const bool isRight : {false, true}) {
        const int x = isRight ? around.right() - far : around.left();
        for (const bool isBottom : {false, true}) {
            const int y = isBottom ? around.bottom() - far : around.top();
            painter.drawImage(x, y, topLeft.mirrored(isRight, isBottom));
        }
        const QImage edge = topLeft.copy(0, far, side, 1).mirrored(isRight, false);
        painter.drawImage(QRect(x, around.top() + side, side, around.height() - 2 * side), edge);
    }
    for (const bool isBottom : {false, true}) {
        const QImage edge = topLeft.copy(far, 0, 1, side).mirrored(false, isBottom);
        const int y = isBottom ? around.bottom() - far : around.top();
        painter.drawImage(QRect(around.left() + side, y, around.width() - 2 * side, side), edge);
    }
}

/// The same as nested outlines that add up.
void drawShadow(QPainter &painter, const BoardGeometry &geometry, double depth)
{
    const QRectF board = geometry.board();
    const qreal corner = CornerRadius * geometry.ratio();
    const qreal reach = ShadowReach * geometry.ratio();
    const int rings = static_cast<int>(std::ceil(reach));
    painter.save();
    painter.setPen(Qt::NoPen);
    const int hidden = static_cast<int>(std::ceil(corner));
    painter.setClipRegion(QRegion(QRect(QPoint(), geometry.area()))
                          - geometry.board().adjusted(hidden, hidden, -hidden, -hidden));
    for (int ring = rings; ring > 0; --ring) {
        // Quadratic fall-off: each ring darkens what lies within it a little more.
        const double share = depth * 2 * (1 - static_cast<double>(ring) / rings) / rings;
        QColor color = ShadowColor;
        color.setAlphaF(static_cast<float>(share + 0.002));
        painter.setBrush(color);
        painter.drawRoundedRect(
            board.adjusted(-ring, -ring, ring, ring).translated(0, reach * ShadowDrop),
            corner + ring, corner + ring);
    }
    painter.restore();
}

/// A worked edge: light above, dark below; plain boards have a plain one.
QBrush edgeBrush(const QRectF &board, const BoardTheme &theme)
{
    if (theme.isPlain()) {
        return theme.edge;
    }
    const auto faded = [](QColor color, int alpha) {
        color.setAlpha(alpha);
        return color;
    };
    QLinearGradient edge(board.topLeft(), board.bottomLeft());
    edge.setColorAt(0, faded(theme.woodLight.lighter(112), 150));
    edge.setColorAt(0.5, faded(theme.edge, 50));
    edge.setColorAt(1, faded(theme.edge, 140));
    return edge;
}

/// Fills a round rectangle; a picture's brush begins at its corner.
void fillBoard(QPainter &painter, const QRect &board, const QBrush &brush, qreal corner)
{
    painter.setBrushOrigin(board.topLeft());
    painter.setBrush(brush);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(board, corner, corner);
    painter.setBrushOrigin(0, 0);
}

/// Stretches `wood` over the board; all but the strips with the corners by copying, which is quick.
void copyOntoBoard(QPainter &painter, const QRect &board, const QImage &wood, qreal corner)
{
    const qreal across = static_cast<qreal>(board.width()) / wood.width();
    const qreal down = static_cast<qreal>(board.height()) / wood.height();
    const int strip = static_cast<int>(std::ceil(corner));
    const QRect middle = board.adjusted(0, strip, 0, -strip);
    painter.drawImage(QRectF(middle), wood,
                      QRectF(0, strip / down, wood.width(), middle.height() / down));
    QBrush brush(wood);
    brush.setTransform(QTransform::fromScale(across, down));
    for (const int top : {board.top(), board.bottom() + 1 - strip}) {
        painter.save();
        painter.setClipRect(QRect(board.left(), top, board.width(), strip), Qt::IntersectClip);
        fillBoard(painter, board, brush, corner);
        painter.restore();
    }
}

void paintEdge(QPainter &painter, const BoardGeometry &geometry, const BoardTheme &theme)
{
    const qreal ratio = geometry.ratio();
    const qreal half = ratio / 2;
    const qreal corner = CornerRadius * ratio - half;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edgeBrush(geometry.board(), theme), ratio));
    painter.drawRoundedRect(QRectF(geometry.board()).adjusted(half, half, -half, -half), corner,
                            corner);
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

double shadowDepth(const BoardLook &look)
{
    return (isDark(look.palette) ? 0.42 : 0.20) * look.theme.depth;
}

} // namespace

void copyPixels(QPainter &painter, const QPixmap &layer, const QRegion &pixels)
{
    for (const QRect &rect : pixels) {
        const QRect source = rect.intersected(layer.rect());
        painter.drawPixmap(source.topLeft(), layer, source);
    }
}

void paintBoardGround(QPainter &painter, const BoardGeometry &geometry, const QColor &color)
{
    const int hidden = static_cast<int>(std::ceil(CornerRadius * geometry.ratio()));
    const QRegion around = QRegion(QRect(QPoint(), geometry.area()))
                         - geometry.board().adjusted(hidden, hidden, -hidden, -hidden);
    for (const QRect &rect : around) {
        painter.fillRect(rect, color);
    }
}

QPixmap boardLayer(const BoardLook &look, const QImage &wood)
{
    QPixmap pixmap(look.geometry.area());
    pixmap.fill(look.palette.color(QPalette::Window));
    QPainter painter(&pixmap);
    paintBoardLayer(painter, look, wood);
    return pixmap;
}

QPixmap boardLayer(const BoardLook &look)
{
    const bool needsWood = look.geometry.isDrawable() && !look.theme.isPlain();
    return boardLayer(
        look, needsWood ? woodImage(look.geometry.board().size(), look.geometry.ratio(), look.theme)
                        : QImage());
}

void paintBoardLayer(QPainter &painter, const BoardLook &look, const QImage &wood)
{
    if (!look.geometry.isDrawable()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect board = look.geometry.board();
    const qreal corner = CornerRadius * look.geometry.ratio();
    if (look.theme.isPrinted) {
        painter.fillRect(board, look.theme.woodMiddle);
    } else {
        if (look.theme.depth > 0) {
            paintShadow(painter, look.geometry, shadowDepth(look));
        }
        if (wood.isNull()) {
            fillBoard(painter, board, look.theme.woodMiddle, corner);
        } else {
            copyOntoBoard(painter, board, wood, corner);
        }
        paintEdge(painter, look.geometry, look.theme);
    }
    paintGrid(painter, look.geometry, look.theme, GridStyle::Pixels);
    paintCoordinates(painter, look.geometry, look.theme, look.font);
}

void drawBoardLayer(QPainter &painter, const BoardLook &look)
{
    const BoardTheme &theme = look.theme;
    if (!look.geometry.isDrawable()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect board = look.geometry.board();
    const qreal ratio = look.geometry.ratio();
    if (theme.isPrinted) {
        painter.fillRect(board, theme.woodMiddle);
    } else {
        if (theme.depth > 0) {
            drawShadow(painter, look.geometry, shadowDepth(look));
        }
        fillBoard(painter, board,
                  theme.isPlain() ? QBrush(theme.woodMiddle)
                                  : QBrush(woodImage(board.size(), ratio, theme)),
                  CornerRadius * ratio);
        paintEdge(painter, look.geometry, theme);
    }
    paintGrid(painter, look.geometry, theme, GridStyle::Path);
    paintCoordinates(painter, look.geometry, theme, look.font);
}

} // namespace shinpan
