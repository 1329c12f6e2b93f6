#include "ui/board/painting/boardpainter.h"

#include "ui/kit/style.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace shinpan {

namespace {

constexpr qreal FaintOpacity = 0.46;

/// A row of points as they are seen, behind where the pixels end that painting them touches.
using SeenRow = std::pair<int, std::vector<Point>>;

[[nodiscard]] std::vector<SeenRow> seenRows(const BoardCanvas &canvas)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    std::map<int, std::vector<Point>> rows;
    for (int i = 0; i < geometry.size().pointCount(); ++i) {
        if (canvas.points.test(static_cast<std::size_t>(i))) {
            const Point point = geometry.size().pointAt(i);
            rows[geometry.reach(point).bottom() + 1].push_back(point);
        }
    }
    return {rows.begin(), rows.end()};
}

/// What lies under the stones; nothing of it where the board is not painted from pixels.
struct Ground
{
    const QPixmap &layer;
    const QPixmap &bare; ///< its wood alone; null where that has one colour
};

/// Points that are out of the discussion lie under a veil of the board's own wood: their lines
/// fade, and its grain goes on.
void paintVeil(const BoardCanvas &canvas, Point point, const QPixmap &bare)
{
    constexpr qreal Opacity = 0.6; // the grid can just be made out
    const BoardGeometry &geometry = canvas.look.geometry;
    QRect cell(0, 0, geometry.cell(), geometry.cell());
    cell.moveCenter(geometry.crossing(point).center());
    canvas.painter.setOpacity(Opacity);
    if (bare.isNull()) {
        canvas.painter.fillRect(cell, canvas.look.averageColor);
    } else {
        copyPixels(canvas.painter, bare, cell);
    }
    canvas.painter.setOpacity(1.0);
}

/// Paints what lies in rows of points.
struct RowPainter
{
    const BoardCanvas &canvas;
    const BoardContents &contents;
    const FittedStones &stones;
    const QPixmap &bare;

    [[nodiscard]] const PointContent &at(Point point) const
    {
        return contents[static_cast<std::size_t>(canvas.look.geometry.size().indexOf(point))];
    }

    void paintVeils(const SeenRow &row) const
    {
        for (const Point point : row.second) {
            if (at(point).isVeiled) {
                paintVeil(canvas, point, bare);
            }
        }
    }

    void paintShadows(const SeenRow &row) const
    {
        if (stones.shadow().isNull()) {
            return;
        }
        for (const Point point : row.second) {
            if (const PointContent &there = at(point); there.stone && !there.isFaint) {
                stones.paintShadow(canvas, point, *there.stone);
            }
        }
    }

    void paintStones(const SeenRow &row) const
    {
        for (const Point point : row.second) {
            if (const PointContent &there = at(point); there.stone) {
                canvas.painter.setOpacity(there.isFaint ? FaintOpacity : 1.0);
                stones.paintStone(canvas, point, *there.stone);
            }
        }
        canvas.painter.setOpacity(1.0);
    }
};

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

[[nodiscard]] BoardContents contentsOf(const BoardScene &scene)
{
    const BoardSize size = scene.board.size();
    BoardContents contents(static_cast<std::size_t>(size.pointCount()));
    for (int i = 0; i < size.pointCount(); ++i) {
        if (const Stone stone = scene.board.at(size.pointAt(i)); stone != Stone::Empty) {
            contents[static_cast<std::size_t>(i)].stone = colorOf(stone);
        }
    }
    const auto with = [&](Point point, auto change) {
        if (size.contains(point)) {
            change(contents[static_cast<std::size_t>(size.indexOf(point))]);
        }
    };
    for (const Mark &mark : scene.markup) {
        if (mark.kind == MarkKind::Dimmed) {
            with(mark.point, [](PointContent &there) { there.isFaint = there.isVeiled = true; });
        } else if (mark.kind == MarkKind::Dead) {
            with(mark.point, [](PointContent &there) { there.isFaint = true; });
        }
    }
    for (const Point point : scene.barred) {
        with(point, [](PointContent &there) { there.isVeiled = true; });
    }
    for (const Point point : scene.taken) {
        with(point, [](PointContent &there) { there.stone.reset(); });
    }
    if (scene.settling) {
        with(scene.settling->point, [](PointContent &there) { there.stone.reset(); });
    }
    return contents;
}

