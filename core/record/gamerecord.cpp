#include "core/record/gamerecord.h"

#include "core/record/sgfproperties.h"
#include "core/record/sgfvocabulary.h"

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
    const NodeId node = m_tree.appendChild(parent);
    m_tree.setValue(node, rawColor(move.color), rawMove(move, m_boardSize));
    Q_EMIT nodeAdded(node);
    setModified(true);
    return node;
}

NodeId GameRecord::addNode(NodeId parent)
{
    const NodeId node = m_tree.appendChild(parent);
    Q_EMIT nodeAdded(node);
    setModified(true);
    return node;
}

void GameRecord::removeSubtree(NodeId node)
{
    const NodeId parent = m_tree.parent(node);
    m_tree.removeSubtree(node);
    Q_EMIT nodeRemoved(node, parent);
    setModified(true);
}

void GameRecord::makeMainLine(NodeId node)
{
    bool hasChanged = false;
    for (; node != m_tree.root(); node = m_tree.parent(node)) {
        if (m_tree.firstChild(m_tree.parent(node)) != node) {
            m_tree.setChildIndex(node, 0);
            hasChanged = true;
        }
    }
    if (hasChanged) {
        Q_EMIT structureChanged();
        setModified(true);
    }
}

void GameRecord::setChildIndex(NodeId node, int index)
{
    const int last = m_tree.childCount(m_tree.parent(node)) - 1;
    if (m_tree.childIndex(node) == std::min(index, last)) {
        return;
    }
    m_tree.setChildIndex(node, index);
    Q_EMIT structureChanged();
    setModified(true);
}

void GameRecord::setComment(NodeId node, const QString &comment)
{
    if (comment == commentAt(m_tree, node)) {
        return;
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
        m_tree.removeProperty(node, name);
    } else {
        m_tree.setValues(node, name, rawValues);
    }
    announceChange(node, name);
}

void GameRecord::setProperty(NodeId node, QByteArrayView name, const QByteArray &rawValue)
{
    setProperty(node, name, std::vector<QByteArray>{rawValue});
}

void GameRecord::removeProperty(NodeId node, QByteArrayView name)
{
    if (m_tree.has(node, name)) {
        m_tree.removeProperty(node, name);
        announceChange(node, name);
    }
}

void GameRecord::setInfo(const GameInfo &info)
{
    if (writeGameInfo(m_tree, info)) {
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
    setModified(true);
}

void GameRecord::replaceTree(GameTree tree)
{
    m_tree = std::move(tree);
    m_boardSize = boardSizeOf(m_tree);
    Q_EMIT treeReplaced();
    setModified(false);
}

void GameRecord::setModified(bool modified)
{
    if (m_isModified != modified) {
        m_isModified = modified;
        Q_EMIT modifiedChanged(modified);
    }
}

} // namespace shinpan
