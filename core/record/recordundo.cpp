// How GameRecord keeps its history, and goes back and forth in it.

#include "core/record/gamerecord.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace shinpan {

void GameRecord::openStep(const QString &what)
{
    m_history.open(what, m_tree);
}

void GameRecord::closeStep()
{
    const bool hasChanged = m_history.close();
    announceModified();
    if (hasChanged) {
        Q_EMIT historyChanged();
    }
}

void GameRecord::note(RecordChange change)
{
    if (m_unrecorded > 0) {
        m_history.noteOutside();
    } else {
        m_history.add(std::move(change));
    }
}

void GameRecord::noteAddition(NodeId top)
{
    if (m_unrecorded > 0) {
        m_history.noteOutside();
        m_history.notePlayed(top);
        return;
    }
    note(SubtreeChange{top, true, m_tree.nextId(), std::nullopt});
}

/// What a change of the property will have to know of it; nothing where no history is kept.
QByteArray GameRecord::valuesBefore(NodeId node, QByteArrayView name) const
{
    return m_unrecorded > 0 ? QByteArray() : valuesText(m_tree.values(node, name));
}

void GameRecord::notePropertyChange(NodeId node,
                                    QByteArrayView name,
                                    const QByteArray &before,
                                    int place)
{
    if (m_unrecorded > 0) {
        m_history.noteOutside();
        return;
    }
    note(PropertyChange{node, name.toByteArray(), before, valuesText(m_tree.values(node, name)),
                        place});
}

/// Notes the difference as what is removed, from the last on, then what is changed, then what is
/// new, so that each can be undone in the opposite order.
void GameRecord::noteRootChanges(const std::vector<NamedValues> &before)
{
    const NodeId root = m_tree.root();
    for (std::size_t place = before.size(); place-- > 0;) {
        const auto &[name, text] = before[place];
        if (!m_tree.has(root, name)) {
            notePropertyChange(root, name, text, static_cast<int>(place));
        }
    }
    for (const auto &[name, text] : propertiesOf(m_tree, root)) {
        const auto old = std::ranges::find(before, name, &NamedValues::first);
        if (old == before.end()) {
            notePropertyChange(root, name, {}, 0);
        } else if (old->second != text) {
            notePropertyChange(root, name, old->second, 0);
        }
    }
}

QString GameRecord::undoText() const
{
    return mayUndo() ? m_history.toUndo()->what : QString();
}

QString GameRecord::redoText() const
{
    return mayRedo() ? m_history.toRedo()->what : QString();
}

RecordHistory GameRecord::takeHistory()
{
    return m_history.take();
}

void GameRecord::restoreHistory(RecordHistory history)
{
    m_history.giveBack(std::move(history));
    announceModified();
    Q_EMIT historyChanged();
}

/// Makes the changes of one step, or unmakes them.
class GameRecord::Travel
{
public:
    Travel(GameRecord &record, bool goesForward)
        : m_record(record)
        , m_tree(record.m_tree)
        , m_goesForward(goesForward)
        , m_unrecorded(record) // what listeners change now is no step
    { }

    void make(HistoryStep &step)
    {
        const NodeId played = playedOnMainLine(step);
        const auto makeOne = [this](RecordChange &change) {
            std::visit([this](auto &one) { make(one); }, change);
        };
        if (m_goesForward) {
            std::ranges::for_each(step.changes, makeOne);
        } else {
            std::for_each(step.changes.rbegin(), step.changes.rend(), makeOne);
        }
        keepOnMainLine(played);
        m_tree.setEdited(m_goesForward || step.wasEdited || m_record.m_history.hasOutside());
        announceStructure();
    }

