#include "core/search/searchtree.h"

#include <algorithm>
#include <new>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

void copyNode(SearchNode &to, const SearchNode &from)
{
    to.visits.store(from.visits.load(Relaxed), Relaxed);
    to.wins.store(from.wins.load(Relaxed), Relaxed);
    to.raveVisits.store(from.raveVisits.load(Relaxed), Relaxed);
    to.raveWins.store(from.raveWins.load(Relaxed), Relaxed);
    to.priorVisits = from.priorVisits;
    to.priorWins = from.priorWins;
    to.share = from.share;
    to.firstChild.store(0, Relaxed);
    to.childCount = 0;
    to.move = from.move;
}

} // namespace

void SearchTree::Release::operator()(SearchNode *nodes) const
{
    std::allocator<SearchNode>().deallocate(nodes, size);
}

SearchTree::SearchTree(std::uint32_t mostNodes)
    : m_mostNodes(std::max(mostNodes, LeastNodes))
    , m_nodes(std::allocator<SearchNode>().allocate(m_mostNodes), Release{m_mostNodes})
{
    clear();
}

void SearchTree::clear()
{
    new (&m_nodes[Root]) SearchNode{};
    m_used = Root + 1;
}

std::span<SearchNode> SearchTree::childrenOf(const SearchNode &node) const
{
    const std::uint32_t first = node.firstChild.load(std::memory_order_acquire);
    if (first == 0 || first == Busy) {
        return {};
    }
    return {&m_nodes[first], node.childCount};
}

/// A place for that many nodes; 0 when there is none.
std::uint32_t SearchTree::reserve(std::size_t count)
{
    const std::uint32_t first = m_used.fetch_add(static_cast<std::uint32_t>(count), Relaxed);
    if (first + count > m_mostNodes) {
        m_used.store(m_mostNodes, Relaxed);
        return 0;
    }
    return first;
}

void SearchTree::addChildren(SearchNode &node, std::span<const MovePrior> moves)
{
    const std::uint32_t first = reserve(moves.size());
    if (first != 0) {
        node.childCount = static_cast<std::uint16_t>(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            auto *child = new (&m_nodes[first + i]) SearchNode{};
            child->share = moves[i].share;
            child->priorVisits = moves[i].visits;
            child->priorWins = moves[i].wins;
            child->move = moves[i].cell;
        }
    }
    node.firstChild.store(first, std::memory_order_release);
}

void SearchTree::copyFrom(const SearchTree &other, const SearchNode &node)
{
    clear();
    copyNode(root(), node);
    std::vector<std::pair<SearchNode *, const SearchNode *>> open{{&root(), &node}};
    while (!open.empty()) {
        const auto [to, from] = open.back();
        open.pop_back();
        const auto children = other.childrenOf(*from);
        const std::uint32_t first = children.empty() ? 0 : reserve(children.size());
        if (first == 0) {
            continue;
        }
        for (std::size_t i = 0; i < children.size(); ++i) {
            auto *child = new (&m_nodes[first + i]) SearchNode{};
            copyNode(*child, children[i]);
            open.emplace_back(child, &children[i]);
        }
        to->childCount = static_cast<std::uint16_t>(children.size());
        to->firstChild.store(first, Relaxed);
    }
}

} // namespace shinpan
