#include "core/competition/schedule/schedule.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

namespace {

using Players = std::vector<std::size_t>;
using Pair = std::pair<std::size_t, std::size_t>;

/// Pairs the players of one round.
class RoundPairing
{
public:
    /// `points` by player, in whatever unit.
    RoundPairing(const Standings &standings, std::vector<int> points)
        : m_points(std::move(points))
        , m_haveMet(standings.players() * standings.players(), false)
    {
        for (const Matchup &matchup : standings.matchups()) {
            m_haveMet[indexOf(matchup.first(), matchup.second())] = true;
            m_haveMet[indexOf(matchup.second(), matchup.first())] = true;
        }
    }

    /// The pairs of an even number of players, the best first. If the choices for the better ones
    /// leave some at the end that have all met, the nearest earlier choice is changed, as often as
    /// it takes. If nothing helps, neighbours meet again.
    [[nodiscard]] std::vector<Pair> pairs(const Players &players) const
    {
        constexpr int MostTries = 100'000;
        std::vector<Choice> choices;
        Players left = players;
        for (int tries = 0; !left.empty() && tries < MostTries; ++tries) {
            choices.push_back({left.front(), opponentsOf(left), 0});
            while (!choices.empty() && choices.back().next == choices.back().opponents.size()) {
                choices.pop_back();
            }
            if (choices.empty()) {
                left = players;
                break;
            }
            ++choices.back().next;
            left = without(players, choices);
        }
        std::vector<Pair> pairs;
        for (const Choice &choice : choices) {
            pairs.emplace_back(choice.top, choice.chosen());
        }
        for (std::size_t i = 0; i < left.size(); i += 2) {
            pairs.emplace_back(left[i], left[i + 1]);
        }
        return pairs;
    }

private:
    /// The best of those that are left, and the players that it may meet.
    struct Choice
    {
        std::size_t top;
        Players opponents; ///< the most wanted first
        std::size_t next;  ///< after the one that was chosen

        [[nodiscard]] std::size_t chosen() const { return opponents[next - 1]; }
    };

    [[nodiscard]] std::size_t indexOf(std::size_t player, std::size_t other) const
    {
        return player * m_points.size() + other;
    }

    static Players without(const Players &players, const std::vector<Choice> &choices)
    {
        Players left = players;
        std::erase_if(left, [&](std::size_t player) {
            return std::ranges::any_of(choices, [player](const Choice &choice) {
                return choice.top == player || choice.chosen() == player;
            });
        });
        return left;
    }

    /// The players that the first of these has not met: from the last of its group upwards, then
    /// those of fewer points from the best downwards. The last of an odd group is spared for them.
    [[nodiscard]] Players opponentsOf(const Players &left) const
    {
        const int points = m_points[left[1]]; // of the next group, if the first is alone in its own
        const auto end = std::find_if(left.begin() + 1, left.end(), [&](std::size_t player) {
            return m_points[player] != points;
        });
        Players wanted(left.begin() + 1, end);
        std::ranges::reverse(wanted);
        if (wanted.size() % 2 == 0 && !wanted.empty()) {
            // clang 14 does not compile libstdc++'s std::ranges::rotate().
            std::rotate(wanted.begin(), wanted.begin() + 1, wanted.end());
        }
        wanted.insert(wanted.end(), end, left.end());
        std::erase_if(wanted,
                      [&](std::size_t player) { return m_haveMet[indexOf(left.front(), player)]; });
        return wanted;
    }

    std::vector<int> m_points;
    std::vector<bool> m_haveMet;
};

class Swiss final : public Schedule
{
public:
    Swiss(std::size_t players, int rounds, int games)
        : m_players(players)
        , m_rounds(rounds)
        , m_games(games)
    { }

    void extend(Standings &standings) const override { extendAround(standings, {}); }

    void extendAround(Standings &standings, const KnownPairs &known) const override
    {
        const int round = standings.lastRound() + 1;
        const bool isBusy = std::ranges::any_of(
            standings.matchups(), [this](const Matchup &m) { return m.played() < m_games; });
        if (isBusy || round >= m_rounds || m_players < 2) {
            return;
        }
        std::vector<int> points(m_players);
        for (std::size_t player = 0; player < m_players; ++player) {
            points[player] =
                standings.halfPoints(player) + standings.roundsWithout(player) * 2 * m_games;
        }
        Players left = ranking(points);
        const std::vector<std::optional<Pair>> fixed = fixedPairs(standings, known, left);
        if (left.size() % 2 == 1) {
            giveBye(standings, left);
        }
        const std::vector<Pair> fresh = RoundPairing(standings, points).pairs(left);
        auto next = fresh.begin();
        for (const std::optional<Pair> &pair : fixed) {
            const auto [first, second] = pair ? *pair : inColours(standings, *next++);
            standings.add({first, second, true, round});
        }
    }

    [[nodiscard]] int gamesOf(const Standings &, const Matchup &) const override { return m_games; }

    [[nodiscard]] std::optional<int> gamesInAll(const Standings &) const override
    {
        return static_cast<int>(m_players / 2) * m_rounds * m_games;
    }

private:
    /// The places of the next round, with the pairs that are known; takes their players away.
    [[nodiscard]] std::vector<std::optional<Pair>> fixedPairs(const Standings &standings,
                                                              const KnownPairs &known,
                                                              Players &left) const
    {
        const std::size_t begin = standings.matchups().size();
        std::vector<std::optional<Pair>> places(m_players / 2);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto found = known.find(begin + i);
            if (found == known.end()) {
                continue;
            }
            const auto [first, second] = found->second;
            if (first != second && std::ranges::count(left, first) == 1
                && std::ranges::count(left, second) == 1) {
                places[i] = found->second;
                std::erase(left, first);
                std::erase(left, second);
            }
        }
        return places;
    }

    /// The players by points, and by seed where those are the same.
    [[nodiscard]] static Players ranking(const std::vector<int> &points)
    {
        Players players(points.size());
        std::iota(players.begin(), players.end(), std::size_t{0});
        std::ranges::stable_sort(
            players, [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
        return players;
    }

    static void giveBye(const Standings &standings, Players &left)
    {
        const auto fewest =
            std::ranges::min_element(left.rbegin(), left.rend(), {}, [&](std::size_t player) {
                return standings.roundsWithout(player);
            });
        left.erase(std::next(fewest).base());
    }

    /// Gives Black to the player that had it first less often; to the better one, if equal.
    static Pair inColours(const Standings &standings, const Pair &pair)
    {
        const auto firsts = [&standings](std::size_t player) {
            return std::ranges::count(standings.matchups(), player, &Matchup::first);
        };
        return firsts(pair.first) > firsts(pair.second) ? Pair(pair.second, pair.first) : pair;
    }

    std::size_t m_players;
    int m_rounds;
    int m_games;
};

} // namespace

std::unique_ptr<Schedule> swiss(std::size_t players, int rounds, int games)
{
    return std::make_unique<Swiss>(players, rounds, games);
}

} // namespace shinpan
