#pragma once

#include "core/competition/run/stopmode.h"
#include "core/util/result.h"

#include <QString>

#include <optional>

namespace shinpan {

/// Asks a run of this competition, most likely in another process, to stop: a word in a file, which
/// needs no lock and disturbs no game. Fails if there is no run, or the file cannot be written.
[[nodiscard]] Result<void> postStop(const QString &competitionFile, StopMode mode);

/// What was asked for since the last time; it is done with then. Cheap: once a second or before
/// each game.
[[nodiscard]] std::optional<StopMode> takeStop(const QString &competitionFile);

/// The word of a mode: "after-games", "after-pairs", "now".
[[nodiscard]] QString stopModeName(StopMode mode);

} // namespace shinpan
