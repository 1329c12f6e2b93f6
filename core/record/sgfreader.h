#pragma once

#include "core/record/gametree.h"
#include "core/record/sgfwarning.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

/// Why a file is no record of Go at all.
struct SgfError
{
    int line = 1;   ///< from 1; 0 when no place in the text is meant (a file that cannot be opened)
    int column = 1; ///< in characters, from 1
    QString text;   ///< a plain sentence without the place
};

/// The first game of a collection.
struct SgfGame
{
    GameTree tree;
    std::vector<SgfWarning> warnings; ///< about the whole file up to the end of this game;
                                      ///< SgfWarningList::Limit at most
    std::size_t omittedWarnings = 0;  ///< how many more there were
    int gamesInFile = 1;
    QString charset; ///< what the bytes were
};

/// Reads SGF of any age (FF[1] to FF[4]) leniently: what is odd is mended and reported, what is
/// unknown is kept. Fails only if there is no game in it, if it is a record of another game than
/// Go, or if it is beyond 2 GiB.
///
/// The tree shares `bytes` when they are UTF-8 already.
[[nodiscard]] Result<SgfGame, SgfError> readSgf(const QByteArray &bytes);
[[nodiscard]] Result<SgfGame, SgfError> readSgfFile(const QString &path);

} // namespace shinpan
