#include "core/competition/schedule/schedule.h"

#include <algorithm>

namespace shinpan {

Schedule::~Schedule() = default;

std::optional<std::size_t> Schedule::neediest(const Standings &, const MayPlay &) const
{
    return std::nullopt;
}

std::optional<int> Schedule::gamesInAll(const Standings &standings) const
{
    int sum = 0;
    for (const Matchup &matchup : standings.matchups()) {
        const int games = gamesOf(standings, matchup);
        if (games == Unlimited) {
            return std::nullopt;
        }
        sum += games;
    }
    return sum;
}

bool isOver(const Schedule &schedule, Standings &standings)
{
    schedule.extend(standings);
    return std::ranges::all_of(standings.matchups(), [&](const Matchup &matchup) {
        return matchup.running() == 0 && matchup.played() >= schedule.gamesOf(standings, matchup);
    });
}

} // namespace shinpan
