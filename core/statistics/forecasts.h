#pragma once

#include "core/statistics/elo.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan {

/// The forecasts of one range, and how what they were about came out.
struct ForecastBin
{
    double low = 0; ///< forecasts from here, to below the next bin's
    double high = 0;
    std::int64_t forecasts = 0;
    std::int64_t games = 0; ///< these were made in so many
    double forecast = 0;    ///< their mean
    Estimate outcome{};     ///< what came of them on average, with 95 %
};

/// How good forecasts were: A. H. Murphy, A New Vector Partition of the Probability Score, 1973.
struct ForecastScore
{
    std::int64_t forecasts = 0;
    std::int64_t games = 0;
    /// The Brier score, the mean square of forecast minus outcome: 0 is perfect, and 1/4 whoever
    /// says 1/2 of games that are won or lost. It is reliability - resolution + uncertainty +
    /// within.
    Estimate brier{};
    double reliability = 0; ///< how far the bins' forecasts are from what came of them; 0 is honest
    double resolution = 0;  ///< how far what came of them is from the mean of all; more is better
    double uncertainty = 0; ///< the variance of the outcomes: nobody's doing
    /// The remainder, as forecasts of a bin differ (Stephenson, Coelho, Jolliffe, Two Extra
    /// Components in the Brier Score Decomposition, 2008).
    double within = 0;
    double meanForecast = 0;
    double meanOutcome = 0;
    std::vector<ForecastBin> bins; ///< those that have any forecast
};

/// Collects one forecaster's forecasts. Those of one game share their outcome, so that errors are
/// made by games (a ratio estimate of clusters; Cochran, Sampling Techniques, 1977, §6.3).
class ForecastTally
{
public:
    static constexpr std::size_t Bins = 10;

    /// The forecasts that were made in a game, 0 to 1 each, and what came of it: 1, 0, or 1/2.
    void add(std::span<const double> forecasts, double outcome);

    [[nodiscard]] ForecastScore score() const;

private:
    /// Sums of a value over games: how often it is there in each, and its sum there.
    struct Clusters
    {
        std::int64_t games = 0;
        double number = 0;
        double sum = 0;
        double numberSquares = 0;
        double sumSquares = 0;
        double products = 0;

        void add(double numberInGame, double sumInGame);
        /// The mean with 95 %, within 0 and 1; of one game, anything.
        [[nodiscard]] Estimate mean() const;
    };
    struct Bin
    {
        Clusters outcomes;
        double forecasts = 0; ///< their sum
    };

    std::array<Bin, Bins> m_bins;
    Clusters m_errors; ///< squares
    double m_outcomes = 0;
    double m_outcomeSquares = 0;
};

} // namespace shinpan
