#include "ui/board/painting/boardmarks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

QPen roundPen(const QColor &ink, qreal width)
{
    return {ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// What keeps `ink` clear of anything it crosses.
QColor haloOf(const QColor &ink)
{
    return ink.lightnessF() < 0.6F ? QColor(0xff, 0xff, 0xff, 190) : QColor(0x14, 0x12, 0x10, 170);
}

/// The width of a line that is that share of a cell.
qreal lineWidth(const MarkPlace &place, qreal share, qreal least = 1.0)
{
    return std::max(least, place.cell * share * place.strength);
}

QRectF squareAround(QPointF middle, qreal side)
{
    return {middle.x() - side / 2, middle.y() - side / 2, side, side};
}

void paintTriangle(QPainter &painter, const MarkPlace &place)
{
    const qreal radius = place.cell * 0.29;
    const qreal half = radius * std::sqrt(3.0) / 2;
    const QPointF middle =
        place.middle + QPointF(0, radius * 0.12); // where it looks centred in a round stone
    painter.drawPolygon(QPolygonF({middle + QPointF(0, -radius), middle + QPointF(half, radius / 2),
                                   middle + QPointF(-half, radius / 2)}));
}

void paintCross(QPainter &painter, const MarkPlace &place)
{
    const qreal arm = place.cell * 0.19;
    painter.drawLine(place.middle + QPointF(-arm, -arm), place.middle + QPointF(arm, arm));
    painter.drawLine(place.middle + QPointF(-arm, arm), place.middle + QPointF(arm, -arm));
}

/// A cross in the ink of the stone's captor, with an edge that keeps it clear of a faint stone.
void paintDead(QPainter &painter, const MarkPlace &place, const QColor &ink)
{
    const qreal width = lineWidth(place, 0.085, 1.5);
    painter.setPen(roundPen(haloOf(ink), width + lineWidth(place, 0.055, 1.5)));
    paintCross(painter, place);
    painter.setPen(roundPen(ink, width));
    paintCross(painter, place);
}

/// Two bars that hold each other.
void paintSeki(QPainter &painter, const MarkPlace &place)
{
    const qreal gap = place.cell * 0.10;
    const qreal half = place.cell * 0.17;
    for (const qreal x : {-gap, gap}) {
        painter.drawLine(place.middle + QPointF(x, -half), place.middle + QPointF(x, half));
    }
}

void paintDiffers(QPainter &painter, const MarkPlace &place, const QColor &accent)
{
    const qreal width = lineWidth(place, 0.075, 1.5);
    const qreal radius = place.cell * 0.46;
    painter.setPen(QPen(haloOf(accent), width * 1.9));
    painter.drawEllipse(place.middle, radius, radius);
    painter.setPen(QPen(accent, width));
    painter.drawEllipse(place.middle, radius, radius);
}

void paintWithHalo(QPainter &painter, const QPainterPath &path, const QColor &ink, qreal width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(haloOf(ink), width * 2));
    painter.drawPath(path);
    painter.setPen(roundPen(ink, width));
    painter.drawPath(path);
}

} // namespace

void paintLabel(QPainter &painter, const MarkPlace &place, const QString &text, const QColor &ink)
{
    constexpr qreal Room = 0.84; // of a cell
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    font.setPixelSize(std::max(1, static_cast<int>(place.cell * 0.50)));
    QFontMetricsF metrics(font, painter.device());
    const qreal width = metrics.horizontalAdvance(text);
    if (width > place.cell * Room) {
        font.setPixelSize(
            std::max(1, static_cast<int>(font.pixelSize() * place.cell * Room / width)));
        metrics = QFontMetricsF(font, painter.device());
    }
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place.middle
                         + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2),
                     text);
}

void paintTerritory(QPainter &painter,
                    const MarkPlace &place,
                    const QColor &fill,
                    const QColor &outline)
{
    const qreal side = place.cell * 0.34;
    painter.setPen(QPen(outline, lineWidth(place, 0.035)));
    painter.setBrush(fill);
    painter.drawRoundedRect(squareAround(place.middle, side), side * 0.16, side * 0.16);
}

