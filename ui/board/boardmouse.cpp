// The mouse on the board: clicks, strokes, the wheel.

#include "ui/board/boardview.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan {

namespace {

constexpr int LargeStep = 10;

/// The points after `from` on the way to `to`, `to` included.
std::vector<Point> wayTo(Point from, Point to)
{
    std::vector<Point> way;
    const int columns = to.column - from.column;
    const int rows = to.row - from.row;
    const int steps = std::max(std::abs(columns), std::abs(rows));
    const auto between = [steps](int start, int distance, int step) {
        const int half = distance < 0 ? -steps / 2 : steps / 2;
        return static_cast<std::uint8_t>(start + (distance * step + half) / steps);
    };
    for (int step = 1; step <= steps; ++step) {
        way.push_back({between(from.column, columns, step), between(from.row, rows, step)});
    }
    return way;
}

} // namespace

void BoardView::mousePressEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    setFocusRing(false);
    if (m_isPainting) {
        beginStroke(*event);
        return;
    }
    // A second button that goes down takes the first one's click back.
    const bool isSecond = m_press.has_value();
    const bool isOnStone = m_hovered && m_scene.board.at(*m_hovered) != Stone::Empty;
    m_press = Press{event->button(), m_hovered, isOnStone, isSecond};
    m_peekTimer.stop();
    if (event->button() == Qt::RightButton && !isSecond && !m_isMarking) {
        m_peekTimer.start();
    }
    showGhost();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    if (m_isPainting || m_isMarking || !m_press || !m_press->point
        || event->button() != Qt::LeftButton || m_proposed) {
        return;
    }
    m_press->isUsedUp = true; // whoever plays with a double click plays once
    showGhost();
    if (m_lastClickHitStone && m_press->isOnStone) {
        Q_EMIT stoneSoughtAt(*m_press->point);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    if (m_stroke) {
        moveStroke();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    if (m_stroke) {
        if (m_stroke == event->button()) {
            endStroke();
        }
        return;
    }
    m_peekTimer.stop();
    const bool wasPeeking = std::exchange(m_isPeeking, false);
    if (wasPeeking) {
        update();
    }
    const std::optional<Press> press = std::exchange(m_press, std::nullopt);
    showGhost();
    if (!press || press->button != event->button() || press->isUsedUp || wasPeeking
        || press->point != m_hovered) {
        return;
    }
    if (press->point) {
        m_lastClickHitStone = press->isOnStone;
        click(*press->point, event->button(), event->modifiers());
    }
    if (event->button() == Qt::RightButton) {
        requestMenu(*event);
    }
}

void BoardView::requestMenu(const QMouseEvent &event)
{
    if (rect().contains(event.position().toPoint())) {
        Q_EMIT menuRequested(m_hovered, event.globalPosition().toPoint());
    }
}

void BoardView::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    setCursorPoint(std::nullopt);
    const bool isStone = m_scene.board.at(point) != Stone::Empty;
    if (isStone && !m_isMarking && button == Qt::LeftButton
        && modifiers.testFlag(Qt::ControlModifier)) {
        Q_EMIT stoneSoughtAt(point);
    } else if (isSpot(point)
               && (button == Qt::MiddleButton || modifiers.testFlag(Qt::ShiftModifier))) {
        Q_EMIT spotChosen(point);
    } else if (button == Qt::LeftButton && needsConfirmation(point)) {
        setProposed(point);
    } else {
        setProposed(std::nullopt);
        Q_EMIT pointClicked(point, button, modifiers);
    }
}

bool BoardView::isSpot(Point point) const
{
    return std::ranges::any_of(m_scene.analysis.spots, [point](const BoardAnalysis::Spot &spot) {
        return spot.point == point;
    });
}

bool BoardView::needsConfirmation(Point point) const
{
    return m_options.confirmsMoves && m_ghostColor && !m_isMarking && m_proposed != point
        && m_scene.board.at(point) == Stone::Empty;
}

void BoardView::setProposed(std::optional<Point> point)
{
    m_proposed = point;
    showGhost();
}

void BoardView::beginStroke(const QMouseEvent &event)
{
    if (m_stroke || !m_hovered) {
        return;
    }
    setCursorPoint(std::nullopt);
    m_stroke = event.button();
    m_strokePoint = m_hovered;
    Q_EMIT strokeBegun(*m_hovered, event.button(), event.modifiers());
}

/// Beside the points the stroke rests; where it comes back, it goes on.
void BoardView::moveStroke()
{
    const std::optional<Point> from = std::exchange(m_strokePoint, m_hovered);
    if (!m_hovered || from == m_hovered) {
        return;
    }
    Q_EMIT strokeMoved(from ? wayTo(*from, *m_hovered) : std::vector{*m_hovered});
}

void BoardView::endStroke()
{
    if (m_stroke) {
        m_stroke.reset();
        m_strokePoint.reset();
        Q_EMIT strokeEnded();
    }
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        requestMenuAtCursor();
    }
    event->accept(); // the mouse's menu comes when the button is released
}

void BoardView::leaveEvent(QEvent *event)
{
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void BoardView::setHovered(std::optional<Point> point)
{
    if (point == m_hovered) {
        return;
    }
    m_hovered = point;
    showGhost();
    Q_EMIT pointHovered(point);
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta =
        event->angleDelta(); // turned sideways by Alt, and by Shift on some systems
    const int steps = m_wheel.turn(delta.y() != 0 ? delta.y() : delta.x());
    event->accept();
    const bool isAmongVariations = event->buttons().testFlag(Qt::RightButton);
    if (isAmongVariations && m_press) {
        m_press->isUsedUp = true;
        m_peekTimer.stop();
        setPeeking(false);
    }
    if (steps == 0) {
        return;
    }
    if (isAmongVariations) {
        Q_EMIT variationRequested(steps);
    } else if (!m_scene.analysis.line.empty()) {
        Q_EMIT lineStepRequested(steps);
    } else {
        Q_EMIT stepRequested(steps
                             * (event->modifiers().testFlag(Qt::ShiftModifier) ? LargeStep : 1));
    }
}

} // namespace shinpan
