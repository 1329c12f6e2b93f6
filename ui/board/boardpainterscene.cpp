// What BoardPainter paints above the wood before the marks: veils and stones.

#include "ui/board/boardpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr qreal GhostOpacity = 0.55;
constexpr qreal PressedOpacity = 0.85;
constexpr qreal DimmedOpacity = 0.46;
constexpr double LiftShare = 0.13; // by how much larger a stone in the air looks

Color colorOf(Stone stone)
{
    return stone == Stone::Black ? Color::Black : Color::White;
}

/// Points that are out of the discussion lie under a veil of the board's own colour.
void paintVeil(QPainter &painter, const BoardGeometry &geometry, Point point, QColor color)
{
    constexpr int Opacity = 150; // the grid can just be made out
    QRect cell(0, 0, geometry.cell(), geometry.cell());
    cell.moveCenter(geometry.crossing(point).center());
    color.setAlpha(Opacity);
    painter.fillRect(cell, color);
}

} // namespace

void BoardPainter::paintScene(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    prepare();
    for (const Mark &mark : scene.markup) {
        if (mark.kind == MarkKind::Dimmed && isAmong(points, mark.point)) {
            paintVeil(painter, m_geometry, mark.point, m_boardColor);
        }
    }
    for (const Point point : scene.analysis.barred) {
        if (isAmong(points, point)) {
            paintVeil(painter, m_geometry, point, m_boardColor);
        }
    }
    paintAreas(painter, scene.analysis, points);
    paintStones(painter, scene, points);
    paintOwners(painter, scene.analysis, points);
    paintLines(painter, scene);
    paintRecordMoves(painter, scene, points);
    painter.setFont(m_font);
    paintSpots(painter, scene.analysis, points);
    paintLastMove(painter, scene, points);
    paintNumbers(painter, scene, points);
    paintMarks(painter, scene, points);
    paintLineStones(painter, scene.analysis, points);
    paintSights(painter, scene, points);
}

void BoardPainter::paintStones(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    const Stones &stones = m_stretchedStones ? *m_stretchedStones : *m_stones;
    const PointSet dimmed = pointsMarked(scene.markup, {MarkKind::Dimmed, MarkKind::Dead});
    const std::optional<Point> settling =
        scene.settling ? std::optional(scene.settling->point) : std::nullopt;
    PointSet hidden;
    for (const Point point : scene.analysis.taken) {
        hidden.set(static_cast<std::size_t>(m_geometry.size().indexOf(point)));
    }
    const int count = m_geometry.size().pointCount();
    const auto forEachStone = [&](auto &&draw) {
        for (int i = 0; i < count; ++i) {
            if (points.test(static_cast<std::size_t>(i))
                && !hidden.test(static_cast<std::size_t>(i))) {
                const Point point = m_geometry.size().pointAt(i);
                const Stone stone = scene.board.at(point);
                if (stone != Stone::Empty && point != settling) {
                    draw(point, colorOf(stone), dimmed.test(static_cast<std::size_t>(i)));
                }
            }
        }
    };
    if (!stones.shadow().isNull()) { // shadows fall on the board, never on neighbours
        forEachStone([&](Point point, Color color, bool isDimmed) {
            if (!isDimmed) {
                painter.drawPixmap(stoneSquare(point, color).topLeft() + stones.shadowOffset(),
                                   stones.shadow());
            }
        });
    }
    forEachStone([&](Point point, Color color, bool isDimmed) {
        painter.setOpacity(isDimmed ? DimmedOpacity : 1.0);
        paintStone(painter, point, color);
    });
    painter.setOpacity(1.0);
    if (settling && isAmong(points, *settling) && scene.board.at(*settling) != Stone::Empty) {
        paintSettling(painter, *scene.settling, colorOf(scene.board.at(*settling)));
    }
    if (scene.ghost && isAmong(points, scene.ghost->point)) {
        paintGhost(painter, *scene.ghost);
    }
}

void BoardPainter::paintStone(QPainter &painter, Point point, Color color)
{
    const QRect square = stoneSquare(point, color);
    const bool isPictured = !m_theme.slateImages.empty() || !m_theme.shellImages.empty();
    if (m_drawsShapes && m_theme.stones == StoneStyle::Flat && !isPictured) {
        paintFlatStone(painter, square, color, m_theme);
    } else {
        const Stones &stones = m_stretchedStones ? *m_stretchedStones : *m_stones;
        painter.drawPixmap(square.topLeft(), stones.at(point, color));
    }
}

/// A stone on its way down: larger and fainter, above a shadow that is farther away.
void BoardPainter::paintSettling(QPainter &painter,
                                 const BoardScene::Settling &settling,
                                 Color color)
{
    const Stones &stones = m_stretchedStones ? *m_stretchedStones : *m_stones;
    const QRectF square = stoneSquare(settling.point, color);
    const double height = 1 - std::clamp(settling.progress, 0.0, 1.0);
    const double larger = square.width() * LiftShare * height / 2;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(1 - 0.5 * height);
    if (!stones.shadow().isNull()) {
        const QPointF away = QPointF(0.05, 0.09) * square.width() * height;
        painter.drawPixmap(square.topLeft() + stones.shadowOffset() + away, stones.wholeShadow());
    }
    const QPixmap &stone = stones.at(settling.point, color);
    painter.drawPixmap(square.adjusted(-larger, -larger, larger, larger), stone,
                       QRectF(stone.rect()));
    painter.setOpacity(1.0);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

void BoardPainter::paintGhost(QPainter &painter, const BoardScene::Ghost &ghost)
{
    painter.setOpacity(ghost.pressed ? PressedOpacity : GhostOpacity);
    paintStone(painter, ghost.point, ghost.color);
    painter.setOpacity(1.0);
}

} // namespace shinpan
