#pragma once

#include "core/check/checkbench.h"
#include "core/check/checkfinding.h"

#include <QCoroTask>

#include <memory>
#include <span>

namespace shinpan {

/// One question of a check, or a few that belong together.
struct Probe
{
    enum class When {
        Handshake, ///< in a check of Depth::Handshake too
        Anytime,
        EmptyBoard, ///< on an empty board of CheckBench::size(); skipped if there is none
    };

    CheckArea area;
    const char *what; ///< what is tried, for a progress bar; context "EngineCheck"
    When when;
    bool isEssential; ///< an engine that fails here spoils games against other programs
    QCoro::Task<> (*run)(std::shared_ptr<CheckBench> bench);
};

/// All of them, in the order to ask them.
[[nodiscard]] std::span<const Probe> allProbes();

} // namespace shinpan
