#pragma once

#include "core/competition/file/competitionreader.h"

#include <QStringList>

namespace shinpan {

/// A competition that another program's file described.
struct ImportedCompetition
{
    Competition competition;
    /// What of the file has no place here, each with its line: "line 41: a for loop is not taken
    /// over; write the players out".
    QStringList notTaken;
};

/// Reads a control file of Gomill's ringmaster (gomill.readthedocs, "The control file") as a
/// competition that will stand in a file of the same name ending in .toml. Control files are
/// Python; what they declare is understood (CtlScript says how much of it), nothing is executed.
/// Fails where the competition cannot be had without what was not understood, and for tuning
/// events.
///
/// What Gomill does by default and we do not is said outright in the competition: its referee's
/// rules (simple ko, suicide allowed, no end by repetition), its players scorer, its way with
/// refused moves.
[[nodiscard]] Result<ImportedCompetition, CompetitionFileErrors> importCtl(const QByteArray &source,
                                                                           const QString &path);

} // namespace shinpan
