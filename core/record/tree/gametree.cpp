#include "core/record/tree/gametree.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Less waste than this is not worth a compaction.
constexpr std::size_t SmallWaste = std::size_t{64} * 1024;

} // namespace

GameTree::GameTree()
    : m_nodes(1)
{ }

NodeId GameTree::previousSibling(NodeId id) const
{
    const NodeId up = parent(id);
    if (up == NoNode || firstChild(up) == id) {
        return NoNode;
    }
    NodeId sibling = firstChild(up);
    while (at(sibling).next != id) {
        sibling = at(sibling).next;
    }
    return sibling;
}

int GameTree::childIndex(NodeId id) const
{
    int index = 0;
    const NodeId up = parent(id);
    for (NodeId child = up == NoNode ? id : firstChild(up); child != id; child = at(child).next) {
        ++index;
    }
    return index;
}

int GameTree::childCount(NodeId id) const
{
    int count = 0;
    for (NodeId child = firstChild(id); child != NoNode; child = nextSibling(child)) {
        ++count;
    }
    return count;
}

NodeId GameTree::nextInSubtree(NodeId id, NodeId top) const
{
    if (const NodeId child = firstChild(id); child != NoNode) {
        return child;
    }
    while (id != top) {
        if (const NodeId sibling = nextSibling(id); sibling != NoNode) {
            return sibling;
        }
        id = parent(id);
    }
    return NoNode;
}

std::vector<NodeId> GameTree::pathTo(NodeId id) const
{
    std::vector<NodeId> path;
    for (; id != NoNode; id = parent(id)) {
        path.push_back(id);
    }
    std::ranges::reverse(path);
    return path;
}

NodeId GameTree::endOfLine(NodeId id) const
{
    for (NodeId child = firstChild(id); child != NoNode; child = firstChild(child)) {
        id = child;
    }
    return id;
}

bool GameTree::isOnMainLine(NodeId id) const
{
    while (id != root() && firstChild(parent(id)) == id) {
        id = parent(id);
    }
    return id == root();
}

NodeId GameTree::appendChild(NodeId parent)
{
    Q_ASSERT(contains(parent));
    const auto id = static_cast<NodeId>(m_nodes.size());
    Q_ASSERT(id < Removed);
    const NodeId last = lastChild(parent);
    m_nodes.push_back({parent, NoNode, last == NoNode ? id : at(last).next, NoProperties});
    if (last != NoNode) {
        at(last).next = id;
    }
    at(parent).lastChild = id;
    m_edited = true;
    return id;
}

void GameTree::setChildIndex(NodeId id, int index)
{
    Q_ASSERT(contains(id) && id != root() && index >= 0);
    const NodeId up = parent(id);
    unlinkChild(id);
    linkChild(id, up, index);
    m_edited = true;
}

void GameTree::linkChild(NodeId id, NodeId parent, int index)
{
    const NodeId last = lastChild(parent);
    if (last == NoNode) {
        at(id).next = id;
        at(parent).lastChild = id;
        return;
    }
    NodeId before = last; // index 0 comes after the last in the ring
    for (int i = 0; i < index && (i == 0 || before != last); ++i) {
        before = at(before).next;
    }
    at(id).next = at(before).next;
    at(before).next = id;
    if (before == last && index > 0) {
        at(parent).lastChild = id;
    }
}

void GameTree::unlinkChild(NodeId id)
{
    Node &up = at(parent(id));
    if (at(id).next == id) {
        up.lastChild = NoNode;
        return;
    }
    NodeId before = up.lastChild;
    while (at(before).next != id) {
        before = at(before).next;
    }
    at(before).next = at(id).next;
    if (up.lastChild == id) {
        up.lastChild = before;
    }
}

std::uint32_t GameTree::findSlot(NodeId id, QByteArrayView name) const
{
    const PackedName packed = packName(name);
    std::uint32_t slot = at(id).properties;
    while (slot != NoProperties) {
        if (m_slots[slot].name == packed
            && (packed != LongName || propertyAt(slot).hasName(name))) {
            return slot;
        }
        slot = m_slots[slot].isLast ? NoProperties : slot + 1;
    }
    return NoProperties;
}

std::uint32_t GameTree::lastSlot(NodeId id) const
{
    std::uint32_t slot = at(id).properties;
    while (!m_slots[slot].isLast) {
        ++slot;
    }
    return slot;
}

