#include "core/statistics/poolratings.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace shinpan {

namespace {

Estimate withError(double value, double variance)
{
    const double margin = NormalQuantile95 * std::sqrt(std::max(variance, 0.0));
    return {value - margin, value, value + margin};
}

/// The mean komi of the games, and whether there are several.
struct Komis
{
    double mean = 0;
    bool differ = false;
};

Komis komisOf(const std::vector<PoolResult> &results)
{
    double games = 0;
    double sum = 0;
    for (const PoolResult &result : results) {
        const double weight = result.blackWins + result.whiteWins;
        games += weight;
        sum += weight * result.komi;
    }
    const bool differ = std::ranges::any_of(
        results, [&](const PoolResult &r) { return r.komi != results.front().komi; });
    return {games > 0 ? sum / games : 0, differ};
}

std::size_t strataOf(const std::vector<PoolResult> &results)
{
    std::size_t strata = 0;
    for (const PoolResult &result : results) {
        strata = std::max(strata, result.stratum + 1);
    }
    return strata;
}

/// The likelihood of all games as a function of strengths, Black's advantage in each stratum, and
/// what a point of komi takes from it where there is one stratum, in natural logarithms of odds:
///
///     logit P(Black wins) = strength(Black) - strength(White) + advantage - slope·(komi - mean)
class Likelihood
{
public:
    /// `colorPrior`: games of the prior for Black's advantage and for what komi takes.
    Likelihood(std::size_t players,
               const std::vector<PoolResult> &results,
               const PoolModel &model,
               double colorPrior)
        : m_players(static_cast<Eigen::Index>(players))
        , m_results(results)
        , m_komis(komisOf(results))
        , m_prior(model.priorGames)
        , m_colorPrior(colorPrior)
        , m_strata(model.hasColorAdvantage ? static_cast<Eigen::Index>(strataOf(results)) : 0)
        , m_hasSlope(m_strata == 1 && m_komis.differ)
    { }

    [[nodiscard]] Eigen::Index size() const { return m_players + m_strata + (m_hasSlope ? 1 : 0); }
    /// How many advantages there are: they stand behind the players' strengths.
    [[nodiscard]] Eigen::Index strata() const { return m_strata; }
    [[nodiscard]] bool hasSlope() const { return m_hasSlope; }
    [[nodiscard]] double meanKomi() const { return m_komis.mean; }
    [[nodiscard]] Eigen::Index players() const { return m_players; }

    /// Its logarithm, and its derivatives unless they are null. Without a prior the strengths' sum
    /// is held at 0, which changes nothing but makes the maximum one point.
    double evaluate(const Eigen::VectorXd &at, Eigen::VectorXd *slope, Eigen::MatrixXd *bend) const
    {
        double value = 0;
        if (slope) {
            slope->setZero(size());
            bend->setZero(size(), size());
        }
        for (const PoolResult &result : m_results) {
            value += addGames(rowOf(result), result.blackWins, result.whiteWins, at, slope, bend);
        }
        for (Eigen::Index i = 0; i < size(); ++i) {
            const Terms own{{{{i, 1.0}}}, 1};
            const double half = (i < m_players ? m_prior : m_colorPrior) / 2;
            value += addGames(own, half, half, at, slope, bend);
        }
        if (m_prior <= 0) {
            const double sum = at.head(m_players).sum();
            value -= sum * sum / 2;
            if (slope) {
                slope->head(m_players).array() -= sum;
                bend->topLeftCorner(m_players, m_players).array() += 1;
            }
        }
        return value;
    }

private:
    /// The few parameters that a game depends on, with their factors.
    struct Terms
    {
        std::array<std::pair<Eigen::Index, double>, 4> terms;
        std::size_t size;
    };

    [[nodiscard]] Terms rowOf(const PoolResult &result) const
    {
        Terms row{{{{static_cast<Eigen::Index>(result.black), 1.0},
                    {static_cast<Eigen::Index>(result.white), -1.0}}},
                  2};
        if (m_strata > 0) {
            row.terms[row.size++] = {m_players + static_cast<Eigen::Index>(result.stratum), 1.0};
        }
        if (m_hasSlope) {
            row.terms[row.size++] = {m_players + 1, m_komis.mean - result.komi};
        }
        return row;
    }

