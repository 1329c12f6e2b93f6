#pragma once

#include "core/check/enginecheck.h"

#include <QObject>

#include <optional>

namespace shinpan::test {

/// Limits under which only what hangs on purpose runs out of time.
[[nodiscard]] CheckLimits quickLimits();

/// The report of a whole check of fakeengine with these options; nothing if it does not end within
/// half a minute.
[[nodiscard]] std::optional<CheckReport> checkOf(
    const QStringList &options,
    EngineCheck::Depth depth = EngineCheck::Depth::Full,
    const CheckLimits &limits = quickLimits());

/// What fakeengine has of its own, as faultsIn() tells it: it judges little and knows of no dead
/// stones.
[[nodiscard]] QStringList fakeEngineFaults();

/// "wrong ids.missing": verdicts and ids of what is odd or wrong, each once, sorted.
[[nodiscard]] QStringList faultsIn(const CheckReport &report);

/// The first finding of this id; null if there is none.
[[nodiscard]] const CheckFinding *findingIn(const CheckReport &report, const char *id);

} // namespace shinpan::test
