#pragma once

#include "core/record/tree/gametree.h"

#include <QString>

namespace shinpan {

class DocumentController;
class OpenGame;

/// Somebody's place in a document, in words that still hold when its file is read anew.
struct GamePlace
{
    int game = 0; ///< its place in the file, from 0
    QString way;  ///< wayTo() the node

    friend bool operator==(const GamePlace &, const GamePlace &) = default;
};

/// How to walk from the root to a node: "120.2.44" is 120 nodes along first children, then to the
/// second child, then 44 along first ones.
[[nodiscard]] QString wayTo(const GameTree &tree, NodeId node);
/// The end of such a way: as far as the tree has it, and not beyond what cannot be understood.
[[nodiscard]] NodeId nodeOnWay(const GameTree &tree, const QString &way);

/// The place of the document's board.
[[nodiscard]] GamePlace placeOf(DocumentController &document, const OpenGame &game);
/// Shows that place, or what is left of it.
void goTo(const GamePlace &place, DocumentController &document, OpenGame &game);

} // namespace shinpan
