#include "core/statistics/outcomes.h"

namespace shinpan {

ScoreCounts::ScoreCounts(const GameCounts &games)
    : scores{0, 0.5, 1}
    , counts{static_cast<double>(games.losses), static_cast<double>(games.jigos),
             static_cast<double>(games.wins)}
    , size(3)
{ }

ScoreCounts::ScoreCounts(const PairCounts &pairs)
    : scores{0, 0.25, 0.5, 0.75, 1}
    , counts{static_cast<double>(pairs.lostBoth), static_cast<double>(pairs.lostAndJigo),
             static_cast<double>(pairs.split), static_cast<double>(pairs.wonAndJigo),
             static_cast<double>(pairs.wonBoth)}
    , size(5)
    , gamesPerUnit(2)
{ }

double ScoreCounts::total() const
{
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
        sum += counts[i];
    }
    return sum;
}

double ScoreCounts::mean() const
{
    const double units = total();
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
        sum += counts[i] * scores[i];
    }
    return units > 0 ? sum / units : 0.5;
}

double ScoreCounts::variance() const
{
    const double units = total();
    const double middle = mean();
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
        sum += counts[i] * (scores[i] - middle) * (scores[i] - middle);
    }
    return units > 0 ? sum / units : 0;
}

} // namespace shinpan
