#pragma once

#include "core/competition/report.h"

namespace shinpan {

// What makeReport() says of who is ahead; private to the report.

[[nodiscard]] std::vector<CrossCell> crosstableOf(const Standings &standings);

/// The matches of a knockout, with their winners where they are decided.
[[nodiscard]] std::vector<BracketMatch> bracketOf(const Schedule &schedule,
                                                  const Standings &standings);

/// What decides between players with the same points in this type of competition.
[[nodiscard]] std::vector<TieBreak> tieBreaksOf(CompetitionType type);

/// The best first: by points and the type's tie-breaks; by how far they came in a knockout; by
/// ratings where opponents and numbers of games differ (playoff, gauntlet).
[[nodiscard]] std::vector<StandingRow> standingRows(const Competition &competition,
                                                    const Standings &standings,
                                                    const std::vector<BracketMatch> &bracket,
                                                    const std::optional<PoolRatings> &ratings);

} // namespace shinpan
