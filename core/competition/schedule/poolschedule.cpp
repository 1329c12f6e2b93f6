#include "core/competition/schedule/schedule.h"
#include "core/statistics/poolneed.h"

#include <QtGlobal>

namespace shinpan {

namespace {

class RatingPool final : public Schedule
{
public:
    RatingPool(std::size_t players, std::optional<int> games, const std::optional<Sprt> &test)
        : m_players(players)
        , m_games(games)
        , m_test(test)
    { }

    /// The order stays when a player is added at the end.
    void extend(Standings &standings) const override
    {
        if (!standings.matchups().empty()) {
            return;
        }
        for (std::size_t second = 1; second < m_players; ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                Matchup matchup(first, second);
                if (m_test) {
                    matchup.setTest(*m_test);
                }
                standings.add(matchup);
            }
        }
    }

    [[nodiscard]] int gamesOf(const Standings &standings, const Matchup &matchup) const override
    {
        return isDone(matchup) || hasEnough(standings) ? matchup.issued() : Unlimited;
    }

    [[nodiscard]] bool goesByNeed() const override { return true; }

    [[nodiscard]] std::optional<std::size_t> neediest(const Standings &standings,
                                                      const MayPlay &mayPlay) const override
    {
        constexpr double Nearly = 1 + 1e-9; // what is the same but for rounding is the same
        if (hasEnough(standings)) {
            return std::nullopt;
        }
        const PoolNeed need = needOf(standings);
        std::optional<std::size_t> best;
        double most = 0;
        for (std::size_t i = 0; i < standings.matchups().size(); ++i) {
            const Matchup &matchup = standings.matchups()[i];
            if (!mayPlay(i) || isDone(matchup)) {
                continue;
            }
            const double gain =
                need.gain(matchup.first(), matchup.second(), matchup.repetitions().share());
            if (!best || gain > most * Nearly) {
                best = i;
                most = gain;
            }
        }
        return best;
    }

    [[nodiscard]] std::optional<int> gamesInAll(const Standings &) const override
    {
        return m_games;
    }

private:
    [[nodiscard]] bool hasEnough(const Standings &standings) const
    {
        return m_games && standings.played() + standings.running() >= *m_games;
    }

    [[nodiscard]] bool isDone(const Matchup &matchup) const
    {
        return matchup.repetitions().isExhausted()
            || (m_test
                && verdict(*m_test, logLikelihoodRatio(*m_test, matchup.evidence()))
                       != SprtVerdict::Continue);
    }

    [[nodiscard]] PoolNeed needOf(const Standings &standings) const
    {
        std::vector<PoolResult> results;
        for (const Matchup &matchup : standings.matchups()) {
            const double share = matchup.repetitions().share();
            const auto add = [&](std::size_t black, std::size_t white, const GameCounts &counts) {
                const double jigos = static_cast<double>(counts.jigos) / 2;
                results.push_back(
                    {.black = black,
                     .white = white,
                     .blackWins = share * (static_cast<double>(counts.wins) + jigos),
                     .whiteWins = share * (static_cast<double>(counts.losses) + jigos)});
            };
            add(matchup.first(), matchup.second(), matchup.counts(Color::Black));
            add(matchup.second(), matchup.first(), matchup.counts(Color::White).swapped());
        }
        std::erase_if(results, [](const PoolResult &r) { return r.blackWins + r.whiteWins == 0; });
        const std::optional<PoolRatings> ratings = ratePool(m_players, results);
        Q_ASSERT(ratings); // there is a prior
        PoolNeed need(*ratings);
        for (const Matchup &matchup : standings.matchups()) {
            for (int game = matchup.running(); game > 0; --game) {
                const bool isFirstBlack = game % 2 == 0;
                need.expect(isFirstBlack ? matchup.first() : matchup.second(),
                            isFirstBlack ? matchup.second() : matchup.first(),
                            matchup.repetitions().share());
            }
        }
        return need;
    }

    std::size_t m_players;
    std::optional<int> m_games;
    std::optional<Sprt> m_test;
};

} // namespace

std::unique_ptr<Schedule> ratingPool(std::size_t players,
                                     std::optional<int> games,
                                     const std::optional<Sprt> &test)
{
    return std::make_unique<RatingPool>(players, games, test);
}

} // namespace shinpan
