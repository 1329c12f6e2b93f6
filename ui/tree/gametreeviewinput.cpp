// What the mouse and the keyboard do to the game tree's view.

#include "core/record/gamerecord.h"
#include "ui/kit/style.h"
#include "ui/tree/gametreeview.h"
#include "ui/tree/nodedescription.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr qreal SmallestZoom = 0.35;
constexpr qreal LargestZoom = 3;
constexpr qreal ZoomStep = 1.2; ///< for one step of the wheel, and for a key

bool isBare(const QKeyEvent &event)
{
    return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
}

} // namespace

// What is hidden, and how large the rest is.

void GameTreeView::collapse(NodeId node)
{
    settle();
    const auto column = static_cast<std::size_t>(m_layout.placeOf(node).column);
    if (column + 1 < m_path.size() && m_path[column] == node) {
        Q_EMIT nodeActivated(node);
        settle();
    }
    rearrange([&] { m_layout.collapse(m_record->tree(), {&node, 1}); });
}

void GameTreeView::expand(NodeId node)
{
    settle();
    rearrange([&] { m_layout.expand(m_record->tree(), node); });
}

void GameTreeView::toggle(NodeId node)
{
    settle();
    if (m_layout.isCollapsed(node)) {
        expand(node);
    } else {
        collapse(node);
    }
}

void GameTreeView::expandOneLevel(NodeId node)
{
    settle();
    rearrange([&] { m_layout.expandOneLevel(m_record->tree(), node); });
}

void GameTreeView::expandAll()
{
    settle();
    rearrange([&] { m_layout.expandAll(m_record->tree()); });
}

void GameTreeView::collapseOthers(NodeId node)
{
    settle();
    const GameTree &tree = m_record->tree();
    std::vector<NodeId> others;
    for (; node != tree.root(); node = tree.parent(node)) {
        for (NodeId sibling = tree.firstChild(tree.parent(node)); sibling != NoNode;
             sibling = tree.nextSibling(sibling)) {
            if (sibling != node) {
                others.push_back(sibling);
            }
        }
    }
    rearrange([&] { m_layout.collapse(tree, others); });
}

void GameTreeView::setZoom(qreal zoom, QPoint fixed)
{
    settle();
    const QPointF before = QPointF(fixed - origin()) / grid().pitch();
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    updateScrollBars();
    const QPoint scrolled =
        (before * grid().pitch()).toPoint() + QPoint(spacing::Normal, spacing::Normal) - fixed;
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
    viewport()->update();
}

// The mouse.

void GameTreeView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_press = Press{event->button(), event->position().toPoint(),
                        QPoint(horizontalScrollBar()->value(), verticalScrollBar()->value())};
    }
}

void GameTreeView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    if (!m_press) {
        setHovered(nodeAt(position));
        return;
    }
    const QPoint way = position - m_press->start;
    if (!m_press->isDrag && way.manhattanLength() >= QApplication::startDragDistance()) {
        m_press->isDrag = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
        setHovered(NoNode);
    }
    if (m_press->isDrag) {
        horizontalScrollBar()->setValue(m_press->scrolled.x() - way.x());
        verticalScrollBar()->setValue(m_press->scrolled.y() - way.y());
    }
}

void GameTreeView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_press || m_press->button != event->button()) {
        return;
    }
    const Press press = *m_press;
    m_press.reset();
    if (press.isDrag) {
        viewport()->unsetCursor();
    } else if (const NodeId node = nodeAt(press.start); node != NoNode) {
        click(node, event->button(), event->modifiers());
    }
}

void GameTreeView::click(NodeId node, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    if (button == Qt::MiddleButton || modifiers.testFlag(Qt::ShiftModifier)) {
        toggle(node);
    } else if (modifiers.testFlag(Qt::ControlModifier)) {
        expandOneLevel(node);
    } else {
        Q_EMIT nodeActivated(node);
    }
}

void GameTreeView::setHovered(NodeId node)
{
    if (node == m_hovered) {
        return;
    }
    for (const NodeId changed : {m_hovered, node}) {
        if (m_layout.contains(changed)) {
            viewport()->update(cellOf(changed));
        }
    }
    m_hovered = node;
}

