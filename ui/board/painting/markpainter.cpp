#include "ui/board/painting/markpainter.h"

#include "ui/board/painting/boardlook.h"
#include "ui/board/painting/boardscene.h"
#include "ui/board/painting/fittedstones.h"
#include "ui/board/painting/stones.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

using Shape = MarkSprites::Shape;

constexpr qreal RecordMoveOpacity = 0.72;
constexpr double NextShare = 0.52;    // of a stone's diameter
constexpr double SiblingShare = 0.36; // smaller: what was not chosen is less near

/// The points that bear a mark of this kind.
[[nodiscard]] BoardPoints pointsMarked(const BoardMarkup &markup, MarkKind kind, BoardSize size)
{
    BoardPoints points;
    for (const Mark &mark : markup) {
        if (mark.kind == kind && size.contains(mark.point)) {
            points.set(static_cast<std::size_t>(size.indexOf(mark.point)));
        }
    }
    return points;
}

/// The points of signs, numbers and the like.
template <typename Things>
[[nodiscard]] BoardPoints pointsOf(const Things &things, BoardSize size)
{
    BoardPoints points;
    for (const auto &thing : things) {
        if (size.contains(thing.point)) {
            points.set(static_cast<std::size_t>(size.indexOf(thing.point)));
        }
    }
    return points;
}

/// Those that bear a label or a move's number.
[[nodiscard]] BoardPoints pointsWithText(const BoardScene &scene, BoardSize size)
{
    return pointsMarked(scene.markup, MarkKind::Label, size) | pointsOf(scene.numbers, size);
}

/// Whether a mark stands where a text would.
[[nodiscard]] bool standsInTheMiddle(MarkKind kind)
{
    return kind != MarkKind::Dimmed && kind != MarkKind::Differs;
}

/// A small translucent stone, dotted on the main line and in a ring if it was not chosen.
void drawRecordMove(QPainter &painter,
                    const BoardLook &look,
                    const MarkPlace &place,
                    Color color,
                    Shape shape)
{
    const BoardTheme &theme = look.theme;
    const bool isSibling = shape == Shape::SiblingMove;
    const qreal side = look.geometry.stoneDiameter() * (isSibling ? SiblingShare : NextShare);
    const bool isBlack = color == Color::Black;
    painter.setOpacity(RecordMoveOpacity);
    painter.setBrush(isBlack ? theme.slate : theme.shell);
    // The rim is what tells it from the board, whatever the board's colour.
    const QColor rim = theme.stones == StoneStyle::Flat
                         ? (isBlack ? theme.slateRim : theme.shellRim)
                         : (isBlack ? theme.slate : theme.line);
    painter.setPen(QPen(rim, std::max(1.0, place.cell * 0.03)));
    painter.drawEllipse(place.middle, side / 2, side / 2);
    painter.setOpacity(1.0);
    if (isSibling) {
        paintDashedRing(painter, place, place.cell * 0.30, theme.boardMark);
    } else if (shape == Shape::MainLineMove) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOn(theme, stoneOf(color)));
        painter.drawEllipse(place.middle, place.cell * 0.07, place.cell * 0.07);
    }
}

void drawMark(QPainter &painter,
              const BoardTheme &theme,
              const MarkPlace &place,
              const Mark &mark,
              Stone stone)
{
    switch (mark.kind) {
    case MarkKind::BlackTerritory:
        paintTerritory(painter, place, theme.slate, theme.lightMark);
        break;
    case MarkKind::WhiteTerritory:
        paintTerritory(painter, place, theme.shell, theme.darkMark);
        break;
    default:
        paintMark(painter, place, mark,
                  mark.kind == MarkKind::Differs ? theme.cursor : inkOn(theme, stone));
        break;
    }
}

using Spot = BoardLayer::Spot;

constexpr qreal LineStoneOpacity = 0.88;
constexpr qreal SpotShare = 0.94; // of a cell
constexpr qreal FaintShare = 0.38;
constexpr qreal DetailShare = 0.27;
constexpr int SmallestText = 7; // pixels: smaller ones cannot be read

