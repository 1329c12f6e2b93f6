#pragma once

#include "core/competition/competition.h"
#include "core/machines/runstate.h"
#include "core/machines/scheduler.h"
#include "core/util/result.h"

#include <functional>
#include <memory>

namespace shinpan {

/// The scheduler that the competition's [machines] ask for, with what its tasks take. Fails if the
/// file of hosts cannot be read.
[[nodiscard]] Result<std::unique_ptr<Scheduler>> schedulerFor(const Competition &competition,
                                                              const RunState &state);

using SchedulerChoice =
    std::function<Result<std::unique_ptr<Scheduler>>(const Competition &, const RunState &)>;

} // namespace shinpan
