#pragma once

#include "core/board/move.h"
#include "core/record/gameinfo.h"
#include "core/record/gametree.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <vector>

namespace shinpan {

/// The observable document: one game. Every change goes through it and is announced exactly once,
/// after it was made; what changes nothing is not announced.
class GameRecord : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameRecord)

public:
    /// A new game: an empty board, not modified.
    explicit GameRecord(BoardSize size = {}, QObject *parent = nullptr);
    /// An opened game, not modified.
    explicit GameRecord(GameTree tree, QObject *parent = nullptr);

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    [[nodiscard]] BoardSize boardSize() const { return m_boardSize; }
    [[nodiscard]] GameInfo info() const { return readGameInfo(m_tree); }
    /// Whether it differs from what was last saved or opened, as far as anybody told.
    [[nodiscard]] bool isModified() const { return m_isModified; }
    /// The first child that makes this move; NoNode if none does.
    [[nodiscard]] NodeId findMove(NodeId parent, Move move) const;

    /// A new last child with a move; its point must be on the board.
    NodeId addMove(NodeId parent, Move move);
    /// A new last child without properties.
    NodeId addNode(NodeId parent);
    /// Removes a node, not the root, and all below it.
    void removeSubtree(NodeId node);
    /// Makes the line from the root to the node the first one everywhere.
    void makeMainLine(NodeId node);
    /// Moves a node among its siblings; an index beyond them means last.
    void setChildIndex(NodeId node, int index);

    /// Empty text removes the comment.
    void setComment(NodeId node, const QString &comment);
    /// Adds a paragraph to the comment; empty text adds nothing.
    void appendComment(NodeId node, const QString &text);
    /// Values as in the file, escaped (see sgfgrammar.h and sgfproperties.h for making them); no
    /// values remove the property.
    void setProperty(NodeId node, QByteArrayView name, const std::vector<QByteArray> &rawValues);
    void setProperty(NodeId node, QByteArrayView name, const QByteArray &rawValue);
    void removeProperty(NodeId node, QByteArrayView name);
    void setInfo(const GameInfo &info);

    /// Puts another game in this document's place, not modified. All node ids become invalid.
    void replaceTree(GameTree tree);
    /// False: it was saved.
    void setModified(bool modified);

Q_SIGNALS:
    void nodeAdded(NodeId node);
    /// Move, set-up, comment or markup of a node changed.
    void nodeChanged(NodeId node);
    /// `node` and all below it are gone; `parent` is there still.
    void nodeRemoved(NodeId node, NodeId parent);
    /// The order of variations changed.
    void structureChanged();
    /// A root or game-info property of the root changed (also the board size).
    void infoChanged();
    void treeReplaced();
    void modifiedChanged(bool modified);

private:
    void announceChange(NodeId node, QByteArrayView name);

    GameTree m_tree;
    BoardSize m_boardSize;
    bool m_isModified = false;
};

} // namespace shinpan
