#pragma once

#include "core/competition/opening/opening.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace shinpan {

// Openings as lists of GTP moves.

/// One opening, its words with blanks, commas or semicolons between them: vertices, Black first and
/// by turns ("D4 Q16"), each perhaps with its colour ("B D4 W Q16") or as commands
/// ("play B D4, play W Q16"). Fails on anything else, and on what is off the board.
[[nodiscard]] Result<GameLine> lineFromMoves(QStringView moves, const OpeningTerms &terms);

/// Reads a file with one opening on each line; '#' begins a comment, lines without a word are
/// skipped. The failure begins with the file and the line.
[[nodiscard]] Result<std::vector<Opening>> readMoveFile(const QString &path,
                                                        const OpeningTerms &terms);

} // namespace shinpan
