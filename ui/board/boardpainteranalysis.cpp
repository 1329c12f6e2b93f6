// What BoardPainter paints of an analysis.

#include "ui/board/boardpainter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using Spot = BoardAnalysis::Spot;

constexpr qreal LineStoneOpacity = 0.88;
constexpr qreal SpotShare = 0.94; // of a cell
constexpr qreal FaintShare = 0.38;
constexpr qreal DetailShare = 0.27;
constexpr int SmallestText = 7; // pixels: smaller ones cannot be read

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

} // namespace

/// Tints of whole cells touch each other; smaller ones are squares of their own.
void BoardPainter::paintAreas(QPainter &painter,
                              const BoardAnalysis &analysis,
                              const PointSet &points)
{
    for (const BoardAnalysis::Tint &tint : analysis.tints) {
        if (!tint.isOnStone && isAmong(points, tint.point)) {
            const int side =
                qRound(m_geometry.cell() * static_cast<qreal>(std::clamp(tint.size, 0.0F, 1.0F)));
            QRect square(0, 0, side, side);
            square.moveCenter(m_geometry.crossing(tint.point).center());
            painter.fillRect(square, tint.color);
        }
    }
}

/// Above stones: whose their points will be.
void BoardPainter::paintOwners(QPainter &painter,
                               const BoardAnalysis &analysis,
                               const PointSet &points)
{
    for (const BoardAnalysis::Tint &tint : analysis.tints) {
        if (tint.isOnStone && isAmong(points, tint.point)) {
            const qreal side = m_geometry.cell() * 0.42 * std::clamp(tint.size, 0.0F, 1.0F);
            QRectF square(0, 0, side, side);
            square.moveCenter(QRectF(m_geometry.crossing(tint.point)).center());
            painter.setPen(QPen(inkOnColor(tint.color), std::max(1.0, m_geometry.cell() * 0.025)));
            painter.setBrush(tint.color);
            painter.drawRect(square);
        }
    }
}

void BoardPainter::paintSpots(QPainter &painter,
                              const BoardAnalysis &analysis,
                              const PointSet &points)
{
    for (const Spot &spot : analysis.spots) {
        if (isAmong(points, spot.point)) {
            paintSprite(
                painter, placeOf(spot.point, Stone::Empty),
                {MarkSprites::Shape::Spot, Stone::Empty, MarkKind::Triangle, keyOf(spot)},
                [&](QPainter &onto, const MarkPlace &place) { drawSpot(onto, place, spot); });
        }
    }
}

void BoardPainter::drawSpot(QPainter &painter, const MarkPlace &place, const Spot &spot) const
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
    QFont font = m_font;
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

void BoardPainter::paintLineStones(QPainter &painter,
                                   const BoardAnalysis &analysis,
                                   const PointSet &points)
{
    for (const BoardAnalysis::LineStone &stone : analysis.line) {
        if (isAmong(points, stone.point)) {
            painter.setOpacity(LineStoneOpacity);
            paintStone(painter, stone.point, stone.color);
            painter.setOpacity(1.0);
            paintText(painter, stone.point, QString::number(stone.number), stoneOf(stone.color));
        }
    }
}

} // namespace shinpan
