#include "core/analysis/report/movetally.h"

#include "core/statistics/meanestimate.h"
#include "core/util/message.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace shinpan {

namespace {

/// What is lost for certain: a change of mind, and a contradiction, are no loss.
struct CountedLoss
{
    double rate = 0;
    std::optional<double> points{};
};

[[nodiscard]] CountedLoss countedLoss(const JudgedMove &move)
{
    const bool counts = !isContradictory(costOf(move));
    CountedLoss loss{.rate = counts ? std::max(double(move.loss.winrate), 0.0) : 0};
    if (move.loss.points) {
        loss.points = counts ? std::max(double(*move.loss.points), 0.0) : 0;
    }
    return loss;
}

[[nodiscard]] QString shortNumber(double value)
{
    return QString::number(value, 'g', 4);
}

} // namespace

std::optional<MistakeSize> mistakeSizeOf(const JudgedMove &move, const MistakeLimits &limits)
{
    if (!isMistake(move, limits)) {
        return std::nullopt;
    }
    const double times = std::max(double(move.loss.winrate) / limits.rate,
                                  double(move.loss.points.value_or(0)) / limits.points);
    return times < 2 ? MistakeSize::Small : times < 4 ? MistakeSize::Middle : MistakeSize::Large;
}

Message mistakeSizeText(MistakeSize size, const MistakeLimits &limits)
{
    const double times = std::exp2(static_cast<int>(size));
    const QString points = shortNumber(limits.points * times);
    const QString rate = shortNumber(limits.rate * times * 100);
    if (size == MistakeSize::Large) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 points or %2 %, or more"), points,
                           rate);
    }
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 to %2 points or %3 to %4 %"), points,
                       shortNumber(limits.points * times * 2), rate,
                       shortNumber(limits.rate * times * 200));
}

double accuracyOf(const JudgedMove &move)
{
    constexpr double KeptByPoint = 0.75;
    constexpr double PointsOfGame = 30; // ten percent are three points, as in MistakeLimits
    if (move.rank == 0) {
        return 1;
    }
    const CountedLoss loss = countedLoss(move);
    return std::pow(KeptByPoint, loss.points.value_or(loss.rate * PointsOfGame));
}

void MoveTally::add(const std::vector<const JudgedMove *> &moves, const MistakeLimits &limits)
{
    double accuracy = 0;
    for (const JudgedMove *move : moves) {
        const CountedLoss loss = countedLoss(*move);
        m_lost += loss.rate;
        m_pointsLost += loss.points.value_or(0);
        m_withPoints += loss.points ? 1 : 0;
        m_choices += move->rank == 0 ? 1 : 0;
        if (const std::optional<MistakeSize> size = mistakeSizeOf(*move, limits)) {
            ++m_mistakes[static_cast<std::size_t>(*size)];
        }
        accuracy += accuracyOf(*move);
    }
    m_moves += static_cast<std::int64_t>(moves.size());
    if (!moves.empty()) {
        m_accuracies.push_back(accuracy / static_cast<double>(moves.size()));
    }
}

std::int64_t MoveTally::mistakes() const
{
    return std::accumulate(m_mistakes.begin(), m_mistakes.end(), std::int64_t{0});
}

double MoveTally::averageLoss() const
{
    return m_lost / static_cast<double>(std::max<std::int64_t>(m_moves, 1));
}

std::optional<double> MoveTally::averagePointLoss() const
{
    return m_withPoints > 0 ? std::optional(m_pointsLost / static_cast<double>(m_withPoints))
                            : std::nullopt;
}

Estimate MoveTally::accuracy() const
{
    Estimate accuracy = meanEstimate(m_accuracies);
    if (m_accuracies.size() > 1) {
        accuracy.low = std::max(accuracy.low, 0.0);
        accuracy.high = std::min(accuracy.high, 1.0);
    }
    return accuracy;
}

} // namespace shinpan
