#pragma once

#include "core/gtpserver/hostedgame.h"

#include <chrono>
#include <optional>

namespace shinpan {

/// How long a turn is to take.
struct TurnPlan
{
    /// What is a good share of the time that is left; nothing: the clock sets no limit.
    std::optional<std::chrono::milliseconds> target{};
    /// The time when the answer has to be on its way, whatever happens: the longest turn that does
    /// not lose, less a reserve for the way and for a machine that is busy. Zero: at once.
    std::optional<std::chrono::milliseconds> latest{};
};

/// The plan for a turn that begins now. `movesPlayed` are both sides'.
[[nodiscard]] TurnPlan thinkingTime(const EngineTime &time, BoardSize size, int movesPlayed);

} // namespace shinpan
