#include "ui/board/painting/boardcontents.h"

#include "ui/board/painting/boardcanvas.h"
#include "ui/board/painting/boardlayer.h"
#include "ui/board/painting/boardscene.h"
#include "ui/board/painting/fittedstones.h"

#include <QPainter>

#include <map>
#include <utility>

namespace shinpan {

namespace {

constexpr qreal FaintOpacity = 0.46;

/// A row of points as they are seen, and where the pixels end that painting them touches.
struct SeenRow
{
    std::vector<Point> points;
    int end;
};

[[nodiscard]] std::vector<SeenRow> seenRows(const BoardCanvas &canvas)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    std::map<int, std::vector<Point>> rows; // by where they end
    for (int i = 0; i < geometry.size().pointCount(); ++i) {
        if (canvas.points.test(static_cast<std::size_t>(i))) {
            const Point point = geometry.size().pointAt(i);
            rows[geometry.reach(point).bottom() + 1].push_back(point);
        }
    }
    std::vector<SeenRow> seen;
    for (auto &[end, row] : rows) {
        seen.push_back({std::move(row), end});
    }
    return seen;
}

/// Points that are out of the discussion lie under a veil of the board's own colour.
void paintVeil(const BoardCanvas &canvas, Point point)
{
    constexpr int Opacity = 150; // the grid can just be made out
    const BoardGeometry &geometry = canvas.look.geometry;
    QRect cell(0, 0, geometry.cell(), geometry.cell());
    cell.moveCenter(geometry.crossing(point).center());
    QColor color = canvas.look.averageColor;
    color.setAlpha(Opacity);
    canvas.painter.fillRect(cell, color);
}

/// Paints what lies in rows of points.
struct RowPainter
{
    const BoardCanvas &canvas;
    const BoardContents &contents;
    const FittedStones &stones;

    [[nodiscard]] const PointContent &at(Point point) const
    {
        return contents[static_cast<std::size_t>(canvas.look.geometry.size().indexOf(point))];
    }

    void paintVeils(const SeenRow &row) const
    {
        for (const Point point : row.points) {
            if (at(point).isVeiled) {
                paintVeil(canvas, point);
            }
        }
    }

    void paintShadows(const SeenRow &row) const
    {
        if (stones.shadow().isNull()) {
            return;
        }
        for (const Point point : row.points) {
            if (const PointContent &there = at(point); there.stone && !there.isFaint) {
                stones.paintShadow(canvas, point, *there.stone);
            }
        }
    }

    void paintStones(const SeenRow &row) const
    {
        for (const Point point : row.points) {
            if (const PointContent &there = at(point); there.stone) {
                canvas.painter.setOpacity(there.isFaint ? FaintOpacity : 1.0);
                stones.paintStone(canvas, point, *there.stone);
            }
        }
        canvas.painter.setOpacity(1.0);
    }
};

} // namespace

BoardContents contentsOf(const BoardScene &scene)
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
    for (const Point point : scene.analysis.barred) {
        with(point, [](PointContent &there) { there.isVeiled = true; });
    }
    for (const Point point : scene.analysis.taken) {
        with(point, [](PointContent &there) { there.stone.reset(); });
    }
    if (scene.settling) {
        with(scene.settling->point, [](PointContent &there) { there.stone.reset(); });
    }
    return contents;
}

// All of it is more than a processor keeps at hand, so it is painted in rows from top to bottom,
// and a row's pixels are fetched once. What may reach into the next row waits until that has what
// lies below: shadows fall on the board, never on neighbours.
void paintContents(const BoardCanvas &canvas,
                   const BoardContents &contents,
                   const FittedStones &stones,
                   const QPixmap &layer,
                   const QRegion &ground)
{
    const QRect all = ground.boundingRect();
    int done = all.top();
    const auto copyGroundTo = [&](int end) {
        if (end > done) {
            copyPixels(canvas.painter, layer,
                       ground & QRect(all.left(), done, all.width(), end - done));
            done = end;
        }
    };
    const RowPainter painter{canvas, contents, stones};
    const std::vector<SeenRow> rows = seenRows(canvas);
    for (std::size_t i = 0; i < rows.size() + 2; ++i) {
        if (i < rows.size()) {
            copyGroundTo(rows[i].end);
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

const QPixmap &StonesPicture::show(const BoardLook &look,
                                   const BoardContents &contents,
                                   const FittedStones &stones,
                                   const QPixmap &layer)
{
    const QRegion changed = changes(look, contents, layer);
    m_contents = contents;
    m_layer = layer.cacheKey();
    if (!changed.isEmpty()) {
        QPainter onto(&m_picture);
        for (const QRect &rect : changed) {
            onto.setClipRect(rect);
            paintContents({onto, look, pointsNear(look.geometry, rect)}, contents, stones, layer,
                          rect);
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

} // namespace shinpan
