#pragma once

#include "core/competition/file/competitionreader.h"
#include "core/competition/result/storedgame.h"

#include <QDateTime>

#include <vector>

namespace shinpan {

/// A competition that another program's file described, or played.
struct ImportedCompetition
{
    Competition competition;
    std::vector<StoredGame> games; ///< by number, finished ones and void ones; of tables only
    /// What of the file has no place here, each with its line: "line 41: “for” cannot be imported;
    /// write out what it comes to".
    std::vector<Message> notTaken;
};

/// What is to be said of a line.
[[nodiscard]] inline Message lineOf(int line, const Message &text)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "line %1: %2"), line, text);
}

/// Reads a control file of Gomill's ringmaster (gomill.readthedocs, "The control file") as a
/// competition that will stand in a file of the same name ending in .toml. Control files are
/// Python; what they declare is understood (CtlScript says how much of it), nothing is executed.
/// Fails where the competition cannot be had without what was not understood. Of tuning events,
/// make_candidate() is called with the parameters' names in braces.
///
/// What Gomill does by default and we do not is said outright in the competition: its referee's
/// rules (simple ko, suicide allowed, no end by repetition), its players scorer, its way with
/// refused moves.
[[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> importCtl(const QByteArray &source,
                                                                           const QString &path);

/// Reads a table of gogui-twogtp (FILE.dat) as a playoff of one matchup, with its two programs as
/// players; its games' times are unknown, so they all get the one
/// at which the table was written. Fails if it is no such table.
///
/// - "B" in the columns RES_B, RES_W and RES_R is the program called Black, whichever colour it has
///   in that game; here it is the colour.
/// - A game's result is the referee's, else that on which both programs agree (the winner counts;
///   with different margins none is known), else that of the only one that had one; programs that
///   name different winners leave it unknown.
/// - ERR makes a game void, with ERR_MSG for its reason. A message of several lines breaks the
///   table there; those lines are reported.
/// - DUP names an earlier game, with "?" where it is similar but not the same; both are marked as
///   duplicates, as gogui-twogtp's own statistics leave both out.
/// - A table knows neither handicaps nor rules nor which opening a game had.
[[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors>
importDat(const QByteArray &table, const QString &path, const QDateTime &written);

} // namespace shinpan