using Sign = BoardLayer::Sign;

/// The sign's colour, lighter on what is dark.
[[nodiscard]] QColor signInk(const Sign &sign, const BoardLook &look, Stone stone, bool isBadge)
{
    constexpr float Dark = 0.45F;
    const bool isOnDark =
        stone == Stone::Black || (stone == Stone::Empty && look.averageColor.lightnessF() < Dark);
    return isOnDark && !isBadge
             ? QColor::fromHslF(sign.ink.hslHueF(), sign.ink.hslSaturationF(), 0.74F)
             : sign.ink;
}

/// The place of what stands beside a text: in the upper right corner, above the digits, on a disc
/// of the ground that its ink is made for.
[[nodiscard]] MarkPlace drawAside(QPainter &painter,
                                  const BoardLook &look,
                                  const MarkPlace &place,
                                  Stone stone)
{
    MarkPlace where = place;
    where.middle += QPointF(0.32, -0.40) * place.cell;
    where.cell *= 0.72;
    where.strength *= 1.5;
    const BoardTheme &theme = look.theme;
    painter.setPen(QPen(inkOn(theme, stone), std::max(1.0, place.cell * 0.02)));
    painter.setBrush(stone == Stone::Black   ? theme.slate
                     : stone == Stone::White ? theme.shell
                                             : look.averageColor);
    painter.drawEllipse(where.middle, place.cell * 0.2, place.cell * 0.2);
    return where;
}

/// A sign, or what it is in the corner of a point where something else stands.
void drawSign(QPainter &painter,
              const BoardLook &look,
              const MarkPlace &place,
              const Sign &sign,
              Stone stone,
              bool isBadge)
{
    MarkPlace where = place;
    if (isBadge) {
        where.middle += QPointF(0.31, -0.31) * place.cell;
        where.cell *= 0.54;
        painter.setPen(QPen(sign.ink, std::max(1.0, place.cell * 0.02)));
        painter.setBrush(QColor(0xff, 0xff, 0xff));
        painter.drawEllipse(where.middle, where.cell / 2, where.cell / 2);
    }
    const QColor ink = signInk(sign, look, stone, isBadge);
    const bool isBlack = sign.kind == MarkKind::BlackTerritory;
    if (isBlack || sign.kind == MarkKind::WhiteTerritory) {
        paintTerritory(painter, where, isBlack ? look.theme.slate : look.theme.shell,
                       isBlack ? look.theme.lightMark : look.theme.darkMark);
    } else {
        where.strength = 1.5;
        paintMark(painter, where, {sign.point, sign.kind, sign.text}, ink);
    }
}

/// Black or white, whichever is readable on the colour.
[[nodiscard]] QColor inkOnColor(const QColor &fill)
{
    const double lightness = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    return lightness > 0.55 ? QColor(0x14, 0x12, 0x10) : QColor(Qt::white);
}

/// Everything that decides how a spot looks.
[[nodiscard]] QString keyOf(const Spot &spot)
{
    return spot.fill.name(QColor::HexArgb) + (spot.isBest ? u'!' : u' ') + spot.text + u'\n'
         + spot.detail;
}

/// A line of text around `middle`, no wider than `room`.
void drawFitted(QPainter &painter, QPointF middle, const QString &text, qreal height, qreal room)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(height)));
    QFontMetricsF metrics(font, painter.device());
    if (const qreal width = metrics.horizontalAdvance(text); width > room) {
        font.setPixelSize(std::max(1, static_cast<int>(height * room / width)));
        metrics = QFontMetricsF(font, painter.device());
    }
    if (font.pixelSize() < SmallestText) {
        return;
    }
    painter.setFont(font);
    painter.drawText(
        middle + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text);
}

