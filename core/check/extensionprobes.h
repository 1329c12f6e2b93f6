#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// Commands beyond GTP 2, by whose they are. All begin on an empty board.

[[nodiscard]] QCoro::Task<> probeUsualExtensions(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGomill(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGoGui(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKgs(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKataGo(std::shared_ptr<CheckBench> bench);
/// A small record, where the engine can read our files.
[[nodiscard]] QCoro::Task<> probeLoadSgf(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