/// Paints veils, shadows and stones on the canvas' points and, before anything lies on it, these
/// (device) pixels of what lies under them.
///
/// All of it is more than a processor keeps at hand, so it is painted in rows from top to bottom,
/// and a row's pixels are fetched once. What may reach into the next row waits until that has what
/// lies below: shadows fall on the board, never on neighbours.
void paintContents(const BoardCanvas &canvas,
                   const BoardContents &contents,
                   const FittedStones &stones,
                   const Ground &ground,
                   const QRegion &pixels)
{
    const QRect all = pixels.boundingRect();
    int done = all.top();
    const auto copyGroundTo = [&](int end) {
        if (end > done) {
            copyPixels(canvas.painter, ground.layer,
                       pixels & QRect(all.left(), done, all.width(), end - done));
            done = end;
        }
    };
    const RowPainter painter{canvas, contents, stones, ground.bare};
    const std::vector<SeenRow> rows = seenRows(canvas);
    for (std::size_t i = 0; i < rows.size() + 2; ++i) {
        if (i < rows.size()) {
            copyGroundTo(rows[i].first);
            painter.paintVeils(rows[i]);
        }
        if (i >= 1 && i - 1 < rows.size()) {
            painter.paintShadows(rows[i - 1]);
        }
        if (i >= 2) {
            painter.paintStones(rows[i - 2]);
        }
    }
    copyGroundTo(all.bottom() + 1);
}

} // namespace

const QPixmap &StonesPicture::show(const BoardLook &look,
                                   const BoardContents &contents,
                                   const FittedStones &stones,
                                   const QPixmap &layer,
                                   const QPixmap &bare)
{
    const QRegion changed = changes(look, contents, layer);
    m_contents = contents;
    m_layer = layer.cacheKey();
    if (!changed.isEmpty()) {
        QPainter onto(&m_picture);
        for (const QRect &rect : changed) {
            onto.setClipRect(rect);
            paintContents({onto, look, pointsNear(look.geometry, rect)}, contents, stones,
                          {layer, bare}, rect);
        }
    }
    return m_picture;
}

QRegion StonesPicture::changes(const BoardLook &look,
                               const BoardContents &contents,
                               const QPixmap &layer)
{
    constexpr int Few = 24; // each is painted with its neighbours
    if (m_picture.size() != layer.size()) {
        m_picture = QPixmap(layer.size());
        return m_picture.rect();
    }
    if (m_layer != layer.cacheKey()) {
        return m_picture.rect();
    }
    QRegion changed;
    int count = 0;
    for (std::size_t i = 0; i < contents.size(); ++i) {
        if (contents[i] != m_contents[i]) {
            changed += look.geometry.reach(look.geometry.size().pointAt(static_cast<int>(i)));
            if (++count > Few) {
                return m_picture.rect();
            }
        }
    }
    return changed;
}

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

void BoardPainter::forgetPictures()
{
    m_ground.forgetLayer();
    m_picture.forget();
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
    // One unit is one device pixel from here on, and whole numbers lie on pixel edges even if the
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
    BoardGround::paintVectors(painter, m_look);
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
    const bool isVeiled = std::ranges::any_of(contents, &PointContent::isVeiled);
    const QPixmap bare = ground.isEmpty() || !isVeiled ? QPixmap() : m_ground.bareLayer(m_look);
    if (m_keepsStones && !ground.isEmpty()) {
        copyPixels(canvas.painter, m_picture.show(m_look, contents, m_stones, layer, bare), ground);
    } else {
        paintContents(canvas, contents, m_stones, {layer, bare}, ground);
    }
    if (scene.focusRing) {
        paintFocusRing(canvas);
    }
    MarkPainter::paintAreas(canvas, scene);
    if (scene.settling && canvas.has(scene.settling->point)) {
        if (const Stone stone = scene.board.at(scene.settling->point); stone != Stone::Empty) {
            m_stones.paintSettling(canvas, *scene.settling, colorOf(stone));
        }
    }
    if (scene.ghost && canvas.has(scene.ghost->point)) {
        m_stones.paintGhost(canvas, *scene.ghost);
    }
    MarkPainter::paintOwners(canvas, scene);
    m_marks.paintLines(canvas, scene);
    m_marks.paintRecordMoves(canvas, scene);
    canvas.painter.setFont(m_look.font);
    m_marks.paintSpots(canvas, scene);
    m_marks.paintLastMove(canvas, scene);
    m_marks.paintNumbers(canvas, scene);
    m_marks.paintMarks(canvas, scene);
    m_marks.paintSigns(canvas, scene);
    m_marks.paintLineStones(canvas, scene, m_stones);
    m_marks.paintHighlights(canvas, scene);
}

} // namespace shinpan
