#include "core/statistics/forecasts.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

void ForecastTally::Clusters::add(double numberInGame, double sumInGame)
{
    ++games;
    number += numberInGame;
    sum += sumInGame;
    numberSquares += numberInGame * numberInGame;
    sumSquares += sumInGame * sumInGame;
    products += numberInGame * sumInGame;
}

Estimate ForecastTally::Clusters::mean() const
{
    if (number <= 0) {
        return {};
    }
    const double value = sum / number;
    if (games < 2) {
        return {0, value, 1};
    }
    const double residuals =
        std::max(0.0, sumSquares - 2 * value * products + value * value * numberSquares);
    const auto count = static_cast<double>(games);
    const double error = std::sqrt(residuals * count / (count - 1)) / number;
    constexpr double Z95 = 1.959963984540054;
    const Estimate normal{std::max(0.0, value - Z95 * error), value,
                          std::min(1.0, value + Z95 * error)};
    if (error > 0 && value > 0 && value < 1) {
        return normal;
    }
    // All came out alike, which tells no error: Wilson's of as many games.
    const Estimate wilson = wilsonInterval(value, count);
    return {wilson.low, value, wilson.high};
}

void ForecastTally::add(std::span<const double> forecasts, double outcome)
{
    if (forecasts.empty()) {
        return;
    }
    std::array<double, Bins> numbers{};
    double errors = 0;
    for (const double given : forecasts) {
        const double forecast = std::clamp(given, 0.0, 1.0);
        const auto bin = std::min(Bins - 1, static_cast<std::size_t>(forecast * Bins));
        ++numbers[bin];
        m_bins[bin].forecasts += forecast;
        errors += (forecast - outcome) * (forecast - outcome);
    }
    for (std::size_t bin = 0; bin < Bins; ++bin) {
        if (numbers[bin] > 0) {
            m_bins[bin].outcomes.add(numbers[bin], numbers[bin] * outcome);
        }
    }
    const auto count = static_cast<double>(forecasts.size());
    m_errors.add(count, errors);
    m_outcomes += count * outcome;
    m_outcomeSquares += count * outcome * outcome;
}

ForecastScore ForecastTally::score() const
{
    ForecastScore score;
    const double count = m_errors.number;
    if (count <= 0) {
        return score;
    }
    score.forecasts = std::llround(count);
    score.games = m_errors.games;
    score.brier = m_errors.mean();
    score.meanOutcome = m_outcomes / count;
    score.uncertainty = m_outcomeSquares / count - score.meanOutcome * score.meanOutcome;
    for (std::size_t i = 0; i < Bins; ++i) {
        const auto &[outcomes, forecasts] = m_bins[i];
        if (outcomes.number <= 0) {
            continue;
        }
        const double share = outcomes.number / count;
        const double forecast = forecasts / outcomes.number;
        const Estimate outcome = outcomes.mean();
        score.meanForecast += share * forecast;
        score.reliability += share * std::pow(forecast - outcome.value, 2);
        score.resolution += share * std::pow(outcome.value - score.meanOutcome, 2);
        score.bins.push_back({static_cast<double>(i) / Bins, static_cast<double>(i + 1) / Bins,
                              std::llround(outcomes.number), outcomes.games, forecast, outcome});
    }
    score.within = score.brier.value - (score.reliability - score.resolution + score.uncertainty);
    return score;
}

} // namespace shinpan
