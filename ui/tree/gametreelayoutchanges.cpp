#include "ui/tree/gametreelayout.h"

#include <algorithm>

namespace shinpan {

// A change first takes nodes into their columns or out of them. Whatever may thereby have a wrong
// lane is a line that waits, and is settled from top to bottom; each line that moves makes those
// wait that lie right below it. When too much moves, all is laid out anew instead.

void GameTreeLayout::update(const GameTree &tree, std::span<const Change> changes)
{
    for (const Change &change : changes) {
        const NodeId node = change.node;
        const bool isAdded = change.kind == Change::Kind::Added;
        if (isTooMuch()) {
            break;
        }
        if (!isAdded && contains(node)) {
            erase(node);
        } else if (isAdded && tree.contains(node) && !contains(node) && contains(tree.parent(node))
                   && !isCollapsed(tree.parent(node))) {
            insert(tree, node, tree.nextSibling(node));
        } else if (!isAdded || !contains(node)) {
            for (auto &hidden : m_hidden) {
                hidden.second = 0; // to be counted again
            }
        }
    }
    finish(tree);
}

void GameTreeLayout::finish(const GameTree &tree)
{
    settleLines();
    if (isTooMuch()) {
        layOut(tree);
    }
    m_work = 0;
}

// Nodes come.

/// `next` is where the search for a sibling that comes after it and has a place begins.
void GameTreeLayout::insert(const GameTree &tree, NodeId top, NodeId next)
{
    while (next != NoNode && !contains(next) && !isTooMuch()) {
        next = tree.nextSibling(next);
        ++m_work;
    }
    insertNode(top, tree.parent(top), next);
    for (NodeId node = nextShown(tree, top, top); node != NoNode && !isTooMuch();
         node = nextShown(tree, node, top)) {
        insertNode(node, tree.parent(node), NoNode);
    }
}

void GameTreeLayout::insertNode(NodeId node, NodeId parent, NodeId next)
{
    const int column = at(parent).column + 1;
    const int rank = rankFor(parent, next);
    const int formerBottom = bottomOf(parent);
    const NodeId formerFirst = at(parent).firstChild;
    if (column == columnCount()) {
        m_columns.emplace_back();
    }
    if (static_cast<std::size_t>(node) >= m_nodes.size()) {
        m_nodes.resize(static_cast<std::size_t>(node) + 1);
    }
    Column &nodes = m_columns[static_cast<std::size_t>(column)];
    if (rank < nodes.size() && laneOf(nodes[rank]) == laneDemandedBy(nodes[rank])) {
        await(at(nodes[rank]).line);
    }
    if (rank == nodes.size()) {
        nodes.append(node); // insert() would copy the column whenever it grows
    } else {
        nodes.insert(rank, node);
    }
    at(node) = {parent, NoNode, NoNode, column, rank, 0};
    renumber(column, rank + 1);
    ++m_nodeCount;
    ++m_work;
    if (next == NoNode) {
        at(parent).lastChild = node;
    }
    if (next == formerFirst) {
        at(parent).firstChild = node;
        continueLine(node, parent, formerFirst);
    } else {
        at(node).line = newLine(node);
        await(at(node).line);
    }
    noteChangeBelow(parent, formerBottom);
    noteChangeBelow(node, -1);
}

/// Where in its column a new child belongs: before its sibling `next`, or after all siblings.
int GameTreeLayout::rankFor(NodeId parent, NodeId next) const
{
    if (next != NoNode) {
        return at(next).rank;
    }
    if (const NodeId last = at(parent).lastChild; last != NoNode) {
        return at(last).rank + 1;
    }
    const int column = at(parent).column + 1;
    if (column == columnCount()) {
        return 0;
    }
    const Column &nodes = m_columns[static_cast<std::size_t>(column)];
    const auto isBefore = [&](NodeId node) { return at(at(node).parent).rank < at(parent).rank; };
    return static_cast<int>(std::partition_point(nodes.begin(), nodes.end(), isBefore)
                            - nodes.begin());
}

/// A new first child continues its parent's line; what continued it before becomes a variation.
void GameTreeLayout::continueLine(NodeId node, NodeId parent, NodeId formerFirst)
{
    const LineId line = at(parent).line;
    const int lane = m_lines[line].lane;
    at(node).line = line;
    if (formerFirst != NoNode) {
        const LineId variation = newLine(formerFirst);
        setLane(variation, lane);
        adoptLine(formerFirst, variation);
        await(variation);
    }
    if (laneDemandedBy(node) > lane || (formerFirst != NoNode && lane > 0)) {
        await(line);
    }
}

// Nodes go.

void GameTreeLayout::erase(NodeId top)
{
    const NodeId parent = at(top).parent;
    const int formerBottom = bottomOf(parent);
    const int column = at(top).column;
    const int rank = at(top).rank;
    eraseColumns(column, rank, rank + 1);
    const bool wasFirst = at(parent).firstChild == top;
    const bool wasLast = at(parent).lastChild == top;
    if (wasFirst && wasLast) {
        at(parent).firstChild = NoNode;
        at(parent).lastChild = NoNode;
    } else if (wasFirst) {
        const NodeId next = m_columns[static_cast<std::size_t>(column)][rank];
        at(parent).firstChild = next;
        joinLines(next, at(parent).line);
    } else if (wasLast) {
        at(parent).lastChild = m_columns[static_cast<std::size_t>(column)][rank - 1];
    }
    noteChangeBelow(parent, formerBottom);
}

void GameTreeLayout::eraseBelow(NodeId node)
{
    const NodeId first = at(node).firstChild;
    if (first != NoNode) {
        const int formerBottom = bottomOf(node);
        eraseColumns(at(first).column, at(first).rank, at(at(node).lastChild).rank + 1);
        at(node).firstChild = NoNode;
        at(node).lastChild = NoNode;
        noteChangeBelow(node, formerBottom);
    }
}

/// Takes out the nodes from `first` to before `last` of a column, with all below them: these are a
/// piece of each further column.
void GameTreeLayout::eraseColumns(int column, int first, int last)
{
    std::vector<LineId> ended;
    for (; first < last; ++column) {
        Column &nodes = m_columns[static_cast<std::size_t>(column)];
        int firstBelow = 0;
        int lastBelow = 0;
        if (last < nodes.size() && laneOf(nodes[last]) == laneDemandedBy(nodes[last])) {
            await(at(nodes[last]).line);
        }
        for (int rank = first; rank < last; ++rank) {
            Node &gone = at(nodes[rank]);
            if (gone.firstChild != NoNode) {
                firstBelow = lastBelow == 0 ? at(gone.firstChild).rank : firstBelow;
                lastBelow = at(gone.lastChild).rank + 1;
            }
            const Line &line = m_lines[gone.line];
            if (line.first == nodes[rank]) {
                ended.push_back(gone.line);
            } else if (line.lane > 0 && line.lane == laneDemandedBy(nodes[rank])) {
                await(gone.line); // it may have kept its line down
            }
        }
        for (int rank = first; rank < last; ++rank) {
            at(nodes[rank]).column = -1;
        }
        m_work += static_cast<std::size_t>(last - first);
        m_nodeCount -= static_cast<std::size_t>(last - first);
        nodes.erase(nodes.begin() + first, nodes.begin() + last);
        renumber(column, first);
        first = firstBelow;
        last = lastBelow;
    }
    while (m_columns.back().isEmpty()) {
        m_columns.pop_back();
    }
    std::ranges::for_each(ended, [this](LineId line) { endLine(line); });
}

/// A variation becomes the continuation of its parent's line.
void GameTreeLayout::joinLines(NodeId first, LineId line)
{
    const LineId former = at(first).line;
    const int formerLane = m_lines[former].lane;
    const int lane = m_lines[line].lane;
    adoptLine(first, line);
    bool isFree = lane == 0;
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        noteChangeBelow(node, bottomOf(node, formerLane));
        isFree = isFree && laneDemandedBy(node) <= lane;
    }
    if (!isFree) {
        await(line);
    }
    endLine(former);
}

