#include "core/competition/report/meetings.h"

#include <algorithm>
#include <bit>

namespace shinpan {

namespace {

[[nodiscard]] Meeting meetingOf(const CompetitionReport &report, std::size_t index)
{
    const MatchupReport &matchup = report.matchups[index];
    const Tally &tally = matchup.firstTally.all;
    const double first = tally.points() + static_cast<double>(tally.unknown) / 2;
    return {.matchup = index,
            .first = matchup.first,
            .second = matchup.second,
            .firstPoints = first,
            .secondPoints = static_cast<double>(matchup.played()) - first};
}

[[nodiscard]] Meeting byeOf(std::size_t player)
{
    return {.matchup = {}, .first = player};
}

[[nodiscard]] std::vector<MeetingRound> matchesOf(const CompetitionReport &report)
{
    std::vector<MeetingRound> rounds;
    for (const BracketMatch &match : report.bracket) {
        const auto round = static_cast<std::size_t>(match.round);
        rounds.resize(std::max(rounds.size(), round + 1));
        Meeting meeting = meetingOf(report, match.matchup);
        meeting.winner = match.winner;
        meeting.isBySeed = match.isBySeed;
        rounds[round].push_back(meeting);
    }
    return rounds;
}

/// The match of that round that the player is in, or its bye.
[[nodiscard]] Meeting placeOf(const MeetingRound &round, std::size_t player)
{
    const auto found = std::ranges::find_if(round, [player](const Meeting &meeting) {
        return meeting.first == player || meeting.second == player;
    });
    return found == round.end() ? byeOf(player) : *found;
}

/// Makes the rounds from the latest one back, which stays as it is. A bye takes two places of the
/// round before, which does not exist: byes are in the first round only.
[[nodiscard]] std::vector<MeetingRound> bracketRounds(const CompetitionReport &report)
{
    std::vector<MeetingRound> rounds = matchesOf(report);
    for (std::size_t later = rounds.size(); later-- > 1;) {
        MeetingRound places;
        for (const Meeting &next : rounds[later]) {
            places.push_back(placeOf(rounds[later - 1], next.first));
            if (next.second) {
                places.push_back(placeOf(rounds[later - 1], *next.second));
            }
        }
        rounds[later - 1] = places;
    }
    return rounds;
}

[[nodiscard]] std::vector<MeetingRound> pairedRounds(const CompetitionReport &report)
{
    std::vector<MeetingRound> rounds;
    for (std::size_t i = 0; i < report.matchups.size(); ++i) {
        const auto round = static_cast<std::size_t>(report.matchups[i].round);
        rounds.resize(std::max(rounds.size(), round + 1));
        rounds[round].push_back(meetingOf(report, i));
    }
    for (MeetingRound &round : rounds) {
        for (std::size_t player = 0; player < report.players.size(); ++player) {
            const Meeting place = placeOf(round, player);
            if (!place.second) {
                round.push_back(place);
            }
        }
    }
    return rounds;
}

} // namespace

std::vector<MeetingRound> meetingRounds(const CompetitionReport &report)
{
    switch (kindOf(report.type).drawing) {
    case CompetitionKind::Drawing::Bracket:
        return bracketRounds(report);
    case CompetitionKind::Drawing::Pairings:
        return pairedRounds(report);
    case CompetitionKind::Drawing::None:
        break;
    }
    return {};
}

int roundsAfter(int round, std::size_t players)
{
    return std::countr_zero(std::bit_ceil(std::max<std::size_t>(players, 2))) - 1 - round;
}

} // namespace shinpan
