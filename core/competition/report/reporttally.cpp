#include "core/competition/report/reporttally.h"

#include "core/statistics/repetitions.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Whether the normal approximation says something: units differ, and the interval's ends are
/// scores.
bool isNormal(const ScoreCounts &counts)
{
    const Estimate elo = eloEstimate(counts);
    return counts.variance() > 0 && std::isfinite(elo.low) && std::isfinite(elo.high);
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
    measuredCpuSeconds.add(others.measuredCpuSeconds);
    cpuSeconds.add(others.cpuSeconds);
    offTurnSeconds.add(others.offTurnSeconds);
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
    const double units = effective.total();
    if (isNormal(effective)) {
        return {counts, units, eloEstimate(effective), normalizedEloEstimate(effective),
                likelihoodOfSuperiority(effective)};
    }
    const Estimate score = wilsonInterval(effective.mean(), units);
    const auto normalized = [&](double of) {
        return normalizedEloOfScore(of, counts.gamesPerUnit);
    };
    // Units that differ have a variance of their own, which gives the value; the interval reaches
    // to it.
    const double value =
        effective.variance() > 0 ? normalizedEloEstimate(effective).value : normalized(score.value);
    return {
        counts,
        units,
        {eloOfScore(score.low), eloOfScore(score.value), eloOfScore(score.high)},
        {std::min(normalized(score.low), value), value, std::max(normalized(score.high), value)},
        wilsonSuperiority(score.value, units)};
}

} // namespace shinpan
