#pragma once

#include "core/util/result.h"

#include <QStringList>

namespace shinpan {

/// What becomes of what a competition has played when it is to begin from nothing.
enum class Reset {
    PutAside, ///< into a folder beside the competition's file, "cup.2026-11-21-181500"
    Trash,    ///< into the system's, from where a person can have it back
    Remove    ///< for ever; ask the person first
};

/// Everything beside this competition's file that a run has made: its record, logs, games and
/// reports, those of earlier series too. Paths.
[[nodiscard]] QStringList madeByRuns(const QString &competitionFile);

/// Does it and gives the paths that were moved or removed; the competition's own file stays. Fails
/// while a run is under way, and at the first file that will not go.
[[nodiscard]] Result<QStringList> resetCompetition(const QString &competitionFile, Reset how);

} // namespace shinpan
