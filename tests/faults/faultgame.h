#pragma once

#include "app/cli/match/matchoptions.h"
#include "tests/faults/fault.h"

#include <chrono>

namespace shinpan::test {

/// The limit that a row of the table lets run out, long enough for a busy machine.
constexpr std::chrono::milliseconds ShortPatience{700};

/// A row's game for Match. Only the engine at fault has a short limit, and only the one that is to
/// run out; all others are ample. The engines carry the mark (see processesMarked()).
[[nodiscard]] MatchOptions optionsFor(const Fault &fault, const QString &mark);

/// A game of two healthy engines that play at random: the same game for the same seed.
[[nodiscard]] MatchOptions healthyOptions(int size, int seed, const QString &mark);

/// What is wrong with a result that should be what the verdict says; empty if nothing is.
[[nodiscard]] QString objectionTo(const GameResult &result, const FaultVerdict &verdict);

} // namespace shinpan::test
