#include "core/competition/schedule/schedule.h"

#include <algorithm>

namespace shinpan {

Schedule::~Schedule() = default;

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

std::optional<Pairing> nextPairing(const Schedule &schedule, Standings &standings)
{
    schedule.extend(standings);
    const std::vector<Matchup> &matchups = standings.matchups();
    std::optional<std::size_t> best;
    const auto isBefore = [&](const Matchup &a, const Matchup &b) {
        if (schedule.goesByRounds() && a.round() != b.round()) {
            return a.round() < b.round();
        }
        return a.issued() < b.issued();
    };
    for (std::size_t i = 0; i < matchups.size(); ++i) {
        if (matchups[i].issued() < schedule.gamesOf(standings, matchups[i])
            && (!best || isBefore(matchups[i], matchups[*best]))) {
            best = i;
        }
    }
    if (!best) {
        return std::nullopt;
    }
    Matchup &matchup = standings.matchup(*best);
    const int number = matchup.issue();
    return Pairing{*best, number, matchup.playersOf(number)};
}

bool isOver(const Schedule &schedule, Standings &standings)
{
    schedule.extend(standings);
    return std::ranges::all_of(standings.matchups(), [&](const Matchup &matchup) {
        return matchup.running() == 0 && matchup.played() >= schedule.gamesOf(standings, matchup);
    });
}

} // namespace shinpan
