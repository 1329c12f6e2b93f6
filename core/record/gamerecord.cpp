#include "core/record/gamerecord.h"

#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <algorithm>
#include <utility>

namespace shinpan {

GameRecord::GameRecord(BoardSize size, QObject *parent)
    : QObject(parent)
    , m_boardSize(size)
{
    m_tree.setValue(m_tree.root(), "SZ", rawBoardSize(size));
}

GameRecord::GameRecord(GameTree tree, QObject *parent)
    : QObject(parent)
    , m_tree(std::move(tree))
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

NodeId GameRecord::addMove(NodeId parent, Move move)
{
    const RecordStep step(*this, {});
    const NodeId node = m_tree.appendChild(parent);
    m_tree.setValue(node, rawColor(move.color), rawMove(move, m_boardSize));
    noteAddition(node);
    Q_EMIT nodeAdded(node);
    return node;
}

NodeId GameRecord::addNode(NodeId parent)
{
    const RecordStep step(*this, {});
    const NodeId node = m_tree.appendChild(parent);
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
    const bool isStep = !m_history.isOpen();
    const RecordStep step(*this, {});
    if (isStep) {
        m_history.markTyping();
    }
    if (const QByteArray raw = rawSgfText(comment); raw.isEmpty()) {
        removeProperty(node, "C");
    } else {
        setProperty(node, "C", raw);
    }
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
                             const std::vector<QByteArray> &rawValues)
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

void GameRecord::setProperty(NodeId node, QByteArrayView name, const QByteArray &rawValue)
{
    setProperty(node, name, std::vector<QByteArray>{rawValue});
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

/// Of the root, what concerns the game is one kind of news and what concerns the node another.
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

} // namespace shinpan
