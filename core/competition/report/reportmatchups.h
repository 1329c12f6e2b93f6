#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

// How makeReport() sees games; private to the report.

/// The games of each matchup of the standings, in the order of their numbers.
using GamesByMatchup = std::vector<std::vector<const StoredGame *>>;

/// Whether a game has a result, known or not.
[[nodiscard]] bool isPlayed(const StoredGame &game);

/// Whether a game counts, and for which side.
[[nodiscard]] bool isKnown(const StoredGame &game);

/// One side's view of one game.
[[nodiscard]] Tally tallyOf(const StoredGame &game, Color color);

/// Fills the report's matchups; its type, players and games are known, and `games` points into
/// those. `all`: the schedule's standings; `counted`: of those games.
void addMatchups(CompetitionReport &report,
                 const Competition &competition,
                 const Schedule &schedule,
                 const Standings &all,
                 const Standings &counted,
                 const GamesByMatchup &games);

/// The state of an SPRT match's test, its course in the order in which games ended.
[[nodiscard]] SprtReport sprtReport(const Sprt &test,
                                    const Matchup &matchup,
                                    const std::vector<const StoredGame *> &games);

} // namespace shinpan
