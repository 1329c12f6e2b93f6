#include "ui/board/painting/boardground.h"

#include "ui/board/painting/boardlook.h"
#include "ui/kit/style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

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

/// Draws the same as one path.
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

/// Paints lines and star points.
void paintGrid(QPainter &painter,
               const BoardGeometry &geometry,
               const BoardTheme &theme,
               bool isVector)
{
    // Lines are thinner than a pixel on paper, and on a screen that shows it smaller.
    painter.setRenderHint(QPainter::Antialiasing, isVector);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    // Fine lines need less ink to look the same.
    QColor ink = theme.line;
    if (theme.lineStrength <= 1) {
        ink.setAlphaF(geometry.cell() < 14 * geometry.ratio() ? 0.62F : 0.86F);
    }
    const GridLines lines = gridLines(geometry, theme);
    if (isVector) {
        drawGrid(painter, lines, ink);
    } else {
        fillGrid(painter, lines, ink);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    const qreal radius = std::max<qreal>(lines.rows.front().height(), geometry.cell() * 0.095);
    for (const Point point : starPoints(geometry.size())) {
        painter.drawEllipse(QRectF(geometry.crossing(point)).center(), radius, radius);
    }
}

// These are in device-independent pixels, and as a share of the reach.
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

/// A round corner's shadow, seen from the lower right: `side` pixels, the last `corner` of which
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

/// Fills what is around the board, and under its round corners.
void paintSurroundings(QPainter &painter, const BoardLook &look)
{
    const int hidden = static_cast<int>(std::ceil(CornerRadius * look.geometry.ratio()));
    const QRegion around = QRegion(QRect(QPoint(), look.geometry.area()))
                         - look.geometry.board().adjusted(hidden, hidden, -hidden, -hidden);
    for (const QRect &rect : around) {
        painter.fillRect(rect, look.palette.color(QPalette::Window));
    }
}

/// The board without lines and letters, one unit of the painter being one device pixel of the
/// geometry. `wood` is stretched over it; plain boards need none.
void paintBareBoard(QPainter &painter, const BoardLook &look, const QImage &wood, bool isVector)
{
    const BoardTheme &theme = look.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect board = look.geometry.board();
    if (theme.isPrinted) {
        painter.fillRect(board, theme.woodMiddle);
    } else {
        const qreal corner = CornerRadius * look.geometry.ratio();
        if (theme.depth > 0) {
            const double depth = (isDark(look.palette) ? 0.42 : 0.20) * theme.depth;
            (isVector ? drawShadow : paintShadow)(painter, look.geometry, depth);
        }
        if (wood.isNull()) {
            fillBoard(painter, board, theme.woodMiddle, corner);
        } else if (isVector) {
            fillBoard(painter, board, wood, corner);
        } else {
            copyOntoBoard(painter, board, wood, corner);
        }
        paintEdge(painter, look.geometry, theme);
    }
}

/// All of it, if there is room for it.
void paintBoard(QPainter &painter, const BoardLook &look, const QImage &wood, bool isVector)
{
    if (look.geometry.isDrawable()) {
        paintBareBoard(painter, look, wood, isVector);
        paintGrid(painter, look.geometry, look.theme, isVector);
        paintCoordinates(painter, look.geometry, look.theme, look.font);
    }
}

[[nodiscard]] bool needsWood(const BoardLook &look)
{
    return look.geometry.isDrawable() && !look.theme.isPlain();
}

/// The wood; null where none is needed.
[[nodiscard]] QImage woodFor(const BoardLook &look)
{
    return needsWood(look)
             ? woodImage(look.geometry.board().size(), look.geometry.ratio(), look.theme)
             : QImage();
}

/// All of it with that wood: opaque, in device pixels (its own ratio is 1).
[[nodiscard]] QPixmap layerWith(const BoardLook &look, const QImage &wood)
{
    QPixmap pixmap(look.geometry.area());
    pixmap.fill(look.palette.color(QPalette::Window));
    QPainter painter(&pixmap);
    paintBoard(painter, look, wood, false);
    return pixmap;
}

} // namespace

void BoardGround::forget()
{
    m_draft = {};
    forgetLayer();
}

void BoardGround::forgetLayer()
{
    m_layer = {};
    m_bare = {};
    m_wood.reset();
}

const QPixmap &BoardGround::layer(const BoardLook &look)
{
    if (m_layer.isNull()) {
        m_layer = layerWith(look, woodFor(look));
    }
    return m_layer;
}

const QPixmap &BoardGround::bareLayer(const BoardLook &look)
{
    if (m_bare.isNull() && needsWood(look)) {
        m_bare = QPixmap(look.geometry.area());
        m_bare.fill(look.palette.color(QPalette::Window));
        QPainter painter(&m_bare);
        paintBareBoard(painter, look, woodFor(look), false);
    }
    return m_bare;
}

void BoardGround::paintDraft(QPainter &painter, const BoardLook &look)
{
    if (m_draft.isNull() && !look.theme.isPlain()) {
        // It is as fine as on a plain screen; enlarging it is faster than making it finer. A
        // quarter of the rows differs little when it is stretched down the grain.
        m_draft = woodImage((QSizeF(look.geometry.board().size()) / look.geometry.ratio()).toSize(),
                            1, look.theme, 4);
    }
    paintSurroundings(painter, look);
    paintBoard(painter, look, m_draft, false);
}

bool BoardGround::drawWood(const BoardLook &look)
{
    constexpr int RowsAtOnce = 192;
    if (!needsWood(look)) {
        return true;
    }
    if (!m_wood) {
        m_wood = std::make_unique<WoodDrawing>(look.geometry.board().size(), look.geometry.ratio(),
                                               look.theme);
    } else if (!m_wood->isDone()) {
        m_wood->drawRows(RowsAtOnce);
    }
    return m_wood->isDone();
}

void BoardGround::useWood(const BoardLook &look)
{
    QPixmap layer = layerWith(look, m_wood ? m_wood->image() : QImage());
    forget();
    m_layer = std::move(layer);
}

void BoardGround::paintVectors(QPainter &painter, const BoardLook &look)
{
    paintBoard(painter, look, woodFor(look), true);
}

void copyPixels(QPainter &painter, const QPixmap &layer, const QRegion &pixels)
{
    for (const QRect &rect : pixels) {
        const QRect source = rect.intersected(layer.rect());
        painter.drawPixmap(source.topLeft(), layer, source);
    }
}

} // namespace shinpan
