#include "ui/tree/dragscroll.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

namespace shinpan {

DragScroll::DragScroll(QAbstractScrollArea &area)
    : m_area(area)
{ }

void DragScroll::press(const QMouseEvent &event)
{
    m_press =
        Press{event.button(), event.position().toPoint(),
              QPoint(m_area.horizontalScrollBar()->value(), m_area.verticalScrollBar()->value())};
}

bool DragScroll::moveTo(QPoint position)
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
        m_area.horizontalScrollBar()->setValue(m_press->scrolled.x() - way.x());
        m_area.verticalScrollBar()->setValue(m_press->scrolled.y() - way.y());
    }
    return m_press->isDrag;
}

std::optional<QPoint> DragScroll::release(const QMouseEvent &event)
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
