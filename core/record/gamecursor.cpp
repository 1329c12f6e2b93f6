#include "core/record/gamecursor.h"

#include <algorithm>

namespace shinpan {

GameCursor::GameCursor(GameRecord &record)
    : m_record(record)
    , m_node(record.tree().root())
    , m_replay(replayTo(record.tree(), m_node))
{
    connect(&record, &GameRecord::nodeAdded, this, &GameCursor::followAddition);
    connect(&record, &GameRecord::nodeChanged, this, &GameCursor::followChange);
    connect(&record, &GameRecord::nodeRemoved, this, &GameCursor::followRemoval);
    connect(&record, &GameRecord::structureChanged, this, &GameCursor::followStructure);
    connect(&record, &GameRecord::infoChanged, this, &GameCursor::refresh);
    connect(&record, &GameRecord::treeReplaced, this, &GameCursor::restart);
}

bool GameCursor::forward(int nodes)
{
    NodeId node = m_node;
    for (NodeId next = nextNodeOf(node); nodes > 0 && next != NoNode; next = nextNodeOf(node)) {
        node = next;
        --nodes;
    }
    return goTo(node);
}

bool GameCursor::back(int nodes)
{
    NodeId node = m_node;
    for (NodeId up = m_record.tree().parent(node); nodes > 0 && up != NoNode;
         up = m_record.tree().parent(node)) {
        node = up;
        --nodes;
    }
    return goTo(node);
}

NodeId GameCursor::nextNodeOf(NodeId node) const
{
    const auto visited = m_visitedChild.find(node);
    const GameTree &tree = m_record.tree();
    return visited == m_visitedChild.end() ? tree.firstChild(node) : visited->second;
}

bool GameCursor::isOnPath(NodeId node) const
{
    NodeId step = m_node;
    while (step != NoNode && step != node) {
        step = m_record.tree().parent(step);
    }
    return step == node;
}

bool GameCursor::goTo(NodeId node)
{
    if (node == m_node || node == NoNode) {
        return false;
    }
    showNode(node);
    Q_EMIT moved(m_node);
    return true;
}

/// Plays on from the present node if the way leads there from it, else from the root; remembers the
/// children on the way.
void GameCursor::showNode(NodeId node)
{
    const GameTree &tree = m_record.tree();
    std::vector<NodeId> steps;
    NodeId step = node;
    for (; step != NoNode && step != m_node; step = tree.parent(step)) {
        steps.push_back(step);
    }
    if (step == NoNode) {
        m_replay = Replay(tree);
    }
    std::ranges::reverse(steps);
    for (const NodeId next : steps) {
        m_replay.step(tree, next);
        rememberVisit(next);
    }
    m_node = node;
}

void GameCursor::rememberVisit(NodeId node)
{
    const NodeId parent = m_record.tree().parent(node);
    if (parent == NoNode) {
        return;
    }
    if (m_record.tree().firstChild(parent) == node) {
        m_visitedChild.erase(parent);
    } else {
        m_visitedChild[parent] = node;
    }
}

void GameCursor::refresh()
{
    m_replay = replayTo(m_record.tree(), m_node);
    Q_EMIT moved(m_node);
}

/// The next move tells, before the first one, whose turn it is, and whether a handicap is meant.
void GameCursor::followAddition(NodeId node)
{
    if (m_replay.moveNumber() == 0
        && m_record.tree().firstChild(m_record.tree().parent(node)) == node) {
        refresh();
    }
}

void GameCursor::followChange(NodeId node)
{
    if (isOnPath(node) || m_replay.moveNumber() == 0) {
        refresh();
    }
}

void GameCursor::followRemoval(NodeId, NodeId parent)
{
    std::erase_if(m_visitedChild, [this](const auto &visit) {
        return !m_record.tree().contains(visit.first) || !m_record.tree().contains(visit.second);
    });
    if (m_record.tree().contains(m_node)) {
        if (m_replay.moveNumber() == 0) {
            refresh();
        }
        return;
    }
    m_node = parent;
    refresh();
}

/// Remembers the line that leads here, although it may no longer be the main line.
void GameCursor::followStructure()
{
    for (NodeId node = m_node; node != NoNode; node = m_record.tree().parent(node)) {
        rememberVisit(node);
    }
    refresh();
}

void GameCursor::restart()
{
    m_visitedChild.clear();
    m_node = m_record.tree().root();
    refresh();
}

} // namespace shinpan
