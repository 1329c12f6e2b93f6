#include "ui/board/boardpainter.h"

#include "ui/board/boardlayer.h"
#include "ui/style.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qreal GhostOpacity = 0.55;
constexpr qreal PressedOpacity = 0.85;
constexpr qreal DimmedOpacity = 0.46;

QRect deviceRect(const QRect &rect, qreal ratio)
{
    return QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio).toAlignedRect();
}

} // namespace

BoardPainter::BoardPainter(const BoardGeometry &geometry, const BoardTheme &theme)
    : m_geometry(geometry)
    , m_theme(theme)
{ }

void BoardPainter::setGeometry(const BoardGeometry &geometry)
{
    if (geometry == m_geometry) {
        return;
    }
    if (geometry.stoneDiameter() != m_geometry.stoneDiameter()) {
        m_stones.reset();
        m_clearing = {};
    }
    m_geometry = geometry;
    m_layer = {};
}

void BoardPainter::setTheme(const BoardTheme &theme)
{
    m_theme = theme;
    m_layer = {};
    m_clearing = {};
    m_stones.reset();
}

void BoardPainter::setSurroundings(const QPalette &palette, const QFont &font)
{
    m_palette = palette;
    m_font = font;
    m_layer = {};
}

void BoardPainter::paint(QPainter &painter, const QRegion &exposed, const BoardScene &scene)
{
    painter.save();
    // From here on one unit is one device pixel, and whole numbers lie on pixel edges even if the
    // widget does not.
    painter.scale(1 / m_geometry.ratio(), 1 / m_geometry.ratio());
    const QPointF corner = painter.deviceTransform().map(QPointF(0, 0));
    painter.translate(QPointF(corner.toPoint()) - corner);
    paintLayer(painter, exposed);
    if (m_geometry.isDrawable()) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (scene.focusRing) {
            paintFocusRing(painter);
        }
        paintScene(painter, scene, pointsNear(exposed));
    }
    painter.restore();
}

void BoardPainter::paintVectors(QPainter &painter, const BoardScene &scene)
{
    painter.save();
    painter.scale(1 / m_geometry.ratio(), 1 / m_geometry.ratio());
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoardLayer(painter, m_geometry, m_theme, m_palette, m_font);
    if (m_geometry.isDrawable()) {
        paintScene(painter, scene, PointSet().set());
    }
    painter.restore();
}

void BoardPainter::paintScene(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    paintStones(painter, scene, points);
    for (const MarkLine &line : scene.lines) {
        if (m_geometry.size().contains(line.from) && m_geometry.size().contains(line.to)) {
            paintMarkLine(painter, placeOf(line.from), placeOf(line.to), m_theme.cursor,
                          line.isArrow);
        }
    }
    paintMarks(painter, scene, points);
}

void BoardPainter::paintLayer(QPainter &painter, const QRegion &exposed)
{
    if (m_layer.isNull()) {
        m_layer = boardLayer(m_geometry, m_theme, m_palette, m_font);
    }
    for (const QRect &rect : exposed) {
        const QRect source = deviceRect(rect, m_geometry.ratio()).intersected(m_layer.rect());
        painter.drawPixmap(source.topLeft(), m_layer, source);
    }
}

BoardPainter::PointSet BoardPainter::pointsNear(const QRegion &exposed) const
{
    PointSet points;
    for (const QRect &rect : exposed) {
        const auto range = m_geometry.pointsNear(deviceRect(rect, m_geometry.ratio()));
        for (int row = range.firstRow; row < range.lastRow; ++row) {
            for (int column = range.firstColumn; column < range.lastColumn; ++column) {
                points.set(static_cast<std::size_t>(row * m_geometry.size().columns + column));
            }
        }
    }
    return points;
}

BoardPainter::PointSet BoardPainter::pointsMarked(const BoardMarkup &markup,
                                                  std::initializer_list<MarkKind> kinds) const
{
    PointSet points;
    for (const Mark &mark : markup) {
        if (std::find(kinds.begin(), kinds.end(), mark.kind) != kinds.end()
            && m_geometry.size().contains(mark.point)) {
            points.set(static_cast<std::size_t>(m_geometry.size().indexOf(mark.point)));
        }
    }
    return points;
}

