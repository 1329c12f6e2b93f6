#pragma once

#include "core/statistics/elo.h"
#include "core/statistics/outcomes.h"

#include <span>

namespace shinpan {

// Ranks as numbers, so that they can be reckoned with: 0 is 1 kyu, -7 is 8 kyu, 1 is 1 dan.
//
// They become Elo by the formula that the European Go Federation rated with before 2021: who is one
// rank (100 of its points) stronger has odds of exp(100 / a), where a = 205 - points / 20 and 1 dan
// has 2100 points. So a rank is worth 90 Elo among beginners, and 170 between 1 kyu and 1 dan.

inline constexpr double WeakestRank = -29; ///< 30 kyu; who is weaker is called so too
inline constexpr double StrongestRank = 9; ///< 9 dan

/// The rank of somebody who is `elo` stronger than somebody of `rank`, within what ranks there are.
[[nodiscard]] double rankAbove(double rank, double elo);
/// Gives by how much a rank is above another, in Elo.
[[nodiscard]] double eloBetween(double rank, double other);

/// The ranks that handicap stones make up for on a square board: one each on 19×19, more on smaller
/// boards, where they are a larger part of the game.
[[nodiscard]] double ranksOfHandicap(int stones, int size);

/// The games of a player against opponents of one rank.
struct RankedGames
{
    double rank = 0; ///< the opponents', less what a handicap gave the player
    GameCounts games{};
};

/// The rank at which a player would have been expected to score what it scored in all of these
/// together, with Wilson's 95 % interval; the value belongs to its middle, so that nothing but wins
/// does not make a champion. All ranks, where there are no games.
[[nodiscard]] Estimate rankOfGames(std::span<const RankedGames> games);

} // namespace shinpan
