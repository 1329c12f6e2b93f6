#pragma once

#include "core/engine/knowledge/engineknowledge.h"
#include "core/engine/positionsync.h"
#include "core/match/score/playeraction.h"

#include <vector>

namespace shinpan {

class Engine;

/// The reasons known to take an engine's final_score its worth in such a game, so far as the engine
/// is what it says it is, and was started as what is known of it says. `wasAskedAtOtherKomi`: about
/// the same stones.
[[nodiscard]] std::vector<ScoreDoubt> scoreDoubts(const Engine &engine,
                                                  const EngineGame &game,
                                                  bool wasAskedAtOtherKomi);

/// Why the engine's lists of dead stones and of seki are none, so that it need not be asked for
/// them; empty where nothing is known against them.
[[nodiscard]] Message deadListDoubt(const Engine &engine);

} // namespace shinpan
