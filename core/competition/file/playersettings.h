#pragma once

#include "core/competition/file/competitionsettings.h"

namespace shinpan {

/// How long players and referees may take unless the file says otherwise: nobody is there to lose
/// patience, so there is a limit to starting up, too.
[[nodiscard]] Timeouts competitionTimeouts();

/// [[player]] and [player_defaults].
[[nodiscard]] std::vector<CompetitionPlayer> readPlayers(CompetitionSettings &file,
                                                         CompetitionMistakes &mistakes,
                                                         const QString &folder);

/// [referee]; nothing without.
[[nodiscard]] std::optional<EngineProfile> readReferee(CompetitionSettings &file,
                                                       CompetitionMistakes &mistakes,
                                                       const QString &folder);

} // namespace shinpan