    static double addGames(const Terms &row,
                           double wins,
                           double losses,
                           const Eigen::VectorXd &at,
                           Eigen::VectorXd *slope,
                           Eigen::MatrixXd *bend)
    {
        double logit = 0;
        for (std::size_t i = 0; i < row.size; ++i) {
            logit += at[row.terms[i].first] * row.terms[i].second;
        }
        const double chance = 1 / (1 + std::exp(-logit));
        if (slope) {
            const double pull = wins - (wins + losses) * chance;
            const double weight = (wins + losses) * chance * (1 - chance);
            for (std::size_t i = 0; i < row.size; ++i) {
                (*slope)[row.terms[i].first] += pull * row.terms[i].second;
                for (std::size_t k = 0; k < row.size; ++k) {
                    (*bend)(row.terms[i].first, row.terms[k].first) +=
                        weight * row.terms[i].second * row.terms[k].second;
                }
            }
        }
        // ln chance and ln(1 - chance), without losing what is far out
        return -wins * std::log1p(std::exp(-logit)) - losses * std::log1p(std::exp(logit));
    }

    Eigen::Index m_players;
    const std::vector<PoolResult> &m_results;
    Komis m_komis;
    double m_prior;
    double m_colorPrior;
    Eigen::Index m_strata;
    bool m_hasSlope;
};

/// The place where the likelihood is greatest (Newton's method, each step shortened until it
/// helps), and the covariance there. Nothing if it has no such place.
struct Maximum
{
    Eigen::VectorXd place;
    Eigen::MatrixXd covariance;
};

/// The smallest pivot in proportion to the largest; 0 where some direction changes nothing.
double leastPivot(const Eigen::LDLT<Eigen::MatrixXd> &solver)
{
    const Eigen::VectorXd pivots = solver.vectorD();
    return pivots.minCoeff() / pivots.maxCoeff();
}

std::optional<Maximum> maximumOf(const Likelihood &likelihood)
{
    constexpr int MostSteps = 200;
    constexpr double FarthestElo = 20; // e^20: nobody is that strong; it grows without end
    Eigen::VectorXd place = Eigen::VectorXd::Zero(likelihood.size());
    Eigen::VectorXd slope;
    Eigen::MatrixXd bend;
    double value = likelihood.evaluate(place, &slope, &bend);
    for (int step = 0; step < MostSteps; ++step) {
        const Eigen::LDLT<Eigen::MatrixXd> solver(bend);
        if (solver.info() != Eigen::Success || !(leastPivot(solver) > 1e-12)) {
            return std::nullopt;
        }
        Eigen::VectorXd way = solver.solve(slope);
        Eigen::VectorXd next = place + way;
        double nextValue = likelihood.evaluate(next, nullptr, nullptr);
        for (int halvings = 0; nextValue < value && halvings < 60; ++halvings) {
            way /= 2;
            next = place + way;
            nextValue = likelihood.evaluate(next, nullptr, nullptr);
        }
        place = next;
        if (place.lpNorm<Eigen::Infinity>() > FarthestElo) {
            return std::nullopt;
        }
        value = likelihood.evaluate(place, &slope, &bend);
        if (way.lpNorm<Eigen::Infinity>() < 1e-12) {
            break;
        }
    }
    const Eigen::LDLT<Eigen::MatrixXd> solver(bend);
    return Maximum{place, solver.solve(Eigen::MatrixXd::Identity(bend.rows(), bend.cols()))};
}

/// Strengths and errors relative to the mean of the pool.
void centre(Maximum &maximum, Eigen::Index players)
{
    Eigen::VectorXd &place = maximum.place;
    place.head(players).array() -= place.head(players).mean();
    auto rows = maximum.covariance.topRows(players);
    rows.rowwise() -= rows.colwise().mean().eval();
    auto columns = maximum.covariance.leftCols(players);
    columns.colwise() -= columns.rowwise().mean().eval();
}

/// The komi that uses the advantage up: mean + advantage/slope, its error by the delta method.
std::optional<Estimate> fairKomiOf(const Maximum &maximum, Eigen::Index at, double meanKomi)
{
    const double advantage = maximum.place[at];
    const double slope = maximum.place[at + 1];
    if (std::abs(slope) < 1e-9) {
        return std::nullopt;
    }
    const Eigen::Vector2d gradient(1 / slope, -advantage / (slope * slope));
    const double variance =
        gradient.transpose() * maximum.covariance.block<2, 2>(at, at) * gradient;
    return withError(meanKomi + advantage / slope, variance);
}

/// The maximum of the likelihood with the weakest prior that has one: on strengths alone if it can
/// be.
std::optional<Maximum> maximumOf(std::size_t players,
                                 const std::vector<PoolResult> &results,
                                 const PoolModel &model)
{
    std::optional<Maximum> maximum = maximumOf(Likelihood(players, results, model, 0));
    return maximum ? std::move(maximum)
                   : maximumOf(Likelihood(players, results, model, model.priorGames));
}

} // namespace

