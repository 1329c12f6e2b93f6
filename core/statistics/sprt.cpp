#include "core/statistics/sprt.h"

#include "core/statistics/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shinpan {

namespace {

using Values = std::array<double, ScoreCounts::MostScores>;

/// The proportions of the scores, none of them 0, and the number of units.
struct Sample
{
    Values scores{};
    Values parts{};
    std::size_t size = 0;
    double units = 0;
};

Sample sampleOf(const ScoreCounts &counts)
{
    constexpr double Trace = 1e-3; // of a unit; keeps logarithms finite
    Sample sample{counts.scores, counts.counts, counts.size, 0};
    for (std::size_t i = 0; i < sample.size; ++i) {
        sample.parts[i] = std::max(sample.parts[i], Trace);
        sample.units += sample.parts[i];
    }
    for (std::size_t i = 0; i < sample.size; ++i) {
        sample.parts[i] /= sample.units;
    }
    return sample;
}

/// The distribution nearest to the sample (by likelihood) under which these values have mean 0:
/// part/(1 + θ·value), with θ where Σ part·value/(1 + θ·value) = 0, which falls with θ. Some values
/// are negative and some positive; if not, no distribution has that mean, and the sample itself is
/// returned.
Values mostLikely(const Sample &sample, const Values &values)
{
    const auto [least, most] = std::minmax_element(values.begin(), values.begin() + sample.size);
    if (*least >= 0 || *most <= 0) {
        return sample.parts;
    }
    double low = -1 / *most;
    double high = -1 / *least;
    constexpr int Halvings = 64; // to the last bit
    for (int i = 0; i < Halvings; ++i) {
        const double theta = (low + high) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < sample.size; ++k) {
            sum += sample.parts[k] * values[k] / (1 + theta * values[k]);
        }
        (sum > 0 ? low : high) = theta;
    }
    const double theta = (low + high) / 2;
    Values parts{};
    for (std::size_t k = 0; k < sample.size; ++k) {
        parts[k] = sample.parts[k] / (1 + theta * values[k]);
    }
    return parts;
}

Values withMean(const Sample &sample, double score)
{
    Values values{};
    for (std::size_t i = 0; i < sample.size; ++i) {
        values[i] = sample.scores[i] - score;
    }
    return mostLikely(sample, values);
}

/// The most likely distribution whose mean is `ratio` of its own standard deviations above one
/// half, approached step by step from the uniform one.
Values withDeviations(const Sample &sample, double ratio)
{
    constexpr int MostSteps = 100;
    constexpr double CloseEnough = 1e-10;
    Values parts{};
    parts.fill(1.0 / static_cast<double>(sample.size));
    for (int step = 0; step < MostSteps; ++step) {
        double mean = 0;
        double square = 0;
        for (std::size_t i = 0; i < sample.size; ++i) {
            mean += parts[i] * sample.scores[i];
            square += parts[i] * sample.scores[i] * sample.scores[i];
        }
        const double deviation = std::sqrt(std::max(square - mean * mean, 1e-18));
        Values values{};
        for (std::size_t i = 0; i < sample.size; ++i) {
            const double off = (sample.scores[i] - mean) / deviation;
            values[i] = sample.scores[i] - 0.5 - 0.5 * ratio * deviation * (1 + off * off);
        }
        const Values next = mostLikely(sample, values);
        double change = 0;
        for (std::size_t i = 0; i < sample.size; ++i) {
            change = std::max(change, std::abs(next[i] - parts[i]));
        }
        parts = next;
        if (change < CloseEnough) {
            break;
        }
    }
    return parts;
}

double ratioOf(const Sample &sample, const Values &parts0, const Values &parts1)
{
    double sum = 0;
    for (std::size_t i = 0; i < sample.size; ++i) {
        if (parts0[i] > 0 && parts1[i] > 0) {
            sum += sample.parts[i] * std::log(parts1[i] / parts0[i]);
        }
    }
    return sample.units * sum;
}

/// Games as BayesElo sees them: half a game more of each outcome.
struct BayesCounts
{
    double wins;
    double losses;
    double jigos;

    [[nodiscard]] double total() const { return wins + losses + jigos; }
    [[nodiscard]] double drawElo() const
    {
        const double won = wins / total();
        const double lost = losses / total();
        return 200 * std::log10((1 - lost) / lost * (1 - won) / won);
    }
};

/// The logarithm of how likely these games are at a BayesElo difference.
double bayesLogLikelihood(const BayesCounts &games, double bayesElo)
{
    const double drawElo = games.drawElo();
    const double won = 1 / (1 + std::pow(10, (drawElo - bayesElo) / 400));
    const double lost = 1 / (1 + std::pow(10, (drawElo + bayesElo) / 400));
    return games.wins * std::log(won) + games.losses * std::log(lost)
         + games.jigos * std::log(1 - won - lost);
}

BayesCounts bayesCountsOf(double losses, double jigos, double wins)
{
    constexpr double Half = 0.5;
    return {wins + Half, losses + Half, jigos + Half};
}

double bayesRatio(const Sprt &test, const ScoreCounts &counts)
{
    const Values &n = counts.counts;
    const bool isOfPairs = counts.size == 5; // a split of theirs counts as a win and a loss
    const BayesCounts games =
        isOfPairs ? bayesCountsOf(2 * n[0] + n[1] + n[2], n[1] + n[3], n[2] + n[3] + 2 * n[4])
                  : bayesCountsOf(n[0], n[1], n[2]);
    return bayesLogLikelihood(games, test.elo1) - bayesLogLikelihood(games, test.elo0);
}

} // namespace

double logLikelihoodRatio(const Sprt &test, const ScoreCounts &counts)
{
    if (counts.total() <= 0) {
        return 0;
    }
    if (test.model == SprtModel::Bayesian) {
        return bayesRatio(test, counts);
    }
    const Sample sample = sampleOf(counts);
    if (test.model == SprtModel::Logistic) {
        return ratioOf(sample, withMean(sample, scoreOfElo(test.elo0)),
                       withMean(sample, scoreOfElo(test.elo1)));
    }
    const double scale = std::numbers::ln10 / 800 * std::sqrt(counts.gamesPerUnit);
    return ratioOf(sample, withDeviations(sample, test.elo0 * scale),
                   withDeviations(sample, test.elo1 * scale));
}

double lowerBound(const Sprt &test)
{
    return std::log(test.beta / (1 - test.alpha));
}

double upperBound(const Sprt &test)
{
    return std::log((1 - test.beta) / test.alpha);
}

SprtVerdict verdict(const Sprt &test, double logLikelihoodRatio)
{
    if (logLikelihoodRatio >= upperBound(test)) {
        return SprtVerdict::AcceptH1;
    }
    return logLikelihoodRatio <= lowerBound(test) ? SprtVerdict::AcceptH0 : SprtVerdict::Continue;
}

} // namespace shinpan
