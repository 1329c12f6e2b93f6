#include "ui/tree/gametreeview.h"

#include "core/record/gamerecord.h"
#include "core/record/sgfproperties.h"
#include "ui/style.h"
#include "ui/tree/gametreepainter.h"
#include "ui/tree/nodedescription.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace shinpan {

GameTreeView::GameTreeView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Game tree"));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
}

GameTreeView::~GameTreeView() = default;

void GameTreeView::setRecord(const GameRecord *record)
{
    if (m_record) {
        m_record->disconnect(this);
    }
    m_record = record;
    m_current = record ? record->tree().root() : NoNode;
    if (record) {
        connect(record, &GameRecord::nodeAdded, this, &GameTreeView::requestLayout);
        connect(record, &GameRecord::nodeChanged, this, &GameTreeView::requestLayout);
        connect(record, &GameRecord::nodeRemoved, this, &GameTreeView::requestLayout);
        connect(record, &GameRecord::structureChanged, this, &GameTreeView::requestLayout);
        connect(record, &GameRecord::treeReplaced, this, [this] {
            m_current = m_record->tree().root();
            requestLayout();
        });
        connect(record, &QObject::destroyed, this, [this] { setRecord(nullptr); });
    }
    requestLayout();
}

void GameTreeView::setCurrentNode(NodeId node)
{
    m_current = node;
    m_pathIsOld = true;
    scheduleSettling();
}

const GameTreeLayout &GameTreeView::layout()
{
    settle();
    return m_layout;
}

NodeId GameTreeView::nodeAt(QPoint position)
{
    settle();
    return m_layout.nodeAt(grid().placeAt(position - origin()));
}

QPoint GameTreeView::positionOf(NodeId node)
{
    settle();
    return grid().centre(m_layout.placeOf(node)).toPoint() + origin();
}

QSize GameTreeView::sizeHint() const
{
    return {320, 240};
}

QSize GameTreeView::minimumSizeHint() const
{
    return {96, 72};
}

GameTreeGrid GameTreeView::grid() const
{
    const int pitch = std::max(28, qRound(QFontMetricsF(font()).height() * 1.8));
    return {width() >= height() ? Qt::Horizontal : Qt::Vertical, pitch};
}

QPoint GameTreeView::origin() const
{
    return {spacing::Normal - horizontalScrollBar()->value(),
            spacing::Normal - verticalScrollBar()->value()};
}

bool GameTreeView::isEmpty() const
{
    return !m_record || m_record->tree().firstChild(m_record->tree().root()) == NoNode;
}

// Changes are collected until the event loop comes round.

void GameTreeView::requestLayout()
{
    m_layoutIsOld = true;
    scheduleSettling();
}

void GameTreeView::scheduleSettling()
{
    if (!m_settlingIsScheduled) {
        m_settlingIsScheduled = true;
        QMetaObject::invokeMethod(this, &GameTreeView::settle, Qt::QueuedConnection);
    }
}

void GameTreeView::settle()
{
    m_settlingIsScheduled = false;
    if (!m_layoutIsOld && !m_pathIsOld) {
        return;
    }
    if (m_layoutIsOld) {
        m_layout = m_record ? GameTreeLayout(m_record->tree()) : GameTreeLayout();
        m_moveNumbers =
            m_record ? moveNumbersOf(m_record->tree(), m_record->boardSize()) : std::vector<int>();
        m_hovered = NoNode;
    }
    m_layoutIsOld = false;
    m_pathIsOld = false;
    const bool isHere = m_record && m_record->tree().contains(m_current);
    m_path = isHere ? m_record->tree().pathTo(m_current) : std::vector<NodeId>();
    setAccessibleDescription(isHere ? textOf(m_current) : QString());
    updateScrollBars();
    scrollToCurrent();
    viewport()->update();
}

void GameTreeView::updateScrollBars()
{
    const QSize picture = grid().sizeOf(m_layout) + QSize(2 * spacing::Normal, 2 * spacing::Normal);
    const QSize page = viewport()->size();
    horizontalScrollBar()->setRange(0, isEmpty() ? 0 : picture.width() - page.width());
    horizontalScrollBar()->setPageStep(page.width());
    horizontalScrollBar()->setSingleStep(grid().pitch());
    verticalScrollBar()->setRange(0, isEmpty() ? 0 : picture.height() - page.height());
    verticalScrollBar()->setPageStep(page.height());
    verticalScrollBar()->setSingleStep(grid().pitch());
}

void GameTreeView::scrollToCurrent()
{
    if (m_path.empty()) {
        return;
    }
    const int around = grid().pitch() * 3 / 2;
    const QPoint middle = grid().centre(m_layout.placeOf(m_current)).toPoint()
                        + QPoint(spacing::Normal, spacing::Normal);
    const auto scroll = [around](QScrollBar *bar, int place, int page) {
        if (place - around < bar->value()) {
            bar->setValue(place - around);
        } else if (place + around > bar->value() + page) {
            bar->setValue(place + around - page);
        }
    };
    scroll(horizontalScrollBar(), middle.x(), viewport()->width());
    scroll(verticalScrollBar(), middle.y(), viewport()->height());
}

void GameTreeView::paintEvent(QPaintEvent *event)
{
    settle();
    QPainter painter(viewport());
    if (isEmpty()) {
        paintHint(painter);
        return;
    }
    const GameTreeScene scene{
        m_record->tree(), m_record->boardSize(), m_layout, m_moveNumbers, m_path, m_hovered};
    const GameTreeGrid places = grid();
    painter.translate(origin());
    GameTreePainter(scene, places, palette(), font())
        .paint(painter, event->rect().translated(-origin()));
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

void GameTreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    settle();
    updateScrollBars();
    scrollToCurrent();
}

void GameTreeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        requestLayout();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Game tree"));
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

// Gestures.

void GameTreeView::mousePressEvent(QMouseEvent *event)
{
    const NodeId node = nodeAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && node != NoNode) {
        Q_EMIT nodeActivated(node);
    }
}

void GameTreeView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(nodeAt(event->position().toPoint()));
}

void GameTreeView::setHovered(NodeId node)
{
    if (node == m_hovered) {
        return;
    }
    const int reach = grid().pitch();
    for (const NodeId changed : {m_hovered, node}) {
        if (changed != NoNode) {
            viewport()->update(
                QRect(positionOf(changed) - QPoint(reach, reach), QSize(2 * reach, 2 * reach)));
        }
    }
    m_hovered = node;
}

void GameTreeView::wheelEvent(QWheelEvent *event)
{
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
            QToolTip::showText(help->globalPos(), textOf(node).toHtmlEscaped(), viewport());
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool GameTreeView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier
            && neighbour(key->key()) != NoNode) {
            event->accept(); // comes back as a key press instead of the window's shortcut
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void GameTreeView::keyPressEvent(QKeyEvent *event)
{
    settle();
    const bool isBare = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const NodeId target = isBare ? neighbour(event->key()) : NoNode;
    if (target == NoNode) {
        QAbstractScrollArea::keyPressEvent(event);
    } else if (target != m_current) {
        Q_EMIT nodeActivated(target);
    }
}

/// Where a key leads from the current node: that node itself when there is nothing further, NoNode
/// for other keys.
NodeId GameTreeView::neighbour(int key) const
{
    if (m_path.empty() || m_layoutIsOld) {
        return NoNode;
    }
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

QString GameTreeView::textOf(NodeId node) const
{
    return NodeDescription::of(m_record->tree(), node, m_record->boardSize(),
                               m_moveNumbers[static_cast<std::size_t>(node)]);
}

} // namespace shinpan
