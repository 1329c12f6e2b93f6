// What BoardPainter paints of a scene and in which order, and the stones that do not lie yet.

#include "ui/board/boardlayer.h"
#include "ui/board/boardpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr qreal GhostOpacity = 0.55;
constexpr qreal PressedOpacity = 0.85;
constexpr double LiftShare = 0.13; // by how much larger a stone in the air looks

} // namespace

void BoardPainter::paintScene(QPainter &painter,
                              const BoardScene &scene,
                              const PointSet &points,
                              const QRegion &ground)
{
    prepare();
    const LyingAll lying = lyingIn(scene);
    if (m_keepsStones && !ground.isEmpty()) {
        keepLying(lying);
        copyPixels(painter, m_kept, ground);
    } else {
        paintLying(painter, lying, points, ground);
    }
    if (scene.focusRing) {
        paintFocusRing(painter);
    }
    paintAreas(painter, scene.analysis, points);
    if (scene.settling && isAmong(points, scene.settling->point)) {
        paintSettling(painter, *scene.settling, scene.board.at(scene.settling->point));
    }
    if (scene.ghost && isAmong(points, scene.ghost->point)) {
        paintGhost(painter, *scene.ghost);
    }
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

/// A stone on its way down: larger and fainter, above a shadow that is farther away.
void BoardPainter::paintSettling(QPainter &painter,
                                 const BoardScene::Settling &settling,
                                 Stone stone)
{
    if (stone == Stone::Empty) {
        return;
    }
    const Color color = colorOf(stone);
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
    const QPixmap &picture = stones.at(settling.point, color);
    painter.drawPixmap(square.adjusted(-larger, -larger, larger, larger), picture,
                       QRectF(picture.rect()));
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
