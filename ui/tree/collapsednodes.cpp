#include "ui/tree/collapsednodes.h"

namespace shinpan {

namespace {

constexpr std::size_t Uncounted = 0; // a collapsed node hides at least one

} // namespace

bool CollapsedNodes::add(NodeId node)
{
    return m_hidden.emplace(node, Uncounted).second;
}

void CollapsedNodes::forgetCounts()
{
    for (auto &hidden : m_hidden) {
        hidden.second = Uncounted;
    }
}

std::size_t CollapsedNodes::hiddenBelow(const GameTree &tree, NodeId node) const
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

NodeId CollapsedNodes::nextShown(const GameTree &tree, NodeId node, NodeId top) const
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

} // namespace shinpan
