// What BoardPainter paints of what lies on the board: veils, shadows and stones.

#include "ui/board/boardpainter.h"

#include <QPainter>

#include <map>
#include <utility>

namespace shinpan {

namespace {

constexpr qreal FaintOpacity = 0.46;

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

BoardPainter::LyingAll BoardPainter::lyingIn(const BoardScene &scene) const
{
    const BoardSize size = m_geometry.size();
    LyingAll lying(static_cast<std::size_t>(size.pointCount()));
    for (int i = 0; i < size.pointCount(); ++i) {
        if (const Stone stone = scene.board.at(size.pointAt(i)); stone != Stone::Empty) {
            lying[static_cast<std::size_t>(i)].stone = colorOf(stone);
        }
    }
    const auto with = [&](Point point, auto change) {
        if (size.contains(point)) {
            change(lying[static_cast<std::size_t>(size.indexOf(point))]);
        }
    };
    for (const Mark &mark : scene.markup) {
        if (mark.kind == MarkKind::Dimmed) {
            with(mark.point, [](Lying &there) { there.isFaint = there.isVeiled = true; });
        } else if (mark.kind == MarkKind::Dead) {
            with(mark.point, [](Lying &there) { there.isFaint = true; });
        }
    }
    for (const Point point : scene.analysis.barred) {
        with(point, [](Lying &there) { there.isVeiled = true; });
    }
    for (const Point point : scene.analysis.taken) {
        with(point, [](Lying &there) { there.stone.reset(); });
    }
    if (scene.settling) {
        with(scene.settling->point, [](Lying &there) { there.stone.reset(); });
    }
    return lying;
}

/// Brings the kept picture up to date: where something else lies now, or all of it.
void BoardPainter::keepLying(const LyingAll &lying)
{
    constexpr int Few = 24; // each is painted with its neighbours
    prepareGround();
    QRegion changed;
    int changes = 0;
    if (m_kept.size() != m_layer.size()) {
        m_kept = QPixmap(m_layer.size());
        m_keptLayer = 0;
    }
    if (m_keptLayer != m_layer.cacheKey()) {
        m_keptLayer = m_layer.cacheKey();
        changes = Few + 1;
    } else {
        for (std::size_t i = 0; i < lying.size() && changes <= Few; ++i) {
            if (lying[i] != m_keptLying[i]) {
                changed += m_geometry.reach(m_geometry.size().pointAt(static_cast<int>(i)));
                ++changes;
            }
        }
    }
    if (changes > Few) {
        changed = m_kept.rect();
    }
    m_keptLying = lying;
    if (changes == 0) {
        return;
    }
    QPainter onto(&m_kept);
    for (const QRect &rect : changed) {
        onto.setClipRect(rect);
        paintLying(onto, lying, pointsNear(rect), rect);
    }
}

/// All of it is more than a processor keeps at hand, so it is painted in rows from top to bottom,
/// and a row's pixels are fetched once. What may reach into the next row waits until that has what
/// lies below: shadows fall on the board, never on neighbours.
void BoardPainter::paintLying(QPainter &painter,
                              const LyingAll &lying,
                              const PointSet &points,
                              const QRegion &ground)
{
    const QRect all = ground.boundingRect();
    int done = all.top();
    const auto copyGroundTo = [&](int end) {
        if (end > done) {
            copyGround(painter, ground & QRect(all.left(), done, all.width(), end - done));
            done = end;
        }
    };
    const std::vector<SeenRow> rows = seenRows(points);
    for (std::size_t i = 0; i < rows.size() + 2; ++i) {
        if (i < rows.size()) {
            copyGroundTo(rows[i].end);
            paintVeils(painter, lying, rows[i]);
        }
        if (i >= 1 && i - 1 < rows.size()) {
            paintShadows(painter, lying, rows[i - 1]);
        }
        if (i >= 2) {
            paintStones(painter, lying, rows[i - 2]);
        }
    }
    copyGroundTo(all.bottom() + 1);
}

std::vector<BoardPainter::SeenRow> BoardPainter::seenRows(const PointSet &points) const
{
    std::map<int, std::vector<Point>> rows; // by where they end
    for (int i = 0; i < m_geometry.size().pointCount(); ++i) {
        if (points.test(static_cast<std::size_t>(i))) {
            const Point point = m_geometry.size().pointAt(i);
            rows[m_geometry.reach(point).bottom() + 1].push_back(point);
        }
    }
    std::vector<SeenRow> seen;
    for (auto &[end, row] : rows) {
        seen.push_back({std::move(row), end});
    }
    return seen;
}

const BoardPainter::Lying &BoardPainter::at(const LyingAll &lying, Point point) const
{
    return lying[static_cast<std::size_t>(m_geometry.size().indexOf(point))];
}

void BoardPainter::paintVeils(QPainter &painter, const LyingAll &lying, const SeenRow &row)
{
    for (const Point point : row.points) {
        if (at(lying, point).isVeiled) {
            paintVeil(painter, m_geometry, point, m_boardColor);
        }
    }
}

void BoardPainter::paintShadows(QPainter &painter, const LyingAll &lying, const SeenRow &row)
{
    const Stones &stones = m_stretchedStones ? *m_stretchedStones : *m_stones;
    if (stones.shadow().isNull()) {
        return;
    }
    for (const Point point : row.points) {
        if (const Lying &there = at(lying, point); there.stone && !there.isFaint) {
            painter.drawPixmap(stoneSquare(point, *there.stone).topLeft() + stones.shadowOffset(),
                               stones.shadow());
        }
    }
}

void BoardPainter::paintStones(QPainter &painter, const LyingAll &lying, const SeenRow &row)
{
    for (const Point point : row.points) {
        if (const Lying &there = at(lying, point); there.stone) {
            painter.setOpacity(there.isFaint ? FaintOpacity : 1.0);
            paintStone(painter, point, *there.stone);
        }
    }
    painter.setOpacity(1.0);
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

} // namespace shinpan
