#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// final_score and final_status_list, on finished boards that score alike under area and territory.

/// Nobody's stones are dead. Also whether a new komi counts.
[[nodiscard]] QCoro::Task<> probeFinalScore(std::shared_ptr<CheckBench> bench);
/// One dead stone of each side.
[[nodiscard]] QCoro::Task<> probeDeadStones(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
