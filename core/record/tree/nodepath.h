#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/message.h"
#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// A place in a game: after a node, as a rule.
struct NodePlace
{
    NodeId node{};
    /// The place after the node's set-up, before its move, only at the start of a game whose very
    /// root has a move.
    bool isBeforeMove = false;

    friend bool operator==(const NodePlace &, const NodePlace &) = default;
};

/// The place that people name by a path: how far to go, and where to turn off, in turns, with dots
/// between them.
///
///     120         after move 120 of the main line; passes count, 0 is before the first move
///     end         the end of the main line
///     30.2        the first node of the second continuation after move 30 (1 is the main line)
///     30.2.45     after move 45 of the line that goes there
///     30.2.end    its end; 30.2.45.3 turns off once more
///     n57         the 57th node in the order of the file; n0 is the root
///
/// Move numbers always count from the start of the game. One turns off at the first branching
/// after the move named, which comes before the next move. The empty path is "end". The failure
/// says how far the path leads.
[[nodiscard]] Result<NodePlace> findPlace(const GameTree &tree, const QString &path);

/// A path that leads to a node: move numbers and turns, or "n57" where these lead elsewhere, as to
/// a node without a move of its own.
[[nodiscard]] QString pathOf(const GameTree &tree, NodeId node);

/// Says that no move comes after so many.
[[nodiscard]] Message lineEndsAfter(int moves);

} // namespace shinpan
