#include "ui/board/painting/boardpainter.h"

#include "ui/board/painting/analysispainting.h"
#include "ui/board/painting/boardcanvas.h"
#include "ui/board/painting/boardlayer.h"
#include "ui/kit/style.h"

#include <QPainter>

namespace shinpan {

namespace {

QRect deviceRect(const QRect &rect, qreal ratio)
{
    return QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio).toAlignedRect();
}

QRegion deviceRegion(const QRegion &region, qreal ratio)
{
    QRegion pixels;
    for (const QRect &rect : region) {
        pixels += deviceRect(rect, ratio);
    }
    return pixels;
}

void paintFocusRing(const BoardCanvas &canvas)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    const qreal width = 2 * geometry.ratio();
    canvas.painter.setPen(QPen(styleColors(canvas.look.palette).accent, width));
    canvas.painter.setBrush(Qt::NoBrush);
    const qreal corner = 4 * geometry.ratio();
    canvas.painter.drawRoundedRect(
        QRectF(geometry.board()).adjusted(-width / 2, -width / 2, width / 2, width / 2), corner,
        corner);
}

} // namespace

BoardPainter::BoardPainter(const BoardGeometry &geometry, const BoardTheme &theme)
    : m_look{.geometry = geometry, .theme = theme, .averageColor = averageColorOf(theme)}
{ }

void BoardPainter::setGeometry(const BoardGeometry &geometry)
{
    if (geometry == m_look.geometry && !m_isStretched) {
        return;
    }
    m_look.geometry = geometry;
    m_isStretched = false;
    m_ground.forget();
    m_stones.keepOnly(stoneDiameter(m_look));
}

void BoardPainter::stretchTo(const BoardGeometry &geometry)
{
    if (geometry == m_look.geometry) {
        return;
    }
    const bool isFirst = m_stones.isEmpty() || m_look.geometry.ratio() != geometry.ratio();
    if (isFirst || !geometry.isDrawable()) {
        setGeometry(geometry);
        return;
    }
    m_look.geometry = geometry;
    m_isStretched = true;
    m_ground.forgetLayer();
    m_stones.forgetDrawing();
}

bool BoardPainter::sharpen()
{
    if (!m_isStretched) {
        return true;
    }
    if (!m_stones.drawNext(m_look) || !m_ground.drawWood(m_look)) {
        return false;
    }
    m_stones.useDrawn();
    m_ground.useWood(m_look);
    m_isStretched = false;
    return true;
}

void BoardPainter::setTheme(const BoardTheme &theme)
{
    m_look.theme = theme;
    m_look.averageColor = averageColorOf(theme);
    dropCaches();
}

void BoardPainter::setSurroundings(const QPalette &palette, const QFont &font)
{
    m_look.palette = palette;
    m_look.font = font;
    m_ground.forgetLayer();
    m_marks.forget();
}

void BoardPainter::setLively(bool lively)
{
    if (lively != m_look.isLively) {
        m_look.isLively = lively;
        dropCaches();
    }
}

void BoardPainter::setKeepsStones(bool keeps)
{
    m_keepsStones = keeps;
    if (!keeps) {
        m_picture.forget();
    }
}

void BoardPainter::dropCaches()
{
    m_isStretched = false;
    m_ground.forget();
    m_stones.forget();
    m_marks.forget();
}

void BoardPainter::paint(QPainter &painter, const QRegion &exposed, const BoardScene &scene)
{
    const BoardGeometry &geometry = m_look.geometry;
    painter.save();
    // From here on one unit is one device pixel, and whole numbers lie on pixel edges even if the
    // widget does not.
    painter.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    const QPointF corner = painter.deviceTransform().map(QPointF(0, 0));
    painter.translate(QPointF(corner.toPoint()) - corner);
    const QRegion pixels = deviceRegion(exposed, geometry.ratio());
    if (m_isStretched) {
        m_ground.paintDraft(painter, m_look);
    }
    const QRegion ground = m_isStretched ? QRegion() : pixels;
    if (geometry.isDrawable()) {
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPoints points = pointsNear(geometry, pixels);
        paintScene({painter, m_look, points}, scene, ground);
    } else if (!ground.isEmpty()) {
        copyPixels(painter, m_ground.layer(m_look), ground);
    }
    painter.restore();
}

void BoardPainter::paintVectors(QPainter &painter, const BoardScene &scene)
{
    const BoardGeometry &geometry = m_look.geometry;
    painter.save();
    painter.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    painter.setRenderHint(QPainter::Antialiasing);
    drawBoardLayer(painter, m_look);
    if (geometry.isDrawable()) {
        const BoardPoints all = BoardPoints().set();
        paintScene({painter, m_look, all, true}, scene, {});
    }
    painter.restore();
}

void BoardPainter::paintScene(const BoardCanvas &canvas,
                              const BoardScene &scene,
                              const QRegion &ground)
{
    m_stones.prepare(m_look);
    const BoardContents contents = contentsOf(scene);
    const QPixmap layer = ground.isEmpty() ? QPixmap() : m_ground.layer(m_look);
    if (m_keepsStones && !ground.isEmpty()) {
        copyPixels(canvas.painter, m_picture.show(m_look, contents, m_stones, layer), ground);
    } else {
        paintContents(canvas, contents, m_stones, layer, ground);
    }
    if (scene.focusRing) {
        paintFocusRing(canvas);
    }
    paintAreas(canvas, scene.analysis);
    if (scene.settling && canvas.has(scene.settling->point)) {
        if (const Stone stone = scene.board.at(scene.settling->point); stone != Stone::Empty) {
            m_stones.paintSettling(canvas, *scene.settling, colorOf(stone));
        }
    }
    if (scene.ghost && canvas.has(scene.ghost->point)) {
        m_stones.paintGhost(canvas, *scene.ghost);
    }
    paintOwners(canvas, scene.analysis);
    m_marks.paintLines(canvas, scene);
    m_marks.paintRecordMoves(canvas, scene);
    canvas.painter.setFont(m_look.font);
    paintSpots(canvas, scene.analysis, m_marks);
    m_marks.paintLastMove(canvas, scene);
    m_marks.paintNumbers(canvas, scene);
    m_marks.paintMarks(canvas, scene);
    paintLineStones(canvas, scene.analysis, m_stones, m_marks);
    m_marks.paintHighlights(canvas, scene);
}

} // namespace shinpan
