#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

#include <QString>

#include <chrono>
#include <optional>

namespace shinpan {

/// What `--deadline` says.
struct Deadlines
{
    Timeouts timeouts; ///< of every engine; its `move` is not used
    /// For every move: the match's watchdog. Nothing when it is not named.
    std::optional<std::chrono::milliseconds> move;
};

/// What holds where nobody is there to lose patience: ten minutes to start, for the rest what every
/// profile has.
[[nodiscard]] Timeouts unattendedTimeouts();

/// Reads "start=30s,move=2m", times as durationFromText() has them, zero for no limit; what is not
/// named is unattendedTimeouts()'s. The failure names the word that is wrong and what is allowed.
[[nodiscard]] Result<Deadlines> deadlinesFromText(const QString &text);

/// What `--help` says of it.
[[nodiscard]] QString deadlinesHelp();

} // namespace shinpan
