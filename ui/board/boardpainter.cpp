#include "ui/board/boardpainter.h"

#include "ui/board/boardlayer.h"
#include "ui/kit/style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Of lively stones, a cell's share that they are smaller on each side; below the smallest cell
/// (pixels) they would look like gravel.
constexpr double LivelyShare = 0.016;
constexpr int SmallestLivelyCell = 20;

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

/// A board's colour on average.
QColor boardColor(const BoardTheme &theme)
{
    return theme.texture.isNull()
             ? theme.woodMiddle
             : theme.texture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                   .pixelColor(0, 0);
}

} // namespace

BoardPainter::BoardPainter(const BoardGeometry &geometry, const BoardTheme &theme)
    : m_geometry(geometry)
    , m_theme(theme)
    , m_boardColor(boardColor(theme))
{ }

void BoardPainter::setGeometry(const BoardGeometry &geometry)
{
    if (geometry == m_geometry && !m_isStretched) {
        return;
    }
    m_geometry = geometry;
    m_isStretched = false;
    m_layer = {};
    m_draftWood = {};
    m_clearing = {};
    m_stretchedStones.reset();
    forgetSharp();
    if (m_stones && m_stones->diameter() != stoneDiameter()) {
        m_stones.reset();
    }
}

void BoardPainter::stretchTo(const BoardGeometry &geometry)
{
    if (geometry == m_geometry) {
        return;
    }
    const bool isFirst = !m_stones || m_geometry.ratio() != geometry.ratio();
    if (isFirst || !geometry.isDrawable()) {
        setGeometry(geometry);
        return;
    }
    m_geometry = geometry;
    m_isStretched = true;
    m_layer = {};
    m_clearing = {};
    forgetSharp();
}

bool BoardPainter::sharpen()
{
    constexpr int RowsAtOnce = 192;
    if (!m_isStretched) {
        return true;
    }
    const bool needsStones = m_stones->diameter() != stoneDiameter();
    if (needsStones && !m_sharpStones) {
        m_sharpStones = std::make_unique<StonesDrawing>(stoneDiameter(), m_theme);
        return false;
    }
    if (needsStones && !m_sharpStones->isDone()) {
        m_sharpStones->drawNext();
        return false;
    }
    const bool needsWood = m_geometry.isDrawable() && !m_theme.isPlain();
    if (needsWood && !m_sharpWood) {
        m_sharpWood =
            std::make_unique<WoodDrawing>(m_geometry.board().size(), m_geometry.ratio(), m_theme);
        return false;
    }
    if (needsWood && !m_sharpWood->isDone()) {
        m_sharpWood->drawRows(RowsAtOnce);
        return false;
    }
    QPixmap layer = boardLayer({m_geometry, m_theme, m_palette, m_font},
                               needsWood ? m_sharpWood->image() : QImage());
    std::optional<Stones> stones = needsStones ? m_sharpStones->stones() : std::move(m_stones);
    setGeometry(m_geometry);
    m_layer = std::move(layer);
    m_stones = std::move(stones);
    return true;
}

void BoardPainter::forgetSharp()
{
    m_sharpStones.reset();
    m_sharpWood.reset();
}

void BoardPainter::setTheme(const BoardTheme &theme)
{
    m_theme = theme;
    m_boardColor = boardColor(theme);
    dropCaches();
}

void BoardPainter::setSurroundings(const QPalette &palette, const QFont &font)
{
    m_palette = palette;
    m_font = font;
    m_layer = {};
    m_sprites.clear();
}

void BoardPainter::setLively(bool lively)
{
    if (lively != m_isLively) {
        m_isLively = lively;
        dropCaches();
    }
}

void BoardPainter::setKeepsStones(bool keeps)
{
    m_keepsStones = keeps;
    if (!keeps) {
        m_kept = {};
    }
}

void BoardPainter::dropCaches()
{
    m_sprites.clear();
    m_isStretched = false;
    m_layer = {};
    m_draftWood = {};
    m_clearing = {};
    m_stones.reset();
    m_stretchedStones.reset();
    forgetSharp();
}

