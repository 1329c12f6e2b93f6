#include "core/statistics/poolneed.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

double eighthPower(double value)
{
    const double square = value * value;
    return square * square * square * square;
}

} // namespace

PoolNeed::PoolNeed(const PoolRatings &ratings)
    : m_advantage(ratings.colorAdvantage() ? ratings.colorAdvantage()->value : 0)
{
    for (std::size_t a = 0; a < ratings.size(); ++a) {
        m_elo.push_back(ratings.elo(a));
        for (std::size_t b = 0; b < ratings.size(); ++b) {
            m_covariance.push_back(ratings.covariance(a, b));
        }
    }
}

/// The information of a game about the difference of its players, in 1/Elo².
double PoolNeed::information(std::size_t black, std::size_t white) const
{
    const double chance = scoreOfElo(m_elo[black] - m_elo[white] + m_advantage);
    return chance * (1 - chance) / (EloScale * EloScale);
}

void PoolNeed::expect(std::size_t black, std::size_t white, double worth)
{
    const std::size_t players = m_elo.size();
    const double known = worth * information(black, white);
    std::vector<double> change(players);
    for (std::size_t i = 0; i < players; ++i) {
        change[i] = at(i, black) - at(i, white);
    }
    const double factor = known / (1 + known * (change[black] - change[white]));
    for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t k = 0; k < players; ++k) {
            m_covariance[i * players + k] -= factor * change[i] * change[k];
        }
    }
}

double PoolNeed::gain(std::size_t first, std::size_t second, double worth) const
{
    const double known = worth * (information(first, second) + information(second, first));
    const double spread = at(first, first) + at(second, second) - 2 * at(first, second);
    const double factor = known / (1 + known * spread);
    double widest = 0;
    for (std::size_t i = 0; i < m_elo.size(); ++i) {
        widest = std::max(widest, at(i, i));
    }
    double sum = 0;
    for (std::size_t i = 0; i < m_elo.size(); ++i) {
        const double change = at(i, first) - at(i, second);
        sum += eighthPower(at(i, i) / widest)
             - eighthPower((at(i, i) - factor * change * change) / widest);
    }
    return sum;
}

} // namespace shinpan