void paintMark(QPainter &painter, const MarkPlace &place, const Mark &mark, const QColor &ink)
{
    painter.save();
    painter.setPen(roundPen(ink, lineWidth(place, 0.058)));
    painter.setBrush(Qt::NoBrush);
    switch (mark.kind) {
    case MarkKind::Triangle:
        paintTriangle(painter, place);
        break;
    case MarkKind::Square:
        painter.drawRect(squareAround(place.middle, place.cell * 0.40));
        break;
    case MarkKind::Circle:
        painter.drawEllipse(place.middle, place.cell * 0.24, place.cell * 0.24);
        break;
    case MarkKind::Cross:
        paintCross(painter, place);
        break;
    case MarkKind::Selected: { // a diamond: a disc would look like a star point
        const qreal half = place.cell * 0.2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawConvexPolygon(
            QPolygonF({place.middle - QPointF(0, half), place.middle + QPointF(half, 0),
                       place.middle + QPointF(0, half), place.middle - QPointF(half, 0)}));
        break;
    }
    case MarkKind::Label:
        paintLabel(painter, place, mark.text, ink);
        break;
    case MarkKind::BlackTerritory:
    case MarkKind::WhiteTerritory:
    case MarkKind::Dimmed:
        break;
    case MarkKind::Dead:
        paintDead(painter, place, ink);
        break;
    case MarkKind::Seki:
        paintSeki(painter, place);
        break;
    case MarkKind::Differs:
        paintDiffers(painter, place, ink);
        break;
    }
    painter.restore();
}

void paintMarkLine(QPainter &painter,
                   const MarkPlace &from,
                   const MarkPlace &to,
                   const QColor &ink,
                   bool isArrow)
{
    const QLineF line(from.middle, to.middle);
    QPainterPath path(line.p1());
    path.lineTo(line.p2());
    if (isArrow) {
        const qreal barb = from.cell * 0.30;
        for (const qreal angle : {155.0, -155.0}) {
            QLineF side(line.p2(), line.p2() + QPointF(barb, 0));
            side.setAngle(line.angle() + angle);
            path.moveTo(side.p2());
            path.lineTo(line.p2());
        }
    }
    paintWithHalo(painter, path, ink, lineWidth(from, 0.065, 1.5));
}

void paintLastMove(QPainter &painter, const MarkPlace &place, const QColor &ink, RingSize size)
{
    const bool middle = size == RingSize::Middle;
    const qreal radius = place.cell * (middle ? 0.25 : 0.41);
    painter.setPen(QPen(ink, lineWidth(place, middle ? 0.055 : 0.035, 1.25)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place.middle, radius, radius);
}

void paintHighlight(QPainter &painter,
                    const MarkPlace &place,
                    const QColor &ink,
                    const QColor &edge)
{
    const qreal radius = place.cell * 0.43;
    const qreal width = lineWidth(place, 0.085, 2.0);
    QPainterPath sight;
    sight.addEllipse(place.middle, radius, radius);
    for (const QPointF out : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)}) {
        sight.moveTo(place.middle + out * radius);
        sight.lineTo(place.middle + out * (place.cell * 0.58));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(edge, width + lineWidth(place, 0.05, 1.5)));
    painter.drawPath(sight);
    painter.setPen(roundPen(ink, width));
    painter.drawPath(sight);
}

void paintDashedRing(QPainter &painter, const MarkPlace &place, qreal radius, const QColor &ink)
{
    constexpr int Dashes = 9;
    const qreal width = lineWidth(place, 0.045);
    QPen pen(ink, width, Qt::CustomDashLine, Qt::FlatCap);
    const qreal period = 2 * std::numbers::pi * radius / Dashes / width; // in widths, as pens count
    pen.setDashPattern({period * 0.6, period * 0.4});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(place.middle, radius, radius);
}

void paintCursor(QPainter &painter, const MarkPlace &place, const QColor &accent)
{
    const qreal half = std::floor(place.cell * 0.5);
    const qreal arm = place.cell * 0.24;
    QPainterPath corners;
    for (const auto &[x, y] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}}) {
        const QPointF corner = place.middle + QPointF(x * half, y * half);
        corners.moveTo(corner - QPointF(x * arm, 0));
        corners.lineTo(corner);
        corners.lineTo(corner - QPointF(0, y * arm));
    }
    paintWithHalo(painter, corners, accent, lineWidth(place, 0.07, 1.5));
}

} // namespace shinpan
