#include "ui/tree/gametreeview.h"

#include "ui/kit/style.h"
#include "ui/tree/gametreeaccess.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

constexpr qreal SmallestZoom = 0.35;
constexpr qreal LargestZoom = 3;
constexpr qreal ZoomStep = 1.2; ///< for one step of the wheel

bool isBare(const QKeyEvent &event)
{
    return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
}

} // namespace

GameTreeView::GameTreeView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_scroll(*this)
{
    treeaccess::install(); // before anybody can ask what this is: with its name already
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Game tree"));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(&m_model, &GameTreeModel::changed, this, &GameTreeView::scheduleLayout);
    connect(&m_model, &GameTreeModel::replaced, this, [this] { m_currentIsNew = true; });
}

void GameTreeView::setCurrentNode(NodeId node)
{
    if (m_model.setCurrentNode(node)) {
        m_currentIsNew = true;
    }
    scheduleLayout();
}

void GameTreeView::setMistakeTest(NodeTest test)
{
    m_model.setMistakeTest(std::move(test));
    viewport()->update();
}

void GameTreeView::retestMistakes(NodeId node)
{
    if (m_model.retestMistakes(node)) {
        viewport()->update();
    }
}

const GameTreeLayout &GameTreeView::layout()
{
    ensureLayout();
    return m_model.layout();
}

NodeId GameTreeView::nodeAt(QPoint position)
{
    ensureLayout();
    return m_model.layout().nodeAt(grid().placeAt(position - m_scroll.origin()));
}

QPoint GameTreeView::positionOf(NodeId node)
{
    ensureLayout();
    return grid().centre(m_model.layout().placeOf(node)).toPoint() + m_scroll.origin();
}

QRect GameTreeView::cellOf(NodeId node)
{
    ensureLayout();
    const GameTreeGrid places = grid();
    return {places.corner(m_model.layout().placeOf(node)) + m_scroll.origin(),
            QSize(places.pitch(), places.pitch())};
}

std::vector<NodeId> GameTreeView::visibleNodes()
{
    ensureLayout();
    const GameTreeGrid places = grid();
    const QRect visible = viewport()->rect().translated(-m_scroll.origin());
    return m_model.nodesWithin(places.placeAt(visible.topLeft()),
                               places.placeAt(visible.bottomRight()));
}

bool GameTreeView::hasChildren(NodeId node) const
{
    return m_model.tree().firstChild(node) != NoNode;
}

GameTreeGrid GameTreeView::grid() const
{
    const qreal pitch = std::max(28.0, QFontMetricsF(font()).height() * 1.8) * m_zoom;
    return GameTreeGrid(qRound(pitch / 2) * 2);
}

void GameTreeView::scheduleLayout()
{
    m_needsLayout = true;
    if (!m_layoutIsScheduled) {
        m_layoutIsScheduled = true;
        QMetaObject::invokeMethod(this, &GameTreeView::ensureLayout, Qt::QueuedConnection);
    }
}

void GameTreeView::ensureLayout()
{
    m_layoutIsScheduled = false;
    if (m_needsLayout) {
        m_needsLayout = false;
        rearrange([this] { m_model.update(); });
    }
}

/// Keeps the current node where it is in the window while other things move, unless it is not the
/// one before.
void GameTreeView::rearrange(const std::function<void()> &change)
{
    const NodeId fixed = m_model.path().empty() ? NoNode : m_model.path().back();
    const auto place = [this](NodeId node) {
        return m_model.layout().contains(node)
                 ? grid().centre(m_model.layout().placeOf(node)).toPoint()
                 : QPoint();
    };
    const QPoint before = place(fixed);
    change();
    if (!m_model.layout().contains(m_hovered)) {
        m_hovered = NoNode;
    }
    fitScrollBars();
    const bool isElsewhere = std::exchange(m_currentIsNew, false);
    if (isElsewhere || m_model.path().empty()) {
        scrollToCurrent();
    } else {
        m_scroll.setOrigin(m_scroll.origin() - (place(fixed) - before));
    }
    announceCurrent(isElsewhere);
    viewport()->update();
}

void GameTreeView::announceCurrent(bool isElsewhere)
{
    const QString text = m_model.path().empty() ? QString() : textOf(m_model.currentNode());
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
    }
    if (isElsewhere) {
        treeaccess::tellCurrent(*this);
    }
}

void GameTreeView::fitScrollBars()
{
    const GameTreeGrid places = grid();
    m_scroll.fit(m_model.isEmpty() ? QSize(0, 0) : places.sizeOf(m_model.layout()), places.pitch());
}

/// Scrolls as far as is needed to see what is next to the current node.
void GameTreeView::scrollToCurrent()
{
    if (!m_model.path().empty()) {
        const GameTreeGrid places = grid();
        const auto place = m_model.layout().placeOf(m_model.currentNode());
        m_scroll.show(places.centre(place).toPoint(), places.pitch() * 5 / 2);
    }
}

// What is hidden, and how large the rest is.

