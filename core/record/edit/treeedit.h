#pragma once

#include "core/record/gamerecord.h"
#include "core/util/result.h"

#include <QByteArray>

// What people do to the tree of a record. Each is one step of undo, without a name: put a
// RecordStep around it to name it.
namespace shinpan {

/// A subtree as an SGF file of its own, for the clipboard; of the root the whole game. Other
/// programs read it too: the board size stands in a root above it.
[[nodiscard]] QByteArray subtreeText(const GameTree &tree, NodeId node);

/// Puts the first game of a text below `parent`, behind its children: without what its root says of
/// file and game, and without the root if nothing else is in it. Returns the first node that came.
/// The failure, in words, if the text holds no game of Go or one for a board of another size.
[[nodiscard]] Result<NodeId> pasteSubtree(GameRecord &record, NodeId parent, const QByteArray &sgf);

/// Moves a node a place nearer to, or farther from, the main line, as far as its siblings go.
void promote(GameRecord &record, NodeId node);
void demote(GameRecord &record, NodeId node);

/// Removes whatever turns off the line from the root to the node; what follows the node stays.
void removeOtherVariations(GameRecord &record, NodeId node);

/// Makes the node the root: the board there becomes the root's set-up, what the node says besides
/// (comment, markup) and what follows it stays, all else goes but what is said of the game.
void flatten(GameRecord &record, NodeId node);

} // namespace shinpan
