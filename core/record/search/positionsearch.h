#pragma once

#include "core/record/search/positionpattern.h"
#include "core/record/tree/replay.h"

#include <cstdint>
#include <vector>

namespace shinpan {

/// Where a pattern comes up in a game.
struct PositionHit
{
    NodeId node{};      ///< the first of a line at which it stands there
    BoardRegion region; ///< where it stands

    friend bool operator==(const PositionHit &, const PositionHit &) = default;
};

/// Looks for a position, or a part of one, in all lines of a game, as much at a time as is wished.
///
/// Takes time in proportion to the nodes. Small side lines are gone through before the large one
/// that goes on, so that at most log2(nodes) boards are kept, whatever the tree looks like.
class PositionSearch
{
public:
    /// For any of these variants (PositionPattern::variants()). The tree outlives the search and
    /// does not change.
    PositionSearch(const GameTree &tree, std::vector<PositionPattern> variants);

    /// Looks at that many nodes more; whether all were seen.
    bool advance(int nodes);
    /// What was found up to now, in the order of the file.
    [[nodiscard]] std::vector<PositionHit> hits() const;

private:
    /// The board after some node.
    struct Place
    {
        Replay replay;
        StoneRows stones;
    };
    /// A node with several children: those not yet seen, the largest of which comes last.
    struct Fork
    {
        Place place;
        NodeId next;
        NodeId largest;
    };

    void measure();
    void visit(NodeId node);
    [[nodiscard]] NodeId leave(NodeId node);
    [[nodiscard]] NodeId backToFork();
    [[nodiscard]] NodeId largestChild(NodeId node) const;

    const GameTree &m_tree;
    std::vector<PositionPattern> m_variants;
    std::vector<std::uint32_t> m_order; ///< by node: its place in the file
    std::vector<std::uint32_t> m_sizes; ///< by node: how many nodes its subtree has
    std::vector<Fork> m_forks;          ///< on the way to m_next, outermost first
    Place m_place;                      ///< before m_next
    NodeId m_next;
    std::vector<PositionHit> m_hits;
};

} // namespace shinpan
