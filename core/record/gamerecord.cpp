#include "core/record/gamerecord.h"

#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <algorithm>
#include <utility>

namespace shinpan {

GameRecord::GameRecord(BoardSize size)
    : m_boardSize(size)
{
    m_tree.setValue(m_tree.root(), "SZ", rawBoardSize(size));
}

GameRecord::GameRecord(GameTree tree)
    : m_tree(std::move(tree))
    , m_boardSize(boardSizeOf(m_tree))
{ }

NodeId GameRecord::findMove(NodeId parent, Move move) const
{
    NodeId child = m_tree.firstChild(parent);
    while (child != NoNode && moveAt(m_tree, child, m_boardSize) != move) {
        child = m_tree.nextSibling(child);
    }
    return child;
}

NodeId GameRecord::add(NodeId parent, const std::optional<Move> &move)
{
    const RecordStep step(*this, {});
    const NodeId node = m_tree.appendChild(parent);
    if (move) {
        m_tree.setValue(node, rawColor(move->color), rawMove(*move, m_boardSize));
    }
    noteAddition(node);
    Q_EMIT nodeAdded(node);
    return node;
}

NodeId GameRecord::addCopy(NodeId parent, const GameTree &other, NodeId top)
{
    const RecordStep step(*this, {});
    const NodeId node = m_tree.appendCopy(parent, other, top);
    noteAddition(node);
    if (m_tree.firstChild(node) == NoNode) {
        Q_EMIT nodeAdded(node);
    } else {
        Q_EMIT structureChanged();
    }
    return node;
}

void GameRecord::removeSubtree(NodeId node)
{
    const RecordStep step(*this, {});
    const NodeId parent = m_tree.parent(node);
    TakenSubtree taken = m_tree.takeSubtree(node);
    note(SubtreeChange{node, false, m_tree.nextId(), std::move(taken)});
    Q_EMIT nodeRemoved(node, parent);
}

void GameRecord::makeMainLine(NodeId node)
{
    const RecordStep step(*this, {});
    bool hasChanged = false;
    for (; node != m_tree.root(); node = m_tree.parent(node)) {
        if (m_tree.firstChild(m_tree.parent(node)) != node) {
            note(OrderChange{node, m_tree.childIndex(node), 0});
            m_tree.setChildIndex(node, 0);
            hasChanged = true;
        }
    }
    if (hasChanged) {
        Q_EMIT structureChanged();
    }
}

void GameRecord::setChildIndex(NodeId node, int index)
{
    const int before = m_tree.childIndex(node);
    const int after = std::min(index, m_tree.childCount(m_tree.parent(node)) - 1);
    if (before != after) {
        const RecordStep step(*this, {});
        note(OrderChange{node, before, after});
        m_tree.setChildIndex(node, after);
        Q_EMIT structureChanged();
    }
}

void GameRecord::setComment(NodeId node, const QString &comment)
{
    if (comment == commentAt(m_tree, node)) {
        return;
    }
    setTyped(node, "C", rawSgfText(comment), {});
}

void GameRecord::setTyped(NodeId node,
                          QByteArrayView name,
                          const QByteArray &text,
                          const QString &what)
{
    const bool isStep = !m_history.isOpen();
    const RecordStep step(*this, what);
    if (isStep) {
        m_history.markTyping();
    }
    setProperty(node, name, std::span(&text, text.isEmpty() ? 0 : 1));
}

void GameRecord::appendComment(NodeId node, const QString &text)
{
    if (text.isEmpty()) {
        return;
    }
    const QString comment = commentAt(m_tree, node);
    setComment(node, comment.isEmpty() ? text : comment + QStringLiteral("\n\n") + text);
}

void GameRecord::setProperty(NodeId node,
                             QByteArrayView name,
                             std::span<const QByteArray> rawValues)
{
    if (std::ranges::equal(m_tree.values(node, name), rawValues)) {
        return;
    }
    if (rawValues.empty()) {
        removeProperty(node, name);
        return;
    }
    const RecordStep step(*this, {});
    const QByteArray before = valuesBefore(node, name);
    m_tree.setValues(node, name, rawValues);
    notePropertyChange(node, name, before, 0);
    announceChange(node, name);
}

void GameRecord::setPoints(NodeId node, QByteArrayView name, const PointSet &points)
{
    setProperty(node, name,
                points.isEmpty() ? std::vector<QByteArray>() : rawPoints(points, m_boardSize));
}

void GameRecord::removeProperty(NodeId node, QByteArrayView name)
{
    if (m_tree.has(node, name)) {
        const RecordStep step(*this, {});
        const QByteArray before = valuesBefore(node, name);
        const int place = m_tree.propertyPlace(node, name);
        m_tree.removeProperty(node, name);
        notePropertyChange(node, name, before, place);
        announceChange(node, name);
    }
}

void GameRecord::setInfo(const GameInfo &info)
{
    const RecordStep step(*this, {});
    const std::vector<NamedValues> before = propertiesOf(m_tree, m_tree.root());
    if (writeGameInfo(m_tree, info)) {
        noteRootChanges(before);
        announceChange(m_tree.root(), "SZ");
    }
}

/// Announces the change of a node. At the root, what concerns the game is one kind of news and what
/// concerns the node another.
void GameRecord::announceChange(NodeId node, QByteArrayView name)
{
    using Role = PropertyTraits::Role;
    const Role role = traitsOf(packName(name)).role;
    if (node == m_tree.root() && (role == Role::Root || role == Role::GameInfo)) {
        m_boardSize = boardSizeOf(m_tree);
        Q_EMIT infoChanged();
    } else {
        Q_EMIT nodeChanged(node);
    }
}

void GameRecord::replaceTree(GameTree tree)
{
    m_tree = std::move(tree);
    m_boardSize = boardSizeOf(m_tree);
    m_history.clear();
    Q_EMIT treeReplaced();
    announceModified();
    Q_EMIT historyChanged();
}

void GameRecord::setModified(bool modified)
{
    if (modified) {
        m_history.setUnclean();
    } else {
        m_history.setClean();
    }
    announceModified();
}

void GameRecord::announceModified()
{
    if (m_wasToldModified != isModified()) {
        m_wasToldModified = isModified();
        Q_EMIT modifiedChanged(m_wasToldModified);
    }
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
        , m_unrecorded(record) // what listeners change now is not a step
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

    /// The node where something was changed last.
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
            m_tree.setValues(node, name, RawValues(to).copies());
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

/// Redoes a step or undoes one; there is one.
NodeId GameRecord::travel(bool goesForward)
{
    HistoryStep step = m_history.takeNext(goesForward);
    Travel travel(*this, goesForward);
    travel.make(step);
    m_history.putNext(std::move(step), !goesForward);
    announceModified();
    Q_EMIT historyChanged();
    return travel.place();
}

} // namespace shinpan
