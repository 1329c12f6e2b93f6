#pragma once

#include "core/statistics/elo.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// The games that one player had as Black against another at one komi.
struct PoolResult
{
    std::size_t black = 0; ///< the number of a player
    std::size_t white = 0; ///< another one
    double komi = 0;
    double blackWins = 0; ///< a jigo is half a win for either
    double whiteWins = 0;
    /// The conditions under which they were played, counted from 0 without gaps: Black's advantage
    /// is each one's own, while a player is as strong in all of them.
    std::size_t stratum = 0;
};

/// What is to be estimated besides the players' strengths.
struct PoolModel
{
    /// How many games each player is taken to have had, half of them won, against somebody of
    /// average strength: ratings stay finite after nothing but wins or losses. What having Black is
    /// worth is estimated without it wherever the games determine that, as it would be pulled to
    /// nothing; where they do not because one colour won all of them, the colours have had such
    /// games too. 0: none; then each must have won and lost against the others, directly or through
    /// others.
    double priorGames = 1;
    /// Whether Black is allowed an advantage of its own.
    bool hasColorAdvantage = true;
};

/// Ratings of all players of a pool from all games among them (Bradley–Terry, maximum likelihood),
/// with what is known of their errors.
class PoolRatings
{
public:
    /// Elo; the mean of all players is 0.
    [[nodiscard]] double elo(std::size_t player) const { return m_elo[player]; }
    [[nodiscard]] std::size_t size() const { return m_elo.size(); }
    /// The player's Elo with its 95 % interval, against the mean of the pool.
    [[nodiscard]] Estimate rating(std::size_t player) const;
    /// One player's Elo above another's. Its error is what it is because both met the same
    /// opponents, not what two separate intervals suggest.
    [[nodiscard]] Estimate difference(std::size_t player, std::size_t other) const;
    /// The covariance of two players' Elo against the mean of the pool; a variance where they are
    /// the same.
    [[nodiscard]] double covariance(std::size_t a, std::size_t b) const
    {
        return m_covariance[a * size() + b];
    }
    /// The widest of the players' 95 % intervals: how far it reaches each way. 0 without players.
    [[nodiscard]] double widestMargin() const;
    /// The same among these players, against their own mean: how little is known of others does
    /// not count.
    [[nodiscard]] double widestMargin(const std::vector<std::size_t> &players) const;
    /// How likely the player is the stronger of the two, 0 to 1.
    [[nodiscard]] double likelihoodOfSuperiority(std::size_t player, std::size_t other) const;
    /// What having Black is worth in a stratum, at the games' mean komi, in Elo; nothing if it was
    /// not asked for, or there were no games.
    [[nodiscard]] std::optional<Estimate> colorAdvantage(std::size_t stratum = 0) const
    {
        return stratum < m_colorAdvantages.size() ? std::optional(m_colorAdvantages[stratum])
                                                  : std::nullopt;
    }
    /// The komi at which Black and White have equal chances; nothing unless the games had several,
    /// or if they are of several strata.
    [[nodiscard]] std::optional<Estimate> fairKomi() const { return m_fairKomi; }

private:
    friend std::optional<PoolRatings> ratePool(std::size_t,
                                               const std::vector<PoolResult> &,
                                               const PoolModel &);

    std::vector<double> m_elo;
    std::vector<double> m_covariance;        ///< Elo², row by row
    std::vector<Estimate> m_colorAdvantages; ///< each stratum has one
    std::optional<Estimate> m_fairKomi;
};

/// Rates players 0 … players - 1. Nothing if the games do not determine the ratings, which a prior
/// prevents.
[[nodiscard]] std::optional<PoolRatings> ratePool(std::size_t players,
                                                  const std::vector<PoolResult> &results,
                                                  const PoolModel &model = {});

} // namespace shinpan
