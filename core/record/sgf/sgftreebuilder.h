#pragma once

#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace shinpan {

/// Builds a GameTree in file order for SgfParser, and mends nodes that hold more than a node may: a
/// property twice, two moves, set-up and a move (FF[4], "move vs. place").
class SgfTreeBuilder
{
public:
    SgfTreeBuilder(QByteArray source, SgfWarningList &warnings);

    /// Starts a game, forgets the one before.
    void beginGame();
    /// The game as far as it was built. A copy of it takes no more memory than it needs.
    [[nodiscard]] const GameTree &tree() const { return m_tree; }

    /// Whether addProperty() may be called.
    [[nodiscard]] bool isNodeOpen() const { return m_isNodeOpen; }
    /// Gives the root a property that the file should have; not counted as an edit.
    void addToRoot(QByteArrayView name, const QByteArray &rawValue);
    void beginNode(const char *at)
    {
        if (m_isRunOfEmptyNodes) [[unlikely]] {
            m_isRunOfEmptyNodes = false;
            m_isNodeOpen = true; // the last node again
            m_nodeOffset = at - m_source.constData();
            return;
        }
        m_current = appendNode(m_current);
        m_isNodeOpen = true;
        m_nodeOffset = at - m_source.constData();
        m_firstSlot = m_tree.m_slots.size();
        m_seenNames = 0;
        m_maySeeDuplicate = false;
        m_moves = 0;
        m_setUps = 0;
    }
    void endNode()
    {
        if (m_isNodeOpen && m_tree.m_slots.size() != m_firstSlot) {
            m_tree.at(m_current).properties = static_cast<std::uint32_t>(m_firstSlot);
            m_tree.m_slots.back().isLast = 1;
            if (m_maySeeDuplicate || m_moves > 1 || (m_moves > 0 && m_setUps > 0)) {
                mendNode();
            }
        } else if (m_isNodeOpen && ++m_emptyNodes > MostEmptyNodes) {
            noteEmptyNode();
        }
        m_isNodeOpen = false;
    }
    /// Whether there are so many empty nodes that the next node may not be added.
    [[nodiscard]] bool isInEmptyNodes() const { return m_isRunOfEmptyNodes; }
    /// Adds whole nodes, such as ";B[dd]" in the source, one behind the other; none is open, and
    /// isInEmptyNodes() is false.
    void addMoves(std::span<const char *const> moves);
    void openVariation()
    {
        m_isRunOfEmptyNodes = false;
        m_branches.push_back(m_current);
    }
    void closeVariation()
    {
        m_isRunOfEmptyNodes = false;
        m_current = m_branches.back();
        m_branches.pop_back();
    }

    /// `start`: the first `[`, or the name if it is a long one, in the source.
    void addProperty(PackedName name, const PropertyTraits &traits, const char *start)
    {
        const auto offset = static_cast<std::uint32_t>(start - m_source.constData());
        append(name, traits, false, offset);
    }
    /// A property whose text in the source will not do. A long name stands where packName() says
    /// LongName.
    void addRepairedProperty(QByteArrayView name, std::span<const QByteArray> rawValues);

private:
    /// An empty node takes one byte in a file and sixteen here. At most this many are kept in a
    /// game; further ones only where something follows.
    static constexpr std::size_t MostEmptyNodes = 65'536;

    void append(PackedName name, const PropertyTraits &traits, bool isAdded, std::uint32_t offset)
    {
        const std::uint64_t bit = std::uint64_t{1} << (name * 0x9E3779B1U >> 26);
        m_maySeeDuplicate |= (m_seenNames & bit) != 0;
        m_seenNames |= bit;
        m_moves += traits.role == PropertyTraits::Role::Move ? 1 : 0;
        m_setUps += traits.role == PropertyTraits::Role::SetUp ? 1 : 0;
        m_tree.m_slots.emplace_back(name, isAdded, offset);
    }
    void mendNode();
    void noteEmptyNode();
    [[nodiscard]] std::vector<GameTree::Slot> joinDuplicates(std::span<const GameTree::Slot> slots);
    [[nodiscard]] std::vector<std::size_t> sortForSplit(std::vector<GameTree::Slot> &slots) const;
    void storeSlots(NodeId node, std::span<const GameTree::Slot> slots);
    NodeId appendNode(NodeId parent)
    {
        const auto id = static_cast<NodeId>(m_tree.m_nodes.size());
        NodeId next = id;
        if (parent != NoNode) {
            GameTree::Node &up = m_tree.at(parent);
            if (up.lastChild != NoNode) {
                next = std::exchange(m_tree.at(up.lastChild).next, id);
            }
            up.lastChild = id;
        }
        // Made where it stays: a copy would wait until each of its members is stored.
        GameTree::Node &node = m_tree.m_nodes.emplace_back();
        node.parent = parent;
        node.next = next;
        return id;
    }

    QByteArray m_source;
    SgfWarningList &m_warnings;
    GameTree m_tree;
    std::vector<NodeId> m_branches; ///< where the open variations started
    NodeId m_current = NoNode;
    bool m_isNodeOpen = false;
    bool m_isRunOfEmptyNodes = false; ///< the next node is to be the last one, which is empty
    std::size_t m_emptyNodes = 0;
    // These are of the open node:
    std::ptrdiff_t m_nodeOffset = 0;
    std::size_t m_firstSlot = 0;
    std::uint64_t m_seenNames =
        0; ///< a bit for each hash of a name, to say fast that none came twice
    bool m_maySeeDuplicate = false;
    int m_moves = 0;
    int m_setUps = 0;
};

} // namespace shinpan
