#include "core/competition/schedule.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace shinpan {

namespace {

using Players = std::vector<std::size_t>;

/// The number of the last round that has matchups, -1 without any.
int lastRound(const Standings &standings)
{
    return standings.matchups().empty() ? -1 : standings.matchups().back().round();
}

/// Matches of several games: when one is decided, and for whom.
class Matches
{
public:
    Matches(int games, int prolongations)
        : m_games(games)
        , m_prolongations(prolongations)
    { }

    /// All games, or those that decide it; while it is even after those, two more.
    [[nodiscard]] int gamesOf(const Matchup &matchup) const
    {
        int games = m_games;
        Part part = standing(matchup, games);
        for (int more = 0; more < m_prolongations && part.open == 0 && part.lead == 0; ++more) {
            games += 2;
            part = standing(matchup, games);
        }
        const bool isDecided = std::abs(part.lead) > 2 * part.open;
        return isDecided ? matchup.issued() : games;
    }

    [[nodiscard]] bool isOver(const Matchup &matchup) const
    {
        return matchup.running() == 0 && matchup.played() >= gamesOf(matchup);
    }

    /// Who goes on: with the same points the first player, who has the better seed.
    static std::size_t winner(const Matchup &matchup)
    {
        return matchup.secondHalfPoints() > matchup.firstHalfPoints() ? matchup.second()
                                                                      : matchup.first();
    }

private:
    /// How the first so many games of a match stand.
    struct Part
    {
        int open = 0; ///< not over yet
        int lead = 0; ///< the first player's, in half points
    };

    static Part standing(const Matchup &matchup, int games)
    {
        Part part;
        for (int number = 0; number < games; ++number) {
            const std::optional<Outcome> outcome = matchup.outcome(number);
            part.open += outcome ? 0 : 1;
            part.lead += outcome == Outcome::Won ? 2 : outcome == Outcome::Lost ? -2 : 0;
        }
        return part;
    }

    int m_games;
    int m_prolongations;
};

class Knockout final : public Schedule
{
public:
    Knockout(std::size_t players, int games, int prolongations)
        : m_players(players)
        , m_matches(games, prolongations)
    { }

    void extend(Standings &standings) const override
    {
        const auto isOver = [this](const Matchup &matchup) { return m_matches.isOver(matchup); };
        if (!std::ranges::all_of(standings.matchups(), isOver)) {
            return;
        }
        Players bracket = places();
        for (int round = 0; bracket.size() > 1; ++round) {
            Players next;
            bool isNew = round > lastRound(standings);
            for (std::size_t i = 0; i < bracket.size(); i += 2) {
                const std::size_t better = std::min(bracket[i], bracket[i + 1]);
                const std::size_t worse = std::max(bracket[i], bracket[i + 1]);
                if (worse >= m_players) { // nobody there: a bye
                    next.push_back(better);
                } else if (isNew) {
                    standings.add({better, worse, true, round});
                } else {
                    next.push_back(winnerOf(standings, better, worse));
                }
            }
            if (isNew) {
                return;
            }
            bracket = std::move(next);
        }
    }

    [[nodiscard]] int gamesOf(const Standings &, const Matchup &matchup) const override
    {
        return m_matches.gamesOf(matchup);
    }

    [[nodiscard]] std::optional<int> gamesInAll(const Standings &) const override
    {
        return std::nullopt;
    }

private:
    /// The seeds in the order of the bracket: neighbours meet, and the best two in the final only.
    /// Numbers beyond the players' are empty places.
    [[nodiscard]] Players places() const
    {
        const std::size_t size = std::bit_ceil(std::max<std::size_t>(m_players, 1));
        Players bracket{0};
        while (bracket.size() < size) {
            Players wider;
            for (const std::size_t seed : bracket) {
                wider.push_back(seed);
                wider.push_back(2 * bracket.size() - 1 - seed);
            }
            bracket = std::move(wider);
        }
        return bracket;
    }

    static std::size_t winnerOf(const Standings &standings, std::size_t first, std::size_t second)
    {
        const auto matchup = std::ranges::find_if(standings.matchups(), [&](const Matchup &m) {
            return m.first() == first && m.second() == second;
        });
        return Matches::winner(*matchup);
    }

    std::size_t m_players;
    Matches m_matches;
};

class Swiss final : public Schedule
{
public:
    Swiss(std::size_t players, int rounds, int games)
        : m_players(players)
        , m_rounds(rounds)
        , m_games(games)
    { }

    void extend(Standings &standings) const override
    {
        const int round = lastRound(standings) + 1;
        const bool isBusy = std::ranges::any_of(
            standings.matchups(), [this](const Matchup &m) { return m.played() < m_games; });
        if (isBusy || round >= m_rounds || m_players < 2) {
            return;
        }
        for (const auto &[a, b] : pairs(standings, ranking(standings))) {
            // Who had Black first less often has it now; the better one, if equal.
            const int lead = firsts(standings, a) - firsts(standings, b);
            standings.add(lead > 0 ? Matchup(b, a, true, round) : Matchup(a, b, true, round));
        }
    }

