#pragma once

#include "core/competition/file/competitionreader.h"
#include "core/competition/result/storedgame.h"

#include <QDateTime>
#include <QStringList>

#include <vector>

namespace shinpan {

/// A competition that another program played, as far as its table tells.
struct ImportedResults
{
    Competition competition;       ///< a playoff of one matchup, with its two programs as players
    std::vector<StoredGame> games; ///< by number; finished ones and void ones
    QStringList notTaken;          ///< rows and facts that have no place here, each with its line
};

/// Reads a table of gogui-twogtp (FILE.dat); its games' times are unknown, so they all get the one
/// at which the table was written. Fails if it is no such table.
///
/// - "B" in the columns RES_B, RES_W and RES_R is the program called Black, whichever colour it has
///   in that game; here it is the colour.
/// - A game's result is the referee's, else that on which both programs agree (the winner counts;
///   with different margins none is known), else that of the only one who had one; programs that
///   name different winners leave it unknown.
/// - ERR makes a game void, with ERR_MSG for its reason. A message of several lines breaks the
///   table there; those lines are reported.
/// - DUP names an earlier game, with "?" where it is similar but not the same; both are marked as
///   duplicates, as gogui-twogtp's own statistics leave both out.
/// - A table knows neither handicaps nor rules nor which opening a game had.
[[nodiscard]] Result<ImportedResults, CompetitionFileErrors> importDat(const QByteArray &table,
                                                                       const QString &path,
                                                                       const QDateTime &written);

} // namespace shinpan
