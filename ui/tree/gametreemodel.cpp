#include "ui/tree/gametreemodel.h"

namespace shinpan {

GameTreeModel::GameTreeModel(QObject *parent)
    : QObject(parent)
{ }

void GameTreeModel::setRecord(const GameRecord *record)
{
    if (m_record) {
        m_record->disconnect(this);
    }
    m_record = record;
    if (record) {
        observe(*record);
    }
    replaceTree(record ? record->tree().root() : NoNode);
}

void GameTreeModel::observe(const GameRecord &record)
{
    connect(&record, &GameRecord::nodeAdded, this, [this](NodeId node) {
        noteChange({Change::Kind::Added, node});
    });
    connect(&record, &GameRecord::nodeRemoved, this, [this](NodeId node) {
        noteChange({Change::Kind::Removed, node});
    });
    connect(&record, &GameRecord::nodeChanged, this, [this](NodeId node) {
        m_facts.forget(tree(), node, m_record->boardSize());
        Q_EMIT changed();
    });
    connect(&record, &GameRecord::structureChanged, this, &GameTreeModel::requestLayout);
    connect(&record, &GameRecord::infoChanged, this, &GameTreeModel::requestLayout);
    connect(&record, &GameRecord::treeReplaced, this, [this] { replaceTree(tree().root()); });
    connect(&record, &QObject::destroyed, this, [this] { setRecord(nullptr); });
}

void GameTreeModel::replaceTree(NodeId root)
{
    m_current = root;
    m_layout = GameTreeLayout();
    Q_EMIT replaced();
    requestLayout();
}

void GameTreeModel::noteChange(Change change)
{
    m_changes.push_back(change);
    Q_EMIT changed();
}

void GameTreeModel::requestLayout()
{
    m_layoutIsOld = true;
    Q_EMIT changed();
}

bool GameTreeModel::retestMistakes(NodeId node)
{
    if (node == NoNode) {
        m_facts.forget();
        return true;
    }
    return m_record && tree().contains(node) && m_facts.retest(tree(), node);
}

void GameTreeModel::update()
{
    if (!m_record) {
        m_layout = GameTreeLayout();
        m_facts.forget();
    } else if (m_layoutIsOld) {
        m_layout.layOut(tree());
        m_facts.forget();
        m_path.clear();
    } else if (!m_changes.empty()) {
        m_layout.update(tree(), m_changes);
    }
    m_layoutIsOld = false;
    m_changes.clear();
    updatePath();
}

/// Follows from the path there was, so that a step costs a step.
void GameTreeModel::updatePath()
{
    if (!m_record || !tree().contains(m_current)) {
        m_path.clear();
        return;
    }
    while (!m_layout.contains(m_current)) {
        m_layout.expand(tree(), m_layout.visibleAncestor(tree(), m_current));
    }
    std::vector<NodeId> news;
    std::size_t kept = 0;
    for (NodeId node = m_current; node != NoNode; node = tree().parent(node)) {
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

bool GameTreeModel::isEmpty() const
{
    return !m_record || tree().firstChild(tree().root()) == NoNode;
}

std::vector<NodeId> GameTreeModel::nodesWithin(GameTreeLayout::Place first,
                                               GameTreeLayout::Place last) const
{
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

std::vector<NodeId> GameTreeModel::besidesWayTo(NodeId node) const
{
    std::vector<NodeId> others;
    for (; node != tree().root(); node = tree().parent(node)) {
        for (NodeId sibling = tree().firstChild(tree().parent(node)); sibling != NoNode;
             sibling = tree().nextSibling(sibling)) {
            if (sibling != node) {
                others.push_back(sibling);
            }
        }
    }
    return others;
}

NodeId GameTreeModel::neighbour(int key) const
{
    const auto orHere = [this](NodeId node) { return node == NoNode ? m_current : node; };
    const GameTree &nodes = tree();
    switch (key) {
    case Qt::Key_Home:
        return nodes.root();
    case Qt::Key_End:
        return nodes.endOfLine(m_current);
    case Qt::Key_Left:
        return orHere(nodes.parent(m_current));
    case Qt::Key_Right:
        return orHere(nodes.firstChild(m_current));
    case Qt::Key_Up:
        return orHere(m_layout.nextInColumn(m_current, -1));
    case Qt::Key_Down:
        return orHere(m_layout.nextInColumn(m_current, 1));
    default:
        return NoNode;
    }
}

DescribedNode GameTreeModel::describe(NodeId node)
{
    const BoardSize size = m_record->boardSize();
    return {tree(),
            node,
            size,
            m_facts.moveNumber(tree(), node, size),
            m_facts.marks(tree(), node),
            m_layout.hiddenBelow(tree(), node)};
}

} // namespace shinpan
