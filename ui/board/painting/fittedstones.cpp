#include "ui/board/painting/fittedstones.h"

#include "ui/board/painting/boardlook.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qreal GhostOpacity = 0.55;
constexpr qreal PressedOpacity = 0.85;
constexpr double LiftShare = 0.13; // by how much larger a stone in the air looks

} // namespace

void FittedStones::forget()
{
    m_drawn.reset();
    m_stretched.reset();
    forgetDrawing();
}

void FittedStones::keepOnly(int diameter)
{
    m_stretched.reset();
    forgetDrawing();
    if (m_drawn && m_drawn->diameter() != diameter) {
        m_drawn.reset();
    }
}

void FittedStones::prepare(const BoardLook &look)
{
    const int diameter = stoneDiameter(look);
    if (!m_drawn) {
        m_drawn.emplace(diameter, look.theme);
    }
    if (m_drawn->diameter() == diameter) {
        m_stretched.reset();
    } else if (!m_stretched || m_stretched->diameter() != diameter) {
        m_stretched = m_drawn->stretched(diameter);
    }
}

bool FittedStones::drawNext(const BoardLook &look)
{
    const int diameter = stoneDiameter(look);
    if (m_drawn->diameter() == diameter) {
        return true;
    }
    if (!m_drawing) {
        m_drawing = std::make_unique<StonesDrawing>(diameter, look.theme);
    } else if (!m_drawing->isDone()) {
        m_drawing->drawNext();
    }
    return m_drawing->isDone();
}

void FittedStones::useDrawn()
{
    if (m_drawing) {
        m_drawn = m_drawing->stones();
    }
    m_stretched.reset();
    forgetDrawing();
}

void FittedStones::paintShadow(const BoardCanvas &canvas, Point point, Color color) const
{
    canvas.painter.drawPixmap(stoneSquare(canvas.look, point, color).topLeft()
                                  + stones().shadowOffset(),
                              stones().shadow());
}

void FittedStones::paintStone(const BoardCanvas &canvas, Point point, Color color) const
{
    const BoardTheme &theme = canvas.look.theme;
    const QRect square = stoneSquare(canvas.look, point, color);
    const bool isPictured = !theme.slateImages.empty() || !theme.shellImages.empty();
    if (canvas.isVector && theme.stones == StoneStyle::Flat && !isPictured) {
        paintFlatStone(canvas.painter, square, color, theme);
    } else {
        canvas.painter.drawPixmap(square.topLeft(), stones().at(point, color));
    }
}

void FittedStones::paintSettling(const BoardCanvas &canvas,
                                 const BoardScene::Settling &settling,
                                 Color color) const
{
    QPainter &painter = canvas.painter;
    const QRectF square = stoneSquare(canvas.look, settling.point, color);
    const double height = 1 - std::clamp(settling.progress, 0.0, 1.0);
    const double larger = square.width() * LiftShare * height / 2;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(1 - 0.5 * height);
    if (!stones().shadow().isNull()) {
        const QPointF away = QPointF(0.05, 0.09) * square.width() * height;
        painter.drawPixmap(square.topLeft() + stones().shadowOffset() + away,
                           stones().wholeShadow());
    }
    const QPixmap &picture = stones().at(settling.point, color);
    painter.drawPixmap(square.adjusted(-larger, -larger, larger, larger), picture,
                       QRectF(picture.rect()));
    painter.setOpacity(1.0);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

void FittedStones::paintGhost(const BoardCanvas &canvas, const BoardScene::Ghost &ghost) const
{
    canvas.painter.setOpacity(ghost.pressed ? PressedOpacity : GhostOpacity);
    paintStone(canvas, ghost.point, ghost.color);
    canvas.painter.setOpacity(1.0);
}

} // namespace shinpan
