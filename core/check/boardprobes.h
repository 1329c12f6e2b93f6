#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// Board sizes, komi, clear_board.

/// Learns CheckBench::sizes.
[[nodiscard]] QCoro::Task<> probeSizes(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddSizes(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeRectangle(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKomi(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOddKomi(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeClearBoard(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
