#pragma once

#include "core/statistics/elo.h"

#include <span>

namespace shinpan {

/// The mean of values that are independent of each other, with Student's 95 % interval; infinite
/// from fewer than two.
///
/// `leastVariance` is that of a single value as far as it is known beforehand, such as from the
/// games that a score was made of: where few values happen to lie close together, theirs would
/// promise too much.
[[nodiscard]] Estimate meanEstimate(std::span<const double> values, double leastVariance = 0);

} // namespace shinpan
