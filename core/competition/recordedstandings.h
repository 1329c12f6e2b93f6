#pragma once

#include "core/competition/competition.h"
#include "core/competition/standings.h"
#include "core/competition/storedgame.h"

#include <vector>

namespace shinpan {

/// How a game that is over counts for the matchup's first player, who had this colour.
[[nodiscard]] Outcome outcomeOf(const GameResult &result, Color firstPlayersColor);

/// Where a competition stands after its recorded games, in whatever order they come: its schedule's
/// matchups, with finished games over, running ones begun, and all other numbers free. Games that
/// the schedule does not know are left out.
[[nodiscard]] Standings toStandings(const Competition &competition,
                                    const std::vector<StoredGame> &games);

} // namespace shinpan
