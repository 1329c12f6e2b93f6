#pragma once

#include "core/competition/opening/opening.h"
#include "core/competition/opening/openingplan.h"

#include <cstddef>
#include <vector>

namespace shinpan {

/// Openings of random moves, no two of which lead to the same position (positionKey()); the first
/// ones of many are those of few. Moves are legal by the terms' rules, by turns, and no obvious
/// nonsense: no pass, none on the first line of boards of 7x7 and larger, none into a point that is
/// surrounded by own stones, and none that leaves a chain in atari unless it captures.
///
/// `key` sets this source apart from another. Fails if there are not so many.
[[nodiscard]] Result<std::vector<Opening>> makeRandomOpenings(const RandomOpenings &source,
                                                              const OpeningTerms &terms,
                                                              std::size_t key);

} // namespace shinpan
