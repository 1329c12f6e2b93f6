// What BoardPainter paints above the wood: stones, then marks.

#include "ui/board/boardpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr qreal GhostOpacity = 0.55;
constexpr qreal PressedOpacity = 0.85;
constexpr qreal DimmedOpacity = 0.46;
constexpr qreal RecordMoveOpacity = 0.72;
constexpr double NextShare = 0.52;    // of a stone's diameter
constexpr double SiblingShare = 0.36; // smaller: what was not chosen is less near
constexpr double LiftShare = 0.13;    // by how much larger a stone in the air looks

Color colorOf(Stone stone)
{
    return stone == Stone::Black ? Color::Black : Color::White;
}

/// What hides a crossing: the board's colour on average.
QColor boardColor(const BoardTheme &theme)
{
    return theme.texture.isNull()
             ? theme.woodMiddle
             : theme.texture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                   .pixelColor(0, 0);
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
            paintVeil(painter, m_geometry, mark.point, boardColor(m_theme));
        }
    }
    paintStones(painter, scene, points);
    paintLines(painter, scene);
    paintRecordMoves(painter, scene, points);
    painter.setFont(m_font);
    paintLastMove(painter, scene, points);
    paintNumbers(painter, scene, points);
    paintMarks(painter, scene, points);
    for (const Point point : scene.highlights) {
        if (isAmong(points, point)) {
            const bool isDark = boardColor(m_theme).lightnessF() < 0.5F;
            paintHighlight(painter, placeOf(point, scene.board.at(point)), m_theme.highlight,
                           isDark ? QColor(0x14, 0x12, 0x10) : m_theme.darkMark);
        }
    }
    if (scene.cursor && isAmong(points, *scene.cursor)) {
        paintCursor(painter, placeOf(*scene.cursor, Stone::Empty), m_theme.cursor);
    }
}

