#include "core/record/search/positionsearch.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

std::size_t indexOf(NodeId node)
{
    return static_cast<std::size_t>(node);
}

} // namespace

PositionSearch::PositionSearch(const GameTree &tree, std::vector<PositionPattern> variants)
    : m_tree(tree)
    , m_variants(std::move(variants))
    , m_place{Replay(tree), {}}
    , m_next(tree.root())
{
    measure();
}

void PositionSearch::measure()
{
    std::vector<NodeId> nodes;
    nodes.reserve(m_tree.nodeCount());
    std::size_t last = 0;
    for (NodeId node = m_tree.root(); node != NoNode;
         node = m_tree.nextInSubtree(node, m_tree.root())) {
        nodes.push_back(node);
        last = std::max(last, indexOf(node));
    }
    m_order.resize(last + 1);
    m_sizes.assign(last + 1, 1);
    for (std::size_t place = nodes.size(); place-- > 0;) {
        const NodeId node = nodes[place];
        m_order[indexOf(node)] = static_cast<std::uint32_t>(place);
        if (const NodeId parent = m_tree.parent(node); parent != NoNode) {
            m_sizes[indexOf(parent)] += m_sizes[indexOf(node)];
        }
    }
}

bool PositionSearch::advance(int nodes)
{
    for (; nodes > 0 && m_next != NoNode; --nodes) {
        visit(m_next);
        m_next = leave(m_next);
    }
    return m_next == NoNode;
}

void PositionSearch::visit(NodeId node)
{
    const std::uint64_t hash = m_place.replay.board().hash();
    m_place.replay.step(m_tree, node);
    const Board &board = m_place.replay.board();
    if (board.hash() == hash) {
        return;
    }
    const StoneRows stones = StoneRows::of(board);
    const ChangedPoints changed(m_place.stones, stones);
    m_place.stones = stones;
    for (const PositionPattern &pattern : m_variants) {
        if (const auto region = pattern.find(stones, changed, board.size())) {
            m_hits.push_back({node, *region});
            return;
        }
    }
}

/// The node after this one that was just visited.
NodeId PositionSearch::leave(NodeId node)
{
    const NodeId first = m_tree.firstChild(node);
    if (first == NoNode) {
        return backToFork();
    }
    if (!m_tree.hasVariations(node)) {
        return first;
    }
    m_forks.push_back({std::move(m_place), first, largestChild(node)});
    return backToFork();
}

NodeId PositionSearch::backToFork()
{
    if (m_forks.empty()) {
        return NoNode;
    }
    Fork &fork = m_forks.back();
    if (fork.next == fork.largest) {
        fork.next = m_tree.nextSibling(fork.next);
    }
    if (fork.next != NoNode) {
        m_place = fork.place;
        return std::exchange(fork.next, m_tree.nextSibling(fork.next));
    }
    m_place = std::move(fork.place);
    const NodeId largest = fork.largest;
    m_forks.pop_back();
    return largest;
}

NodeId PositionSearch::largestChild(NodeId node) const
{
    NodeId largest = m_tree.firstChild(node);
    for (NodeId child = largest; child != NoNode; child = m_tree.nextSibling(child)) {
        if (m_sizes[indexOf(child)] > m_sizes[indexOf(largest)]) {
            largest = child;
        }
    }
    return largest;
}

std::vector<PositionHit> PositionSearch::hits() const
{
    std::vector<PositionHit> sorted = m_hits;
    std::ranges::sort(sorted, {},
                      [this](const PositionHit &hit) { return m_order[indexOf(hit.node)]; });
    return sorted;
}

} // namespace shinpan
