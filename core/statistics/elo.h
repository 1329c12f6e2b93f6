#pragma once

#include "core/statistics/outcomes.h"

namespace shinpan {

/// The quantile of the normal distribution that 95 % intervals are made with.
inline constexpr double NormalQuantile95 = 1.959963984540054;

/// Elo in a natural logarithm of odds: 400/ln 10. (moc cannot read the header that has ln10.)
inline constexpr double EloScale = 173.71779276130073;

/// An estimate and its 95 % interval. Any of them may be infinite where nothing bounds it; none is
/// ever NaN.
struct Estimate
{
    double low = 0;
    double value = 0;
    double high = 0;

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

/// The Elo difference at which a player has this expected score: -400·log10(1/score - 1); infinite
/// at 0 and 1.
[[nodiscard]] double eloOfScore(double score);
/// The expected score at this Elo difference, which may be infinite.
[[nodiscard]] double scoreOfElo(double elo);

/// Elo difference with the interval that fastchess and cutechess print: the score's normal
/// interval, with the variance of the units, both ends mapped to Elo. Pairs give the honest one
/// where openings are shared. An end beyond what scores can be is infinite.
[[nodiscard]] Estimate eloEstimate(const ScoreCounts &counts);

/// The score above one half in standard deviations of a game, in Elo-like units (800/ln 10); for
/// pairs divided by √2, so that both estimate the same. It is computed as by fastchess; see Van den
/// Bergh, "Normalized Elo". No units, or units that all ended alike, do not tell it: an infinite
/// interval about 0 or about an infinite value.
[[nodiscard]] Estimate normalizedEloEstimate(const ScoreCounts &counts);

/// The likelihood of superiority, 0 to 1: how likely, from these results alone, the player is the
/// better one. One half when there is nothing to say.
[[nodiscard]] double likelihoodOfSuperiority(const ScoreCounts &counts);

/// The normalized Elo at which units that are either won or lost have this expected score; infinite
/// at 0 and 1.
[[nodiscard]] double normalizedEloOfScore(double score, int gamesPerUnit = 1);
/// The likelihood of superiority that belongs to Wilson's interval: above 97.5 % exactly where that
/// lies above one half, below 2.5 % where it lies below.
[[nodiscard]] double wilsonSuperiority(double score, double games);

/// Wilson's 95 % interval of the score, which holds for few games and lopsided results too (0 to 1
/// from no games). A jigo counts half.
[[nodiscard]] Estimate wilsonInterval(const GameCounts &games);
/// The same of a score from this many games, which need not be whole: where some repeat others,
/// they are worth fewer.
[[nodiscard]] Estimate wilsonInterval(double score, double games);

/// How likely a result at least as uneven comes from equal players: the exact two-sided binomial
/// test of wins against losses. 1 when there are none.
[[nodiscard]] double binomialPValue(std::int64_t wins, std::int64_t losses);

} // namespace shinpan
