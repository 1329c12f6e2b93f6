#pragma once

#include "core/competition/report/report.h"

#include <optional>
#include <vector>

namespace shinpan {

// The meetings round by round, for all that draw them: brackets (a knockout's) and pairings (a
// Swiss's).

/// A match of a round, or a bye, which has neither matchup nor second player.
struct Meeting
{
    std::optional<std::size_t> matchup; ///< of CompetitionReport::matchups
    std::size_t first = 0;
    std::optional<std::size_t> second{};
    double firstPoints = 0; ///< an unknown game is half a point
    double secondPoints = 0;
    std::optional<std::size_t> winner{}; ///< knockout only
    bool isBySeed = false;               ///< even to the end: the better seed goes on

    friend bool operator==(const Meeting &, const Meeting &) = default;
};
using MeetingRound = std::vector<Meeting>;

/// The first round first; none of types that are not drawn. In a bracket each match stands behind
/// the places, two for each, where its players come from; pairings have byes last.
[[nodiscard]] std::vector<MeetingRound> meetingRounds(const CompetitionReport &report);

/// How many rounds of a knockout of `players` come after this one: none after the final.
[[nodiscard]] int roundsAfter(int round, std::size_t players);

} // namespace shinpan