void BoardPainter::paintStones(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    const Stones &stones = m_stretchedStones ? *m_stretchedStones : *m_stones;
    const PointSet dimmed = pointsMarked(scene.markup, {MarkKind::Dimmed, MarkKind::Dead});
    const std::optional<Point> settling =
        scene.settling ? std::optional(scene.settling->point) : std::nullopt;
    const int count = m_geometry.size().pointCount();
    const auto forEachStone = [&](auto &&draw) {
        for (int i = 0; i < count; ++i) {
            if (points.test(static_cast<std::size_t>(i))) {
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

void BoardPainter::paintLines(QPainter &painter, const BoardScene &scene)
{
    const QRectF exposed = painter.hasClipping() ? painter.clipBoundingRect()
                                                 : QRectF(QPointF(), QSizeF(m_geometry.area()));
    for (const MarkLine &line : scene.lines) {
        if (!m_geometry.size().contains(line.from) || !m_geometry.size().contains(line.to)) {
            continue;
        }
        const QRect touched = m_geometry.reach(line.from).united(m_geometry.reach(line.to));
        if (exposed.intersects(touched)) {
            paintMarkLine(painter, placeOf(line.from, Stone::Empty), placeOf(line.to, Stone::Empty),
                          m_theme.cursor, line.isArrow);
        }
    }
}

void BoardPainter::paintRecordMoves(QPainter &painter,
                                    const BoardScene &scene,
                                    const PointSet &points)
{
    const auto isFree = [&](Point point) {
        return isAmong(points, point) && scene.board.at(point) == Stone::Empty
            && !(scene.ghost && scene.ghost->point == point);
    };
    for (const BoardScene::RecordMove &move : scene.siblingMoves) {
        if (isFree(move.point)) {
            const MarkPlace place = placeOf(move.point, Stone::Empty);
            paintSmallStone(painter, move, SiblingShare);
            paintDashedRing(painter, place, place.cell * 0.30, m_theme.boardMark);
        }
    }
    for (const BoardScene::RecordMove &move : scene.nextMoves) {
        if (isFree(move.point)) {
            const MarkPlace place = placeOf(move.point, Stone::Empty);
            paintSmallStone(painter, move, NextShare);
            if (move.isMainLine) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(inkOn(move.color == Color::Black ? Stone::Black : Stone::White));
                painter.drawEllipse(place.middle, place.cell * 0.07, place.cell * 0.07);
            }
        }
    }
}

void BoardPainter::paintSmallStone(QPainter &painter,
                                   const BoardScene::RecordMove &move,
                                   double share)
{
    const MarkPlace place = placeOf(move.point, Stone::Empty);
    const qreal side = m_geometry.stoneDiameter() * share;
    const bool isBlack = move.color == Color::Black;
    painter.setOpacity(RecordMoveOpacity);
    painter.setBrush(isBlack ? m_theme.slate : m_theme.shell);
    // The rim is what tells it from the board, whatever the board's colour.
    const QColor rim = m_theme.stones == StoneStyle::Flat
                         ? (isBlack ? m_theme.slateRim : m_theme.shellRim)
                         : (isBlack ? m_theme.slate : m_theme.line);
    painter.setPen(QPen(rim, std::max(1.0, place.cell * 0.03)));
    painter.drawEllipse(place.middle, side / 2, side / 2);
    painter.setOpacity(1.0);
}

void BoardPainter::paintLastMove(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    if (!scene.lastMove || !isAmong(points, *scene.lastMove)) {
        return;
    }
    const auto isThere = [&](const auto &mark) { return mark.point == *scene.lastMove; };
    const bool isShared = std::any_of(scene.markup.begin(), scene.markup.end(), isThere)
                       || std::any_of(scene.numbers.begin(), scene.numbers.end(), isThere);
    const Stone stone = scene.board.at(*scene.lastMove);
    shinpan::paintLastMove(painter, placeOf(*scene.lastMove, stone), inkOn(stone),
                           isShared ? RingSize::Edge : RingSize::Middle);
}

void BoardPainter::paintNumbers(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    if (scene.numbers.empty()) {
        return;
    }
    const PointSet labelled = pointsMarked(scene.markup, {MarkKind::Label});
    for (const BoardScene::Number &number : scene.numbers) {
        if (isAmong(points, number.point) && !isAmong(labelled, number.point)) {
            const Stone stone = scene.board.at(number.point);
            const MarkPlace place = placeOf(number.point, stone);
            paintText(painter, place, QString::number(number.number), stone);
        }
    }
}

void BoardPainter::paintMarks(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    const PointSet dead = pointsMarked(scene.markup, {MarkKind::Dead});
    for (const Mark &mark : scene.markup) {
        const bool isTerritory =
            mark.kind == MarkKind::BlackTerritory || mark.kind == MarkKind::WhiteTerritory;
        if (isAmong(points, mark.point) && !(isTerritory && isAmong(dead, mark.point))) {
            paintMarkOn(painter, mark, scene.board.at(mark.point));
        }
    }
}

void BoardPainter::paintMarkOn(QPainter &painter, const Mark &mark, Stone stone)
{
    const MarkPlace place = placeOf(mark.point, stone);
    switch (mark.kind) {
    case MarkKind::BlackTerritory:
        paintTerritory(painter, place, m_theme.slate, m_theme.lightMark);
        break;
    case MarkKind::WhiteTerritory:
        paintTerritory(painter, place, m_theme.shell, m_theme.darkMark);
        break;
    case MarkKind::Differs:
        paintMark(painter, place, mark, m_theme.cursor);
        break;
    case MarkKind::Label:
        paintText(painter, place, mark.text, stone);
        break;
    default:
        paintMark(painter, place, mark, inkOn(stone));
        break;
    }
}

void BoardPainter::paintText(QPainter &painter,
                             const MarkPlace &place,
                             const QString &text,
                             Stone stone)
{
    if (stone == Stone::Empty) {
        paintClearing(painter, place);
    }
    if (m_drawsShapes) {
        paintLabel(painter, place, text, inkOn(stone));
    } else {
        m_labels.paint(painter, place, text, inkOn(stone));
    }
}

/// Hides the crossing under a label.
void BoardPainter::paintClearing(QPainter &painter, const MarkPlace &place)
{
    const int side = m_geometry.cell();
    if (m_clearing.isNull()) {
        const auto cell = static_cast<float>(side);
        m_clearing = softDisc(side, cell * 0.34F, cell * 0.10F, boardColor(m_theme), 0.92F);
    }
    const QPointF corner = place.middle - QPointF(side, side) / 2;
    painter.drawPixmap(corner.toPoint(), m_clearing);
}

MarkPlace BoardPainter::placeOf(Point point, Stone stone) const
{
    const QRect square =
        stone == Stone::Empty ? m_geometry.crossing(point) : stoneSquare(point, colorOf(stone));
    return {QRectF(square).center(), static_cast<qreal>(m_geometry.cell()), m_theme.markStrength};
}

const QColor &BoardPainter::inkOn(Stone stone) const
{
    if (stone == Stone::Empty) {
        return m_theme.boardMark;
    }
    return stone == Stone::Black ? m_theme.lightMark : m_theme.darkMark;
}

} // namespace shinpan
