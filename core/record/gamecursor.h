#pragma once

#include "core/record/gamerecord.h"
#include "core/record/tree/replay.h"

#include <QObject>

#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

namespace shinpan {

/// "Here" in a record: a node, and the board as it is there. Follows every change of the record;
/// when its node is removed it steps back to the nearest one that is left.
///
/// Forward costs one move, any other way a replay from the root. Remembers which child was visited
/// last, so that back and forward stay in a variation.
class GameCursor : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameCursor)

public:
    /// Begins at the root. The record must outlive the cursor.
    explicit GameCursor(GameRecord &record);

    [[nodiscard]] GameRecord &record() const { return m_record; }
    [[nodiscard]] NodeId node() const { return m_node; }
    [[nodiscard]] const Board &board() const { return m_replay.board(); }
    [[nodiscard]] Color toPlay() const { return m_replay.toPlay(m_record.tree(), m_node); }
    [[nodiscard]] int moveNumber() const { return m_replay.moveNumber(); }
    /// The move of this very node.
    [[nodiscard]] std::optional<Move> lastMove() const { return m_replay.lastMove(); }
    [[nodiscard]] ByColor<int> captured() const { return m_replay.captured(); }
    /// The nodes from the root to here.
    [[nodiscard]] std::vector<NodeId> path() const { return m_record.tree().pathTo(m_node); }
    /// Set-up and moves that lead here, for a Position or an engine.
    [[nodiscard]] GameLine line() const { return gameLineTo(m_record.tree(), m_node); }
    /// The child that forward() goes to: the one visited last, at first the main line; NoNode at a
    /// line's end.
    [[nodiscard]] NodeId nextNode() const { return nextNodeOf(m_node); }
    /// The same for any node: what comes after it on the line that was shown last.
    [[nodiscard]] NodeId nextNodeOf(NodeId node) const;

    void moveTo(NodeId node) { goTo(node); }
    /// These go as far as they can, and say whether they went anywhere.
    bool forward(int nodes = 1);
    bool back(int nodes = 1);
    bool toStart() { return goTo(m_record.tree().root()); }
    /// Goes to the end of the line that forward() follows.
    bool toEnd() { return forward(std::numeric_limits<int>::max()); }
    /// Go to the next or previous sibling.
    bool nextVariation() { return goTo(m_record.tree().nextSibling(m_node)); }
    bool previousVariation() { return goTo(m_record.tree().previousSibling(m_node)); }

Q_SIGNALS:
    /// The cursor is at another node, or what it shows of its node (board, turn) may have changed.
    void moved(NodeId node);

private:
    [[nodiscard]] bool isOnPath(NodeId node) const;
    bool goTo(NodeId node);
    void showNode(NodeId node);
    void rememberVisit(NodeId node);
    void refresh();
    void followAddition(NodeId node);
    void followChange(NodeId node);
    void followRemoval(NodeId removed, NodeId parent);
    void followStructure();
    void restart();

    GameRecord &m_record;
    NodeId m_node;
    Replay m_replay;
    std::unordered_map<NodeId, NodeId> m_visitedChild; ///< only where it is not the first child
};

} // namespace shinpan
