#include "core/record/sgf/sgftreebuilder.h"

#include <algorithm>
#include <map>
#include <utility>

namespace shinpan {

using Role = PropertyTraits::Role;

SgfTreeBuilder::SgfTreeBuilder(QByteArray source, SgfWarningList &warnings)
    : m_source(std::move(source))
    , m_warnings(warnings)
{ }

void SgfTreeBuilder::beginGame()
{
    m_tree.m_source = m_source;
    m_tree.m_added.clear();
    m_tree.m_nodes.clear();
    m_tree.m_slots.clear();
    m_tree.m_edited = false;
    m_branches.clear();
    m_current = NoNode;
    m_isNodeOpen = false;
    m_isRunOfEmptyNodes = false;
    m_emptyNodes = 0;
}

void SgfTreeBuilder::addMoves(std::span<const char *const> moves)
{
    m_current = appendNode(m_current);
    auto id = static_cast<std::uint32_t>(m_current);
    auto slot = static_cast<std::uint32_t>(m_tree.m_slots.size());
    m_tree.m_nodes.resize(id + moves.size());
    m_tree.m_slots.resize(slot + moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto offset = static_cast<std::uint32_t>(moves[i] + 2 - m_source.constData());
        GameTree::Slot &property = m_tree.m_slots[slot + i];
        property = GameTree::Slot(packedNameWith(0, moves[i][1]), false, offset);
        property.isLast = 1;
        GameTree::Node &node = m_tree.m_nodes[id + i];
        node.properties = static_cast<std::uint32_t>(slot + i);
        if (i > 0) {
            const NodeId self{static_cast<std::uint32_t>(id + i)};
            m_tree.m_nodes[id + i - 1].lastChild = self;
            node.parent = m_current;
            node.next = self;
            m_current = self;
        }
    }
}

void SgfTreeBuilder::addRepairedProperty(QByteArrayView name, std::span<const QByteArray> rawValues)
{
    const PackedName packed = packName(name);
    append(packed, traitsOf(packed), true, m_tree.appendText(name, rawValues));
}

void SgfTreeBuilder::addToRoot(QByteArrayView name, const QByteArray &rawValue)
{
    m_tree.setValue(m_tree.root(), name, rawValue);
    m_tree.m_edited = false;
}

void SgfTreeBuilder::noteEmptyNode()
{
    m_isRunOfEmptyNodes = true;
    if (m_emptyNodes == MostEmptyNodes + 1) {
        m_warnings.add(SgfWarning::Kind::EmptyNodes, m_nodeOffset, QString::number(MostEmptyNodes));
    }
}

void SgfTreeBuilder::mendNode()
{
    const auto first = m_tree.m_slots.begin() + static_cast<std::ptrdiff_t>(m_firstSlot);
    std::vector<GameTree::Slot> slots(first, m_tree.m_slots.end());
    if (m_maySeeDuplicate) {
        slots = joinDuplicates(slots);
    }
    const std::vector<std::size_t> starts = sortForSplit(slots);
    m_tree.m_slots.resize(m_firstSlot);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : slots.size();
        m_current = i == 0 ? m_current : appendNode(m_current);
        storeSlots(m_current, std::span(slots).subspan(starts[i], end - starts[i]));
    }
    if (starts.size() > 1) {
        m_warnings.add(SgfWarning::Kind::SplitNode, m_nodeOffset);
    }
}

/// Slots of one name become one with all their values, at the place of the first. Moves stay: the
/// node is split at them.
std::vector<GameTree::Slot> SgfTreeBuilder::joinDuplicates(std::span<const GameTree::Slot> slots)
{
    struct Group
    {
        std::size_t position;
        std::vector<QByteArray> values; ///< only when there is more than one slot
    };
    std::map<QByteArray, Group> groups;
    std::vector<GameTree::Slot> joined;
    for (const GameTree::Slot &slot : slots) {
        const GameTree::Property property = m_tree.propertyOf(slot);
        if (traitsOf(slot.name).role == Role::Move) {
            joined.push_back(slot);
            continue;
        }
        const auto [found, isNew] = groups.try_emplace(property.name(), Group{joined.size(), {}});
        Group &group = found->second;
        if (isNew) {
            joined.push_back(slot);
            continue;
        }
        if (group.values.empty()) {
            group.values = m_tree.propertyOf(joined[group.position]).values().copies();
            m_warnings.add(SgfWarning::Kind::DuplicateProperty, m_nodeOffset,
                           QString::fromLatin1(found->first));
        }
        std::ranges::move(property.values().copies(), std::back_inserter(group.values));
    }
    for (const auto &[name, group] : groups) {
        if (!group.values.empty()) {
            joined[group.position].isAdded = 1;
            joined[group.position].offset = m_tree.appendText(name, group.values);
        }
    }
    return joined;
}

/// Puts set-up (and what is said of the whole game) first, before the moves with what follows each
/// of them. Says where the slots of each node start.
std::vector<std::size_t> SgfTreeBuilder::sortForSplit(std::vector<GameTree::Slot> &slots) const
{
    const auto roleOf = [](const GameTree::Slot &slot) { return traitsOf(slot.name).role; };
    std::vector<std::size_t> starts{0};
    auto at = slots.begin();
    if (m_moves > 0 && m_setUps > 0) {
        at = std::stable_partition(slots.begin(), slots.end(), [&](const GameTree::Slot &slot) {
            const Role role = roleOf(slot);
            return role == Role::SetUp || role == Role::Root || role == Role::GameInfo;
        });
        starts.push_back(static_cast<std::size_t>(at - slots.begin()));
    }
    for (bool hasMove = false; at != slots.end(); ++at) {
        if (roleOf(*at) == Role::Move && std::exchange(hasMove, true)) {
            starts.push_back(static_cast<std::size_t>(at - slots.begin()));
        }
    }
    return starts;
}

void SgfTreeBuilder::storeSlots(NodeId node, std::span<const GameTree::Slot> slots)
{
    m_tree.at(node).properties = static_cast<std::uint32_t>(m_tree.m_slots.size());
    for (GameTree::Slot slot : slots) {
        slot.isLast = 0;
        m_tree.m_slots.push_back(slot);
    }
    m_tree.m_slots.back().isLast = 1;
}

} // namespace shinpan
