#pragma once

#include "ui/board/painting/boardmarkup.h"

#include <QRectF>

class QColor;
class QPainter;

namespace shinpan {

/// The place and the ink of a mark.
struct MarkPlace
{
    QPointF middle;
    qreal cell;         ///< the distance between lines, in the painter's units
    qreal strength = 1; ///< how much wider than usual lines are

    friend bool operator==(const MarkPlace &, const MarkPlace &) = default;
};

/// Draws a mark's shape or text, but not territory. Dimmed draws nothing: it is about the stone.
void paintMark(QPainter &painter, const MarkPlace &place, const Mark &mark, const QColor &ink);

/// A small square in the look of that side's stones.
void paintTerritory(QPainter &painter,
                    const MarkPlace &place,
                    const QColor &fill,
                    const QColor &outline);

/// A text in the middle, as large as fits.
void paintLabel(QPainter &painter, const MarkPlace &place, const QString &text, const QColor &ink);

/// A line or an arrow between two places, with a pale edge that keeps it clear of what it crosses.
void paintMarkLine(QPainter &painter,
                   const MarkPlace &from,
                   const MarkPlace &to,
                   const QColor &ink,
                   bool isArrow);

/// The ring on the stone played last; near its edge when other marks need the middle.
enum class RingSize : std::uint8_t { Middle, Edge };
void paintLastMove(QPainter &painter, const MarkPlace &place, const QColor &ink, RingSize size);

/// A sight: a ring with four ticks around a point that is sought. `edge` keeps it clear of what is
/// below.
void paintHighlight(QPainter &painter,
                    const MarkPlace &place,
                    const QColor &ink,
                    const QColor &edge);

/// A dashed ring around what might have been.
void paintDashedRing(QPainter &painter, const MarkPlace &place, qreal radius, const QColor &ink);

/// The corners of the keyboard's cursor.
void paintCursor(QPainter &painter, const MarkPlace &place, const QColor &accent);

} // namespace shinpan
