#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/schedule/standings.h"

#include <vector>

namespace shinpan {

/// How a finished game counts for the matchup's first player, which had this colour.
[[nodiscard]] Outcome outcomeOf(const GameResult &result, Color firstPlayersColor);
/// The same for a game of this matchup.
[[nodiscard]] Outcome outcomeOf(const StoredGame &game, const Matchup &matchup);

/// The time when it ended, in milliseconds; 0 where that is not known.
[[nodiscard]] qint64 endTimeOf(const StoredGame *game);

/// The game of its matchup that it repeats, if it does.
[[nodiscard]] std::optional<Repeat> repeatOf(const StoredGame &game);

/// Whether it is a game of a matchup that there is now, between its players.
[[nodiscard]] bool isGameOf(const Competition &competition,
                            const Standings &standings,
                            const StoredGame &game);

/// Adds the schedule's matchups and enters the finished ones of these games, in whatever order they
/// come; later rounds come about by the results of earlier ones. The pairs of a Swiss's round are
/// those of its games, for another version may have paired it otherwise. Returns the number of
/// games that the schedule does not know and that are left out.
std::size_t enterFinished(const Competition &competition,
                          const Schedule &schedule,
                          Standings &standings,
                          const std::vector<StoredGame> &games);

/// The same matchups, in which those finished games alone count of which this is true: what there
/// was to play has followed from all.
[[nodiscard]] Standings standingsOf(const Competition &competition,
                                    const Standings &all,
                                    const std::vector<StoredGame> &games,
                                    bool (*counts)(const StoredGame &));

/// The state of a competition after its recorded games: as above, with running ones begun as well,
/// and all other numbers free.
[[nodiscard]] Standings toStandings(const Competition &competition,
                                    const std::vector<StoredGame> &games);

} // namespace shinpan