// Lines.

void GameTreeLayout::adoptLine(NodeId first, LineId line)
{
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        at(node).line = line;
        ++m_work;
    }
}

void GameTreeLayout::endLine(LineId line)
{
    setLane(line, -1);
    m_lines[line].first = NoNode;
    m_unusedLines.push_back(line);
}

void GameTreeLayout::renumber(int column, int from)
{
    const Column &nodes = m_columns[static_cast<std::size_t>(column)];
    for (int rank = from; rank < nodes.size(); ++rank) {
        at(nodes[rank]).rank = rank;
    }
    m_work += static_cast<std::size_t>(std::max<qsizetype>(0, nodes.size() - from)) / 8; // quick
}

/// A node took up its column down to another lane before: that may concern the next one.
void GameTreeLayout::noteChangeBelow(NodeId node, int formerBottom)
{
    const NodeId below = nextInColumn(node, 1);
    const int bottom = bottomOf(node);
    if (below != NoNode
        && ((bottom > formerBottom && laneOf(below) <= bottom)
            || (bottom < formerBottom && laneOf(below) == formerBottom + 1))) {
        await(at(below).line);
    }
}

void GameTreeLayout::await(LineId line)
{
    if (!m_lines[line].isWaiting) {
        m_lines[line].isWaiting = true;
        m_waiting.push({m_lines[line].lane, at(m_lines[line].first).column, line});
    }
}

void GameTreeLayout::settleLines()
{
    while (!m_waiting.empty() && !isTooMuch()) {
        const LineId line = m_waiting.top().line;
        m_waiting.pop();
        m_lines[line].isWaiting = false;
        if (m_lines[line].first != NoNode) {
            settleLine(line);
        }
    }
}

void GameTreeLayout::settleLine(LineId line)
{
    const NodeId first = m_lines[line].first;
    int lane = 0;
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        lane = std::max(lane, laneDemandedBy(node));
        ++m_work;
    }
    const int former = m_lines[line].lane;
    if (lane == former) {
        return;
    }
    const NodeId parent = at(first).parent;
    const int parentsFormerBottom = bottomOf(parent);
    setLane(line, lane);
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        noteChangeBelow(node, bottomOf(node, former));
    }
    noteChangeBelow(parent, parentsFormerBottom);
}

} // namespace shinpan
