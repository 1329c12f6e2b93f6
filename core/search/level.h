#pragma once

#include "core/search/treesearch.h"

namespace shinpan {

inline constexpr int WeakestLevel = 1;
inline constexpr int StrongestLevel = 10;

/// What makes a level weaker than another: it sees less far, in moves and on the board. None plays
/// a worse move than the best that it has seen.
struct Level
{
    std::uint64_t playouts;   ///< 0: as many as there is time for
    unsigned blindness;       ///< how often in 256 turns it does not look at a distant part
    int reach;                ///< so many lines around the two latest moves it always looks
    bool readsLadders = true; ///< before it has played them out
};

/// 1, a friendly beginner, to 10, the full strength.
[[nodiscard]] Level levelOf(int level);

/// The points that do not come to a level's mind this turn: whole parts of the board (three by
/// three points) away from the two latest moves. The same for the same seed and game; none where
/// nothing has been played.
[[nodiscard]] std::vector<Point> overlookedBy(int level,
                                              const SearchPosition &position,
                                              std::uint64_t seed);

/// Whether what a level has looked at holds a move worth playing: no pass comes first, and a good
/// part of all that seemed natural is among it. Else it has to look again, at everything.
[[nodiscard]] bool isWorthPlaying(const SearchResult &result);

/// The move that a level plays after a search: the best; below full sight, where there is another,
/// never one that offers a chain. None: a pass.
[[nodiscard]] std::optional<Point> moveOfLevel(const SearchResult &result, int level);

} // namespace shinpan