/// Makes the stones that are missing.
void BoardPainter::prepare()
{
    const int diameter = stoneDiameter();
    if (!m_stones) {
        m_stones.emplace(diameter, m_theme);
    }
    if (m_stones->diameter() == diameter) {
        m_stretchedStones.reset();
    } else if (!m_stretchedStones || m_stretchedStones->diameter() != diameter) {
        m_stretchedStones = m_stones->stretched(diameter);
    }
}

int BoardPainter::stoneDiameter() const
{
    const int cell = m_geometry.cell();
    if (!m_isLively || cell < SmallestLivelyCell) {
        return m_geometry.stoneDiameter();
    }
    const int inset = std::max(1, static_cast<int>(std::lround(cell * LivelyShare)));
    return m_geometry.stoneDiameter() - 2 * inset;
}

QRect BoardPainter::stoneSquare(Point point, Color color) const
{
    const int diameter = stoneDiameter();
    const int inset = (m_geometry.stoneDiameter() - diameter) / 2;
    const QRect square = m_geometry.stone(point).adjusted(inset, inset, -inset, -inset);
    return inset == 0
             ? square
             : square.translated(stoneShift(point, color, (m_geometry.cell() - diameter) / 2));
}

void BoardPainter::paint(QPainter &painter, const QRegion &exposed, const BoardScene &scene)
{
    painter.save();
    // From here on one unit is one device pixel, and whole numbers lie on pixel edges even if the
    // widget does not.
    painter.scale(1 / m_geometry.ratio(), 1 / m_geometry.ratio());
    const QPointF corner = painter.deviceTransform().map(QPointF(0, 0));
    painter.translate(QPointF(corner.toPoint()) - corner);
    const QRegion pixels = deviceRegion(exposed, m_geometry.ratio());
    if (m_isStretched) {
        paintStretchedGround(painter);
    }
    const QRegion ground = m_isStretched ? QRegion() : pixels;
    if (m_geometry.isDrawable()) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintScene(painter, scene, pointsNear(pixels), ground);
    } else {
        copyGround(painter, ground);
    }
    painter.restore();
}

void BoardPainter::paintVectors(QPainter &painter, const BoardScene &scene)
{
    painter.save();
    painter.scale(1 / m_geometry.ratio(), 1 / m_geometry.ratio());
    painter.setRenderHint(QPainter::Antialiasing);
    drawBoardLayer(painter, {m_geometry, m_theme, m_palette, m_font});
    if (m_geometry.isDrawable()) {
        m_drawsShapes = true;
        paintScene(painter, scene, PointSet().set(), {});
        m_drawsShapes = false;
    }
    painter.restore();
}

/// What lies under the stones while their size changes.
void BoardPainter::paintStretchedGround(QPainter &painter)
{
    if (m_draftWood.isNull() && !m_theme.isPlain()) {
        // As fine as on a plain screen; enlarging it is quicker than making it finer.
        m_draftWood =
            woodDraft((QSizeF(m_geometry.board().size()) / m_geometry.ratio()).toSize(), m_theme);
    }
    paintBoardGround(painter, m_geometry, m_palette.color(QPalette::Window));
    paintBoardLayer(painter, {m_geometry, m_theme, m_palette, m_font}, m_draftWood);
}

/// So that there is a layer.
void BoardPainter::prepareGround()
{
    if (m_layer.isNull()) {
        m_layer = boardLayer({m_geometry, m_theme, m_palette, m_font});
    }
}

void BoardPainter::copyGround(QPainter &painter, const QRegion &pixels)
{
    if (!pixels.isEmpty()) {
        prepareGround();
        copyPixels(painter, m_layer, pixels);
    }
}

bool BoardPainter::isAmong(const PointSet &points, Point point) const
{
    const BoardSize size = m_geometry.size();
    return size.contains(point) && points.test(static_cast<std::size_t>(size.indexOf(point)));
}

BoardPainter::PointSet BoardPainter::pointsNear(const QRegion &pixels) const
{
    PointSet points;
    for (const QRect &rect : pixels) {
        const auto range = m_geometry.pointsNear(rect);
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

} // namespace shinpan