void GameTreeView::collapse(NodeId node)
{
    ensureLayout();
    const auto column = static_cast<std::size_t>(m_model.layout().placeOf(node).column);
    if (column + 1 < m_model.path().size() && m_model.path()[column] == node) {
        Q_EMIT nodeActivated(node);
    }
    fold(&GameTreeLayout::collapse, std::span<const NodeId>(&node, 1));
}

void GameTreeView::toggle(NodeId node)
{
    if (layout().isCollapsed(node)) {
        expand(node);
    } else {
        collapse(node);
    }
}

void GameTreeView::collapseOthers(NodeId node)
{
    fold(&GameTreeLayout::collapse, m_model.besidesWayTo(node));
}

void GameTreeView::setZoom(qreal zoom, QPoint fixed)
{
    ensureLayout();
    const QPointF before = QPointF(fixed - m_scroll.origin()) / grid().pitch();
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    fitScrollBars();
    m_scroll.setOrigin(fixed - (before * grid().pitch()).toPoint());
    viewport()->update();
}

// The mouse.

void GameTreeView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        m_scroll.press(*event);
    }
}

void GameTreeView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    if (!m_scroll.isPressed()) {
        setHovered(nodeAt(position));
    } else if (m_scroll.moveTo(position)) {
        setHovered(NoNode);
    }
}

void GameTreeView::mouseReleaseEvent(QMouseEvent *event)
{
    const std::optional<QPoint> place = m_scroll.release(*event);
    const NodeId node = place ? nodeAt(*place) : NoNode;
    if (node != NoNode) {
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
        if (m_model.layout().contains(changed)) {
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
            QToolTip::showText(help->globalPos(),
                               NodeDescription::toolTipOf(m_model.describe(node)), viewport(),
                               cellOf(node));
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void GameTreeView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    const NodeId node = isMouse ? nodeAt(event->pos()) : m_model.currentNode();
    if (record() && node != NoNode && layout().contains(node)) {
        m_scroll.cancel();
        const QPoint place = isMouse ? event->pos() : positionOf(node);
        Q_EMIT menuRequested(node, viewport()->mapToGlobal(place));
    }
}

// The keyboard.

bool GameTreeView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        ensureLayout();
        if (isOwnKey(*static_cast<QKeyEvent *>(event))) {
            event->accept(); // comes back as a key press instead of the window's shortcut
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool GameTreeView::isOwnKey(const QKeyEvent &event) const
{
    if (m_model.path().empty()) {
        return false;
    }
    const int key = event.key();
    const bool isPlusOrMinus = key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_Equal;
    return isBare(event)
        && (isPlusOrMinus || key == Qt::Key_Asterisk
            || (!event.modifiers().testFlag(Qt::ShiftModifier)
                && m_model.neighbour(key) != NoNode));
}

void GameTreeView::keyPressEvent(QKeyEvent *event)
{
    ensureLayout();
    if (!isOwnKey(*event)) {
        QAbstractScrollArea::keyPressEvent(event);
    } else if (const NodeId target = m_model.neighbour(event->key()); target == NoNode) {
        foldByKey(event->key());
    } else if (target != m_model.currentNode()) {
        Q_EMIT nodeActivated(target);
    }
}

void GameTreeView::foldByKey(int key)
{
    if (key == Qt::Key_Asterisk) {
        expandAll();
    } else if (key == Qt::Key_Minus) {
        collapse(m_model.currentNode());
    } else {
        expand(m_model.currentNode());
    }
}

// The picture, and words for it.

void GameTreeView::paintEvent(QPaintEvent *event)
{
    ensureLayout();
    QPainter painter(viewport());
    if (m_model.isEmpty()) {
        paintHint(painter);
        return;
    }
    const GameTreeScene scene{m_model.tree(),  record()->boardSize(), m_model.layout(),
                              m_model.facts(), m_model.path(),        m_hovered};
    const GameTreeGrid places = grid();
    m_sprites.prepare(places.pitch(), devicePixelRatioF(), palette());
    painter.translate(m_scroll.origin());
    GameTreePainter(scene, places, m_sprites, palette(), font())
        .paint(painter, event->rect().translated(-m_scroll.origin()));
}

void GameTreeView::paintHint(QPainter &painter) const
{
    painter.setPen(styleColors(palette()).muted);
    const int margin = spacing::Section;
    painter.drawText(
        viewport()->rect().adjusted(margin, margin, -margin, -margin),
        Qt::AlignCenter | Qt::TextWordWrap,
        tr("The moves of the game appear here, with their variations.\nClick one to go there."));
}

/// Paints only what comes into view; where our pixels are not a whole number of the screen's,
/// everything.
void GameTreeView::scrollContentsBy(int dx, int dy)
{
    const qreal ratio = devicePixelRatioF();
    if (ratio == std::floor(ratio)) {
        viewport()->scroll(dx, dy);
    } else {
        viewport()->update();
    }
}

void GameTreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    ensureLayout();
    fitScrollBars();
    scrollToCurrent();
}

void GameTreeView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    treeaccess::tellCurrent(*this);
}

void GameTreeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        scheduleLayout();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Game tree"));
        announceCurrent(false);
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

QString GameTreeView::textOf(NodeId node)
{
    return NodeDescription::of(m_model.describe(node));
}

} // namespace shinpan
