#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// What an engine says about itself.

[[nodiscard]] QCoro::Task<> probeIdentity(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeCommandList(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