Estimate PoolRatings::rating(std::size_t player) const
{
    return withError(m_elo[player], covariance(player, player));
}

Estimate PoolRatings::difference(std::size_t player, std::size_t other) const
{
    const double variance =
        covariance(player, player) + covariance(other, other) - 2 * covariance(player, other);
    return withError(m_elo[player] - m_elo[other], variance);
}

double PoolRatings::widestMargin() const
{
    double widest = 0;
    for (std::size_t player = 0; player < size(); ++player) {
        widest = std::max(widest, covariance(player, player));
    }
    return NormalQuantile95 * std::sqrt(widest);
}

double PoolRatings::widestMargin(const std::vector<std::size_t> &players) const
{
    const auto count = static_cast<double>(players.size());
    const auto withAll = [&](std::size_t player) { // its covariance with their mean
        return std::accumulate(
            players.begin(), players.end(), 0.0,
            [&](double sum, std::size_t other) { return sum + covariance(player, other) / count; });
    };
    double ofMean = 0;
    for (const std::size_t player : players) {
        ofMean += withAll(player) / count;
    }
    double widest = 0;
    for (const std::size_t player : players) {
        widest = std::max(widest, covariance(player, player) - 2 * withAll(player) + ofMean);
    }
    return NormalQuantile95 * std::sqrt(widest);
}

double PoolRatings::likelihoodOfSuperiority(std::size_t player, std::size_t other) const
{
    const Estimate above = difference(player, other);
    const double deviation = (above.high - above.value) / NormalQuantile95;
    return above.value == 0 ? 0.5 : 0.5 * std::erfc(-above.value / deviation / std::numbers::sqrt2);
}

std::optional<PoolRatings> ratePool(std::size_t players,
                                    const std::vector<PoolResult> &results,
                                    const PoolModel &model)
{
    PoolRatings ratings;
    if (players == 0) {
        return ratings;
    }
    const Likelihood likelihood(players, results, model, 0);
    std::optional<Maximum> maximum = maximumOf(players, results, model);
    if (!maximum) {
        return std::nullopt;
    }
    centre(*maximum, likelihood.players());
    for (Eigen::Index i = 0; i < likelihood.players(); ++i) {
        ratings.m_elo.push_back(maximum->place[i] * EloScale);
        for (Eigen::Index k = 0; k < likelihood.players(); ++k) {
            ratings.m_covariance.push_back(maximum->covariance(i, k) * EloScale * EloScale);
        }
    }
    const Eigen::Index at = likelihood.players();
    if (likelihood.strata() > 0) { // no prior is needed where the games determine it
        PoolModel bare = model;
        bare.priorGames = 0;
        if (std::optional<Maximum> free = maximumOf(Likelihood(players, results, bare, 0))) {
            maximum = std::move(free);
        }
        for (Eigen::Index i = at; i < at + likelihood.strata(); ++i) {
            ratings.m_colorAdvantages.push_back(withError(
                maximum->place[i] * EloScale, maximum->covariance(i, i) * EloScale * EloScale));
        }
    }
    if (likelihood.hasSlope()) {
        ratings.m_fairKomi = fairKomiOf(*maximum, at, likelihood.meanKomi());
    }
    return ratings;
}

} // namespace shinpan
