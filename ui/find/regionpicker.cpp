#include "ui/find/regionpicker.h"

#include "ui/board/boardview.h"

#include <QMouseEvent>

namespace shinpan {

RegionPicker::RegionPicker(BoardView &board, QObject *parent)
    : QObject(parent)
    , m_board(board)
{
    board.installEventFilter(this);
}

void RegionPicker::pickNext(bool picks)
{
    if (m_picksNext == picks) {
        return;
    }
    m_picksNext = picks;
    if (picks) {
        m_board.setCursor(Qt::CrossCursor);
    } else {
        m_board.unsetCursor();
        m_corner.reset();
        Q_EMIT pickingEnded();
    }
}

bool RegionPicker::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        if (m_corner) {
            drag(*static_cast<QMouseEvent *>(event));
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (m_corner) {
            const BoardRegion region = BoardRegion::between(*m_corner, m_opposite);
            m_corner.reset();
            pickNext(false);
            Q_EMIT picked(region);
            return true;
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Whether it begins a drag.
bool RegionPicker::press(const QMouseEvent &event)
{
    const bool isMeant = m_picksNext || event.modifiers() == Qt::AltModifier;
    const auto point = m_board.geometry().pointAt(event.position());
    if (!isMeant || event.button() != Qt::LeftButton || !point) {
        return false;
    }
    m_corner = point;
    m_opposite = *point;
    Q_EMIT dragged(BoardRegion::between(*point, *point));
    return true;
}

void RegionPicker::drag(const QMouseEvent &event)
{
    const auto point = m_board.geometry().pointAt(event.position());
    if (point && *point != m_opposite) {
        m_opposite = *point;
        Q_EMIT dragged(BoardRegion::between(*m_corner, *point));
    }
}

} // namespace shinpan