RawValues GameTree::values(NodeId id, QByteArrayView name) const
{
    const std::uint32_t slot = findSlot(id, name);
    return slot == NoProperties ? RawValues() : propertyAt(slot).values();
}

void GameTree::setValues(NodeId id, QByteArrayView name, std::span<const QByteArray> rawValues)
{
    Q_ASSERT(contains(id) && !name.isEmpty() && !rawValues.empty());
    std::uint32_t slot = findSlot(id, name);
    if (slot != NoProperties) {
        discardText(slot);
    } else {
        slot = appendSlot(id);
    }
    Slot changed(packName(name), true, appendText(name, rawValues));
    changed.isLast = m_slots[slot].isLast;
    m_slots[slot] = changed;
    m_edited = true;
    compactIfWasteful();
}

void GameTree::removeProperty(NodeId id, QByteArrayView name)
{
    std::uint32_t slot = findSlot(id, name);
    if (slot == NoProperties) {
        return;
    }
    discardText(slot);
    ++m_unusedSlots;
    const std::uint32_t first = at(id).properties;
    const std::uint32_t last = lastSlot(id);
    for (; slot != last; ++slot) {
        m_slots[slot] = m_slots[slot + 1];
    }
    if (first == last) {
        at(id).properties = NoProperties;
    } else {
        m_slots[last - 1].isLast = 1;
    }
    m_edited = true;
    compactIfWasteful();
}

std::uint32_t GameTree::appendText(QByteArrayView name, std::span<const QByteArray> rawValues)
{
    const auto offset = static_cast<std::uint32_t>(m_added.size());
    if (packName(name) == LongName) {
        m_added += name;
    }
    qsizetype size = 1;
    for (const QByteArray &value : rawValues) {
        size += value.size() + 2;
    }
    m_added.resize(m_added.size() + size);
    char *out = m_added.end() - size; // appending each byte costs more than the few that most have
    for (const QByteArray &value : rawValues) {
        Q_ASSERT(isRawSgfValue(value));
        *out++ = '[';
        out = std::copy(value.begin(), value.end(), out);
        *out++ = ']';
    }
    *out = TextEnd;
    return offset;
}

/// A new last slot of the node; the node's other slots move to the end first unless they are there.
std::uint32_t GameTree::appendSlot(NodeId id)
{
    if (at(id).properties == NoProperties) {
        at(id).properties = static_cast<std::uint32_t>(m_slots.size());
    } else {
        if (lastSlot(id) + 1 != m_slots.size()) {
            moveSlotsToEnd(id);
        }
        m_slots.back().isLast = 0;
    }
    m_slots.emplace_back().isLast = 1;
    return static_cast<std::uint32_t>(m_slots.size() - 1);
}

void GameTree::moveSlotsToEnd(NodeId id)
{
    const std::uint32_t first = at(id).properties;
    const std::uint32_t last = lastSlot(id);
    at(id).properties = static_cast<std::uint32_t>(m_slots.size());
    for (std::uint32_t slot = first; slot <= last; ++slot) {
        m_slots.push_back(m_slots[slot]);
    }
    m_unusedSlots += last - first + 1;
}

void GameTree::discardText(std::uint32_t slot)
{
    if (m_slots[slot].isAdded) {
        m_unusedText += static_cast<std::size_t>(propertyAt(slot).text().size()) + 1;
    }
}

void GameTree::compactIfWasteful()
{
    const auto text = static_cast<std::size_t>(m_added.size());
    if ((m_unusedText > SmallWaste && m_unusedText > text / 2)
        || (m_unusedSlots > SmallWaste / sizeof(Slot) && m_unusedSlots > m_slots.size() / 2)) {
        compact();
    }
}

void GameTree::compact()
{
    std::vector<Slot> slots;
    slots.reserve(m_slots.size() - m_unusedSlots);
    QByteArray added;
    const auto keep = [&](const Property &property, Slot slot) {
        if (slot.isAdded) {
            slot.offset = static_cast<std::uint32_t>(added.size());
            added += property.text();
            added += TextEnd;
        }
        slots.push_back(slot);
    };
    for (Node &node : m_nodes) {
        std::uint32_t slot = node.properties;
        if (slot == NoProperties) {
            continue;
        }
        node.properties = static_cast<std::uint32_t>(slots.size());
        do {
            keep(propertyAt(slot), m_slots[slot]);
        } while (!m_slots[slot++].isLast);
    }
    m_slots = std::move(slots);
    m_added = std::move(added);
    m_unusedSlots = 0;
    m_unusedText = 0;
}

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