void BoardPainter::paintStones(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    if (!m_stones) {
        m_stones.emplace(m_geometry.stoneDiameter(), m_theme);
    }
    const PointSet dimmed = pointsMarked(scene.markup, {MarkKind::Dimmed, MarkKind::Dead});
    const int count = m_geometry.size().pointCount();
    const auto forEachStone = [&](auto &&draw) {
        for (int i = 0; i < count; ++i) {
            if (points.test(static_cast<std::size_t>(i))) {
                const Point point = m_geometry.size().pointAt(i);
                if (const Stone stone = scene.board.at(point); stone != Stone::Empty) {
                    draw(point, stone, dimmed.test(static_cast<std::size_t>(i)));
                }
            }
        }
    };
    forEachStone(
        [&](Point point, Stone, bool isDimmed) { // shadows fall on the board, never on neighbours
            if (!isDimmed && !m_theme.isPrinted) {
                painter.drawPixmap(m_geometry.stone(point).topLeft() + m_stones->shadowOffset(),
                                   m_stones->shadow());
            }
        });
    forEachStone([&](Point point, Stone stone, bool isDimmed) {
        painter.setOpacity(isDimmed ? DimmedOpacity : 1.0);
        paintStone(painter, point, stone == Stone::Black ? Color::Black : Color::White);
    });
    painter.setOpacity(1.0);
    if (scene.ghost
        && points.test(static_cast<std::size_t>(m_geometry.size().indexOf(scene.ghost->point)))) {
        paintGhost(painter, *scene.ghost);
    }
}

void BoardPainter::paintStone(QPainter &painter, Point point, Color color)
{
    const QRect square = m_geometry.stone(point);
    if (m_theme.isPrinted) {
        paintPrintedStone(painter, square, color, m_theme);
    } else {
        painter.drawPixmap(square.topLeft(), m_stones->at(point, color));
    }
}

void BoardPainter::paintGhost(QPainter &painter, const BoardScene::Ghost &ghost)
{
    painter.setOpacity(ghost.pressed ? PressedOpacity : GhostOpacity);
    paintStone(painter, ghost.point, ghost.color);
    painter.setOpacity(1.0);
}

void BoardPainter::paintMarks(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    const BoardSize size = m_geometry.size();
    const auto isExposed = [&](Point point) {
        return size.contains(point) && points.test(static_cast<std::size_t>(size.indexOf(point)));
    };
    painter.setFont(m_font);
    if (scene.lastMove && isExposed(*scene.lastMove)) {
        const bool shared =
            std::any_of(scene.markup.begin(), scene.markup.end(),
                        [&](const Mark &mark) { return mark.point == *scene.lastMove; });
        paintLastMove(painter, placeOf(*scene.lastMove), inkOn(scene.board.at(*scene.lastMove)),
                      shared ? RingSize::Edge : RingSize::Middle);
    }
    const PointSet dead = pointsMarked(scene.markup, {MarkKind::Dead});
    for (const Mark &mark : scene.markup) {
        const bool isTerritory =
            mark.kind == MarkKind::BlackTerritory || mark.kind == MarkKind::WhiteTerritory;
        if (!isExposed(mark.point)
            || (isTerritory && dead.test(static_cast<std::size_t>(size.indexOf(mark.point))))) {
            continue;
        }
        const Stone stone = scene.board.at(mark.point);
        if (mark.kind == MarkKind::Label && stone == Stone::Empty) {
            paintClearing(painter, placeOf(mark.point));
        }
        paintMark(painter, placeOf(mark.point), mark, inkOf(mark, stone));
    }
    if (scene.cursor && isExposed(*scene.cursor)) {
        paintCursor(painter, placeOf(*scene.cursor), m_theme.cursor);
    }
}

/// Hides the crossing under a label.
void BoardPainter::paintClearing(QPainter &painter, const MarkPlace &place)
{
    const int side = m_geometry.cell();
    if (m_clearing.isNull()) {
        const auto cell = static_cast<float>(side);
        m_clearing = softDisc(side, cell * 0.34F, cell * 0.10F, m_theme.woodMiddle, 0.92F);
    }
    const QPointF corner = place.middle - QPointF(side, side) / 2;
    painter.drawPixmap(corner.toPoint(), m_clearing);
}

MarkPlace BoardPainter::placeOf(Point point) const
{
    return {QRectF(m_geometry.crossing(point)).center(), static_cast<qreal>(m_geometry.cell())};
}

void BoardPainter::paintFocusRing(QPainter &painter)
{
    const qreal width = 2 * m_geometry.ratio();
    painter.setPen(QPen(styleColors(m_palette).accent, width));
    painter.setBrush(Qt::NoBrush);
    const qreal corner = 4 * m_geometry.ratio();
    painter.drawRoundedRect(
        QRectF(m_geometry.board()).adjusted(-width / 2, -width / 2, width / 2, width / 2), corner,
        corner);
}

const QColor &BoardPainter::inkOn(Stone stone) const
{
    return stone == Stone::Black ? m_theme.lightMark : m_theme.darkMark;
}

const QColor &BoardPainter::inkOf(const Mark &mark, Stone stone) const
{
    return mark.kind == MarkKind::Differs ? m_theme.cursor : inkOn(stone);
}

} // namespace shinpan
