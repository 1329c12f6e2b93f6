#pragma once

#include "core/board/move.h"
#include "core/record/recordhistory.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gametree.h"
#include "core/record/tree/pointset.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <span>
#include <vector>

namespace shinpan {

/// The observable document: one game. Every change goes through it and is announced exactly once,
/// after it was made; what changes nothing is not announced.
///
/// Every change can be undone, back to where the game was opened, except those under
/// UnrecordedChanges: they stay whatever is undone around them. A change is a step of its own, or
/// belongs to the RecordStep that lives; typing in one comment is one step.
class GameRecord : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameRecord)

public:
    /// A new game: an empty board, not modified.
    explicit GameRecord(BoardSize size = {});
    /// An opened game, not modified.
    explicit GameRecord(GameTree tree);

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    [[nodiscard]] BoardSize boardSize() const { return m_boardSize; }
    [[nodiscard]] GameInfo info() const { return readGameInfo(m_tree); }
    /// Whether it differs from what was last saved or opened, as far as anybody told.
    [[nodiscard]] bool isModified() const { return !m_history.isClean(); }
    /// The first child that makes this move; NoNode if none does.
    [[nodiscard]] NodeId findMove(NodeId parent, Move move) const;

    /// A new last child with a move; its point must be on the board.
    NodeId addMove(NodeId parent, Move move) { return add(parent, move); }
    /// A new last child without properties.
    NodeId addNode(NodeId parent) { return add(parent, std::nullopt); }
    /// A new last child with all below it: a copy from another tree. Told by structureChanged(), or
    /// nodeAdded() if it is one node.
    NodeId addCopy(NodeId parent, const GameTree &other, NodeId top);
    /// Removes a node, not the root, and all below it.
    void removeSubtree(NodeId node);
    /// Makes the line from the root to the node the first one everywhere.
    void makeMainLine(NodeId node);
    /// Moves a node among its siblings; an index beyond them means last.
    void setChildIndex(NodeId node, int index);

    /// Empty text removes the comment.
    void setComment(NodeId node, const QString &comment);
    /// One raw value that is typed: letter by letter it is one step of that name. Empty text
    /// removes the property.
    void setTyped(NodeId node, QByteArrayView name, const QByteArray &text, const QString &what);
    /// Adds a paragraph to the comment; empty text adds nothing.
    void appendComment(NodeId node, const QString &text);
    /// Values as in the file, escaped (see sgfgrammar.h and sgfproperties.h for making them); no
    /// values remove the property.
    void setProperty(NodeId node, QByteArrayView name, std::span<const QByteArray> rawValues);
    void setProperty(NodeId node, QByteArrayView name, const QByteArray &rawValue)
    {
        setProperty(node, name, std::span(&rawValue, 1));
    }
    /// One value for each point; without points the property goes.
    void setPoints(NodeId node, QByteArrayView name, const PointSet &points);
    void removeProperty(NodeId node, QByteArrayView name);
    void setInfo(const GameInfo &info);

    /// Puts another game in this document's place, not modified. All node ids become invalid, and
    /// the history is forgotten.
    void replaceTree(GameTree tree);
    /// False: it was saved. Undo and redo lead back to that.
    void setModified(bool modified);

    /// Do not call these while a RecordStep lives.
    [[nodiscard]] bool mayUndo() const { return m_history.toUndo() != nullptr; }
    [[nodiscard]] bool mayRedo() const { return m_history.toRedo() != nullptr; }
    /// The step that undo() or redo() is about; null if there is none.
    [[nodiscard]] const HistoryStep *stepToUndo() const { return m_history.toUndo(); }
    [[nodiscard]] const HistoryStep *stepToRedo() const { return m_history.toRedo(); }
    /// Hands the history over, to be given back with the same tree (another game may be shown
    /// meanwhile), and forgets it. A step that is open counts as complete.
    [[nodiscard]] RecordHistory takeHistory() { return m_history.take(); }
    void restoreHistory(RecordHistory history);
    /// Return the node where something is different now, to be shown; NoNode if nothing is. Nodes
    /// come back with the ids that they had. What a game wrote over since stays as it is, and what
    /// it has played on the main line since stays there.
    NodeId undo() { return mayUndo() ? travel(false) : NoNode; }
    NodeId redo() { return mayRedo() ? travel(true) : NoNode; }

Q_SIGNALS:
    void nodeAdded(NodeId node);
    /// Move, set-up, comment or markup of a node changed.
    void nodeChanged(NodeId node);
    /// `node` and all below it are gone; `parent` is there still.
    void nodeRemoved(NodeId node, NodeId parent);
    /// The order of variations changed, or subtrees came (back).
    void structureChanged();
    /// A root or game-info property of the root changed (also the board size).
    void infoChanged();
    void treeReplaced();
    void modifiedChanged(bool modified);
    /// What can be undone or redone is different.
    void historyChanged();

private:
    friend class RecordStep;
    friend class UnrecordedChanges;
    class Travel;

    NodeId add(NodeId parent, const std::optional<Move> &move);
    NodeId travel(bool goesForward);
    void openStep(const QString &what) { m_history.open(what, m_tree); }
    void closeStep();
    void note(RecordChange change);
    [[nodiscard]] QByteArray valuesBefore(NodeId node, QByteArrayView name) const;
    void noteAddition(NodeId top);
    void notePropertyChange(NodeId node, QByteArrayView name, const QByteArray &before, int place);
    void noteRootChanges(const std::vector<NamedValues> &before);
    void announceChange(NodeId node, QByteArrayView name);
    void announceModified();

    GameTree m_tree;
    BoardSize m_boardSize;
    RecordHistory m_history;
    int m_unrecorded = 0;           ///< how many UnrecordedChanges live
    bool m_wasToldModified = false; ///< what modifiedChanged() said last
};

/// Everything changed while it lives is one step of undo. Nesting joins the outer one.
class [[nodiscard]] RecordStep
{
    Q_DISABLE_COPY_MOVE(RecordStep)

public:
    /// `what` is shown after "Undo ", in the person's language. The record must outlive this.
    RecordStep(GameRecord &record, const QString &what)
        : m_record(record)
    {
        record.openStep(what);
    }
    ~RecordStep() { m_record.closeStep(); }

private:
    GameRecord &m_record;
};

/// What is changed while it lives is no doing of the person, as the moves of a game that is played:
/// no step of undo, and not undone with any.
class [[nodiscard]] UnrecordedChanges
{
    Q_DISABLE_COPY_MOVE(UnrecordedChanges)

public:
    explicit UnrecordedChanges(GameRecord &record)
        : m_record(record)
    {
        ++record.m_unrecorded;
    }
    ~UnrecordedChanges() { --m_record.m_unrecorded; }

private:
    GameRecord &m_record;
};

} // namespace shinpan
