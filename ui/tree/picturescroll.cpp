#include "ui/tree/picturescroll.h"

#include "ui/kit/style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr QPoint Margin(spacing::Normal, spacing::Normal); // around the picture

void fitBar(QScrollBar &bar, int length, int page, int step)
{
    bar.setRange(0, length - page);
    bar.setPageStep(page);
    bar.setSingleStep(step);
}

void scrollTo(QScrollBar &bar, int place, int page, int around)
{
    const int margin = std::min(around, page / 2);
    const int least = place + margin - page;
    const int most = place - margin;
    const int distance = std::max(least - bar.value(), bar.value() - most);
    if (distance > page / 2) {
        bar.setValue(place - page / 2);
    } else if (distance > 0) {
        bar.setValue(std::clamp(bar.value(), least, most));
    }
}

} // namespace

PictureScroll::PictureScroll(QAbstractScrollArea &area)
    : m_area(area)
{ }

QPoint PictureScroll::origin() const
{
    return Margin
         - QPoint(m_area.horizontalScrollBar()->value(), m_area.verticalScrollBar()->value());
}

void PictureScroll::setOrigin(QPoint origin)
{
    const QPoint scrolled = Margin - origin;
    m_area.horizontalScrollBar()->setValue(scrolled.x());
    m_area.verticalScrollBar()->setValue(scrolled.y());
}

void PictureScroll::fit(QSize picture, int step)
{
    const QSize page = m_area.viewport()->size();
    fitBar(*m_area.horizontalScrollBar(), picture.width() + 2 * Margin.x(), page.width(), step);
    fitBar(*m_area.verticalScrollBar(), picture.height() + 2 * Margin.y(), page.height(), step);
}

void PictureScroll::show(QPoint place, int around)
{
    const QSize page = m_area.viewport()->size();
    scrollTo(*m_area.horizontalScrollBar(), place.x() + Margin.x(), page.width(), around);
    scrollTo(*m_area.verticalScrollBar(), place.y() + Margin.y(), page.height(), around);
}

void PictureScroll::press(const QMouseEvent &event)
{
    m_press = Press{event.button(), event.position().toPoint(), origin()};
}

bool PictureScroll::moveTo(QPoint position)
{
    if (!m_press) {
        return false;
    }
    const QPoint way = position - m_press->start;
    if (!m_press->isDrag && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_press->isDrag = true;
        m_area.viewport()->setCursor(Qt::ClosedHandCursor);
    }
    if (m_press->isDrag) {
        setOrigin(m_press->origin + way);
    }
    return m_press->isDrag;
}

std::optional<QPoint> PictureScroll::release(const QMouseEvent &event)
{
    if (!m_press || m_press->button != event.button()) {
        return std::nullopt;
    }
    const Press press = *std::exchange(m_press, std::nullopt);
    if (press.isDrag) {
        m_area.viewport()->unsetCursor();
        return std::nullopt;
    }
    return press.start;
}

} // namespace shinpan
