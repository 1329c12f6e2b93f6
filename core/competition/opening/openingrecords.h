#pragma once

#include "core/competition/opening/opening.h"
#include "core/competition/opening/openingplan.h"

#include <cstddef>
#include <vector>

namespace shinpan {

/// A plan cannot have more openings than this: what is larger is rather a database of games, and
/// reading it would take minutes.
inline constexpr std::size_t MostOpenings = 100'000;

/// Openings out of SGF files. `key` sets the random ways of this source apart from another's. Fails
/// if nothing can be read, or a game cannot go on from one of them, with the file and the game; or
/// if there are too many.
[[nodiscard]] Result<std::vector<Opening>> readSgfOpenings(const SgfOpenings &source,
                                                           const OpeningTerms &terms,
                                                           std::size_t key);

} // namespace shinpan
