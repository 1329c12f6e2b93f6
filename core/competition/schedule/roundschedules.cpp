#include "core/competition/schedule/schedule.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan {

namespace {

using Players = std::vector<std::size_t>;

/// Matches of several games: when one is decided, and for which player.
class Matches
{
public:
    Matches(int games, int tieBreaks)
        : m_games(games)
        , m_tieBreaks(tieBreaks)
    { }

    /// All games, or those that decide it; while it is even after those, two more.
    [[nodiscard]] int gamesOf(const Matchup &matchup) const
    {
        int games = m_games;
        Part part = standing(matchup, games);
        for (int more = 0; more < m_tieBreaks && part.open == 0 && part.lead == 0; ++more) {
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

    /// The player that goes on: with the same points the first one, which has the better seed.
    static std::size_t winner(const Matchup &matchup)
    {
        return matchup.secondHalfPoints() > matchup.firstHalfPoints() ? matchup.second()
                                                                      : matchup.first();
    }

private:
    /// The score of the first games of a match.
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
    int m_tieBreaks;
};

class Knockout final : public Schedule
{
public:
    Knockout(std::size_t players, int games, int tieBreaks)
        : m_players(players)
        , m_matches(games, tieBreaks)
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
            bool isNew = round > standings.lastRound();
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
            Matchup matchup(0, 1);
            matchup.setTest(m_test);
            standings.add(matchup);
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

std::unique_ptr<Schedule> knockout(std::size_t players, int games, int tieBreaks)
{
    return std::make_unique<Knockout>(players, games, tieBreaks);
}

std::unique_ptr<Schedule> sprtMatch(const Sprt &test, std::optional<int> mostGames)
{
    return std::make_unique<SprtMatch>(test, mostGames);
}

} // namespace shinpan
