#include "core/statistics/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace shinpan {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();
constexpr double NormalizedScale = 800 / std::numbers::ln10;

double normalDistribution(double x)
{
    return 0.5 * std::erfc(-x / std::numbers::sqrt2);
}

/// How far the 95 % interval of the mean score goes to either side.
double scoreMargin(const ScoreCounts &counts)
{
    const double units = counts.total();
    return units > 0 ? NormalQuantile95 * std::sqrt(counts.variance() / units) : Infinity;
}

} // namespace

double eloOfScore(double score)
{
    if (score <= 0) {
        return -Infinity;
    }
    return score >= 1 ? Infinity : -400 * std::log10(1 / score - 1);
}

double scoreOfElo(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate eloEstimate(const ScoreCounts &counts)
{
    const double mean = counts.mean();
    const double margin = scoreMargin(counts);
    return {eloOfScore(mean - margin), eloOfScore(mean), eloOfScore(mean + margin)};
}

Estimate normalizedEloEstimate(const ScoreCounts &counts)
{
    const double units = counts.total();
    const double excess = counts.mean() - 0.5;
    const double deviation = std::sqrt(counts.variance());
    if (deviation <= 0) {
        const double value = excess > 0 ? Infinity : excess < 0 ? -Infinity : 0;
        return {-Infinity, value, Infinity};
    }
    const double scale = NormalizedScale / std::sqrt(counts.gamesPerUnit);
    const double value = excess / deviation * scale;
    const double margin = NormalQuantile95 / std::sqrt(units) * scale;
    return {value - margin, value, value + margin};
}

double likelihoodOfSuperiority(const ScoreCounts &counts)
{
    const double units = counts.total();
    const double excess = counts.mean() - 0.5;
    const double deviation = std::sqrt(counts.variance());
    if (units <= 0 || excess == 0) {
        return 0.5;
    }
    return normalDistribution(excess / deviation * std::sqrt(units)); // a deviation of 0 decides
}

double normalizedEloOfScore(double score, int gamesPerUnit)
{
    if (score <= 0 || score >= 1) {
        return score <= 0 ? -Infinity : Infinity;
    }
    return (score - 0.5) / std::sqrt(score * (1 - score)) * NormalizedScale
         / std::sqrt(gamesPerUnit);
}

double wilsonSuperiority(double score, double games)
{
    return normalDistribution((score - 0.5) * 2 * std::sqrt(games)); // of equals: variance 1/4
}

Estimate wilsonInterval(const GameCounts &games)
{
    return wilsonInterval(ScoreCounts(games).mean(), static_cast<double>(games.total()));
}

Estimate wilsonInterval(double score, double games)
{
    if (games <= 0) {
        return {0, 0.5, 1};
    }
    const double z = NormalQuantile95;
    const double shrink = 1 + z * z / games;
    const double centre = (score + z * z / (2 * games)) / shrink;
    const double half =
        z * std::sqrt(score * (1 - score) / games + z * z / (4 * games * games)) / shrink;
    return {score > 0 ? std::max(0.0, centre - half) : 0, score,
            score < 1 ? std::min(1.0, centre + half) : 1};
}

double binomialPValue(std::int64_t wins, std::int64_t losses)
{
    const std::int64_t games = wins + losses;
    const std::int64_t fewer = std::min(wins, losses);
    if (2 * fewer == games) {
        return 1;
    }
    // The tail's terms from its largest, each from the one before.
    const auto n = static_cast<double>(games);
    const auto k = static_cast<double>(fewer);
    double term = std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1)
                           - n * std::numbers::ln2);
    double tail = 0;
    for (std::int64_t i = fewer; i >= 0 && term > 0; --i) {
        tail += term;
        term *= static_cast<double>(i) / static_cast<double>(games - i + 1);
    }
    return std::min(1.0, 2 * tail);
}

} // namespace shinpan
