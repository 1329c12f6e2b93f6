#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/result.h"
#include "core/util/wholefile.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// A game as an SGF file: UTF-8, LF, lines of about 80 columns broken between properties and values
/// only.
///
/// Properties stand in the order of the project's vocabulary (file, game, move, clock, comment,
/// markup, unknown, set-up); values as they are in the tree, so what was not edited comes out as it
/// came in. The root says FF, GM, CA and SZ even if the file did not, CA always UTF-8, and AP names
/// us if the tree was made or edited here.
[[nodiscard]] QByteArray writeSgf(const GameTree &tree);

/// Writes a file in one step, as saveWholeFile() does.
[[nodiscard]] Result<void> saveSgfFile(const GameTree &tree,
                                       const QString &path,
                                       Durability durability = Durability::PowerFailure);

} // namespace shinpan
