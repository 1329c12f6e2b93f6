#pragma once

#include "core/check/checkbench.h"

namespace shinpan {

// play and undo. All begin on an empty board of any size from 5×5.

[[nodiscard]] QCoro::Task<> probePlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeOneColor(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeIllegalPlay(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probePass(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUndo(std::shared_ptr<CheckBench> bench);
[[nodiscard]] QCoro::Task<> probeUndoOfNothing(std::shared_ptr<CheckBench> bench);
/// Whether what an engine shows of its board is what we made it (list_stones, showboard).
[[nodiscard]] QCoro::Task<> probeShownBoard(std::shared_ptr<CheckBench> bench);

} // namespace shinpan
