#pragma once

#include "core/search/movepriors.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace shinpan {

/// How counts are read and written: they need no order among each other.
inline constexpr auto Relaxed = std::memory_order_relaxed;

/// A move in a SearchTree with all that is known of it; wins are its mover's. Several threads may
/// read and count at once: what they count is atomic, the rest does not change.
struct SearchNode
{
    /// Visits of a move that would repeat a position.
    static constexpr std::uint32_t Illegal = ~std::uint32_t{0};

    std::atomic<std::uint32_t> visits;
    std::atomic<float> wins;
    std::atomic<float> raveVisits; ///< games in which its mover played it some time later
    std::atomic<float> raveWins;
    float priorVisits;
    float priorWins;
    float share; ///< of the attention that its parent's children deserve at first
    std::atomic<std::uint32_t> firstChild; ///< 0 until it has been expanded
    std::uint16_t childCount;
    Cell move; ///< NoCell for a pass
};

/// The nodes of a search, side by side in one piece of memory. A node's children have the
/// opponent's moves.
class SearchTree
{
public:
    /// Memory is taken when it is used; there is room for the moves of one position at least.
    explicit SearchTree(std::uint32_t mostNodes);

    [[nodiscard]] SearchNode &root() { return m_nodes[Root]; }
    [[nodiscard]] const SearchNode &root() const { return m_nodes[Root]; }
    [[nodiscard]] std::span<SearchNode> childrenOf(const SearchNode &node) const;

    /// Gives a node children unless it has some, another thread is about it, or there is no room.
    /// `list()` returns their priors.
    template <typename List>
    void expand(SearchNode &node, List &&list)
    {
        std::uint32_t none = 0;
        if (m_used.load(Relaxed) < m_mostNodes
            && node.firstChild.compare_exchange_strong(none, Busy, std::memory_order_acquire)) {
            addChildren(node, list());
        }
    }

    /// Forgets everything.
    void clear();
    /// Makes a node of another tree the root, with all that is below it.
    void copyFrom(const SearchTree &other, const SearchNode &node);

private:
    struct Release
    {
        void operator()(SearchNode *nodes) const; // there is nothing to destroy
        std::size_t size;
    };
    static constexpr std::uint32_t LeastNodes = 1000; ///< more than a position has moves
    static constexpr std::uint32_t Root = 1;
    static constexpr std::uint32_t Busy = ~std::uint32_t{0};

    void addChildren(SearchNode &node, std::span<const MovePrior> moves);
    [[nodiscard]] std::uint32_t reserve(std::size_t count);

    std::uint32_t m_mostNodes;
    std::unique_ptr<SearchNode[], Release> m_nodes;
    std::atomic<std::uint32_t> m_used;
};

} // namespace shinpan
