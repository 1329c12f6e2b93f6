#include "ui/board/boardmarks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

QPen markPen(qreal cell, const QColor &ink)
{
    return {ink, std::max(1.0, cell * 0.058), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
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
    painter.setPen(QPen(outline, std::max(1.0, place.cell * 0.025)));
    painter.setBrush(fill);
    painter.drawRoundedRect(squareAround(place.middle, side), side * 0.16, side * 0.16);
}

/// A cross in the ink of the stone's captor, with an edge that keeps it clear of a faint stone.
void paintDead(QPainter &painter, const MarkPlace &place, const QColor &ink)
{
    const qreal width = std::max(1.5, place.cell * 0.085);
    const QColor edge =
        ink.lightnessF() < 0.5F ? QColor(0xff, 0xff, 0xff, 150) : QColor(0x2a, 0x1d, 0x0c, 190);
    painter.setPen(
        QPen(edge, width + std::max(1.5, place.cell * 0.055), Qt::SolidLine, Qt::RoundCap));
    paintCross(painter, place);
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
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
    const qreal width = std::max(1.5, place.cell * 0.075);
    const qreal radius = place.cell * 0.46;
    painter.setPen(QPen(QColor(255, 255, 255, 190), width * 1.9));
    painter.drawEllipse(place.middle, radius, radius);
    painter.setPen(QPen(accent, width));
    painter.drawEllipse(place.middle, radius, radius);
}

} // namespace

void paintMark(QPainter &painter, const MarkPlace &place, const Mark &mark, const QColor &ink)
{
    painter.save();
    painter.setPen(markPen(place.cell, ink));
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
    case MarkKind::Selected:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(place.middle, place.cell * 0.15, place.cell * 0.15);
        break;
    case MarkKind::Label:
        paintLabel(painter, place, mark.text, ink);
        break;
    case MarkKind::BlackTerritory:
        paintTerritory(painter, place, QColor(0x1e, 0x1e, 0x21), QColor(0xff, 0xff, 0xff, 70));
        break;
    case MarkKind::WhiteTerritory:
        paintTerritory(painter, place, QColor(0xfb, 0xf9, 0xf4), QColor(0x3a, 0x2a, 0x14, 120));
        break;
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
    const qreal width = std::max(1.5, from.cell * 0.065);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(255, 255, 255, 190), width * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void paintLastMove(QPainter &painter, const MarkPlace &place, const QColor &ink, RingSize size)
{
    const bool middle = size == RingSize::Middle;
    const qreal radius = place.cell * (middle ? 0.25 : 0.41);
    painter.setPen(QPen(ink, std::max(1.25, place.cell * (middle ? 0.055 : 0.035))));
    painter.setBrush(Qt::NoBrush);
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
    painter.setBrush(Qt::NoBrush);
    const qreal width = std::max(1.5, place.cell * 0.07);
    // A pale halo keeps it visible on dark stones.
    painter.setPen(
        QPen(QColor(255, 255, 255, 190), width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(corners);
    painter.setPen(QPen(accent, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(corners);
}

} // namespace shinpan
