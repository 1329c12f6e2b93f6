#pragma once

#include "core/analysis/scoreestimate.h"
#include "core/engine/engine.h"
#include "core/engine/positionsync.h"

#include <QCoroTask>

#include <memory>
#include <optional>

namespace shinpan {

/// Leads an engine, which nobody else may lead about meanwhile, to a position and asks in its best
/// way how that would be counted: by a short kata-analyze with ownership, else by estimate_score,
/// else by final_status_list. Nothing if it knows none of these, cannot be led there or answers
/// nonsense. `limit` is for each command.
///
/// (lz-analyze tells no ownership. GNU Go's final_score and final_status_list play a game out
/// first, which early takes minutes; its estimate_score does not.)
[[nodiscard]] QCoro::Task<std::optional<ScoreEstimate>>
askForEstimate(std::shared_ptr<Engine> engine, EngineGame game, int handicap, Engine::Limit limit);

} // namespace shinpan
