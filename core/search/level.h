#pragma once

#include "core/search/treesearch.h"

namespace shinpan {

inline constexpr int WeakestLevel = 1;
inline constexpr int StrongestLevel = 10;

/// What makes a level weaker than another.
struct Level
{
    std::uint64_t playouts; ///< 0: as many as there is time for
    double
        variety; ///< what a move may be worse than the best one, as a chance to win, and be played
};

/// 1, a friendly beginner, to 10, the full strength.
[[nodiscard]] Level levelOf(int level);

/// The move that a level plays after a search: the best, or now and then one that looks nearly as
/// good; where it may be that, never one that offers a chain while there is another. None: a pass.
/// The same for the same seed.
[[nodiscard]] std::optional<Point> moveOfLevel(const SearchResult &result,
                                               int level,
                                               std::uint64_t seed);

} // namespace shinpan
