#include "ui/export/exportpreview.h"

#include "ui/kit/style.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Margin = 20; // around the picture

} // namespace

ExportPreview::ExportPreview(QWidget *parent)
    : QWidget(parent)
{
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
    setToolTip(tr("Drag across the board to export a part of it"));
}

void ExportPreview::setPicture(const BoardPicture &picture)
{
    m_picture = picture;
    m_image = {};
    m_dragStart.reset();
    m_dragEnd.reset();
    update();
}

QSize ExportPreview::sizeHint() const
{
    return {520, 560};
}

QSize ExportPreview::minimumSizeHint() const
{
    return {240, 240};
}

/// Draws the picture as wide as it fits, in device pixels.
void ExportPreview::render()
{
    const QSizeF room = QSizeF(size() - QSize(2 * Margin, 2 * Margin)) * devicePixelRatioF();
    constexpr qreal Unit = 1000;
    const qreal shape = pictureHeight(m_picture, Unit) / Unit;
    const auto width = static_cast<int>(std::min(room.width(), room.height() / shape));
    m_image = toPreview(m_picture, std::max(width, 20));
}

/// Where the picture lies in the widget.
QRectF ExportPreview::target() const
{
    const QSizeF size = QSizeF(m_image.size()) / devicePixelRatioF();
    return {std::round((width() - size.width()) / 2), std::round((height() - size.height()) / 2),
            size.width(), size.height()};
}

std::optional<Point> ExportPreview::pointUnder(QPointF position) const
{
    if (m_image.isNull()) {
        return std::nullopt;
    }
    return pointAt(m_picture, m_image.width(),
                   (position - target().topLeft()) * devicePixelRatioF());
}

QRectF ExportPreview::cellOf(const BoardRegion &region) const
{
    const QRectF pixels = rectOf(m_picture, m_image.width(), region);
    const qreal ratio = devicePixelRatioF();
    return QRectF(pixels.topLeft() / ratio, pixels.size() / ratio).translated(target().topLeft());
}

QPoint ExportPreview::placeOf(Point point) const
{
    if (m_image.isNull() || (m_picture.region && !m_picture.region->contains(point))) {
        return {};
    }
    return cellOf(BoardRegion::between(point, point)).center().toPoint();
}

void ExportPreview::paintEvent(QPaintEvent * /*event*/)
{
    if (m_image.isNull()) {
        render();
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid).darker(isDark(palette()) ? 140 : 100));
    painter.drawRoundedRect(rect(), 8, 8);
    painter.setBrush(Qt::NoBrush);
    painter.drawImage(target(), m_image);
    if (m_dragStart && m_dragEnd) {
        QColor fill = styleColors(palette()).accent;
        painter.setPen(QPen(fill, 2));
        fill.setAlpha(50);
        painter.setBrush(fill);
        painter.drawRoundedRect(cellOf(BoardRegion::between(*m_dragStart, *m_dragEnd)), 3, 3);
    }
}

void ExportPreview::resizeEvent(QResizeEvent * /*event*/)
{
    m_image = {};
}

void ExportPreview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_dragStart = pointUnder(event->position());
        m_dragEnd.reset();
    }
}

void ExportPreview::mouseMoveEvent(QMouseEvent *event)
{
    if (const auto point = pointUnder(event->position()); m_dragStart && point) {
        m_dragEnd = point;
        update();
    }
}

void ExportPreview::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    const std::optional<Point> start = std::exchange(m_dragStart, std::nullopt);
    const std::optional<Point> end = std::exchange(m_dragEnd, std::nullopt);
    update();
    if (start && end && *start != *end) {
        Q_EMIT regionChosen(BoardRegion::between(*start, *end));
    }
}

} // namespace shinpan
