#include "core/statistics/rankscale.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr double Steepness = 20; ///< points in which `a` falls by one

/// The `a` of the formula, in ranks (1 kyu has 2000 points).
[[nodiscard]] double slackOf(double rank)
{
    constexpr double PointsOfRank = 100;
    constexpr double PointsOfFirstKyu = 2000;
    return 205 - (PointsOfFirstKyu + PointsOfRank * rank) / Steepness;
}

[[nodiscard]] double clamped(double rank)
{
    return std::clamp(rank, WeakestRank, StrongestRank);
}

/// What somebody of that rank is expected to score in all these games, 0 to 1.
[[nodiscard]] double expected(std::span<const RankedGames> games, double rank, double total)
{
    double score = 0;
    for (const RankedGames &some : games) {
        score += static_cast<double>(some.games.total()) * scoreOfElo(eloBetween(rank, some.rank));
    }
    return score / total;
}

/// The rank that is expected to score so.
[[nodiscard]] double rankExpecting(std::span<const RankedGames> games, double score, double total)
{
    double low = WeakestRank;
    double high = StrongestRank;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (expected(games, middle, total) < score ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

double rankAbove(double rank, double elo)
{
    // Elo grows by EloScale / a with each point, and a falls with the points.
    const double slack = slackOf(rank) * std::exp(-elo / (Steepness * EloScale));
    return clamped(rank + (slackOf(rank) - slack) * Steepness / 100);
}

double eloBetween(double rank, double other)
{
    return Steepness * EloScale * std::log(slackOf(clamped(other)) / slackOf(clamped(rank)));
}

double ranksOfHandicap(int stones, int size)
{
    constexpr double PointsOfFullBoard = 19 * 19;
    return stones < 2 ? 0 : stones * PointsOfFullBoard / (size * size);
}

Estimate rankOfGames(std::span<const RankedGames> games)
{
    GameCounts all;
    for (const RankedGames &some : games) {
        all.add(some.games);
    }
    if (all.total() == 0) {
        return {WeakestRank, (WeakestRank + StrongestRank) / 2, StrongestRank};
    }
    const auto total = static_cast<double>(all.total());
    const Estimate score = wilsonInterval(all);
    return {rankExpecting(games, score.low, total),
            rankExpecting(games, (score.low + score.high) / 2, total),
            rankExpecting(games, score.high, total)};
}

} // namespace shinpan