void GameTreeView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const qreal steps = event->angleDelta().y() / 120.0;
        setZoom(m_zoom * std::pow(ZoomStep, steps), event->position().toPoint());
        event->accept();
        return;
    }
    // A plain wheel scrolls along the lines when there is nothing to scroll across.
    const bool onlyAcross = verticalScrollBar()->maximum() == 0 && event->angleDelta().x() == 0;
    QCoreApplication::sendEvent(onlyAcross ? horizontalScrollBar() : verticalScrollBar(), event);
    if (!onlyAcross && event->angleDelta().x() != 0) {
        QCoreApplication::sendEvent(horizontalScrollBar(), event);
    }
}

bool GameTreeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        setHovered(NoNode);
    } else if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const NodeId node = nodeAt(help->pos());
        if (node == NoNode) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), NodeDescription::toolTipOf(describe(node)),
                               viewport(), cellOf(node));
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GameTreeView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    const NodeId node = isMouse ? nodeAt(event->pos()) : m_current;
    if (m_record && node != NoNode && layout().contains(node)) {
        m_press.reset();
        const QPoint place = isMouse ? event->pos() : positionOf(node);
        Q_EMIT menuRequested(node, viewport()->mapToGlobal(place));
    }
}

// The keyboard.

bool GameTreeView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        settle();
        if (isOwnKey(*static_cast<QKeyEvent *>(event))) {
            event->accept(); // comes back as a key press instead of the window's shortcut
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool GameTreeView::isOwnKey(const QKeyEvent &event) const
{
    if (m_path.empty()) {
        return false;
    }
    const int key = event.key();
    const bool isPlusOrMinus = key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_Equal;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        return isPlusOrMinus || key == Qt::Key_0;
    }
    return isBare(event)
        && (isPlusOrMinus || key == Qt::Key_Asterisk
            || (!event.modifiers().testFlag(Qt::ShiftModifier) && neighbour(key) != NoNode));
}

void GameTreeView::keyPressEvent(QKeyEvent *event)
{
    settle();
    if (!isOwnKey(*event)) {
        QAbstractScrollArea::keyPressEvent(event);
    } else if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomByKey(event->key());
    } else if (const NodeId target = neighbour(event->key()); target == NoNode) {
        foldByKey(event->key());
    } else if (target != m_current) {
        Q_EMIT nodeActivated(target);
    }
}

void GameTreeView::zoomByKey(int key)
{
    const qreal factor = key == Qt::Key_Minus ? 1 / ZoomStep : ZoomStep;
    setZoom(key == Qt::Key_0 ? 1 : m_zoom * factor, positionOf(m_current));
}

void GameTreeView::foldByKey(int key)
{
    if (key == Qt::Key_Asterisk) {
        expandAll();
    } else if (key == Qt::Key_Minus) {
        collapse(m_current);
    } else {
        expand(m_current);
    }
}

/// Where a key leads from the current node: that node itself when there is nothing further, NoNode
/// for other keys.
NodeId GameTreeView::neighbour(int key) const
{
    const bool across = grid().lines() == Qt::Horizontal;
    const auto orHere = [this](NodeId node) { return node == NoNode ? m_current : node; };
    const GameTree &tree = m_record->tree();
    switch (key) {
    case Qt::Key_Home:
        return tree.root();
    case Qt::Key_End:
        return tree.endOfLine(m_current);
    case Qt::Key_Left:
        return orHere(across ? tree.parent(m_current) : m_layout.nextInColumn(m_current, -1));
    case Qt::Key_Right:
        return orHere(across ? tree.firstChild(m_current) : m_layout.nextInColumn(m_current, 1));
    case Qt::Key_Up:
        return orHere(across ? m_layout.nextInColumn(m_current, -1) : tree.parent(m_current));
    case Qt::Key_Down:
        return orHere(across ? m_layout.nextInColumn(m_current, 1) : tree.firstChild(m_current));
    default:
        return NoNode;
    }
}

} // namespace shinpan
