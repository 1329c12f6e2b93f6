#include "ui/tree/gametreelayout.h"

#include <optional>

namespace shinpan {

// Everything at once. A line's variations are placed from its end to its start, each with all that
// hangs on it, so that those that branch off late come to lie inside those that branch off early.

void GameTreeLayout::layOut(const GameTree &tree)
{
    m_nodes.assign(m_nodes.size(), Node());
    m_nodes.resize(std::max(m_nodes.size(), tree.nodeCount()));
    m_lines.clear();
    m_columns.clear();
    m_nodeCount = 0;
    ++m_fullLayouts;
    std::vector<NodeId> waiting = {tree.root()};
    std::vector<NodeId> variations;
    while (!waiting.empty()) {
        const NodeId first = waiting.back();
        waiting.pop_back();
        placeLine(tree, first);
        for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
            const NodeId main = at(node).firstChild;
            variations.clear();
            for (NodeId child = main == NoNode ? NoNode : tree.nextSibling(main); child != NoNode;
                 child = tree.nextSibling(child)) {
                variations.push_back(child);
            }
            waiting.insert(waiting.end(), variations.rbegin(), variations.rend());
        }
    }
}

void GameTreeLayout::placeLine(const GameTree &tree, NodeId first)
{
    const TreeLines::Id line = m_lines.add(first);
    NodeId parent = tree.parent(first);
    int column = parent == NoNode ? 0 : at(parent).column + 1;
    int lane = 0;
    for (NodeId node = first; node != NoNode; node = m_collapsed.firstShown(tree, node), ++column) {
        if (column == columnCount()) {
            m_columns.emplace_back();
        }
        Column &nodes = m_columns[static_cast<std::size_t>(column)];
        if (static_cast<std::size_t>(node) >= m_nodes.size()) {
            m_nodes.resize(static_cast<std::size_t>(node) + 1); // ids of removed nodes leave holes
        }
        at(node) = {parent, NoNode, NoNode, column, static_cast<int>(nodes.size()), line};
        if (parent != NoNode) {
            at(parent).lastChild = node;
            if (at(parent).firstChild == NoNode) {
                at(parent).firstChild = node;
            }
        }
        if (!nodes.isEmpty()) {
            lane = std::max(lane, bottomOf(nodes.back()) + 1);
        }
        nodes.append(node);
        ++m_nodeCount;
        parent = node;
    }
    m_lines.setLane(line, lane);
}

// Questions.

int GameTreeLayout::laneDemandedBy(NodeId node) const
{
    const NodeId above = nextInColumn(node, -1);
    return above == NoNode ? 0 : bottomOf(above) + 1;
}

NodeId GameTreeLayout::nextInColumn(NodeId node, int step) const
{
    const Column &nodes = m_columns[static_cast<std::size_t>(at(node).column)];
    const int rank = at(node).rank + step;
    return rank < 0 || rank >= nodes.size() ? NoNode : nodes[rank];
}

NodeId GameTreeLayout::nodeAt(Place place) const
{
    const auto nodes = nodesInColumn(place.column, place.lane, place.lane);
    return !nodes.empty() && laneOf(nodes.front()) == place.lane ? nodes.front() : NoNode;
}

std::span<const NodeId> GameTreeLayout::nodesInColumn(int column, int first, int last) const
{
    if (column < 0 || column >= columnCount()) {
        return {};
    }
    const Column &nodes = m_columns[static_cast<std::size_t>(column)];
    const auto begin = std::partition_point(nodes.begin(), nodes.end(),
                                            [&](NodeId node) { return bottomOf(node) < first; });
    const auto end =
        std::partition_point(begin, nodes.end(), [&](NodeId node) { return laneOf(node) <= last; });
    return {begin, end};
}

// What is hidden.

std::size_t GameTreeLayout::hiddenBelow(const GameTree &tree, NodeId node) const
{
    return m_collapsed.hiddenBelow(tree, node);
}

NodeId GameTreeLayout::visibleAncestor(const GameTree &tree, NodeId node) const
{
    while (!contains(node)) {
        node = tree.parent(node);
    }
    return node;
}

void GameTreeLayout::collapse(const GameTree &tree, std::span<const NodeId> nodes)
{
    for (const NodeId node : nodes) {
        if (tree.firstChild(node) != NoNode && m_collapsed.add(node) && contains(node)
            && !isTooMuch()) {
            eraseBelow(node);
        }
    }
    finish(tree);
}

void GameTreeLayout::expand(const GameTree &tree, NodeId node)
{
    if (m_collapsed.remove(node) && contains(node)) {
        for (NodeId child = tree.firstChild(node); child != NoNode && !isTooMuch();
             child = tree.nextSibling(child)) {
            insert(tree, child, NoNode);
        }
        finish(tree);
    }
}

void GameTreeLayout::expandOneLevel(const GameTree &tree, NodeId node)
{
    collapse(tree, {&node, 1});
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child)) {
        NodeId fork = child;
        while (fork != NoNode && !tree.hasVariations(fork)) {
            fork = tree.firstChild(fork);
        }
        if (fork != NoNode) {
            m_collapsed.add(fork);
        }
    }
    expand(tree, node);
}

