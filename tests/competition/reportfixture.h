#pragma once

#include "core/competition/report/report.h"

#include <functional>

namespace shinpan::test {

/// A competition of players "a", "b", … without a file.
[[nodiscard]] Competition competitionOf(CompetitionType type,
                                        std::size_t players,
                                        std::optional<int> games);

/// How a made-up game ends: 'B' and 'W' by resignation, 'F' and 'f' won by Black and White by
/// forfeit, 'T' and 't' on time, 'J' as a jigo, '?' disputed, 'M' at the move limit; 'V' is void by
/// Black's doing, 'R' still running.
[[nodiscard]] StoredGame gameOf(const Competition &competition,
                                const Pairing &pairing,
                                char ending);

using Ending = std::function<char(const Pairing &)>;

/// Plays up to this many games of the competition's schedule, each ending as `ending` says; a void
/// one is played again.
[[nodiscard]] std::vector<StoredGame> play(const Competition &competition,
                                           int most,
                                           const Ending &ending);

/// The same, every ending being possible; the same ones for the same seed.
[[nodiscard]] std::vector<StoredGame> playAtRandom(const Competition &competition,
                                                   int most,
                                                   quint32 seed);

/// Games of one matchup of two players, one for each ending, colours alternating.
[[nodiscard]] std::vector<StoredGame> matchOf(const Competition &competition, const char *endings);

} // namespace shinpan::test
