#include "ui/board/boardview.h"

#include "ui/board/boarddescription.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>

#include <utility>

namespace shinpan {

namespace {

constexpr int WheelNotch = 120; // QWheelEvent: eighths of a degree of one notch
constexpr int LargeStep = 10;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
    , m_painter(BoardGeometry({}, {}, 1, true), woodTheme())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    m_painter.setSurroundings(palette(), font());
    describe();
}

BoardGeometry BoardView::geometry() const
{
    return {boardSize(), size(), devicePixelRatioF(), m_coordinates};
}

QSize BoardView::sizeHint() const
{
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const
{
    return {160, 160};
}

void BoardView::setPosition(const Board &board, std::optional<Move> lastMove)
{
    const std::optional<Point> lastPoint = lastMove ? lastMove->point : std::nullopt;
    if (board.size() != boardSize()) {
        m_scene.cursor = m_cursorMemory = m_pressed = std::nullopt;
        m_scene.markup.clear();
        m_scene.board = board;
        setHovered(std::nullopt);
        update();
    } else {
        QRegion changed;
        for (int i = 0; i < board.size().pointCount(); ++i) {
            const Point point = board.size().pointAt(i);
            if (board.at(point) != m_scene.board.at(point)) {
                changed += geometry().updateRect(point);
            }
        }
        update(changed);
        m_scene.board = board;
    }
    if (lastPoint != m_scene.lastMove) {
        repaintPoint(m_scene.lastMove);
        repaintPoint(lastPoint);
        m_scene.lastMove = lastPoint;
    }
    m_lastMove = lastMove;
    showGhost();
    describe();
}

void BoardView::setMarkup(const BoardMarkup &markup)
{
    for (const Point point : changedPoints(m_scene.markup, markup)) {
        repaintPoint(point);
    }
    m_scene.markup = markup;
    describe();
}

void BoardView::setGhost(std::optional<Color> color)
{
    m_ghostColor = color;
    showGhost();
}

void BoardView::setMarking(bool marking)
{
    if (m_isMarking && !marking) {
        setCursorPoint(std::nullopt);
    }
    m_isMarking = marking;
}

void BoardView::setCoordinatesShown(bool shown)
{
    m_coordinates = shown;
    update();
}

void BoardView::setTheme(const BoardTheme &theme)
{
    m_painter.setTheme(theme);
    update();
}

void BoardView::repaintPoint(std::optional<Point> point)
{
    if (point && boardSize().contains(*point)) {
        update(geometry().updateRect(*point));
    }
}

void BoardView::paintEvent(QPaintEvent *event)
{
    m_painter.setGeometry(geometry());
    QPainter painter(this);
    m_painter.paint(painter, event->region(), m_scene);
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_painter.setSurroundings(palette(), font());
        update();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        describe();
    }
    QWidget::changeEvent(event);
}

// The mouse.

void BoardView::mousePressEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
    m_pressed = m_hovered;
    setFocusRing(false);
    showGhost();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(geometry().pointAt(event->position()));
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const std::optional<Point> pressed = std::exchange(m_pressed, std::nullopt);
    setHovered(geometry().pointAt(event->position()));
    showGhost();
    if (pressed && pressed == m_hovered) {
        setCursorPoint(std::nullopt);
        Q_EMIT pointClicked(*pressed, event->button(), event->modifiers());
    }
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

void BoardView::showGhost()
{
    std::optional<BoardScene::Ghost> ghost;
    if (m_ghostColor && m_hovered && boardSize().contains(*m_hovered)
        && m_scene.board.at(*m_hovered) == Stone::Empty) {
        ghost = BoardScene::Ghost{*m_hovered, *m_ghostColor, m_pressed == m_hovered};
    }
    if (ghost == m_scene.ghost) {
        return;
    }
    for (const auto &shown : {m_scene.ghost, ghost}) {
        if (shown) {
            repaintPoint(shown->point);
        }
    }
    m_scene.ghost = ghost;
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    const int delta = event->angleDelta().y();
    if ((delta > 0) != (m_wheelDelta > 0)) {
        m_wheelDelta = 0; // turning back counts at once
    }
    m_wheelDelta += delta;
    const int notches = m_wheelDelta / WheelNotch;
    m_wheelDelta %= WheelNotch;
    event->accept();
    if (notches != 0) {
        Q_EMIT stepRequested(-notches
                             * (event->modifiers().testFlag(Qt::ShiftModifier) ? LargeStep : 1));
    }
}

// The keyboard.

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
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isArrow(event.key()) && modifiers == Qt::AltModifier) {
        return true;
    }
    if (m_isMarking) {
        return isMarkingKey(event);
    }
    if (!m_scene.cursor || modifiers != Qt::NoModifier) {
        return false;
    }
    return isArrow(event.key()) || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
        || event.key() == Qt::Key_Space || event.key() == Qt::Key_Escape;
}

bool BoardView::isMarkingKey(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (isArrow(event.key())) {
        return modifiers == Qt::NoModifier;
    }
    return m_scene.cursor
        && (event.key() == Qt::Key_Space
            || (event.key() == Qt::Key_Escape && modifiers == Qt::NoModifier));
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const bool begins = !m_isMarking && !m_scene.cursor && event->modifiers() == Qt::NoModifier
                     && event->key() == Qt::Key_Return;
    if (!begins && !isCursorKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!m_scene.cursor && event->key() == Qt::Key_Return) {
        setCursorPoint(cursorStart());
    } else if (isArrow(event->key())) {
        moveCursor(event->key());
    } else if (event->key() == Qt::Key_Escape) {
        setCursorPoint(std::nullopt);
    } else if (!event->isAutoRepeat()) {
        Q_EMIT pointClicked(*m_scene.cursor, Qt::LeftButton,
                            event->modifiers() & ~Qt::KeypadModifier);
    }
}

Point BoardView::cursorStart() const
{
    const Point middle{static_cast<std::uint8_t>(boardSize().columns / 2),
                       static_cast<std::uint8_t>(boardSize().rows / 2)};
    return m_cursorMemory.value_or(m_scene.lastMove.value_or(middle));
}

void BoardView::moveCursor(int key)
{
    Point point = m_scene.cursor.value_or(cursorStart());
    if (key == Qt::Key_Left && point.column > 0) {
        --point.column;
    } else if (key == Qt::Key_Right && point.column + 1 < boardSize().columns) {
        ++point.column;
    } else if (key == Qt::Key_Down && point.row > 0) {
        --point.row;
    } else if (key == Qt::Key_Up && point.row + 1 < boardSize().rows) {
        ++point.row;
    }
    setCursorPoint(point);
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

void BoardView::describe()
{
    setAccessibleDescription(BoardDescription::of(m_scene, m_lastMove));
}

} // namespace shinpan
