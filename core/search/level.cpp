#include "core/search/level.h"

#include "core/search/fastrandom.h"

#include <algorithm>
#include <array>

namespace shinpan {

Level levelOf(int level)
{
    static constexpr std::array<Level, StrongestLevel> Levels = {{{10, 0.40},
                                                                  {35, 0.22},
                                                                  {60, 0.17},
                                                                  {150, 0.12},
                                                                  {250, 0.08},
                                                                  {500, 0.05},
                                                                  {900, 0.02},
                                                                  {2500, 0},
                                                                  {7000, 0},
                                                                  {0, 0}}};
    return Levels[static_cast<std::size_t>(std::clamp(level, WeakestLevel, StrongestLevel)
                                           - WeakestLevel)];
}

std::optional<Point> moveOfLevel(const SearchResult &result, int level, std::uint64_t seed)
{
    const double variety = levelOf(level).variety;
    if (!result.candidates.front().move || variety == 0) {
        return result.candidates.front().move;
    }
    const auto isSound = [](const SearchCandidate &candidate) {
        return candidate.move && !candidate.offersChain;
    };
    const auto best = std::ranges::find_if(result.candidates, isSound);
    if (best == result.candidates.end()) {
        return result.candidates.front().move;
    }
    // Moves that have hardly been looked at may be silly, whatever their chances seem to be.
    constexpr std::uint64_t LeastShare = 8;
    FastRandom random(seed);
    std::uint32_t weights = 0;
    const SearchCandidate *chosen = &*best;
    for (const SearchCandidate &candidate : result.candidates) {
        if (isSound(candidate) && candidate.winrate >= best->winrate - variety
            && candidate.visits * LeastShare >= best->visits) {
            const auto weight = static_cast<std::uint32_t>(candidate.visits) + 1;
            weights += weight;
            chosen = random.below(weights) < weight ? &candidate : chosen;
        }
    }
    return chosen->move;
}

} // namespace shinpan
