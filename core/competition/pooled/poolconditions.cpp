#include "core/competition/pooled/poolconditions.h"

#include "core/report/numberwords.h"
#include "core/util/spoken.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using Players = std::vector<std::size_t>;

[[nodiscard]] Estimate withVariance(double value, double variance)
{
    const double margin = NormalQuantile95 * std::sqrt(std::max(variance, 0.0));
    return {value - margin, value, value + margin};
}

/// The variance in an estimate's interval.
[[nodiscard]] double varianceOf(const Estimate &estimate)
{
    const double deviation = (estimate.high - estimate.value) / NormalQuantile95;
    return deviation * deviation;
}

/// The player's rating against the mean of these players, itself among them.
[[nodiscard]] Estimate among(const Players &players, std::size_t player, const PoolRatings &ratings)
{
    const auto count = static_cast<double>(players.size());
    double mean = 0;
    double withOne = 0;
    double withAll = 0;
    for (const std::size_t other : players) {
        mean += ratings.elo(other) / count;
        withOne += ratings.covariance(player, other) / count;
        for (const std::size_t third : players) {
            withAll += ratings.covariance(other, third) / (count * count);
        }
    }
    return withVariance(ratings.elo(player) - mean,
                        ratings.covariance(player, player) - 2 * withOne + withAll);
}

} // namespace

QString nameOf(const PoolConditions &conditions)
{
    const auto timeOf = [](const TimeControl &time) {
        return time.isLimited() ? QString::fromStdString(toText(time))
                                : spoken(QT_TRANSLATE_NOOP("Messages", "no clock"));
    };
    const ByColor<TimeControl> &time = conditions.time;
    return spoken(
        QT_TRANSLATE_NOOP("Messages", "%1x%2, komi %3, %4, %5"), conditions.size.columns,
        conditions.size.rows, QString::number(conditions.komi), rulesWord(conditions.rules),
        time.black == time.white ? timeOf(time.black)
                                 : spoken(QT_TRANSLATE_NOOP("Messages", "%1 (Black), %2 (White)"),
                                          timeOf(time.black), timeOf(time.white)));
}

void judgeStratum(PoolStratum &stratum, std::size_t number, const PoolRatings &ratings)
{
    stratum.blackElo = ratings.colorAdvantage(number);
    Players players;
    std::vector<std::size_t> places(stratum.counts.size());
    for (std::size_t player = 0; player < stratum.counts.size(); ++player) {
        if (stratum.counts[player].total() > 0) {
            places[player] = players.size();
            players.push_back(player);
        }
    }
    std::vector<PoolResult> results = stratum.tally.results();
    for (PoolResult &result : results) {
        result.black = places[result.black];
        result.white = places[result.white];
    }
    const std::optional<PoolRatings> own = ratePool(players.size(), results);
    for (const std::size_t player : players) {
        StratumRow row{.player = player,
                       .games = stratum.counts[player],
                       .own = own ? own->rating(places[player]) : Estimate(),
                       .shared = among(players, player, ratings),
                       .apart = {}};
        row.apart = withVariance(row.own.value - row.shared.value,
                                 varianceOf(row.own) - varianceOf(row.shared));
        stratum.rows.push_back(row);
    }
    std::ranges::stable_sort(stratum.rows, std::greater(),
                             [](const StratumRow &row) { return row.shared.value; });
}

} // namespace shinpan
