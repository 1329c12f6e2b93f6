// The keyboard on the board: its cursor, and what is done there.

#include "ui/board/boardaccess.h"
#include "ui/board/boardview.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

[[nodiscard]] bool isReturn(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

[[nodiscard]] Qt::KeyboardModifiers modifiersOf(const QKeyEvent &event)
{
    return event.modifiers() & ~Qt::KeypadModifier;
}

/// Where a leap from `from` along a side ends: at the next line of star points, or at the edge.
[[nodiscard]] int leapTo(int from, int direction, std::vector<int> lines, int side)
{
    lines.insert(lines.end(), {0, side - 1});
    int best = from;
    for (const int line : lines) {
        const int distance = (line - from) * direction;
        if (distance > 0 && (best == from || distance < (best - from) * direction)) {
            best = line;
        }
    }
    return best;
}

} // namespace

bool BoardView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && isCursorKey(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // comes back as a key press instead of the window's shortcut
        return true;
    }
    return QWidget::event(event);
}

bool BoardView::isCursorKey(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    if (isArrow(event.key()) && modifiers == Qt::AltModifier) {
        return true;
    }
    if (event.key() == Qt::Key_Escape && modifiers == Qt::NoModifier && m_proposed) {
        return true;
    }
    if (m_isMarking) {
        return isMarkingKey(event);
    }
    if (!m_scene.cursor) {
        return false;
    }
    if (isArrow(event.key())) {
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    }
    return isPressingKey(event) || (event.key() == Qt::Key_Escape && modifiers == Qt::NoModifier);
}

bool BoardView::isPressingKey(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    if (event.key() == Qt::Key_Space) {
        return m_isPainting || modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier;
    }
    return modifiers == Qt::NoModifier
        && (isReturn(event.key()) || (m_isPainting && event.key() == Qt::Key_Backspace));
}

bool BoardView::isMarkingKey(const QKeyEvent &event) const
{
    const bool isBare = modifiersOf(event) == Qt::NoModifier;
    if (isArrow(event.key())) {
        return isBare;
    }
    return m_scene.cursor
        && (event.key() == Qt::Key_Space || (event.key() == Qt::Key_Escape && isBare));
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(*event);
    const bool begins = !m_isMarking && !m_scene.cursor && modifiers == Qt::NoModifier
                     && event->key() == Qt::Key_Return;
    if (begins) {
        setCursorPoint(cursorStart());
    } else if (event->key() == Qt::Key_F10 && modifiers == Qt::ShiftModifier) {
        requestMenuAtCursor();
    } else if (event->key() == Qt::Key_Z && modifiers == Qt::NoModifier) {
        setPeeking(true);
    } else if (!isCursorKey(*event)) {
        QWidget::keyPressEvent(event);
    } else if (isArrow(event->key())) {
        moveCursor(event->key(), modifiers == Qt::ShiftModifier);
    } else if (event->key() == Qt::Key_Escape) {
        setProposed(std::nullopt);
        setCursorPoint(std::nullopt);
    } else if (!event->isAutoRepeat()) {
        pressKeyAtCursor(*event);
    }
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Z && !event->isAutoRepeat() && m_isPeeking) {
        setPeeking(false);
    } else {
        QWidget::keyReleaseEvent(event);
    }
}

void BoardView::pressKeyAtCursor(const QKeyEvent &event)
{
    const Point point = *m_scene.cursor;
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    if (m_isPainting && event.key() == Qt::Key_Backspace) {
        Q_EMIT strokeBegun(point, Qt::RightButton, modifiers);
        Q_EMIT strokeEnded();
    } else if (!m_isPainting && !m_isMarking && modifiers == Qt::ControlModifier) {
        if (m_scene.board.at(point) != Stone::Empty) {
            Q_EMIT stoneSoughtAt(point);
        }
    } else {
        press(point, modifiers);
    }
}

void BoardView::press(Point point, Qt::KeyboardModifiers modifiers)
{
    if (m_isPainting) {
        Q_EMIT strokeBegun(point, Qt::LeftButton, modifiers);
        Q_EMIT strokeEnded();
    } else {
        setProposed(std::nullopt);
        Q_EMIT pointClicked(point, Qt::LeftButton, modifiers);
    }
}

void BoardView::requestMenuAtCursor()
{
    const QPointF place =
        m_scene.cursor ? geometry().centre(*m_scene.cursor) : QRectF(rect()).center();
    Q_EMIT menuRequested(m_scene.cursor, mapToGlobal(place.toPoint()));
}

Point BoardView::cursorStart() const
{
    const Point middle{static_cast<std::uint8_t>(boardSize().columns / 2),
                       static_cast<std::uint8_t>(boardSize().rows / 2)};
    const std::optional<Point> last = m_lastMove ? m_lastMove->point : std::nullopt;
    return m_cursorMemory.value_or(last.value_or(middle));
}

/// By the arrows of the screen, however the board is turned.
void BoardView::moveCursor(int key, bool leaps)
{
    const BoardGeometry shown = geometry();
    const BoardSize size = shown.seenSize();
    Point seen = shown.seen(m_scene.cursor.value_or(cursorStart()));
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int direction = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1;
    const int side = isSideways ? size.columns : size.rows;
    std::uint8_t &place = isSideways ? seen.column : seen.row;
    if (leaps) {
        std::vector<int> lines;
        for (const Point star : starPoints(size)) {
            lines.push_back(isSideways ? star.column : star.row);
        }
        place = static_cast<std::uint8_t>(leapTo(place, direction, std::move(lines), side));
    } else {
        place = static_cast<std::uint8_t>(std::clamp(place + direction, 0, side - 1));
    }
    setCursorPoint(shown.pointSeenAt(seen));
}

void BoardView::setCursorPoint(std::optional<Point> point)
{
    if (point == m_scene.cursor) {
        return;
    }
    if (m_scene.cursor) {
        m_cursorMemory = m_scene.cursor;
    }
    repaintPoint(m_scene.cursor);
    repaintPoint(point);
    m_scene.cursor = point;
    describe();
    boardaccess::tellCursor(*this);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    setFocusRing(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
                 || reason == Qt::ShortcutFocusReason);
    QWidget::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    setPeeking(false);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        setCursorPoint(std::nullopt);
        setFocusRing(false);
    }
    QWidget::focusOutEvent(event);
}

void BoardView::setFocusRing(bool shown)
{
    if (shown != m_scene.focusRing) {
        m_scene.focusRing = shown;
        update();
    }
}

} // namespace shinpan
