#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// Streams of evaluations: lz-analyze, kata-analyze, analyze, and the genmove that comes with one.
// All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeAnalysis(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGenmoveAnalyze(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
