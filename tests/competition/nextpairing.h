#pragma once

#include "core/competition/schedule/schedule.h"

namespace shinpan::test {

/// The next game, which counts as begun, found by looking at all matchups: of the one with the
/// fewest games begun, the earliest of those. Nothing while what comes next depends on games that
/// are running, or when all is over (isOver()).
[[nodiscard]] inline std::optional<Pairing> nextPairing(const Schedule &schedule,
                                                        Standings &standings)
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

} // namespace shinpan::test
