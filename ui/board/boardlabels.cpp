#include "ui/board/boardlabels.h"

#include "ui/board/boardmarks.h"

#include <QPainter>

#include <cmath>

namespace shinpan {

namespace {

constexpr qsizetype MostLabels = 1024; // a large board in two inks has fewer

/// The least whole number of pixels of that parity that is not below `length`.
int pixelsOf(qreal length, bool isOdd)
{
    const int pixels = static_cast<int>(std::ceil(length));
    return pixels + static_cast<int>((pixels % 2 != 0) != isOdd);
}

bool isBetweenPixels(qreal place)
{
    return place - std::floor(place) > 0.25;
}

} // namespace

void BoardLabels::paint(QPainter &painter,
                        const MarkPlace &place,
                        const QString &text,
                        const QColor &ink)
{
    // So that the pixmap's corner lies on whole pixels.
    const QSize size(pixelsOf(place.cell, isBetweenPixels(place.middle.x())),
                     pixelsOf(place.cell * 0.62, isBetweenPixels(place.middle.y())));
    if (size != m_size || m_pixmaps.size() >= MostLabels) {
        m_pixmaps.clear();
        m_size = size;
    }
    QPixmap &label = m_pixmaps[{text, ink.rgba()}];
    if (label.isNull()) {
        label = drawn(painter, place, text, ink);
    }
    const QPointF corner = place.middle - QPointF(size.width(), size.height()) / 2;
    painter.drawPixmap(corner.toPoint(), label);
}

void BoardLabels::clear()
{
    m_pixmaps.clear();
}

QPixmap BoardLabels::drawn(const QPainter &painter,
                           const MarkPlace &place,
                           const QString &text,
                           const QColor &ink) const
{
    QPixmap label(m_size);
    label.fill(Qt::transparent);
    QPainter onto(&label);
    onto.setRenderHint(QPainter::Antialiasing);
    onto.setFont(painter.font());
    const MarkPlace middle{QPointF(m_size.width(), m_size.height()) / 2, place.cell,
                           place.strength};
    paintLabel(onto, middle, text, ink);
    return label;
}

} // namespace shinpan
