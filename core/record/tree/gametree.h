#pragma once

#include "core/record/tree/sgfgrammar.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace shinpan {

/// Names a node of one GameTree.
enum class NodeId : std::uint32_t {};

/// No node: the root's parent, a leaf's child.
inline constexpr NodeId NoNode{0xFFFFFFFF};

class TakenSubtree;

/// The nodes of one game and their SGF properties; knows grammar, not meaning (see sgfproperties.h
/// for that).
///
/// A value. Ids stay valid until their node is removed, and are never given to another node.
/// Nothing here recurses: lines may have any length. Siblings are ordered; the first child is the
/// main line.
///
/// A property is a slice of the file's text, still escaped, so that reading copies nothing and what
/// was not edited is written back as it was. Edited values go to a text of the tree's own. 16 bytes
/// a node and 8 a property besides the text.
class GameTree
{
public:
    /// One root node without properties.
    GameTree();

    [[nodiscard]] NodeId root() const { return NodeId{0}; }
    [[nodiscard]] std::size_t nodeCount() const { return m_nodes.size() - m_removedNodes; }
    /// Whether the id names a node of this tree that was not removed. All other functions demand it
    /// of their ids.
    [[nodiscard]] bool contains(NodeId id) const
    {
        return static_cast<std::size_t>(id) < m_nodes.size() && at(id).parent != Removed;
    }
    /// The id of the next node that comes; ids grow.
    [[nodiscard]] NodeId nextId() const { return static_cast<NodeId>(m_nodes.size()); }

    [[nodiscard]] NodeId parent(NodeId id) const { return at(id).parent; }
    [[nodiscard]] NodeId firstChild(NodeId id) const
    {
        const NodeId last = at(id).lastChild;
        return last == NoNode ? NoNode : at(last).next;
    }
    [[nodiscard]] NodeId lastChild(NodeId id) const { return at(id).lastChild; }
    [[nodiscard]] NodeId nextSibling(NodeId id) const
    {
        const NodeId up = parent(id);
        return up == NoNode || at(up).lastChild == id ? NoNode : at(id).next;
    }
    /// Takes time in proportion to the number of siblings, as do childIndex() and childCount().
    [[nodiscard]] NodeId previousSibling(NodeId id) const;
    [[nodiscard]] int childIndex(NodeId id) const;
    [[nodiscard]] int childCount(NodeId id) const;
    /// Its child, if it has one and no more; else NoNode.
    [[nodiscard]] NodeId onlyChild(NodeId id) const
    {
        const NodeId last = at(id).lastChild;
        return last == NoNode || at(last).next != last ? NoNode : last;
    }
    /// Whether it has two children or more.
    [[nodiscard]] bool hasVariations(NodeId id) const { return firstChild(id) != lastChild(id); }
    /// The node that follows in file order within the subtree of `top`, NoNode after its last.
    [[nodiscard]] NodeId nextInSubtree(NodeId id, NodeId top) const;
    /// The nodes from the root to `id`, both included.
    [[nodiscard]] std::vector<NodeId> pathTo(NodeId id) const;
    /// The node at the end of the line that starts at `id` and follows first children.
    [[nodiscard]] NodeId endOfLine(NodeId id) const;
    /// Whether the node and all above it are first children.
    [[nodiscard]] bool isOnMainLine(NodeId id) const;

    NodeId appendChild(NodeId parent);
    /// Removes a node and all below it; not the root.
    void removeSubtree(NodeId id);
    /// The same, and hands over what was there.
    [[nodiscard]] TakenSubtree takeSubtree(NodeId id);
    /// Puts a subtree back where it was, with the ids that it had. It must have been taken from
    /// this tree, and its parent be there.
    void putBack(const TakenSubtree &taken);
    /// Copies a subtree of another tree behind the children of `parent`; returns its top.
    NodeId appendCopy(NodeId parent, const GameTree &other, NodeId top);
    /// Moves a node among its siblings; `index` beyond them means last.
    void setChildIndex(NodeId id, int index);

    using Property = SgfProperty;

    /// Calls `visit(Property)` for each property of the node, in order.
    template <typename Visitor>
    void forEachProperty(NodeId id, Visitor &&visit) const
    {
        std::uint32_t slot = at(id).properties;
        if (slot != NoProperties) {
            do {
                visit(propertyAt(slot));
            } while (!m_slots[slot++].isLast);
        }
    }
    /// The property of a node that has one, as nearly all have; nothing if it has none or several.
    [[nodiscard]] std::optional<Property> onlyProperty(NodeId id) const
    {
        const std::uint32_t slot = at(id).properties;
        if (slot == NoProperties || !m_slots[slot].isLast) {
            return std::nullopt;
        }
        return propertyAt(slot);
    }

