#include "core/gtpserver/gtpengine.h"

#include "core/rules/handicap.h"
#include "core/rules/playout.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

bool EngineQuestion::permits(Color side, std::optional<Point> move, int depth) const
{
    return std::ranges::all_of(limits, [&](const Limit &limit) {
        const bool names = std::ranges::find(limit.moves, move) != limit.moves.end();
        return limit.color != side || depth > limit.untilDepth || names == limit.allows;
    });
}

Settlement GtpEngine::settle(const HostedGame &game)
{
    return estimateStatus(game.position());
}

EngineEstimate GtpEngine::estimate(const HostedGame &game)
{
    EngineEstimate estimate{.lead = 0, .ownership = estimateOwnership(game.position())};
    const double area = std::accumulate(estimate.ownership.begin(), estimate.ownership.end(), 0.0);
    estimate.lead = area - game.terms().komi
                  - compensationFor(game.terms().handicap, game.rules().handicapCompensation);
    return estimate;
}

} // namespace shinpan
