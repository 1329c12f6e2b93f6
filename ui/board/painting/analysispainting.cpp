#include "ui/board/painting/analysispainting.h"

#include "ui/board/painting/boardanalysis.h"
#include "ui/board/painting/boardcanvas.h"
#include "ui/board/painting/fittedstones.h"
#include "ui/board/painting/markpainter.h"

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

void paintAreas(const BoardCanvas &canvas, const BoardAnalysis &analysis)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    for (const BoardAnalysis::Tint &tint : analysis.tints) {
        if (!tint.isOnStone && canvas.has(tint.point)) {
            const int side =
                qRound(geometry.cell() * static_cast<qreal>(std::clamp(tint.size, 0.0F, 1.0F)));
            QRect square(0, 0, side, side);
            square.moveCenter(geometry.crossing(tint.point).center());
            canvas.painter.fillRect(square, tint.color);
        }
    }
}

void paintOwners(const BoardCanvas &canvas, const BoardAnalysis &analysis)
{
    const BoardGeometry &geometry = canvas.look.geometry;
    for (const BoardAnalysis::Tint &tint : analysis.tints) {
        if (tint.isOnStone && canvas.has(tint.point)) {
            const qreal side = geometry.cell() * 0.42 * std::clamp(tint.size, 0.0F, 1.0F);
            QRectF square(0, 0, side, side);
            square.moveCenter(QRectF(geometry.crossing(tint.point)).center());
            canvas.painter.setPen(
                QPen(inkOnColor(tint.color), std::max(1.0, geometry.cell() * 0.025)));
            canvas.painter.setBrush(tint.color);
            canvas.painter.drawRect(square);
        }
    }
}

void paintSpots(const BoardCanvas &canvas, const BoardAnalysis &analysis, MarkPainter &marks)
{
    for (const Spot &spot : analysis.spots) {
        if (canvas.has(spot.point)) {
            marks.paintSprite(
                canvas, markPlace(canvas.look, spot.point, Stone::Empty),
                {MarkSprites::Shape::Spot, Stone::Empty, MarkKind::Triangle, keyOf(spot)},
                [&](QPainter &onto, const MarkPlace &place) {
                    drawSpot(onto, canvas.look.font, place, spot);
                });
        }
    }
}

void paintLineStones(const BoardCanvas &canvas,
                     const BoardAnalysis &analysis,
                     const FittedStones &stones,
                     MarkPainter &marks)
{
    for (const BoardAnalysis::LineStone &stone : analysis.line) {
        if (canvas.has(stone.point)) {
            canvas.painter.setOpacity(LineStoneOpacity);
            stones.paintStone(canvas, stone.point, stone.color);
            canvas.painter.setOpacity(1.0);
            marks.paintText(canvas, stone.point, QString::number(stone.number),
                            stoneOf(stone.color));
        }
    }
}

} // namespace shinpan
