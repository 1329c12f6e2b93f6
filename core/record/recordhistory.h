#pragma once

#include "core/record/tree/gametree.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace shinpan {

/// "[v1][v2]", however the file has it; empty for no values.
[[nodiscard]] QByteArray valuesText(const RawValues &values);

/// A property as it may be kept: its name and valuesText().
using NamedValues = std::pair<QByteArray, QByteArray>;
[[nodiscard]] std::vector<NamedValues> propertiesOf(const GameTree &tree, NodeId node);

/// A property of a node has other values. Texts are as valuesText() has them, empty: the node has
/// it not.
struct PropertyChange
{
    NodeId node{};
    QByteArray name;
    QByteArray before;
    QByteArray after;
    int place = 0; ///< among the node's properties, before
};

/// A subtree came or went.
struct SubtreeChange
{
    NodeId top{};
    bool isAddition = false;
    NodeId newest{};                   ///< ids from here on did not exist then
    std::optional<TakenSubtree> taken; ///< while it is not in the tree
};

/// A node has another place among its siblings.
struct OrderChange
{
    NodeId node{};
    int before = 0;
    int after = 0;
};

using RecordChange = std::variant<PropertyChange, SubtreeChange, OrderChange>;

/// What is undone at once.
struct HistoryStep
{
    QString what; ///< for people
    std::vector<RecordChange> changes;
    bool wasEdited = false;                       ///< the tree, before (GameTree::isEdited())
    NodeId nextId{};                              ///< ids from here on did not exist before
    bool isTyping = false;                        ///< what follows in the same comment joins it
    std::chrono::steady_clock::time_point made{}; ///< when it was complete

    /// Adds a change, or joins it with one before it that it continues.
    void add(RecordChange change);
};

/// The steps that led to a record as it is, and those that were undone. Memory is in proportion to
/// what was changed; there is no limit. Knows changes, but does not make them.
class RecordHistory
{
public:
    [[nodiscard]] bool isOpen() const { return m_depth > 0; }
    /// Begins a step; within another one it becomes part of that.
    void open(const QString &what, const GameTree &tree);
    /// Whether the history is different now.
    [[nodiscard]] bool close();
    /// A change of the open step.
    void add(RecordChange change);
    /// The open step types in a comment.
    void markTyping() { m_pending.isTyping = true; }

    /// The step to undo or redo next; null if there is none, or while a step is open.
    [[nodiscard]] const HistoryStep *toUndo() const { return nextOf(m_done); }
    [[nodiscard]] const HistoryStep *toRedo() const { return nextOf(m_undone); }
    /// Takes toUndo(), or toRedo(), out; there must be one.
    [[nodiscard]] HistoryStep takeNext(bool isToRedo);
    /// Makes this step the next to be undone, or redone.
    void putNext(HistoryStep step, bool isToRedo) { stepsOf(isToRedo).push_back(std::move(step)); }

    /// Whether the record is as it was at setClean().
    [[nodiscard]] bool isClean() const
    {
        return m_clean == m_done.size() && m_pending.changes.empty();
    }
    void setClean() { m_clean = m_done.size(); }
    /// It never was, or will not be again.
    void setUnclean() { m_clean.reset(); }
    /// Something was changed that is not a step.
    void noteOutside()
    {
        m_hasOutside = true;
        m_clean.reset();
    }
    [[nodiscard]] bool hasOutside() const { return m_hasOutside; }
    /// A game has played to this node.
    void notePlayed(NodeId node) { m_played = node; }
    /// The last such node, if it came after the step was made; NoNode otherwise.
    [[nodiscard]] NodeId playedSince(const HistoryStep &step) const
    {
        return m_played != NoNode && m_played >= step.nextId ? m_played : NoNode;
    }
    /// Forgets all steps. One that is open may still be closed.
    void clear() { static_cast<void>(take()); }
    /// Hands all steps over, the open one as complete, and forgets them.
    [[nodiscard]] RecordHistory take();
    /// Takes over what take() handed out.
    void giveBack(RecordHistory taken);

private:
    [[nodiscard]] const HistoryStep *nextOf(const std::vector<HistoryStep> &steps) const
    {
        return isOpen() || steps.empty() ? nullptr : &steps.back();
    }
    [[nodiscard]] std::vector<HistoryStep> &stepsOf(bool isToRedo)
    {
        return isToRedo ? m_undone : m_done;
    }
    [[nodiscard]] bool joinTyping();

    std::vector<HistoryStep> m_done;
    std::vector<HistoryStep> m_undone; ///< the next to redo last
    HistoryStep m_pending;             ///< the open step
    int m_depth = 0;
    bool m_hasOutside = false;
    NodeId m_played = NoNode;
    std::optional<std::size_t> m_clean = 0; ///< how many steps were done then
};

} // namespace shinpan