    /// Identifiers are capital letters and digits: "AB", "KGSDE".
    [[nodiscard]] bool has(NodeId id, QByteArrayView name) const
    {
        return findSlot(id, name) != NoProperties;
    }
    /// The raw values of a property; none if the node has it not.
    [[nodiscard]] RawValues values(NodeId id, QByteArrayView name) const;
    /// Sets or adds a property; it has at least one value, and each is well-formed
    /// (isRawSgfValue()).
    void setValues(NodeId id, QByteArrayView name, std::span<const QByteArray> rawValues);
    void setValue(NodeId id, QByteArrayView name, const QByteArray &rawValue)
    {
        setValues(id, name, {&rawValue, 1});
    }
    /// Does nothing if the node has it not.
    void removeProperty(NodeId id, QByteArrayView name);
    /// How many properties of the node come before this one, which it has.
    [[nodiscard]] int propertyPlace(NodeId id, QByteArrayView name) const
    {
        return static_cast<int>(findSlot(id, name) - at(id).properties);
    }
    /// Moves the node's last property to that place among them.
    void moveLastProperty(NodeId id, int place);

    /// Whether anything was changed since the tree was read from a file; a new tree is ours, so it
    /// counts as edited.
    [[nodiscard]] bool isEdited() const { return m_edited; }
    /// False: every change was undone.
    void setEdited(bool edited) { m_edited = edited; }

private:
    friend class SgfTreeBuilder; // fills the arena directly
    friend class TakenSubtree;

    /// Children form a ring: lastChild names the last, whose `next` is the first.
    struct Node
    {
        NodeId parent = NoNode;
        NodeId lastChild = NoNode;
        NodeId next = NoNode;
        std::uint32_t properties =
            NoProperties; ///< index of the first one; they end with one that isLast
    };
    struct Slot
    {
        PackedName name : 30 = 0;
        std::uint32_t isLast : 1 = 0;
        std::uint32_t isAdded : 1 = 0; ///< the offset counts in m_added, not in m_source
        std::uint32_t offset = 0;

        Slot() = default;
        Slot(PackedName packed, bool added, std::uint32_t start)
            : name(packed & 0x3FFFFFFF)
            , isAdded(added ? 1 : 0)
            , offset(start)
        { }
    };
    static constexpr std::uint32_t NoProperties = 0xFFFFFFFF;
    static constexpr NodeId Removed{0xFFFFFFFE}; ///< the parent of a removed node
    /// Ends each property's text in m_added, lest the next one's values look like more of its own.
    static constexpr char TextEnd = ';';

    [[nodiscard]] const Node &at(NodeId id) const { return m_nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Node &at(NodeId id) { return m_nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Property propertyOf(const Slot &slot) const
    {
        const QByteArray &text = slot.isAdded ? m_added : m_source;
        return {slot.name, {text.constData() + slot.offset, text.constData() + text.size()}};
    }
    [[nodiscard]] Property propertyAt(std::uint32_t slot) const
    {
        return propertyOf(m_slots[slot]);
    }
    [[nodiscard]] std::uint32_t findSlot(NodeId id, QByteArrayView name) const;
    [[nodiscard]] std::uint32_t lastSlot(NodeId id) const;
    std::uint32_t appendText(QByteArrayView name, std::span<const QByteArray> rawValues);
    std::uint32_t appendSlot(NodeId id);
    void moveSlotsToEnd(NodeId id);
    void linkChild(NodeId id, NodeId parent, int index);
    void unlinkChild(NodeId id);
    void discardText(std::uint32_t slot);
    void compactIfWasteful();
    void compact();

    QByteArray
        m_source; ///< the file, decoded to UTF-8; shared with the other games of its collection
    QByteArray
        m_added; ///< what the file does not have as it should be: edits, and the reader's repairs
    std::vector<Node> m_nodes;
    std::vector<Slot> m_slots;
    std::size_t m_removedNodes = 0;
    std::size_t m_unusedSlots = 0;
    std::size_t m_unusedText = 0; ///< bytes of m_added
    bool m_edited = true;
};

/// A subtree that was taken out of a GameTree, to be put back: 20 bytes a node and 8 a property
/// besides the text that does not stand in the file.
class TakenSubtree
{
public:
    [[nodiscard]] NodeId top() const { return m_nodes.front().first; }
    [[nodiscard]] NodeId parent() const { return m_nodes.front().second.parent; }

private:
    friend class GameTree;

    std::vector<std::pair<NodeId, GameTree::Node>> m_nodes; ///< in file order, the top first
    std::vector<GameTree::Slot> m_slots; ///< `properties` of nodes counts in these
    QByteArray m_text;                   ///< instead of the tree's m_added
    int m_index = 0;                     ///< of the top among its siblings
};

inline void GameTree::removeSubtree(NodeId id)
{
    static_cast<void>(takeSubtree(id));
}

} // namespace shinpan
