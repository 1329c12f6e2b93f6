#pragma once

#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgferror.h"
#include "core/record/sgf/sgfwarning.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

/// A game of a file.
struct SgfGame
{
    GameTree tree;
    std::vector<SgfWarning> warnings; ///< SgfWarningList::Limit at most
    std::size_t omittedWarnings = 0;  ///< how many more there were
    int gamesInFile = 1;
    SgfCharset charset; ///< what the bytes were
};

class SgfParser;

/// The game that the parser has just read, which starts at `place`, with the warnings about it;
/// `gamesInFile` and `charset` are for the caller to say. Adds the warning about another game.
[[nodiscard]] SgfGame finishedGame(const SgfParser &parser,
                                   SgfWarningList &warnings,
                                   SgfPlace place);

/// Reads the first game of Go in SGF of any age (FF[1] to FF[4]) leniently: what is odd is mended
/// and reported, what is unknown is kept. The warnings are about the file as a whole, too. Fails
/// only if there is no game in it, or only games other than Go, or if it is beyond 2 GiB.
///
/// The tree shares `bytes` when they are UTF-8 already.
[[nodiscard]] Result<SgfGame, SgfError> readSgf(const QByteArray &bytes,
                                                const SgfReadOptions &options = {});
[[nodiscard]] Result<SgfGame, SgfError> readSgfFile(const QString &path,
                                                    const SgfReadOptions &options = {});

} // namespace shinpan
