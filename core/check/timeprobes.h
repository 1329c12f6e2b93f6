#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// Time commands (GTP 2 §4.2, KGS, KataGo). All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeTimeSettings(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeTimeLeft(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOtherTimeSettings(std::shared_ptr<CheckBench> bench);
/// Three moves at a second each.
[[nodiscard]] QCoro::Task<> probeClock(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
