#include "ui/graphics/pointpicker.h"

#include "ui/board/boardview.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace shinpan {

PointPicker::PointPicker(BoardView &board, QObject *parent)
    : QObject(parent)
    , m_board(board)
{
    board.installEventFilter(this);
}

void PointPicker::begin()
{
    m_points.clear();
    setMode(Mode::Single);
}

void PointPicker::beginList(const std::vector<Point> &points)
{
    m_points = points;
    setMode(Mode::List);
}

void PointPicker::finishList()
{
    if (m_mode == Mode::List) {
        const std::vector<Point> points = m_points;
        end();
        Q_EMIT listed(points);
    }
}

void PointPicker::end()
{
    if (m_mode != Mode::None) {
        m_points.clear();
        setMode(Mode::None);
    }
}

void PointPicker::setMode(Mode mode)
{
    m_mode = mode;
    if (mode == Mode::None) {
        m_board.unsetCursor();
    } else {
        m_board.setCursor(Qt::CrossCursor);
    }
    Q_EMIT changed();
}

bool PointPicker::eventFilter(QObject *watched, QEvent *event)
{
    const bool isInput = event->isInputEvent(); // others come while the board is destroyed, too
    if (!isInput || m_mode == Mode::None || m_board.isPainting()) {
        return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return m_board.geometry()
            .pointAt(static_cast<QMouseEvent *>(event)->position())
            .has_value();
    case QEvent::ContextMenu:
        return true;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        return pressKey(*static_cast<QKeyEvent *>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

/// Whether it is on a point.
bool PointPicker::press(const QMouseEvent &event)
{
    const bool isRight = event.button() == Qt::RightButton;
    const auto point = m_board.geometry().pointAt(event.position());
    if (!point || (event.button() != Qt::LeftButton && !isRight)) {
        return false;
    }
    const bool isDouble = event.type() == QEvent::MouseButtonDblClick;
    if (m_mode == Mode::Single && isRight) {
        end();
    } else {
        take(*point, isRight || isDouble || event.modifiers().testFlag(Qt::ControlModifier));
    }
    return true;
}

/// Whether it is one of ours.
bool PointPicker::pressKey(QKeyEvent &event)
{
    const std::optional<Point> cursor = m_board.cursor();
    const bool isEscape = event.key() == Qt::Key_Escape && !cursor;
    const bool isClick = cursor
                      && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
                          || event.key() == Qt::Key_Space);
    if (event.type() == QEvent::ShortcutOverride) {
        if (isEscape || isClick) {
            event.accept(); // comes back as a key press instead of the window's
                            // shortcut
        }
        return isEscape || isClick;
    }
    if (isEscape) {
        end();
    } else if (isClick) {
        take(*cursor, event.modifiers().testFlag(Qt::ControlModifier));
    }
    return isEscape || isClick;
}

void PointPicker::take(Point point, bool isLast)
{
    if (m_mode == Mode::Single) {
        Q_EMIT picked(point);
        return;
    }
    const auto there = std::ranges::find(m_points, point);
    if (there == m_points.end()) {
        m_points.push_back(point);
    } else if (!isLast) {
        m_points.erase(there);
    }
    if (isLast) {
        finishList();
    } else {
        Q_EMIT changed();
    }
}

} // namespace shinpan
