#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// genmove, at a second a move where the engine can be told so. All begin on an empty board.

/// White first, and the same colour twice.
[[nodiscard]] QCoro::Task<> probeGenmoveOrder(std::shared_ptr<CheckBench> bench);
/// A game against itself, judged by our rules, as long as CheckLimits::game lets it last.
[[nodiscard]] QCoro::Task<> probeSelfPlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeGenmoveAfterPasses(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeRegGenmove(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
