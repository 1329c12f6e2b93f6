#pragma once

#include "core/record/tree/gametree.h"
#include "ui/tree/collapsednodes.h"
#include "ui/tree/treelines.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan {

/// The places of a game tree's nodes: on a grid of columns (the distance from the root) and lanes
/// (lines of play).
///
/// A line of first children stays in one lane; the main line has lane 0. A variation takes the
/// first lane below its parent's that is free along all of its line, and the later it branches off,
/// the nearer it lies. It hangs on its parent's *trunk*, which runs down in the parent's column,
/// where no node is in the way, to the lane above the last variation's; from the trunk each
/// variation leaves aslant. What lies below a collapsed node has no place.
///
/// A column's nodes lie in the order of a walk level by level, and a line's lane follows from what
/// lies above it in its columns, so a change is laid out by looking only at what moves. The outcome
/// is always that of a layout from the start, which is done instead when a change would cost more.
/// Time and memory are linear in the number of nodes, whatever the shape; nothing recurses. A value
/// that knows nothing of pixels.
class GameTreeLayout
{
public:
    struct Place
    {
        int column = 0;
        int lane = 0;

        friend bool operator==(const Place &, const Place &) = default;
    };

    /// A node that was added to the tree, or removed from it, with all below it.
    struct Change
    {
        enum class Kind : std::uint8_t { Added, Removed };
        Kind kind;
        NodeId node;
    };

    /// No nodes at all.
    GameTreeLayout() = default;
    explicit GameTreeLayout(const GameTree &tree) { layOut(tree); }

    [[nodiscard]] int columnCount() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int laneCount() const { return m_lines.laneCount(); }
    /// How many nodes have a place.
    [[nodiscard]] std::size_t nodeCount() const { return m_nodeCount; }
    /// Whether a node has a place: it is in the tree and not hidden.
    [[nodiscard]] bool contains(NodeId node) const
    {
        return static_cast<std::size_t>(node) < m_nodes.size() && at(node).column >= 0;
    }

    // These ask about nodes that have a place.
    [[nodiscard]] Place placeOf(NodeId node) const { return {at(node).column, laneOf(node)}; }
    /// The last lane that the node and its trunk take up in their column.
    [[nodiscard]] int bottomOf(NodeId node) const { return bottomOf(node, laneOf(node)); }
    /// The nearest node in the same column, `step` nodes away (1 or -1); NoNode if there is none.
    [[nodiscard]] NodeId nextInColumn(NodeId node, int step) const;
    [[nodiscard]] NodeId nodeAt(Place place) const;
    /// The nodes of a column that touch the lanes `first` to `last`, themselves or with their
    /// trunks, from top to bottom. Any numbers may be asked for.
    [[nodiscard]] std::span<const NodeId> nodesInColumn(int column, int first, int last) const;

    [[nodiscard]] bool isCollapsed(NodeId node) const { return m_collapsed.contains(node); }
    /// How many nodes a collapsed node hides; 0 for others.
    [[nodiscard]] std::size_t hiddenBelow(const GameTree &tree, NodeId node) const;
    /// The collapsed node that hides a node; the node itself if it has a place.
    [[nodiscard]] NodeId visibleAncestor(const GameTree &tree, NodeId node) const;

    /// Lays everything out anew, as after a change of order; what was collapsed stays so.
    void layOut(const GameTree &tree);
    /// Takes in what happened to the tree since, in that order; the tree is as it is afterwards.
    void update(const GameTree &tree, std::span<const Change> changes);
    /// Hides what is below some nodes; shows what is below one.
    void collapse(const GameTree &tree, std::span<const NodeId> nodes);
    void expand(const GameTree &tree, NodeId node);
    /// Shows what is below a node, its variations and those further on collapsed.
    void expandOneLevel(const GameTree &tree, NodeId node);
    void expandAll(const GameTree &tree);

    /// How often everything was laid out: for tests and benchmarks.
    [[nodiscard]] int fullLayouts() const { return m_fullLayouts; }

private:
    using Column = QVarLengthArray<NodeId, 2>; ///< most trees are long and thin

    /// Keeps its own links: they are those of the nodes that have a place, and outlive the tree's.
    struct Node
    {
        NodeId parent = NoNode;
        NodeId firstChild = NoNode;
        NodeId lastChild = NoNode;
        int column = -1; ///< none: no place
        int rank = 0;    ///< in its column
        TreeLines::Id line = 0;
    };

    [[nodiscard]] const Node &at(NodeId node) const
    {
        return m_nodes[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] Node &at(NodeId node) { return m_nodes[static_cast<std::size_t>(node)]; }
    [[nodiscard]] int laneOf(NodeId node) const { return m_lines.lane(at(node).line); }
    /// The same, if its line had that lane.
    [[nodiscard]] int bottomOf(NodeId node, int lane) const
    {
        const NodeId last = at(node).lastChild;
        return last == at(node).firstChild ? lane : std::max(lane, laneOf(last) - 1);
    }
    /// The first lane that is free for a node beneath what lies above it.
    [[nodiscard]] int laneDemandedBy(NodeId node) const;

    void placeLine(const GameTree &tree, NodeId first);
    void finish(const GameTree &tree);
    void insert(const GameTree &tree, NodeId top, NodeId next);
    void insertNode(NodeId node, NodeId parent, NodeId next);
    [[nodiscard]] int rankFor(NodeId parent, NodeId next) const;
    void continueLine(NodeId node, NodeId parent, NodeId formerFirst);
    void erase(NodeId top);
    void eraseBelow(NodeId node);
    void eraseColumns(int column, int first, int last);
    void joinLines(NodeId first, TreeLines::Id line);
    void adoptLine(NodeId first, TreeLines::Id line);
    void renumber(int column, int from);
    void noteChangeBelow(NodeId node, int formerBottom);
    void awaitLine(TreeLines::Id line);
    void settleLine(TreeLines::Id line);
    [[nodiscard]] bool isTooMuch() const { return m_work > m_nodeCount / 2 + 256; }

    std::vector<Node> m_nodes; ///< by id
    std::vector<Column> m_columns;
    TreeLines m_lines;
    CollapsedNodes m_collapsed;
    std::size_t m_nodeCount = 0;
    std::size_t m_work = 0; ///< nodes looked at during a change
    int m_fullLayouts = 0;
};

} // namespace shinpan
