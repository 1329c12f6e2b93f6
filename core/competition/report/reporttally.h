#pragma once

#include "core/board/color.h"
#include "core/statistics/elo.h"

#include <optional>

namespace shinpan {

/// The mean of those values that are known.
struct KnownMean
{
    double sum = 0;
    std::int64_t known = 0;

    void add(double value)
    {
        sum += value;
        ++known;
    }
    void add(const KnownMean &others)
    {
        sum += others.sum;
        known += others.known;
    }
    [[nodiscard]] std::optional<double> mean() const
    {
        return known > 0 ? std::optional(sum / static_cast<double>(known)) : std::nullopt;
    }
};

/// The games as one side saw them.
struct Tally
{
    GameCounts counts;
    std::int64_t unknown = 0;     ///< played, but nobody can say who won
    std::int64_t forfeits = 0;    ///< of the losses: broke the rules or the protocol
    std::int64_t timeLosses = 0;  ///< of the losses
    std::int64_t voids = 0;       ///< games that did not count, by this side's doing
    KnownMean seconds;            ///< its thinking time in a game
    KnownMean measuredCpuSeconds; ///< of its processes
    KnownMean cpuSeconds;         ///< that it tells
    KnownMean offTurnSeconds;     ///< its processes used so much while it waited

    /// Games that have a result, known or not.
    [[nodiscard]] std::int64_t played() const { return counts.total() + unknown; }
    /// The points of the games with a known result; a jigo is half a point.
    [[nodiscard]] double points() const
    {
        return static_cast<double>(counts.wins) + static_cast<double>(counts.jigos) / 2;
    }
    /// The same in proportion to those games, 0 to 1, with Wilson's interval.
    [[nodiscard]] Estimate score() const { return wilsonInterval(counts); }

    void add(const Tally &others);
};

/// A player's games, and those with either colour.
struct PlayerTally
{
    Tally all;
    ByColor<Tally> byColor;

    void add(const PlayerTally &others);
};

/// What results say about the strength of one player against another.
struct Strength
{
    ScoreCounts counts = GameCounts{}; ///< of games or of pairs, as they are
    /// How many independent ones they are worth; errors are made with these.
    double effectiveUnits = 0;
    Estimate elo;
    Estimate normalizedElo;
    double likelihoodOfSuperiority = 0.5;
};

/// The strength that these units show, which are worth only this share of their number, see
/// discounted(). All of it is of one method, so that superiority is above 97.5 % exactly where the
/// intervals lie above 0: the normal approximation with the units' variance, or, where all units
/// ended alike or an end of the interval is beyond what scores can be, Wilson's of as many units
/// that are won or lost.
[[nodiscard]] Strength strengthOf(const ScoreCounts &counts, double share = 1);

} // namespace shinpan
