// What BoardPainter paints above the stones: lines, other moves, marks and texts.

#include "ui/board/boardpainter.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

using Shape = MarkSprites::Shape;

constexpr qreal RecordMoveOpacity = 0.72;
constexpr double NextShare = 0.52;    // of a stone's diameter
constexpr double SiblingShare = 0.36; // smaller: what was not chosen is less near

} // namespace

void BoardPainter::paintLines(QPainter &painter, const BoardScene &scene)
{
    std::vector<LineTiles::Line> lines;
    for (const MarkLine &line : scene.lines) {
        if (lines.size() < LineTiles::Most && m_geometry.size().contains(line.from)
            && m_geometry.size().contains(line.to)) {
            lines.push_back(
                {placeOf(line.from, Stone::Empty), placeOf(line.to, Stone::Empty), line.isArrow});
        }
    }
    if (m_drawsShapes) {
        for (const LineTiles::Line &line : lines) {
            paintMarkLine(painter, line.from, line.to, m_theme.cursor, line.isArrow);
        }
        return;
    }
    const QRect everything(QPoint(), m_geometry.area());
    m_lines.paint(painter,
                  painter.hasClipping() ? painter.clipBoundingRect().toAlignedRect() : everything,
                  lines, m_theme.cursor);
}

void BoardPainter::paintRecordMoves(QPainter &painter,
                                    const BoardScene &scene,
                                    const PointSet &points)
{
    const auto paintFree = [&](const BoardScene::RecordMove &move, Shape shape) {
        if (isAmong(points, move.point) && scene.board.at(move.point) == Stone::Empty
            && !(scene.ghost && scene.ghost->point == move.point)) {
            paintSprite(painter, placeOf(move.point, Stone::Empty), {shape, stoneOf(move.color)},
                        [&](QPainter &onto, const MarkPlace &place) {
                            drawRecordMove(onto, place, move.color, shape);
                        });
        }
    };
    for (const BoardScene::RecordMove &move : scene.siblingMoves) {
        paintFree(move, Shape::SiblingMove);
    }
    for (const BoardScene::RecordMove &move : scene.nextMoves) {
        paintFree(move, move.isMainLine ? Shape::MainLineMove : Shape::NextMove);
    }
}

/// A small translucent stone, dotted on the main line and in a ring if it was not chosen.
void BoardPainter::drawRecordMove(QPainter &painter,
                                  const MarkPlace &place,
                                  Color color,
                                  Shape shape) const
{
    const bool isSibling = shape == Shape::SiblingMove;
    const qreal side = m_geometry.stoneDiameter() * (isSibling ? SiblingShare : NextShare);
    const bool isBlack = color == Color::Black;
    painter.setOpacity(RecordMoveOpacity);
    painter.setBrush(isBlack ? m_theme.slate : m_theme.shell);
    // The rim is what tells it from the board, whatever the board's colour.
    const QColor rim = m_theme.stones == StoneStyle::Flat
                         ? (isBlack ? m_theme.slateRim : m_theme.shellRim)
                         : (isBlack ? m_theme.slate : m_theme.line);
    painter.setPen(QPen(rim, std::max(1.0, place.cell * 0.03)));
    painter.drawEllipse(place.middle, side / 2, side / 2);
    painter.setOpacity(1.0);
    if (isSibling) {
        paintDashedRing(painter, place, place.cell * 0.30, m_theme.boardMark);
    } else if (shape == Shape::MainLineMove) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOn(stoneOf(color)));
        painter.drawEllipse(place.middle, place.cell * 0.07, place.cell * 0.07);
    }
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
    paintSprite(painter, placeOf(*scene.lastMove, stone),
                {isShared ? Shape::LastMoveAtEdge : Shape::LastMoveInMiddle, stone},
                [&](QPainter &onto, const MarkPlace &place) {
                    shinpan::paintLastMove(onto, place, inkOn(stone),
                                           isShared ? RingSize::Edge : RingSize::Middle);
                });
}

void BoardPainter::paintNumbers(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    if (scene.numbers.empty()) {
        return;
    }
    const PointSet labelled = pointsMarked(scene.markup, {MarkKind::Label});
    for (const BoardScene::Number &number : scene.numbers) {
        if (isAmong(points, number.point) && !isAmong(labelled, number.point)) {
            paintText(painter, number.point, QString::number(number.number),
                      scene.board.at(number.point));
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

/// What people look for: highlights and the cursor.
void BoardPainter::paintSights(QPainter &painter, const BoardScene &scene, const PointSet &points)
{
    for (const Point point : scene.highlights) {
        if (isAmong(points, point)) {
            paintSprite(painter, placeOf(point, scene.board.at(point)), {Shape::Highlight},
                        [&](QPainter &onto, const MarkPlace &place) {
                            const bool isDark = m_boardColor.lightnessF() < 0.5F;
                            paintHighlight(onto, place, m_theme.highlight,
                                           isDark ? QColor(0x14, 0x12, 0x10) : m_theme.darkMark);
                        });
        }
    }
    if (scene.cursor && isAmong(points, *scene.cursor)) {
        paintSprite(painter, placeOf(*scene.cursor, Stone::Empty), {Shape::Cursor},
                    [&](QPainter &onto, const MarkPlace &place) {
                        paintCursor(onto, place, m_theme.cursor);
                    });
    }
}

void BoardPainter::paintMarkOn(QPainter &painter, const Mark &mark, Stone stone)
{
    if (mark.kind == MarkKind::Label) {
        paintText(painter, mark.point, mark.text, stone);
        return;
    }
    paintSprite(
        painter, placeOf(mark.point, stone), {Shape::Mark, stone, mark.kind},
        [&](QPainter &onto, const MarkPlace &place) { drawMark(onto, place, mark, stone); });
}

void BoardPainter::drawMark(QPainter &painter,
                            const MarkPlace &place,
                            const Mark &mark,
                            Stone stone) const
{
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
    default:
        paintMark(painter, place, mark, inkOn(stone));
        break;
    }
}

void BoardPainter::paintText(QPainter &painter, Point point, const QString &text, Stone stone)
{
    paintSprite(
        painter, placeOf(point, stone), {Shape::Text, stone, MarkKind::Label, text},
        [&](QPainter &onto, const MarkPlace &place) { drawText(onto, place, text, stone); });
}

/// On an empty point the crossing is hidden under it.
void BoardPainter::drawText(QPainter &painter,
                            const MarkPlace &place,
                            const QString &text,
                            Stone stone)
{
    if (stone == Stone::Empty) {
        const int side = m_geometry.cell();
        if (m_clearing.isNull()) {
            const auto cell = static_cast<float>(side);
            m_clearing = softDisc(side, cell * 0.34F, cell * 0.10F, m_boardColor, 0.92F);
        }
        const QPointF corner = place.middle - QPointF(side, side) / 2;
        painter.drawPixmap(corner.toPoint(), m_clearing);
    }
    paintLabel(painter, place, text, inkOn(stone));
}

void BoardPainter::paintSprite(QPainter &painter,
                               const MarkPlace &place,
                               const MarkSprites::Key &key,
                               const MarkSprites::Drawing &draw)
{
    if (m_drawsShapes) {
        draw(painter, place);
    } else {
        m_sprites.paint(painter, place, key, draw);
    }
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