void drawSpot(QPainter &painter, QFont font, const MarkPlace &place, const Spot &spot)
{
    const qreal share = spot.text.isEmpty() ? FaintShare : SpotShare;
    const qreal radius = place.cell * share / 2;
    const QColor ink = inkOnColor(spot.fill);
    const qreal ring = std::max(1.0, place.cell * (spot.isBest ? 0.07 : 0.025));
    QColor rim = spot.isBest ? ink : spot.fill.darker(140);
    rim.setAlphaF(spot.fill.alphaF());
    painter.setPen(QPen(rim, ring));
    painter.setBrush(spot.fill);
    painter.drawEllipse(place.middle, radius - ring / 2, radius - ring / 2);
    if (spot.text.isEmpty()) {
        return;
    }
    painter.setPen(ink);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const bool hasDetail = !spot.detail.isEmpty() && place.cell * DetailShare >= SmallestText;
    const qreal room = place.cell * 0.78;
    drawFitted(painter, place.middle - QPointF(0, hasDetail ? place.cell * 0.12 : 0), spot.text,
               place.cell * (hasDetail ? 0.36 : 0.42), room);
    if (hasDetail) {
        font.setWeight(QFont::Normal);
        painter.setFont(font);
        drawFitted(painter, place.middle + QPointF(0, place.cell * 0.22), spot.detail,
                   place.cell * DetailShare, room);
    }
}

} // namespace

void MarkPainter::forget()
{
    m_sprites.clear();
    m_clearing = {};
}

void MarkPainter::paintLines(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardLook &look = canvas.look;
    QPainter &painter = canvas.painter;
    std::vector<LineTiles::Line> lines;
    for (const MarkLine &line : scene.lines) {
        if (lines.size() < LineTiles::Most && look.geometry.size().contains(line.from)
            && look.geometry.size().contains(line.to)) {
            lines.push_back({markPlace(look, line.from, Stone::Empty),
                             markPlace(look, line.to, Stone::Empty), line.isArrow});
        }
    }
    if (canvas.isVector) {
        for (const LineTiles::Line &line : lines) {
            paintMarkLine(painter, line.from, line.to, look.theme.cursor, line.isArrow);
        }
        return;
    }
    const QRect everything(QPoint(), look.geometry.area());
    m_lines.paint(painter,
                  painter.hasClipping() ? painter.clipBoundingRect().toAlignedRect() : everything,
                  lines, look.theme.cursor);
}

