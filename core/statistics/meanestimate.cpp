#include "core/statistics/meanestimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace shinpan {

namespace {

/// Student's quantile of 97.5 %: the normal one's expansion in 1/degrees (Abramowitz and Stegun,
/// 26.7.5), which is within 0.2 % from three degrees on; below it does not hold.
[[nodiscard]] double studentQuantile95(double degrees)
{
    if (degrees < 3) {
        return degrees < 2 ? 12.70620 : 4.30265;
    }
    const double z = NormalQuantile95;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    const double z9 = z7 * z * z;
    const double first = (z3 + z) / 4;
    const double second = (5 * z5 + 16 * z3 + 3 * z) / 96;
    const double third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384;
    const double fourth = (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92160;
    return z + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
}

} // namespace

Estimate meanEstimate(std::span<const double> values, double leastVariance)
{
    const auto count = static_cast<double>(values.size());
    const double mean =
        values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / count;
    if (values.size() < 2) {
        constexpr double unbounded = std::numeric_limits<double>::infinity();
        return {-unbounded, mean, unbounded};
    }
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    const double variance = std::max(squares / (count - 1), leastVariance);
    const double reach = studentQuantile95(count - 1) * std::sqrt(variance / count);
    return {mean - reach, mean, mean + reach};
}

} // namespace shinpan
