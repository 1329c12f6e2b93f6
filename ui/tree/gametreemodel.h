#pragma once

#include "core/record/gamerecord.h"
#include "ui/tree/gametreelayout.h"
#include "ui/tree/nodedescription.h"

#include <QObject>
#include <QPointer>

#include <utility>
#include <vector>

namespace shinpan {

/// A record laid out as a tree of lines, with the path to the current node; knows no pixels.
///
/// Only what moves is laid out again, and however much of the record changes meanwhile, that is
/// done at once by update(). What hides the current node is expanded.
class GameTreeModel final : public QObject
{
    Q_OBJECT

public:
    explicit GameTreeModel(QObject *parent = nullptr);

    /// May be null. The record is observed, not owned; its root becomes the current node.
    void setRecord(const GameRecord *record);
    /// Returns whether it is not the one before.
    bool setCurrentNode(NodeId node) { return std::exchange(m_current, node) != node; }
    void setMistakeTest(NodeTest test) { m_facts.setMistakeTest(std::move(test)); }
    /// The test may have changed its mind about this node and those after it (NoNode: about all).
    /// Returns whether it has.
    [[nodiscard]] bool retestMistakes(NodeId node);

    /// Takes in what changed since.
    void update();
    /// Calls that function of the layout, which hides or shows nodes.
    template <typename Fold, typename... Arguments>
    void fold(Fold GameTreeLayout::*change, const Arguments &...arguments)
    {
        (m_layout.*change)(tree(), arguments...);
        updatePath();
    }

    // All this is as of the last update().
    [[nodiscard]] const GameRecord *record() const { return m_record; }
    [[nodiscard]] const GameTree &tree() const { return m_record->tree(); }
    /// Whether there is no more than a root.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] NodeId currentNode() const { return m_current; }
    [[nodiscard]] const GameTreeLayout &layout() const { return m_layout; }
    /// The nodes from the root to the current one; empty without a record.
    [[nodiscard]] const std::vector<NodeId> &path() const { return m_path; }
    [[nodiscard]] NodeFacts &facts() { return m_facts; }
    [[nodiscard]] DescribedNode describe(NodeId node);
    /// Those between two places, column by column.
    [[nodiscard]] std::vector<NodeId> nodesWithin(GameTreeLayout::Place first,
                                                  GameTreeLayout::Place last) const;
    /// The nodes that branch off the path to a node.
    [[nodiscard]] std::vector<NodeId> besidesWayTo(NodeId node) const;
    /// The node to which a key leads from the current one, with lines that run in that direction:
    /// that node itself when there is nothing further, NoNode for other keys.
    [[nodiscard]] NodeId neighbour(int key) const;

Q_SIGNALS:
    /// There is something to update().
    void changed();
    /// The tree is another one now, whose root is the current node.
    void replaced();

private:
    using Change = GameTreeLayout::Change;

    void observe(const GameRecord &record);
    void noteChange(Change change);
    void requestLayout();
    void replaceTree(NodeId root);
    void updatePath();

    QPointer<const GameRecord> m_record;
    GameTreeLayout m_layout;
    NodeFacts m_facts;
    std::vector<Change> m_changes; ///< not yet laid out
    std::vector<NodeId> m_path;
    NodeId m_current = NoNode;
    bool m_layoutIsOld = false; ///< all of it
};

} // namespace shinpan
