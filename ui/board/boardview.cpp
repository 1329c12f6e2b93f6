#include "ui/board/boardview.h"

#include "ui/board/boardaccess.h"
#include "ui/board/boarddescription.h"
#include "ui/board/boardkeys.h"

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace shinpan {

namespace {

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

constexpr int LargeStep = 10;

} // namespace

void PaintStroke::begin(Point point, Qt::MouseButton button)
{
    m_button = button;
    m_point = point;
}

std::vector<Point> PaintStroke::moveTo(std::optional<Point> point)
{
    const std::optional<Point> from = std::exchange(m_point, point);
    if (!point || from == point) {
        return {};
    }
    return from ? wayTo(*from, *point) : std::vector{*point};
}

void PaintStroke::end()
{
    m_button.reset();
    m_point.reset();
}

BoardView::BoardView(QWidget *parent)
    : BoardDisplay(parent)
{
    boardaccess::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board"));
    constexpr std::chrono::milliseconds LongPress(250);
    m_peekTimer.setSingleShot(true);
    m_peekTimer.setInterval(LongPress);
    connect(&m_peekTimer, &QTimer::timeout, this, [this] { showBare(true); });
    describe();
}

void BoardView::setPosition(const Board &board, std::optional<Move> lastMove)
{
    if (board == position() && lastMove == this->lastMove()) {
        return;
    }
    const bool isOtherSize = board.size() != boardSize();
    m_announcement = BoardDescription::ofChange(position(), board, lastMove);
    m_proposed.reset();
    showPosition(board, lastMove);
    if (isOtherSize) {
        m_cursorMemory.reset();
        m_press.reset();
        setHovered(std::nullopt);
        boardaccess::tellPoints(*this);
    }
    updateGhost();
    describe();
    boardaccess::tellPosition(*this);
    Q_EMIT announced(m_announcement);
}

void BoardView::setOptions(const BoardOptions &wanted)
{
    const bool isTurned = wanted.orientation != options().orientation;
    showOptions(wanted);
    if (isTurned) {
        m_press.reset();
        setHovered(std::nullopt);
        boardaccess::tellPoints(*this);
    }
    if (!wanted.confirmsMoves) {
        setProposed(std::nullopt);
    }
}

void BoardView::setCoordinatesShown(bool shown)
{
    BoardOptions changed = options();
    changed.coordinates = shown ? CoordinateStyle::Letters : CoordinateStyle::None;
    setOptions(changed);
}

void BoardView::setGhost(std::optional<Color> color, PointTest mayBeThere, LayerRank rank)
{
    m_ghostRules[rank] = {color, std::move(mayBeThere)};
    updateGhost();
}

void BoardView::clearGhost(LayerRank rank)
{
    m_ghostRules.erase(rank);
    updateGhost();
}

void BoardView::updateGhost()
{
    const GhostRule &rule = ghostRule();
    if (!rule.color) {
        m_proposed.reset();
    }
    std::optional<BoardScene::Ghost> ghost;
    const std::optional<Point> point = m_proposed ? m_proposed : m_hovered;
    if (rule.color && point && boardSize().contains(*point) && !isStone(*point)
        && (!rule.mayBeThere || rule.mayBeThere(*point))) {
        const bool isDown =
            m_press && m_press->button == Qt::LeftButton && m_press->point == m_hovered;
        ghost = BoardScene::Ghost{*point, *rule.color, isDown || m_proposed};
    }
    showGhost(ghost);
}

bool BoardView::isStone(Point point) const
{
    return position().at(point) != Stone::Empty;
}

void BoardView::setMarking(bool marking)
{
    if (m_isMarking && !marking) {
        setCursorPoint(std::nullopt);
    }
    m_isMarking = marking;
}

void BoardView::setPainting(bool painting)
{
    endStroke();
    m_press.reset();
    m_isPainting = painting;
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
    }
    BoardDisplay::changeEvent(event);
}

// The mouse

