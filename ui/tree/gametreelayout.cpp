#include "ui/tree/gametreelayout.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr std::size_t Uncounted = 0; // a collapsed node hides at least one

} // namespace

// Everything at once. A line's variations are placed from its end to its start, each with all that
// hangs on it, so that those that branch off late come to lie inside those that branch off early.

void GameTreeLayout::layOut(const GameTree &tree)
{
    m_nodes.assign(m_nodes.size(), Node());
    m_nodes.resize(std::max(m_nodes.size(), tree.nodeCount()));
    m_lines.clear();
    m_unusedLines.clear();
    m_columns.clear();
    m_linesInLane.clear();
    m_waiting = {};
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
    const LineId line = newLine(first);
    NodeId parent = tree.parent(first);
    int column = parent == NoNode ? 0 : at(parent).column + 1;
    int lane = 0;
    for (NodeId node = first; node != NoNode; node = firstShown(tree, node), ++column) {
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
    setLane(line, lane);
}

GameTreeLayout::LineId GameTreeLayout::newLine(NodeId first)
{
    if (m_unusedLines.empty()) {
        m_lines.push_back({.first = first});
        return static_cast<LineId>(m_lines.size() - 1);
    }
    const LineId line = m_unusedLines.back();
    m_unusedLines.pop_back();
    m_lines[line] = {.first = first, .isWaiting = m_lines[line].isWaiting};
    return line;
}

void GameTreeLayout::setLane(LineId line, int lane)
{
    const auto count = [this](int of) -> int & {
        return m_linesInLane[static_cast<std::size_t>(of)];
    };
    if (m_lines[line].lane >= 0) {
        --count(m_lines[line].lane);
    }
    m_lines[line].lane = lane;
    if (lane >= 0) {
        m_linesInLane.resize(std::max(m_linesInLane.size(), static_cast<std::size_t>(lane) + 1));
        ++count(lane);
    }
    while (!m_linesInLane.empty() && m_linesInLane.back() == 0) {
        m_linesInLane.pop_back();
    }
}

// Questions.

int GameTreeLayout::laneDemandedBy(NodeId node) const
{
    const NodeId above = nextInColumn(node, -1);
    return above == NoNode ? 0 : bottomOf(above) + 1;
}

NodeId GameTreeLayout::nextInColumn(NodeId node, int step) const
{
    const Column &nodes = columnOf(node);
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
    const auto found = m_hidden.find(node);
    if (found == m_hidden.end()) {
        return 0;
    }
    if (found->second == Uncounted) {
        for (NodeId below = tree.firstChild(node); below != NoNode;
             below = tree.nextInSubtree(below, node)) {
            ++found->second;
        }
    }
    return found->second;
}

NodeId GameTreeLayout::visibleAncestor(const GameTree &tree, NodeId node) const
{
    while (!contains(node)) {
        node = tree.parent(node);
    }
    return node;
}

NodeId GameTreeLayout::firstShown(const GameTree &tree, NodeId node) const
{
    return !m_hidden.empty() && m_hidden.contains(node) ? NoNode : tree.firstChild(node);
}

NodeId GameTreeLayout::nextShown(const GameTree &tree, NodeId node, NodeId top) const
{
    if (const NodeId child = firstShown(tree, node); child != NoNode) {
        return child;
    }
    while (node != top) {
        if (const NodeId sibling = tree.nextSibling(node); sibling != NoNode) {
            return sibling;
        }
        node = tree.parent(node);
    }
    return NoNode;
}

void GameTreeLayout::collapse(const GameTree &tree, std::span<const NodeId> nodes)
{
    for (const NodeId node : nodes) {
        if (tree.firstChild(node) != NoNode && m_hidden.emplace(node, Uncounted).second
            && contains(node) && !isTooMuch()) {
            eraseBelow(node);
        }
    }
    finish(tree);
}

void GameTreeLayout::expand(const GameTree &tree, NodeId node)
{
    if (m_hidden.erase(node) > 0 && contains(node)) {
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
            m_hidden.emplace(fork, Uncounted);
        }
    }
    expand(tree, node);
}

void GameTreeLayout::expandAll(const GameTree &tree)
{
    if (!m_hidden.empty()) {
        m_hidden.clear();
        layOut(tree);
    }
}

} // namespace shinpan
