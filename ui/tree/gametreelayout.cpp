#include "ui/tree/gametreelayout.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Sorts by a key from 0 to `keys` - 1, keeping the order of equals, in linear time. Returns where
/// each key's values start.
template <typename Value, typename KeyOf>
std::vector<std::size_t> sortByKey(std::vector<Value> &values, std::size_t keys, KeyOf &&keyOf)
{
    std::vector<std::size_t> starts(keys + 1);
    for (const Value &value : values) {
        ++starts[static_cast<std::size_t>(keyOf(value)) + 1];
    }
    for (std::size_t key = 0; key < keys; ++key) {
        starts[key + 1] += starts[key];
    }
    std::vector<std::size_t> next = starts;
    std::vector<Value> sorted(values.size());
    for (const Value &value : values) {
        sorted[next[static_cast<std::size_t>(keyOf(value))]++] = value;
    }
    values = std::move(sorted);
    return starts;
}

} // namespace

GameTreeLayout::GameTreeLayout(const GameTree &tree)
{
    m_places.resize(tree.nodeCount());
    m_nodes.reserve(tree.nodeCount());
    // Lines whose first node waits to be placed. A line's variations are placed from its end to its
    // start, each with all that hangs on it, so that those that branch off late come to lie inside
    // those that branch off early.
    std::vector<NodeId> waiting = {tree.root()};
    std::vector<NodeId> variations;
    while (!waiting.empty()) {
        const NodeId first = waiting.back();
        waiting.pop_back();
        placeLine(tree, first);
        for (NodeId node = first; node != NoNode; node = tree.firstChild(node)) {
            variations.clear();
            if (const NodeId main = tree.firstChild(node); main != NoNode) {
                for (NodeId child = tree.nextSibling(main); child != NoNode;
                     child = tree.nextSibling(child)) {
                    variations.push_back(child);
                }
            }
            waiting.insert(waiting.end(), variations.rbegin(), variations.rend());
        }
    }
    index();
}

void GameTreeLayout::placeLine(const GameTree &tree, NodeId first)
{
    const NodeId parent = tree.parent(first);
    const bool isVariation = parent != NoNode;
    const int start = isVariation ? placeOf(parent).column + 1 : 0;
    std::size_t column = static_cast<std::size_t>(start);
    int lane = 0;
    for (NodeId node = first; node != NoNode; node = tree.firstChild(node), ++column) {
        if (column == m_firstFreeLane.size()) {
            m_firstFreeLane.push_back(0);
        }
        lane = std::max(lane, m_firstFreeLane[column]);
    }
    column = static_cast<std::size_t>(start);
    for (NodeId node = first; node != NoNode; node = tree.firstChild(node), ++column) {
        if (static_cast<std::size_t>(node) >= m_places.size()) {
            m_places.resize(static_cast<std::size_t>(node) + 1); // ids of removed nodes leave holes
        }
        m_places[static_cast<std::size_t>(node)] = {static_cast<int>(column), lane};
        m_firstFreeLane[column] = lane + 1;
        m_nodes.push_back(node);
    }
    if (isVariation) {
        // The trunk goes on from the variation placed before this one, if there is one: it ends
        // where the column is taken.
        int &free = m_firstFreeLane[static_cast<std::size_t>(start) - 1];
        m_trunks.push_back({start - 1, free - 1, lane, first});
        free = lane + 1;
    }
}

void GameTreeLayout::index()
{
    m_columnCount = static_cast<int>(m_firstFreeLane.size());
    const auto columns = m_firstFreeLane.size();
    const auto lanes =
        static_cast<std::size_t>(*std::max_element(m_firstFreeLane.begin(), m_firstFreeLane.end()));
    sortByKey(m_nodes, columns, [this](NodeId node) { return placeOf(node).column; });
    m_laneStarts = sortByKey(m_nodes, lanes, [this](NodeId node) { return placeOf(node).lane; });
    sortByKey(m_trunks, lanes, [](const Trunk &trunk) { return trunk.fromLane; });
    m_trunkStarts = sortByKey(m_trunks, columns, [](const Trunk &trunk) { return trunk.column; });
    m_firstFreeLane = {};
}

NodeId GameTreeLayout::nodeAt(Place place) const
{
    const auto nodes = nodesInLane(place.lane, place.column, place.column);
    return nodes.empty() ? NoNode : nodes.front();
}

NodeId GameTreeLayout::nextInColumn(NodeId node, int step) const
{
    Place place = placeOf(node);
    for (place.lane += step; place.lane >= 0 && place.lane < laneCount(); place.lane += step) {
        if (const NodeId found = nodeAt(place); found != NoNode) {
            return found;
        }
    }
    return NoNode;
}

std::span<const NodeId> GameTreeLayout::nodesInLane(int lane, int first, int last) const
{
    if (lane < 0 || lane >= laneCount()) {
        return {};
    }
    const auto begin =
        m_nodes.begin() + static_cast<std::ptrdiff_t>(m_laneStarts[static_cast<std::size_t>(lane)]);
    const auto end = m_nodes.begin()
                   + static_cast<std::ptrdiff_t>(m_laneStarts[static_cast<std::size_t>(lane) + 1]);
    const auto from =
        std::partition_point(begin, end, [&](NodeId node) { return placeOf(node).column < first; });
    const auto to =
        std::partition_point(from, end, [&](NodeId node) { return placeOf(node).column <= last; });
    return {from, to};
}

std::span<const GameTreeLayout::Trunk> GameTreeLayout::trunksInColumn(int column,
                                                                      int first,
                                                                      int last) const
{
    if (column < 0 || column >= m_columnCount) {
        return {};
    }
    const auto begin = m_trunks.begin()
                     + static_cast<std::ptrdiff_t>(m_trunkStarts[static_cast<std::size_t>(column)]);
    const auto end =
        m_trunks.begin()
        + static_cast<std::ptrdiff_t>(m_trunkStarts[static_cast<std::size_t>(column) + 1]);
    const auto from =
        std::partition_point(begin, end, [&](const Trunk &trunk) { return trunk.toLane < first; });
    const auto to =
        std::partition_point(from, end, [&](const Trunk &trunk) { return trunk.fromLane <= last; });
    return {from, to};
}

} // namespace shinpan
