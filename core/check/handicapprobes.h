#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// Handicap stones (GTP 2 §4.1).

/// Compares the points with §4.1.1, for the most stones and for two, on several boards.
[[nodiscard]] QCoro::Task<> probeFixedHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddFixedHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeFreeHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSetHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeBadSetHandicap(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeHandicapOnStones(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
