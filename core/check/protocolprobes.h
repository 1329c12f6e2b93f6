#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// How an engine starts, what it says about itself, and how it reads lines.

[[nodiscard]] QCoro::Task<> probeStart(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeIdentity(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeCommandList(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeKnownCommand(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUnknownCommand(std::shared_ptr<CheckBench> bench);
/// Comments, empty lines, tabulators, carriage returns, several commands at once (GTP 2 §2.5, 3.1).
[[nodiscard]] QCoro::Task<> probeLineReading(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
