#include "ui/board/regionpicker.h"

#include "ui/board/boardview.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace shinpan {

RegionPicker::RegionPicker(BoardView &board, Qt::KeyboardModifiers keys, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_keys(keys)
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
            const auto &move = *static_cast<QMouseEvent *>(event);
            drag(m_board.geometry().pointAt(move.position()));
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (m_corner) {
            end();
            return true;
        }
        break;
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Whether it begins a drag.
bool RegionPicker::press(const QMouseEvent &event)
{
    const bool isMeant = m_picksNext || event.modifiers() == m_keys;
    const auto point = m_board.geometry().pointAt(event.position());
    if (!isMeant || event.button() != Qt::LeftButton || !point) {
        return false;
    }
    begin(*point);
    return true;
}

/// Whether it sets a corner.
bool RegionPicker::pressKey(const QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const std::optional<Point> cursor = m_board.cursor();
    if (!m_picksNext || !isReturn || !cursor) {
        return false;
    }
    if (m_corner) {
        drag(cursor);
        end();
    } else {
        begin(*cursor);
    }
    return true;
}

void RegionPicker::begin(Point corner)
{
    m_corner = corner;
    m_opposite = corner;
    Q_EMIT dragged(BoardRegion::between(corner, corner));
}

void RegionPicker::drag(const std::optional<Point> &point)
{
    if (point && *point != m_opposite) {
        m_opposite = *point;
        Q_EMIT dragged(BoardRegion::between(*m_corner, *point));
    }
}

void RegionPicker::end()
{
    const BoardRegion region = BoardRegion::between(*m_corner, m_opposite);
    m_corner.reset();
    pickNext(false);
    Q_EMIT picked(region);
}

} // namespace shinpan