void MarkPainter::paintRecordMoves(const BoardCanvas &canvas, const BoardScene &scene)
{
    const auto paintFree = [&](const BoardScene::RecordMove &move, Shape shape) {
        if (canvas.has(move.point) && scene.board.at(move.point) == Stone::Empty
            && !(scene.ghost && scene.ghost->point == move.point)) {
            paintSprite(canvas, markPlace(canvas.look, move.point, Stone::Empty),
                        {shape, stoneOf(move.color)}, [&](QPainter &onto, const MarkPlace &place) {
                            drawRecordMove(onto, canvas.look, place, move.color, shape);
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

void MarkPainter::paintLastMove(const BoardCanvas &canvas, const BoardScene &scene)
{
    if (!scene.lastMove || !canvas.has(*scene.lastMove)) {
        return;
    }
    const auto isThere = [&](const auto &mark) { return mark.point == *scene.lastMove; };
    const bool isShared =
        std::ranges::any_of(scene.markup, isThere) || std::ranges::any_of(scene.numbers, isThere);
    const Stone stone = scene.board.at(*scene.lastMove);
    paintSprite(canvas, markPlace(canvas.look, *scene.lastMove, stone),
                {isShared ? Shape::LastMoveAtEdge : Shape::LastMoveInMiddle, stone},
                [&](QPainter &onto, const MarkPlace &place) {
                    shinpan::paintLastMove(onto, place, inkOn(canvas.look.theme, stone),
                                           isShared ? RingSize::Edge : RingSize::Middle);
                });
}

void MarkPainter::paintNumbers(const BoardCanvas &canvas, const BoardScene &scene)
{
    if (scene.numbers.empty()) {
        return;
    }
    const BoardSize size = canvas.look.geometry.size();
    const BoardPoints taken =
        pointsMarked(scene.markup, MarkKind::Label, size) | pointsOf(scene.signs, size);
    for (const BoardScene::Number &number : scene.numbers) {
        if (canvas.has(number.point) && !isAmong(taken, size, number.point)) {
            paintText(canvas, number.point, QString::number(number.number),
                      scene.board.at(number.point));
        }
    }
}

void MarkPainter::paintMarks(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardSize size = canvas.look.geometry.size();
    const BoardPoints dead = pointsMarked(scene.markup, MarkKind::Dead, size);
    const BoardPoints texts = pointsWithText(scene, size);
    for (const Mark &mark : scene.markup) {
        const bool isTerritory =
            mark.kind == MarkKind::BlackTerritory || mark.kind == MarkKind::WhiteTerritory;
        if (!canvas.has(mark.point) || (isTerritory && isAmong(dead, size, mark.point))) {
            continue;
        }
        const Stone stone = scene.board.at(mark.point);
        if (mark.kind == MarkKind::Label) {
            paintText(canvas, mark.point, mark.text, stone);
            continue;
        }
        const bool isAside = standsInTheMiddle(mark.kind) && isAmong(texts, size, mark.point);
        paintSprite(canvas, markPlace(canvas.look, mark.point, stone),
                    {isAside ? Shape::MarkAside : Shape::Mark, stone, mark.kind},
                    [&](QPainter &onto, const MarkPlace &place) {
                        drawMark(onto, canvas.look.theme,
                                 isAside ? drawAside(onto, canvas.look, place, stone) : place, mark,
                                 stone);
                    });
    }
}

void MarkPainter::paintSigns(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardSize size = canvas.look.geometry.size();
    const BoardPoints spots = pointsOf(scene.spots, size);
    for (const Sign &sign : scene.signs) {
        if (!canvas.has(sign.point)) {
            continue;
        }
        const bool isBadge = isAmong(spots, size, sign.point);
        const bool isLabel = sign.kind == MarkKind::Label;
        const Stone stone = scene.board.at(sign.point);
        const QString key =
            sign.ink.name() + (isBadge ? u'!' : u' ') + (isLabel ? sign.text : QString());
        paintSprite(canvas, markPlace(canvas.look, sign.point, stone),
                    {Shape::Sign, stone, sign.kind, key},
                    [&](QPainter &onto, const MarkPlace &place) {
                        if (isLabel && stone == Stone::Empty && !isBadge) {
                            paintClearing(onto, canvas, place);
                        }
                        drawSign(onto, canvas.look, place, sign, stone, isBadge);
                    });
    }
}

void MarkPainter::paintHighlights(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardLook &look = canvas.look;
    for (const Point point : scene.highlights) {
        if (canvas.has(point)) {
            paintSprite(canvas, markPlace(look, point, scene.board.at(point)), {Shape::Highlight},
                        [&](QPainter &onto, const MarkPlace &place) {
                            const bool isDark = look.averageColor.lightnessF() < 0.5F;
                            paintHighlight(onto, place, look.theme.highlight,
                                           isDark ? QColor(0x14, 0x12, 0x10) : look.theme.darkMark);
                        });
        }
    }
    if (scene.cursor && canvas.has(*scene.cursor)) {
        paintSprite(canvas, markPlace(look, *scene.cursor, Stone::Empty), {Shape::Cursor},
                    [&](QPainter &onto, const MarkPlace &place) {
                        paintCursor(onto, place, look.theme.cursor);
                    });
    }
}

void MarkPainter::paintText(const BoardCanvas &canvas,
                            Point point,
                            const QString &text,
                            Stone stone)
{
    paintSprite(canvas, markPlace(canvas.look, point, stone),
                {Shape::Text, stone, MarkKind::Label, text},
                [&](QPainter &onto, const MarkPlace &place) {
                    if (stone == Stone::Empty) {
                        paintClearing(onto, canvas, place);
                    }
                    paintLabel(onto, place, text, inkOn(canvas.look.theme, stone));
                });
}

void MarkPainter::paintClearing(QPainter &onto, const BoardCanvas &canvas, const MarkPlace &place)
{
    const int side = canvas.look.geometry.cell();
    if (m_clearing.width() != side) {
        const auto cell = static_cast<float>(side);
        m_clearing = softDisc(side, cell * 0.34F, cell * 0.10F, canvas.look.averageColor, 0.92F);
    }
    const QPointF half = QPointF(m_clearing.width(), m_clearing.height()) / 2;
    onto.drawPixmap((place.middle - half).toPoint(), m_clearing);
}

void MarkPainter::paintSprite(const BoardCanvas &canvas,
                              const MarkPlace &place,
                              const MarkSprites::Key &key,
                              const MarkSprites::Drawing &draw)
{
    if (canvas.isVector) {
        draw(canvas.painter, place);
    } else {
        m_sprites.paint(canvas.painter, place, key, draw);
    }
}

void MarkPainter::paintAreas(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    // Squares of whole pixels have no edges to smooth, and are filled in less time so.
    canvas.painter.setRenderHint(QPainter::Antialiasing, canvas.isVector);
    QRect run; // of squares beside each other, which take less time together
    QColor color;
    const auto paintRun = [&] {
        if (!run.isEmpty()) {
            canvas.painter.fillRect(run, color);
        }
    };
    for (const BoardLayer::Tint &tint : scene.tints) {
        if (tint.isOnStone || !canvas.has(tint.point)) {
            continue;
        }
        const int side =
            qRound(geometry.cell() * static_cast<qreal>(std::clamp(tint.size, 0.0F, 1.0F)));
        QRect square(0, 0, side, side);
        square.moveCenter(geometry.crossing(tint.point).center());
        const bool isNext = square.top() == run.top() && square.height() == run.height()
                         && square.left() == run.right() + 1 && tint.color == color;
        if (isNext && !canvas.isVector) {
            run |= square;
            continue;
        }
        paintRun();
        run = square;
        color = tint.color;
    }
    paintRun();
    canvas.painter.setRenderHint(QPainter::Antialiasing);
}

void MarkPainter::paintOwners(const BoardCanvas &canvas, const BoardScene &scene)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    const BoardPoints texts = pointsWithText(scene, geometry.size());
    for (const BoardLayer::Tint &tint : scene.tints) {
        if (tint.isOnStone && canvas.has(tint.point)) {
            const bool isAside = isAmong(texts, geometry.size(), tint.point);
            const qreal side =
                geometry.cell() * (isAside ? 0.28 : 0.42) * std::clamp(tint.size, 0.0F, 1.0F);
            QRectF square(0, 0, side, side);
            square.moveCenter(QRectF(geometry.crossing(tint.point)).center()
                              + (isAside ? QPointF(0, 0.34) * geometry.cell() : QPointF()));
            canvas.painter.setPen(
                QPen(inkOnColor(tint.color), std::max(1.0, geometry.cell() * 0.025)));
            canvas.painter.setBrush(tint.color);
            canvas.painter.drawRect(square);
        }
    }
}

void MarkPainter::paintSpots(const BoardCanvas &canvas, const BoardScene &scene)
{
    for (const Spot &spot : scene.spots) {
        if (canvas.has(spot.point)) {
            paintSprite(canvas, markPlace(canvas.look, spot.point, Stone::Empty),
                        {Shape::Spot, Stone::Empty, MarkKind::Triangle, keyOf(spot)},
                        [&](QPainter &onto, const MarkPlace &place) {
                            drawSpot(onto, canvas.look.font, place, spot);
                        });
        }
    }
}

void MarkPainter::paintLineStones(const BoardCanvas &canvas,
                                  const BoardScene &scene,
                                  const FittedStones &stones)
{
    for (const BoardLayer::LineStone &stone : scene.line) {
        if (canvas.has(stone.point)) {
            canvas.painter.setOpacity(LineStoneOpacity);
            stones.paintStone(canvas, stone.point, stone.color);
            canvas.painter.setOpacity(1.0);
            paintText(canvas, stone.point, QString::number(stone.number), stoneOf(stone.color));
        }
    }
}

} // namespace shinpan
