#pragma once

#include "core/statistics/poolratings.h"

#include <cstddef>
#include <vector>

namespace shinpan {

/// Says between which players of a pool further games narrow the ratings most, by the errors that
/// ratePool() knows of.
///
/// Whoever wins it, a game is expected to tell Fisher's information p(1 - p) about the difference
/// of its players, where p is Black's chance by the ratings so far, and the errors of all ratings
/// follow (Sherman and Morrison's formula). What is narrowed is the sum of the eighth powers of the
/// variances: nearly that of the widest error bar alone, for which a pool is waiting, and in
/// simulated pools fewer games are needed than by the sum of the variances (`bench_poolgames`).
class PoolNeed
{
public:
    /// `ratings`: those by the games that are over.
    explicit PoolNeed(const PoolRatings &ratings);

    /// A game between these two is going on, and will tell as much as `worth` games do.
    void expect(std::size_t black, std::size_t white, double worth = 1);

    /// How much two further games of these two narrow, one with each colour, each of this worth; 0
    /// or more, to be compared with that of others.
    [[nodiscard]] double gain(std::size_t first, std::size_t second, double worth = 1) const;

private:
    [[nodiscard]] double information(std::size_t black, std::size_t white) const;
    [[nodiscard]] double at(std::size_t a, std::size_t b) const
    {
        return m_covariance[a * m_elo.size() + b];
    }

    std::vector<double> m_elo;
    double m_advantage = 0;           ///< Black's, in Elo
    std::vector<double> m_covariance; ///< Elo², row by row
};

} // namespace shinpan
