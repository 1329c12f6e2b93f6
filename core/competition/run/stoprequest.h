#pragma once

#include "core/util/result.h"

#include <QString>

#include <optional>

namespace shinpan {

/// How a run of a competition is stopped; each is stronger than the one before.
enum class StopMode : std::uint8_t {
    AfterPairs, ///< when the games that complete a pair are over as well
    AfterGames, ///< when the running games are over
    Now         ///< the running games are broken off; a later run goes on with them
};

/// The mode as "after-pairs", "after-games", "now".
[[nodiscard]] QLatin1String stopModeName(StopMode mode);
/// Reads stopModeName() back; nothing for any other text.
[[nodiscard]] std::optional<StopMode> stopModeFromName(const QString &name);

/// Asks a run of this competition, most likely in another process, to stop: a word in a file, which
/// needs no lock and disturbs no game. Fails if there is no run, or the file cannot be written.
[[nodiscard]] Result<void> postStop(const QString &competitionFile, StopMode mode);

/// What was asked for since the last time; it is done with then. Cheap: once a second or before
/// each game.
[[nodiscard]] std::optional<StopMode> takeStop(const QString &competitionFile);

} // namespace shinpan