void GameTreeLayout::expandAll(const GameTree &tree)
{
    if (!m_collapsed.isEmpty()) {
        m_collapsed.clear();
        layOut(tree);
    }
}

// A change first takes nodes into their columns or out of them. A line that may have a wrong lane
// by that waits, and is settled from top to bottom; each line that moves makes those right below it
// wait. When too much moves, all is laid out anew instead.

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
            m_collapsed.forgetCounts();
        }
    }
    finish(tree);
}

void GameTreeLayout::finish(const GameTree &tree)
{
    while (!isTooMuch()) {
        const std::optional<TreeLines::Id> line = m_lines.takeWaiting();
        if (!line) {
            break;
        }
        settleLine(*line);
    }
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
    for (NodeId node = m_collapsed.nextShown(tree, top, top); node != NoNode && !isTooMuch();
         node = m_collapsed.nextShown(tree, node, top)) {
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
        awaitLine(at(nodes[rank]).line);
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
        at(node).line = m_lines.add(node);
        awaitLine(at(node).line);
    }
    noteChangeBelow(parent, formerBottom);
    noteChangeBelow(node, -1);
}

/// The rank of a new child in its column: before its sibling `next`, or after all siblings.
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
    const TreeLines::Id line = at(parent).line;
    const int lane = m_lines.lane(line);
    at(node).line = line;
    if (formerFirst != NoNode) {
        const TreeLines::Id variation = m_lines.add(formerFirst);
        m_lines.setLane(variation, lane);
        adoptLine(formerFirst, variation);
        awaitLine(variation);
    }
    if (laneDemandedBy(node) > lane || (formerFirst != NoNode && lane > 0)) {
        awaitLine(line);
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
    std::vector<TreeLines::Id> ended;
    for (; first < last; ++column) {
        Column &nodes = m_columns[static_cast<std::size_t>(column)];
        int firstBelow = 0;
        int lastBelow = 0;
        if (last < nodes.size() && laneOf(nodes[last]) == laneDemandedBy(nodes[last])) {
            awaitLine(at(nodes[last]).line);
        }
        for (int rank = first; rank < last; ++rank) {
            Node &gone = at(nodes[rank]);
            if (gone.firstChild != NoNode) {
                firstBelow = lastBelow == 0 ? at(gone.firstChild).rank : firstBelow;
                lastBelow = at(gone.lastChild).rank + 1;
            }
            const int lane = m_lines.lane(gone.line);
            if (m_lines.first(gone.line) == nodes[rank]) {
                ended.push_back(gone.line);
            } else if (lane > 0 && lane == laneDemandedBy(nodes[rank])) {
                awaitLine(gone.line); // it may have kept its line down
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
    std::ranges::for_each(ended, [this](TreeLines::Id line) { m_lines.remove(line); });
}

/// A variation becomes the continuation of its parent's line.
void GameTreeLayout::joinLines(NodeId first, TreeLines::Id line)
{
    const TreeLines::Id former = at(first).line;
    const int formerLane = m_lines.lane(former);
    const int lane = m_lines.lane(line);
    adoptLine(first, line);
    bool isFree = lane == 0;
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        noteChangeBelow(node, bottomOf(node, formerLane));
        isFree = isFree && laneDemandedBy(node) <= lane;
    }
    if (!isFree) {
        awaitLine(line);
    }
    m_lines.remove(former);
}

// Lines.

void GameTreeLayout::adoptLine(NodeId first, TreeLines::Id line)
{
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        at(node).line = line;
        ++m_work;
    }
}

void GameTreeLayout::renumber(int column, int from)
{
    const Column &nodes = m_columns[static_cast<std::size_t>(column)];
    for (int rank = from; rank < nodes.size(); ++rank) {
        at(nodes[rank]).rank = rank;
    }
    m_work += static_cast<std::size_t>(std::max<qsizetype>(0, nodes.size() - from)) / 8; // quick
}

/// A node took up its column down to another lane before, which may concern the next one.
void GameTreeLayout::noteChangeBelow(NodeId node, int formerBottom)
{
    const NodeId below = nextInColumn(node, 1);
    const int bottom = bottomOf(node);
    if (below != NoNode
        && ((bottom > formerBottom && laneOf(below) <= bottom)
            || (bottom < formerBottom && laneOf(below) == formerBottom + 1))) {
        awaitLine(at(below).line);
    }
}

void GameTreeLayout::awaitLine(TreeLines::Id line)
{
    m_lines.await(line, at(m_lines.first(line)).column);
}

void GameTreeLayout::settleLine(TreeLines::Id line)
{
    const NodeId first = m_lines.first(line);
    int lane = 0;
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        lane = std::max(lane, laneDemandedBy(node));
        ++m_work;
    }
    const int former = m_lines.lane(line);
    if (lane == former) {
        return;
    }
    const NodeId parent = at(first).parent;
    const int parentsFormerBottom = bottomOf(parent);
    m_lines.setLane(line, lane);
    for (NodeId node = first; node != NoNode; node = at(node).firstChild) {
        noteChangeBelow(node, bottomOf(node, former));
    }
    noteChangeBelow(parent, parentsFormerBottom);
}

} // namespace shinpan
