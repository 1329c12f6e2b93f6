#pragma once

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gametree.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <initializer_list>

namespace shinpan::test {

/// Reads a game that can be read; ends the program otherwise.
[[nodiscard]] SgfGame gameFrom(const QByteArray &sgf);

/// The tree of such a game.
[[nodiscard]] GameTree treeFrom(const QByteArray &sgf);

/// The tree on one line, nothing added and nothing sorted: "(;B[aa](;W[bb])(;W[cc]))". Values as
/// they are, escaped.
[[nodiscard]] QByteArray outlineOf(const GameTree &tree);

/// Place and sentence of each warning: "3:7 text between properties; left out".
[[nodiscard]] QStringList warningsOf(const SgfGame &game);

/// The node at the end of a path of child indices from the root.
[[nodiscard]] NodeId nodeAt(const GameTree &tree, std::initializer_list<int> childIndices);

} // namespace shinpan::test
