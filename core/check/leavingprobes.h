#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// How an engine ends. Each leaves the bench without one.

[[nodiscard]] QCoro::Task<> probeQuit(std::shared_ptr<CheckBench> bench);
/// Needs an engine that was started for it.
[[nodiscard]] QCoro::Task<> probeEndOfInput(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
