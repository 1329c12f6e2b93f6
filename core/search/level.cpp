#include "core/search/level.h"

#include "core/search/fastrandom.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace shinpan {

Level levelOf(int level)
{
    static constexpr std::array<Level, StrongestLevel> Levels = {{{10, 230, 2, false},
                                                                  {30, 150, 3, false},
                                                                  {60, 120, 3, false},
                                                                  {120, 90, 3, false},
                                                                  {220, 70, 4},
                                                                  {400, 45, 4},
                                                                  {900, 25, 5},
                                                                  {2500, 0, 0},
                                                                  {7000, 0, 0},
                                                                  {0, 0, 0}}};
    return Levels[static_cast<std::size_t>(std::clamp(level, WeakestLevel, StrongestLevel)
                                           - WeakestLevel)];
}

std::vector<Point> overlookedBy(int level, const SearchPosition &position, std::uint64_t seed)
{
    const Level sight = levelOf(level);
    std::vector<Point> overlooked;
    if (sight.blindness == 0 || position.moves.empty()) {
        return overlooked;
    }
    const auto latest =
        std::span(position.moves).last(std::min<std::size_t>(position.moves.size(), 2));
    const auto isNear = [&](Point point) {
        return std::ranges::any_of(latest, [&](const Move &move) {
            return move.point && std::abs(move.point->column - point.column) <= sight.reach
                && std::abs(move.point->row - point.row) <= sight.reach;
        });
    };
    constexpr int Part = 3;
    const BoardSize size = position.start.size();
    FastRandom random(seed + position.moves.size());
    for (int row = 0; row < size.rows; row += Part) {
        for (int column = 0; column < size.columns; column += Part) {
            if (!random.happens(sight.blindness)) {
                continue;
            }
            for (int i = 0; i < Part * Part; ++i) {
                const Point point{static_cast<std::uint8_t>(column + i % Part),
                                  static_cast<std::uint8_t>(row + i / Part)};
                if (size.contains(point) && !isNear(point)) {
                    overlooked.push_back(point);
                }
            }
        }
    }
    return overlooked;
}

bool isWorthPlaying(const SearchResult &result)
{
    constexpr double LeastShare = 0.2;
    double share = 0;
    for (const SearchCandidate &candidate : result.candidates) {
        share += candidate.move ? candidate.prior : 0;
    }
    return result.candidates.front().move && share >= LeastShare;
}

std::optional<Point> moveOfLevel(const SearchResult &result, int level)
{
    const auto best = result.candidates.front().move;
    if (!best || levelOf(level).blindness == 0) {
        return best;
    }
    const auto sound =
        std::ranges::find_if(result.candidates, [](const SearchCandidate &candidate) {
            return candidate.move && !candidate.offersChain;
        });
    return sound == result.candidates.end() ? best : sound->move;
}

} // namespace shinpan