void BoardView::mousePressEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    showFocusRing(false);
    if (m_isPainting) {
        beginStroke(*event);
        return;
    }
    // A second button that goes down takes the first one's click back.
    const bool isSecond = m_press.has_value();
    const bool isOnStone = m_hovered && isStone(*m_hovered);
    m_press = Press{event->button(), m_hovered, isOnStone, isSecond};
    m_peekTimer.stop();
    if (event->button() == Qt::RightButton && !isSecond && !m_isMarking) {
        m_peekTimer.start();
    }
    updateGhost();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    if (m_isPainting || m_isMarking || !m_press || !m_press->point
        || event->button() != Qt::LeftButton || m_proposed) {
        return;
    }
    m_press->isUsedUp = true; // whoever plays with a double click plays once
    updateGhost();
    if (m_lastClickHitStone && m_press->isOnStone) {
        Q_EMIT moveOfStoneRequested(*m_press->point);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    if (m_stroke.isUnderWay()) {
        const std::vector<Point> way = m_stroke.moveTo(m_hovered);
        if (!way.empty()) {
            Q_EMIT strokeMoved(way);
        }
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    if (m_stroke.isUnderWay()) {
        if (m_stroke.isOf(event->button())) {
            endStroke();
        }
        return;
    }
    m_peekTimer.stop();
    const bool wasPeeking = isPeeking();
    showBare(false);
    const std::optional<Press> press = std::exchange(m_press, std::nullopt);
    updateGhost();
    if (!press || press->button != event->button() || press->isUsedUp || wasPeeking
        || press->point != m_hovered) {
        return;
    }
    if (press->point) {
        m_lastClickHitStone = press->isOnStone;
        click(*press->point, event->button(), event->modifiers());
    }
    if (event->button() == Qt::RightButton && rect().contains(event->position().toPoint())) {
        Q_EMIT menuRequested(m_hovered, event->globalPosition().toPoint());
    }
}

void BoardView::click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    setCursorPoint(std::nullopt);
    if (isStone(point) && !m_isMarking && button == Qt::LeftButton
        && modifiers.testFlag(Qt::ControlModifier)) {
        Q_EMIT moveOfStoneRequested(point);
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
    return std::ranges::find(scene().spots, point, &BoardLayer::Spot::point) != scene().spots.end();
}

bool BoardView::needsConfirmation(Point point) const
{
    return options().confirmsMoves && ghostRule().color && !m_isMarking && m_proposed != point
        && !isStone(point);
}

void BoardView::setProposed(std::optional<Point> point)
{
    m_proposed = point;
    updateGhost();
}

void BoardView::beginStroke(const QMouseEvent &event)
{
    if (m_stroke.isUnderWay() || !m_hovered) {
        return;
    }
    setCursorPoint(std::nullopt);
    m_stroke.begin(*m_hovered, event.button());
    Q_EMIT strokeBegun(*m_hovered, event.button(), event.modifiers());
}

void BoardView::endStroke()
{
    if (m_stroke.isUnderWay()) {
        m_stroke.end();
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
    BoardDisplay::leaveEvent(event);
}

void BoardView::setHovered(std::optional<Point> point)
{
    if (point == m_hovered) {
        return;
    }
    m_hovered = point;
    updateGhost();
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
        showBare(false);
    }
    if (steps == 0) {
        return;
    }
    if (isAmongVariations) {
        Q_EMIT variationRequested(steps);
    } else if (!layer(LayerRank::Analysis).line.empty()) {
        Q_EMIT lineStepRequested(steps);
    } else {
        Q_EMIT stepRequested(steps
                             * (event->modifiers().testFlag(Qt::ShiftModifier) ? LargeStep : 1));
    }
}

// The keyboard: the cursor, and what is done there

BoardKeys BoardView::keys() const
{
    return {cursor().has_value(), m_proposed.has_value(), m_isMarking, m_isPainting};
}

bool BoardView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && keys().takes(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // comes back as a key press instead of the window's shortcut
        return true;
    }
    return BoardDisplay::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = modifiersOf(*event);
    const bool begins = !cursor() && modifiers == Qt::NoModifier && event->key() == Qt::Key_Return;
    if (begins) {
        setCursorPoint(cursorStart());
    } else if (event->key() == Qt::Key_F10 && modifiers == Qt::ShiftModifier) {
        requestMenuAtCursor();
    } else if (event->key() == Qt::Key_Z && modifiers == Qt::NoModifier) {
        showBare(true);
    } else if (!keys().takes(*event)) {
        BoardDisplay::keyPressEvent(event);
    } else if (isArrow(event->key())) {
        setCursorPoint(nextPoint(geometry(), cursor().value_or(cursorStart()), event->key(),
                                 modifiers == Qt::ShiftModifier));
    } else if (event->key() == Qt::Key_Escape) {
        setProposed(std::nullopt);
        setCursorPoint(std::nullopt);
    } else if (!event->isAutoRepeat()) {
        pressKeyAtCursor(*event);
    }
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Z && !event->isAutoRepeat() && isBare()) {
        showBare(false);
    } else {
        BoardDisplay::keyReleaseEvent(event);
    }
}

void BoardView::pressKeyAtCursor(const QKeyEvent &event)
{
    const Point point = *cursor();
    const Qt::KeyboardModifiers modifiers = modifiersOf(event);
    if (m_isPainting && event.key() == Qt::Key_Backspace) {
        Q_EMIT strokeBegun(point, Qt::RightButton, modifiers);
        Q_EMIT strokeEnded();
    } else if (!m_isPainting && !m_isMarking && modifiers == Qt::ControlModifier) {
        if (isStone(point)) {
            Q_EMIT moveOfStoneRequested(point);
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
    const QPointF place = cursor() ? geometry().centre(*cursor()) : QRectF(rect()).center();
    Q_EMIT menuRequested(cursor(), mapToGlobal(place.toPoint()));
}

Point BoardView::cursorStart() const
{
    const Point middle{static_cast<std::uint8_t>(boardSize().columns / 2),
                       static_cast<std::uint8_t>(boardSize().rows / 2)};
    const std::optional<Point> last = lastMove() ? lastMove()->point : std::nullopt;
    return m_cursorMemory.value_or(last.value_or(middle));
}

void BoardView::setCursorPoint(std::optional<Point> point)
{
    if (point == cursor()) {
        return;
    }
    if (cursor()) {
        m_cursorMemory = cursor();
    }
    showCursor(point);
    boardaccess::tellCursor(*this);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    showFocusRing(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
                  || reason == Qt::ShortcutFocusReason);
    BoardDisplay::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    showBare(false);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
        setCursorPoint(std::nullopt);
        showFocusRing(false);
    }
    BoardDisplay::focusOutEvent(event);
}

} // namespace shinpan
