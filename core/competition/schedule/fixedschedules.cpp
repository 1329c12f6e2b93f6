#include "core/competition/schedule/schedule.h"

namespace shinpan {

namespace {

/// Two players that meet for some games: much less than a Matchup, of which there are many where
/// everybody meets everybody.
struct Fixture
{
    std::size_t first = 0;
    std::size_t second = 0;
    int games = 0;
    int round = 0;
    bool isAlternating = true;
};

/// Matchups that are all known from the start.
class FixedSchedule final : public Schedule
{
public:
    FixedSchedule(std::vector<Fixture> fixtures, bool goesByRounds)
        : m_fixtures(std::move(fixtures))
        , m_goesByRounds(goesByRounds)
    { }

    void extend(Standings &standings) const override
    {
        for (std::size_t i = standings.matchups().size(); i < m_fixtures.size(); ++i) {
            const Fixture &fixture = m_fixtures[i];
            standings.add({fixture.first, fixture.second, fixture.isAlternating, fixture.round});
        }
    }

    [[nodiscard]] int gamesOf(const Standings &standings, const Matchup &matchup) const override
    {
        return m_fixtures[static_cast<std::size_t>(&matchup - standings.matchups().data())].games;
    }

    [[nodiscard]] bool goesByRounds() const override { return m_goesByRounds; }

private:
    std::vector<Fixture> m_fixtures;
    bool m_goesByRounds;
};

/// The pairs of one round by the circle method, in which all but the first seat move on by one each
/// round; an odd number of players has an empty seat.
void addRound(std::vector<Fixture> &fixtures,
              int round,
              int games,
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
        // Everybody has Black about every other time if a pair has a single game.
        const bool swaps = i == 0 ? turn % 2 == 1 : i % 2 == 1;
        if (swaps != isReturn) {
            std::swap(first, second);
        }
        fixtures.push_back({first, second, games, round});
    }
}

} // namespace

std::unique_ptr<Schedule> playoff(std::vector<FixedMatchup> matchups)
{
    std::vector<Fixture> fixtures;
    for (const FixedMatchup &matchup : matchups) {
        fixtures.push_back({matchup.first, matchup.second,
                            matchup.games.value_or(Schedule::Unlimited), 0, matchup.isAlternating});
    }
    return std::make_unique<FixedSchedule>(std::move(fixtures), false);
}

std::unique_ptr<Schedule> allPlayAll(std::size_t players, std::optional<int> games)
{
    // The order stays when a player is added at the end.
    std::vector<Fixture> fixtures;
    for (std::size_t second = 1; second < players; ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            fixtures.push_back({first, second, games.value_or(Schedule::Unlimited)});
        }
    }
    return std::make_unique<FixedSchedule>(std::move(fixtures), false);
}

std::unique_ptr<Schedule> gauntlet(std::size_t players,
                                   std::size_t challengers,
                                   std::optional<int> games)
{
    std::vector<Fixture> fixtures;
    for (std::size_t rival = challengers; rival < players; ++rival) {
        for (std::size_t challenger = 0; challenger < challengers; ++challenger) {
            fixtures.push_back({challenger, rival, games.value_or(Schedule::Unlimited)});
        }
    }
    return std::make_unique<FixedSchedule>(std::move(fixtures), false);
}

std::unique_ptr<Schedule> roundRobin(std::size_t players, int games, int cycles)
{
    const std::size_t seats = players + players % 2;
    std::vector<Fixture> fixtures;
    int round = 0;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (std::size_t turn = 0; turn + 1 < seats; ++turn) {
            addRound(fixtures, round++, games, players, turn, cycle % 2 == 1);
        }
    }
    return std::make_unique<FixedSchedule>(std::move(fixtures), true);
}

} // namespace shinpan
