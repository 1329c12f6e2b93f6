#include "core/competition/schedule/schedule.h"

namespace shinpan {

namespace {

/// Matchups that are all known from the start, with so many games each.
class FixedSchedule final : public Schedule
{
public:
    FixedSchedule(std::vector<Matchup> matchups, std::vector<int> games, bool goesByRounds)
        : m_matchups(std::move(matchups))
        , m_games(std::move(games))
        , m_goesByRounds(goesByRounds)
    { }

    void extend(Standings &standings) const override
    {
        for (std::size_t i = standings.matchups().size(); i < m_matchups.size(); ++i) {
            standings.add(m_matchups[i]);
        }
    }

    [[nodiscard]] int gamesOf(const Standings &standings, const Matchup &matchup) const override
    {
        return m_games[static_cast<std::size_t>(&matchup - standings.matchups().data())];
    }

    [[nodiscard]] bool goesByRounds() const override { return m_goesByRounds; }

private:
    std::vector<Matchup> m_matchups;
    std::vector<int> m_games;
    bool m_goesByRounds;
};

/// The pairs of one round by the circle method, in which all but the first seat move on by one each
/// round; an odd number of players has an empty seat.
void addRound(std::vector<Matchup> &matchups,
              int round,
              std::size_t players,
              std::size_t turn,
              bool isReturn)
{
    const std::size_t seats = players + players % 2;
    const auto sitting = [&](std::size_t seat) {
        return seat == 0 ? 0 : 1 + (seat - 1 + turn) % (seats - 1);
    };
    for (std::size_t i = 0; i < seats / 2; ++i) {
        std::size_t first = sitting(i);
        std::size_t second = sitting(seats - 1 - i);
        if (first >= players || second >= players) {
            continue;
        }
        // With single games everybody has Black about every other time.
        const bool swaps = i == 0 ? turn % 2 == 1 : i % 2 == 1;
        if (swaps != isReturn) {
            std::swap(first, second);
        }
        matchups.emplace_back(first, second, true, round);
    }
}

std::unique_ptr<Schedule> allAtOnce(std::vector<Matchup> matchups, std::optional<int> games)
{
    std::vector<int> all(matchups.size(), games.value_or(Schedule::Unlimited));
    return std::make_unique<FixedSchedule>(std::move(matchups), std::move(all), false);
}

} // namespace

std::unique_ptr<Schedule> playoff(std::vector<FixedMatchup> matchups)
{
    std::vector<Matchup> all;
    std::vector<int> games;
    for (const FixedMatchup &matchup : matchups) {
        all.emplace_back(matchup.first, matchup.second, matchup.isAlternating);
        games.push_back(matchup.games.value_or(Schedule::Unlimited));
    }
    return std::make_unique<FixedSchedule>(std::move(all), std::move(games), false);
}

std::unique_ptr<Schedule> allPlayAll(std::size_t players, std::optional<int> games)
{
    // In an order that stays when a player is added at the end.
    std::vector<Matchup> matchups;
    for (std::size_t second = 1; second < players; ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            matchups.emplace_back(first, second);
        }
    }
    return allAtOnce(std::move(matchups), games);
}

std::unique_ptr<Schedule> gauntlet(std::size_t players,
                                   std::size_t challengers,
                                   std::optional<int> games)
{
    std::vector<Matchup> matchups;
    for (std::size_t rival = challengers; rival < players; ++rival) {
        for (std::size_t challenger = 0; challenger < challengers; ++challenger) {
            matchups.emplace_back(challenger, rival);
        }
    }
    return allAtOnce(std::move(matchups), games);
}

std::unique_ptr<Schedule> roundRobin(std::size_t players, int games, int cycles)
{
    const std::size_t seats = players + players % 2;
    std::vector<Matchup> matchups;
    int round = 0;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (std::size_t turn = 0; turn + 1 < seats; ++turn) {
            addRound(matchups, round++, players, turn, cycle % 2 == 1);
        }
    }
    std::vector<int> all(matchups.size(), games);
    return std::make_unique<FixedSchedule>(std::move(matchups), std::move(all), true);
}

} // namespace shinpan
