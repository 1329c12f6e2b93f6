// Whole subtrees of a GameTree: taken out, put back, copied; and the order of a node's properties.

#include "core/record/tree/gametree.h"

#include <algorithm>

namespace shinpan {

TakenSubtree GameTree::takeSubtree(NodeId id)
{
    Q_ASSERT(contains(id) && id != root());
    TakenSubtree taken;
    taken.m_index = childIndex(id);
    for (NodeId node = id; node != NoNode; node = nextInSubtree(node, id)) {
        taken.m_nodes.emplace_back(node, at(node));
    }
    unlinkChild(id);
    for (auto &[node, links] : taken.m_nodes) {
        const std::uint32_t first = links.properties;
        if (first != NoProperties) {
            links.properties = static_cast<std::uint32_t>(taken.m_slots.size());
            for (std::uint32_t slot = first;; ++slot) {
                Slot &kept = taken.m_slots.emplace_back(m_slots[slot]);
                if (kept.isAdded) {
                    kept.offset = static_cast<std::uint32_t>(taken.m_text.size());
                    taken.m_text += propertyAt(slot).text();
                    taken.m_text += TextEnd;
                    discardText(slot);
                }
                ++m_unusedSlots;
                if (kept.isLast) {
                    break;
                }
            }
        }
        at(node) = {.parent = Removed};
    }
    m_removedNodes += taken.m_nodes.size();
    m_edited = true;
    compactIfWasteful();
    return taken;
}

void GameTree::putBack(const TakenSubtree &taken)
{
    Q_ASSERT(!contains(taken.top()) && contains(taken.parent()));
    const auto firstSlot = static_cast<std::uint32_t>(m_slots.size());
    const auto firstText = static_cast<std::uint32_t>(m_added.size());
    m_added += taken.m_text;
    for (Slot slot : taken.m_slots) {
        slot.offset += slot.isAdded ? firstText : 0;
        m_slots.push_back(slot);
    }
    for (const auto &[node, links] : taken.m_nodes) {
        at(node) = links;
        if (links.properties != NoProperties) {
            at(node).properties += firstSlot;
        }
    }
    m_removedNodes -= taken.m_nodes.size();
    linkChild(taken.top(), taken.parent(), taken.m_index);
    m_edited = true;
}

NodeId GameTree::appendCopy(NodeId parent, const GameTree &other, NodeId top)
{
    Q_ASSERT(&other != this && other.contains(top));
    std::vector<NodeId> copies(other.m_nodes.size(), NoNode);
    for (NodeId node = top; node != NoNode; node = other.nextInSubtree(node, top)) {
        const NodeId up =
            node == top ? parent : copies[static_cast<std::size_t>(other.parent(node))];
        const NodeId copy = appendChild(up);
        copies[static_cast<std::size_t>(node)] = copy;
        other.forEachProperty(node, [&](const Property &property) {
            const std::uint32_t slot = appendSlot(copy);
            const auto offset = static_cast<std::uint32_t>(m_added.size());
            m_added += property.text();
            m_added += TextEnd;
            const bool isLast = m_slots[slot].isLast;
            m_slots[slot] = Slot(property.packedName(), true, offset);
            m_slots[slot].isLast = isLast;
        });
    }
    return copies[static_cast<std::size_t>(top)];
}

int GameTree::propertyPlace(NodeId id, QByteArrayView name) const
{
    return static_cast<int>(findSlot(id, name) - at(id).properties);
}

void GameTree::moveLastProperty(NodeId id, int place)
{
    const auto first = m_slots.begin() + at(id).properties;
    const auto last = m_slots.begin() + lastSlot(id);
    Q_ASSERT(place >= 0 && place <= last - first);
    last->isLast = 0;
    std::rotate(first + place, last, last + 1);
    last->isLast = 1;
    m_edited = true;
}

} // namespace shinpan