    [[nodiscard]] int gamesOf(const Standings &, const Matchup &) const override { return m_games; }

    [[nodiscard]] std::optional<int> gamesInAll(const Standings &) const override
    {
        return static_cast<int>(m_players / 2) * m_rounds * m_games;
    }

private:
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

    static bool haveMet(const Standings &standings, std::size_t a, std::size_t b)
    {
        return std::ranges::any_of(standings.matchups(), [&](const Matchup &matchup) {
            return std::minmax(matchup.first(), matchup.second()) == std::minmax(a, b);
        });
    }

    static int firsts(const Standings &standings, std::size_t player)
    {
        return static_cast<int>(std::ranges::count(standings.matchups(), player, &Matchup::first));
    }

    /// In how many rounds the player did not play.
    static int byes(const Standings &standings, std::size_t player)
    {
        const auto matches = std::ranges::count_if(standings.matchups(), [&](const Matchup &m) {
            return m.first() == player || m.second() == player;
        });
        return lastRound(standings) + 1 - static_cast<int>(matches);
    }

    /// The players by points, and by seed where those are the same; without the one with a bye.
    [[nodiscard]] Players ranking(const Standings &standings) const
    {
        std::vector<int> points(m_players);
        for (std::size_t player = 0; player < m_players; ++player) {
            points[player] = standings.halfPoints(player) + byes(standings, player) * 2 * m_games;
        }
        Players players(m_players);
        std::iota(players.begin(), players.end(), std::size_t{0});
        std::ranges::stable_sort(
            players, [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
        if (players.size() % 2 == 1) {
            const auto fewest = std::min_element(players.rbegin(), players.rend(),
                                                 [&](std::size_t a, std::size_t b) {
                                                     return byes(standings, a) < byes(standings, b);
                                                 });
            players.erase(std::next(fewest).base());
        }
        return players;
    }

    /// The best with the next best whom they have not met, and so on; where that leaves two at the
    /// end who have met, the nearest earlier choice is changed, as often as it takes. If nothing
    /// helps, people meet again.
    static Pairs pairs(const Standings &standings, const Players &players)
    {
        constexpr int MostTries = 100'000;
        Pairs chosen;
        std::vector<std::size_t> from; // where in `players` to look for each pair's second
        std::vector<bool> isTaken(players.size(), false);
        std::size_t start = 1;
        for (int tries = 0; chosen.size() < players.size() / 2 && tries < MostTries; ++tries) {
            const std::size_t top =
                static_cast<std::size_t>(std::ranges::find(isTaken, false) - isTaken.begin());
            std::size_t second = std::max(start, top + 1);
            while (second < players.size()
                   && (isTaken[second] || haveMet(standings, players[top], players[second]))) {
                ++second;
            }
            if (second < players.size()) {
                chosen.emplace_back(top, second);
                isTaken[top] = isTaken[second] = true;
                start = 0;
            } else if (chosen.empty()) {
                break;
            } else {
                const auto [a, b] = chosen.back();
                chosen.pop_back();
                isTaken[a] = isTaken[b] = false;
                start = b + 1;
            }
        }
        for (std::size_t a = 0; a < players.size(); ++a) { // nothing helped: neighbours meet again
            const auto next = std::find(isTaken.begin() + static_cast<std::ptrdiff_t>(a) + 1,
                                        isTaken.end(), false);
            if (!isTaken[a] && next != isTaken.end()) {
                const auto b = static_cast<std::size_t>(next - isTaken.begin());
                chosen.emplace_back(a, b);
                isTaken[a] = isTaken[b] = true;
            }
        }
        for (auto &[a, b] : chosen) {
            a = players[a];
            b = players[b];
        }
        return chosen;
    }

    std::size_t m_players;
    int m_rounds;
    int m_games;
};

class SprtMatch final : public Schedule
{
public:
    SprtMatch(const Sprt &test, std::optional<int> mostGames)
        : m_test(test)
        , m_mostGames(mostGames.value_or(Unlimited))
    { }

    void extend(Standings &standings) const override
    {
        if (standings.matchups().empty()) {
            standings.add({0, 1});
        }
    }

    [[nodiscard]] int gamesOf(const Standings &, const Matchup &matchup) const override
    {
        const double ratio = logLikelihoodRatio(m_test, matchup.evidence());
        const bool isOver =
            matchup.repetitions().isExhausted() || verdict(m_test, ratio) != SprtVerdict::Continue;
        return isOver ? matchup.issued() : m_mostGames;
    }

private:
    Sprt m_test;
    int m_mostGames;
};

} // namespace

std::unique_ptr<Schedule> knockout(std::size_t players, int games, int prolongations)
{
    return std::make_unique<Knockout>(players, games, prolongations);
}

std::unique_ptr<Schedule> swiss(std::size_t players, int rounds, int games)
{
    return std::make_unique<Swiss>(players, rounds, games);
}

std::unique_ptr<Schedule> sprtMatch(const Sprt &test, std::optional<int> mostGames)
{
    return std::make_unique<SprtMatch>(test, mostGames);
}

} // namespace shinpan