    /// Where something was changed last.
    [[nodiscard]] NodeId place() const { return m_tree.contains(m_place) ? m_place : NoNode; }

private:
    void make(PropertyChange &change)
    {
        const QByteArray &from = m_goesForward ? change.before : change.after;
        const QByteArray &to = m_goesForward ? change.after : change.before;
        const NodeId node = change.node;
        const QByteArray &name = change.name;
        if (!m_tree.contains(node) || valuesText(m_tree.values(node, name)) != from) {
            return; // a game wrote there since
        }
        if (to.isEmpty()) {
            m_tree.removeProperty(node, name);
        } else {
            std::vector<QByteArray> values;
            for (const QByteArrayView value : RawValues(to)) {
                values.push_back(value.toByteArray());
            }
            m_tree.setValues(node, name, values);
        }
        if (from.isEmpty() && !m_goesForward) {
            m_tree.moveLastProperty(node, change.place);
        }
        announceStructure();
        m_place = node;
        m_record.announceChange(node, name);
    }

    void make(SubtreeChange &change)
    {
        const bool comes = change.isAddition == m_goesForward;
        if (comes && change.taken && m_tree.contains(change.taken->parent())) {
            m_tree.putBack(*std::exchange(change.taken, std::nullopt));
            announceArrival(change.top);
        } else if (!comes && !change.taken && mayGo(change)) {
            const NodeId parent = m_tree.parent(change.top);
            change.taken = m_tree.takeSubtree(change.top);
            announceStructure();
            m_place = parent;
            Q_EMIT m_record.nodeRemoved(change.top, parent);
        }
    }

    void make(OrderChange &change)
    {
        if (m_tree.contains(change.node)) {
            m_tree.setChildIndex(change.node, m_goesForward ? change.after : change.before);
            m_isReordered = true;
            m_place = change.node;
        }
    }

    /// What came later and is there still was played in a game, and stays.
    [[nodiscard]] bool mayGo(const SubtreeChange &change) const
    {
        if (!m_tree.contains(change.top)) {
            return false;
        }
        NodeId node = change.top;
        while (node != NoNode && node < change.newest) {
            node = m_tree.nextInSubtree(node, change.top);
        }
        return node == NoNode;
    }

    void announceArrival(NodeId top)
    {
        m_place = top;
        const bool isAsNew =
            m_tree.firstChild(top) == NoNode && m_tree.lastChild(m_tree.parent(top)) == top;
        if (isAsNew) {
            announceStructure();
            Q_EMIT m_record.nodeAdded(top);
        } else {
            m_isReordered = true;
        }
    }

    /// What a game has played on the main line since the step was made; NoNode if nothing.
    [[nodiscard]] NodeId playedOnMainLine(const HistoryStep &step) const
    {
        const NodeId played = m_record.m_history.playedSince(step);
        const bool isThere = m_tree.contains(played) && m_tree.isOnMainLine(played);
        return isThere ? played : NoNode;
    }

    /// A place that a variation had before a game was played is behind the game now.
    void keepOnMainLine(NodeId node)
    {
        if (!m_tree.contains(node)) {
            return;
        }
        for (; node != m_tree.root(); node = m_tree.parent(node)) {
            if (m_tree.firstChild(m_tree.parent(node)) != node) {
                m_tree.setChildIndex(node, 0);
                m_isReordered = true;
            }
        }
    }

    void announceStructure()
    {
        if (std::exchange(m_isReordered, false)) {
            Q_EMIT m_record.structureChanged();
        }
    }

    GameRecord &m_record;
    GameTree &m_tree;
    bool m_goesForward;
    bool m_isReordered = false; ///< and not told yet
    NodeId m_place = NoNode;
    UnrecordedChanges m_unrecorded;
};

NodeId GameRecord::undo()
{
    if (!mayUndo()) {
        return NoNode;
    }
    HistoryStep step = m_history.takeDone();
    Travel travel(*this, false);
    travel.make(step);
    m_history.putUndone(std::move(step));
    announceModified();
    Q_EMIT historyChanged();
    return travel.place();
}

NodeId GameRecord::redo()
{
    if (!mayRedo()) {
        return NoNode;
    }
    HistoryStep step = m_history.takeUndone();
    Travel travel(*this, true);
    travel.make(step);
    m_history.putDone(std::move(step));
    announceModified();
    Q_EMIT historyChanged();
    return travel.place();
}

} // namespace shinpan
