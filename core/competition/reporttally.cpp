#include "core/competition/reporttally.h"

#include "core/statistics/repetitions.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

Estimate wilsonElo(const ScoreCounts &counts)
{
    const Estimate score = wilsonInterval(counts.mean(), counts.total() * counts.gamesPerUnit);
    return {eloOfScore(score.low), eloOfScore(score.value), eloOfScore(score.high)};
}

Estimate eloOf(const ScoreCounts &counts)
{
    const Estimate elo = eloEstimate(counts);
    const bool isBounded = std::isfinite(elo.low) && std::isfinite(elo.high);
    return isBounded && counts.variance() > 0 ? elo : wilsonElo(counts);
}

double superiorityOf(const ScoreCounts &counts)
{
    if (counts.variance() > 0 || counts.mean() == 0.5) {
        return likelihoodOfSuperiority(counts);
    }
    const double doubt = std::exp2(-counts.total() - 1); // uniform prior, nothing but wins
    return counts.mean() > 0.5 ? 1 - doubt : doubt;
}

} // namespace

void Tally::add(const Tally &others)
{
    counts.add(others.counts);
    unknown += others.unknown;
    forfeits += others.forfeits;
    timeLosses += others.timeLosses;
    voids += others.voids;
    seconds.add(others.seconds);
    cpuSeconds.add(others.cpuSeconds);
}

void PlayerTally::add(const PlayerTally &others)
{
    all.add(others.all);
    for (const Color color : BothColors) {
        byColor[color].add(others.byColor[color]);
    }
}

Strength strengthOf(const ScoreCounts &counts, double share)
{
    const ScoreCounts effective = discounted(counts, share);
    return {counts, effective.total(), eloOf(effective), normalizedEloEstimate(effective),
            superiorityOf(effective)};
}

} // namespace shinpan
