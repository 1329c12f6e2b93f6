#pragma once

#include "core/record/tree/gametree.h"

#include <cstddef>
#include <unordered_map>

namespace shinpan {

/// The nodes of a tree below which nothing is shown.
class CollapsedNodes
{
public:
    [[nodiscard]] bool isEmpty() const { return m_hidden.empty(); }
    [[nodiscard]] bool contains(NodeId node) const { return m_hidden.contains(node); }
    /// Returns whether it is new.
    bool add(NodeId node);
    /// Returns whether it was among them.
    bool remove(NodeId node) { return m_hidden.erase(node) > 0; }
    void clear() { m_hidden.clear(); }

    /// How many nodes one of them hides; 0 for others. They are counted once.
    [[nodiscard]] std::size_t hiddenBelow(const GameTree &tree, NodeId node) const;
    /// Something changed below them.
    void forgetCounts();

    /// The first child that is shown; NoNode if there is none.
    [[nodiscard]] NodeId firstShown(const GameTree &tree, NodeId node) const
    {
        return contains(node) ? NoNode : tree.firstChild(node);
    }
    /// The node after `node` of those shown in the subtree of `top`; NoNode after the last one.
    [[nodiscard]] NodeId nextShown(const GameTree &tree, NodeId node, NodeId top) const;

private:
    /// How many nodes each hides, as soon as somebody asked.
    mutable std::unordered_map<NodeId, std::size_t> m_hidden;
};

} // namespace shinpan
