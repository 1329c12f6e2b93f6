#pragma once

#include "core/record/gametree.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// Where the nodes of a game tree are drawn: on a grid of columns (the distance from the root) and
/// lanes (lines of play).
///
/// A line of first children stays in one lane; the main line has lane 0. A variation takes the
/// first lane below its parent's that is free along all of its line, and the later it branches off,
/// the nearer it lies. It hangs on a *trunk* that runs in its parent's column, where no node is in
/// the way. Time and memory are linear in the number of nodes, whatever the shape; nothing
/// recurses. A value that knows nothing of pixels.
class GameTreeLayout
{
public:
    struct Place
    {
        int column = 0;
        int lane = 0;

        friend bool operator==(const Place &, const Place &) = default;
    };

    /// A piece of the line that connects a parent to a variation, in the parent's column: from the
    /// parent's lane, or from the variation before, down to the variation's lane.
    struct Trunk
    {
        int column;
        int fromLane;
        int toLane;
        NodeId child; ///< the variation it leads to
    };

    /// No nodes at all.
    GameTreeLayout() = default;
    explicit GameTreeLayout(const GameTree &tree);

    [[nodiscard]] int columnCount() const { return m_columnCount; }
    [[nodiscard]] int laneCount() const { return static_cast<int>(m_laneStarts.size()) - 1; }

    /// Of a node that was in the tree.
    [[nodiscard]] Place placeOf(NodeId node) const
    {
        return m_places[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] NodeId nodeAt(Place place) const;
    /// The nearest node in the same column, `step` lanes at a time (1 or -1); NoNode if there is
    /// none.
    [[nodiscard]] NodeId nextInColumn(NodeId node, int step) const;
    /// The nodes in the columns `first` to `last` of a lane, from left to right. Any numbers may be
    /// asked for.
    [[nodiscard]] std::span<const NodeId> nodesInLane(int lane, int first, int last) const;
    /// The trunks in a column that touch the lanes `first` to `last`, from top to bottom. Any
    /// numbers may be asked for.
    [[nodiscard]] std::span<const Trunk> trunksInColumn(int column, int first, int last) const;

private:
    void placeLine(const GameTree &tree, NodeId first);
    void index();

    std::vector<Place> m_places;                  ///< by node
    std::vector<NodeId> m_nodes;                  ///< by lane, then column
    std::vector<std::size_t> m_laneStarts = {0};  ///< in m_nodes; one more than lanes
    std::vector<Trunk> m_trunks;                  ///< by column, then lane
    std::vector<std::size_t> m_trunkStarts = {0}; ///< in m_trunks; one more than columns
    std::vector<int> m_firstFreeLane;             ///< by column, while nodes are placed
    int m_columnCount = 0;
};

} // namespace shinpan
