#pragma once

#include "core/competition/schedule/pairingqueue.h"
#include "core/statistics/poolratings.h"

#include <optional>
#include <random>
#include <vector>

namespace shinpan::test {

/// A pool of players of known strengths whose games are drawn by the ratings' own model.
class SimulatedPool
{
public:
    /// `elo`: of each player. Having Black is worth some Elo.
    SimulatedPool(std::vector<double> elo, unsigned seed)
        : m_elo(std::move(elo))
        , m_random(seed)
    { }

    /// How a game ends for the matchup's first player.
    [[nodiscard]] Outcome play(const Pairing &pairing, const Matchup &matchup)
    {
        constexpr double BlacksAdvantage = 20;
        const double chance = scoreOfElo(m_elo[pairing.players.black] - m_elo[pairing.players.white]
                                         + BlacksAdvantage);
        const bool blackWins = std::uniform_real_distribution<double>(0, 1)(m_random) < chance;
        return blackWins == (pairing.players.black == matchup.first()) ? Outcome::Won
                                                                       : Outcome::Lost;
    }

    [[nodiscard]] std::mt19937 &random() { return m_random; }

private:
    std::vector<double> m_elo;
    std::mt19937 m_random;
};

[[nodiscard]] inline std::vector<double> drawnElo(std::size_t players, double spread, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> normal(0, 1);
    std::vector<double> elo;
    for (std::size_t i = 0; i < players; ++i) {
        elo.push_back(spread * normal(random));
    }
    return elo;
}

[[nodiscard]] inline PoolRatings ratingsOf(const Standings &standings)
{
    std::vector<PoolResult> results;
    for (const Matchup &matchup : standings.matchups()) {
        const GameCounts black = matchup.counts(Color::Black);
        const GameCounts white = matchup.counts(Color::White);
        results.push_back(
            {matchup.first(), matchup.second(), 0, double(black.wins), double(black.losses)});
        results.push_back(
            {matchup.second(), matchup.first(), 0, double(white.losses), double(white.wins)});
    }
    return *ratePool(standings.players(), results);
}

/// How many games the schedule has played, this many at once, when all ratings are known to this
/// many Elo; looked at after each pair of games.
[[nodiscard]] inline int gamesUntil(const Schedule &schedule,
                                    std::vector<double> elo,
                                    unsigned seed,
                                    double precision,
                                    std::size_t slots = 1)
{
    Standings standings(elo.size());
    PairingQueue queue(schedule, standings);
    SimulatedPool pool(std::move(elo), seed);
    std::vector<Pairing> running;
    for (int ended = 1;; ++ended) {
        while (running.size() < slots) {
            running.push_back(*queue.next());
        }
        const Pairing game = running.front();
        running.erase(running.begin());
        Matchup &matchup = standings.matchup(game.matchup);
        matchup.finish(game.number, pool.play(game, matchup));
        queue.changed(game.matchup);
        if (ended % 2 == 0 && ratingsOf(standings).widestMargin() <= precision) {
            return ended;
        }
    }
}

} // namespace shinpan::test
