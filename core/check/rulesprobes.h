#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// What an engine takes off the board, and which moves it objects to. GTP leaves the rules open, so
// to accept what some rules forbid is no fault. All begin on an empty board from 5×5.

[[nodiscard]] QCoro::Task<> probeCapture(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKo(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSuperko(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeSuicide(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
