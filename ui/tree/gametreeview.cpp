#include "ui/tree/gametreeview.h"

#include "core/record/gamerecord.h"
#include "ui/kit/style.h"
#include "ui/tree/gametreeaccess.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace shinpan {

GameTreeView::GameTreeView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    treeaccess::install(); // before anybody can ask what this is: with its name already
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
    m_layout = GameTreeLayout();
    m_currentIsNew = true;
    if (record) {
        observe(*record);
    }
    requestLayout();
}

void GameTreeView::observe(const GameRecord &record)
{
    connect(&record, &GameRecord::nodeAdded, this, [this](NodeId node) {
        noteChange({Change::Kind::Added, node});
    });
    connect(&record, &GameRecord::nodeRemoved, this, [this](NodeId node) {
        noteChange({Change::Kind::Removed, node});
    });
    connect(&record, &GameRecord::nodeChanged, this, [this](NodeId node) {
        m_facts.forget(m_record->tree(), node, m_record->boardSize());
        scheduleSettling();
    });
    connect(&record, &GameRecord::structureChanged, this, &GameTreeView::requestLayout);
    connect(&record, &GameRecord::infoChanged, this, &GameTreeView::requestLayout);
    connect(&record, &GameRecord::treeReplaced, this, [this] {
        m_current = m_record->tree().root();
        m_layout = GameTreeLayout();
        m_currentIsNew = true;
        requestLayout();
    });
    connect(&record, &QObject::destroyed, this, [this] { setRecord(nullptr); });
}

void GameTreeView::setCurrentNode(NodeId node)
{
    if (node != m_current) {
        m_current = node;
        m_currentIsNew = true;
    }
    scheduleSettling();
}

void GameTreeView::setMistakeTest(NodeTest test)
{
    m_facts.setMistakeTest(std::move(test));
    viewport()->update();
}

void GameTreeView::retestMistakes(NodeId node)
{
    if (node == NoNode) {
        m_facts.forget();
        viewport()->update();
    } else if (m_record && m_record->tree().contains(node)
               && m_facts.retest(m_record->tree(), node)) {
        viewport()->update();
    }
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

QRect GameTreeView::cellOf(NodeId node)
{
    settle();
    const GameTreeGrid places = grid();
    return {places.corner(m_layout.placeOf(node)) + origin(),
            QSize(places.pitch(), places.pitch())};
}

std::vector<NodeId> GameTreeView::visibleNodes()
{
    settle();
    const GameTreeGrid places = grid();
    const QRect visible = viewport()->rect().translated(-origin());
    const auto first = places.placeAt(visible.topLeft());
    const auto last = places.placeAt(visible.bottomRight());
    std::vector<NodeId> nodes;
    for (int column = first.column; column <= last.column; ++column) {
        for (const NodeId node : m_layout.nodesInColumn(column, first.lane, last.lane)) {
            if (m_layout.placeOf(node).lane >= first.lane) { // else its trunk only
                nodes.push_back(node);
            }
        }
    }
    return nodes;
}

bool GameTreeView::hasChildren(NodeId node) const
{
    return m_record->tree().firstChild(node) != NoNode;
}

GameTreeGrid GameTreeView::grid() const
{
    const qreal pitch = std::max(28.0, QFontMetricsF(font()).height() * 1.8) * m_zoom;
    return {width() >= height() ? Qt::Horizontal : Qt::Vertical, qRound(pitch / 2) * 2};
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

void GameTreeView::noteChange(Change change)
{
    m_changes.push_back(change);
    scheduleSettling();
}

void GameTreeView::requestLayout()
{
    m_layoutIsOld = true;
    scheduleSettling();
}

void GameTreeView::scheduleSettling()
{
    m_needsSettling = true;
    if (!m_settlingIsScheduled) {
        m_settlingIsScheduled = true;
        QMetaObject::invokeMethod(this, &GameTreeView::settle, Qt::QueuedConnection);
    }
}

void GameTreeView::settle()
{
    m_settlingIsScheduled = false;
    if (m_needsSettling) {
        m_needsSettling = false;
        rearrange([this] { layOutChanges(); });
    }
}

/// Keeps the current node where it is in the window while other things move, unless it is another
/// one than before.
void GameTreeView::rearrange(const std::function<void()> &change)
{
    const NodeId fixed = m_path.empty() ? NoNode : m_path.back();
    const auto place = [this](NodeId node) {
        return m_layout.contains(node) ? grid().centre(m_layout.placeOf(node)).toPoint() : QPoint();
    };
    const QPoint before = place(fixed);
    change();
    updatePath();
    updateScrollBars();
    const bool isElsewhere = std::exchange(m_currentIsNew, false);
    if (isElsewhere || m_path.empty()) {
        scrollToCurrent();
    } else {
        const QPoint way = place(fixed) - before;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() + way.y());
    }
    announceCurrent(isElsewhere);
    viewport()->update();
}

void GameTreeView::layOutChanges()
{
    if (!m_record) {
        m_layout = GameTreeLayout();
        m_facts.forget();
    } else if (m_layoutIsOld) {
        m_layout.layOut(m_record->tree());
        m_facts.forget();
        m_path.clear();
    } else if (!m_changes.empty()) {
        m_layout.update(m_record->tree(), m_changes);
    }
    m_layoutIsOld = false;
    m_changes.clear();
    if (!m_layout.contains(m_hovered)) {
        m_hovered = NoNode;
    }
}

/// Follows from the path there was, so that a step costs a step. What hides the current node is
/// expanded.
void GameTreeView::updatePath()
{
    if (!m_record || !m_record->tree().contains(m_current)) {
        m_path.clear();
        return;
    }
    const GameTree &tree = m_record->tree();
    while (!m_layout.contains(m_current)) {
        m_layout.expand(tree, m_layout.visibleAncestor(tree, m_current));
    }
    std::vector<NodeId> news;
    std::size_t kept = 0;
    for (NodeId node = m_current; node != NoNode; node = tree.parent(node)) {
        const auto column = static_cast<std::size_t>(m_layout.placeOf(node).column);
        if (column < m_path.size() && m_path[column] == node) {
            kept = column + 1;
            break;
        }
        news.push_back(node);
    }
    m_path.resize(kept);
    m_path.insert(m_path.end(), news.rbegin(), news.rend());
}

void GameTreeView::announceCurrent(bool isElsewhere)
{
    const QString text = m_path.empty() ? QString() : textOf(m_current);
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
    }
    if (isElsewhere) {
        treeaccess::tellCurrent(*this);
    }
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

/// No farther than is needed to see what is next to it; from far away it comes to the middle.
void GameTreeView::scrollToCurrent()
{
    if (m_path.empty()) {
        return;
    }
    const int around = grid().pitch() * 5 / 2;
    const QPoint middle = grid().centre(m_layout.placeOf(m_current)).toPoint()
                        + QPoint(spacing::Normal, spacing::Normal);
    const auto scroll = [around](QScrollBar *bar, int place, int page) {
        const int margin = std::min(around, page / 2);
        const int least = place + margin - page;
        const int most = place - margin;
        const int distance = std::max(least - bar->value(), bar->value() - most);
        if (distance > page / 2) {
            bar->setValue(place - page / 2);
        } else if (distance > 0) {
            bar->setValue(std::clamp(bar->value(), least, most));
        }
    };
    scroll(horizontalScrollBar(), middle.x(), viewport()->width());
    scroll(verticalScrollBar(), middle.y(), viewport()->height());
}

} // namespace shinpan
