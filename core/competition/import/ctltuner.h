#pragma once

#include "core/competition/import/ctlsettings.h"

namespace shinpan {

// Gomill's tuning events (gomill.readthedocs, "The Monte Carlo tuner" and "The cross-entropy
// tuner").

inline constexpr QLatin1String CtlOpponent("opponent");
inline constexpr QLatin1String CtlCandidate("make_candidate");

/// The Player(…) that make_candidate() returns with `{code}` for each parameter; null if there is
/// none.
[[nodiscard]] const CtlValue *candidateOf(const CtlScript &script);

/// Puts [tune] and [[parameter]] of a tuner into our tree. What is wrong goes to the settings.
void readCtlTuner(CtlSettings &settings, TomlValue::Table &tree);

} // namespace shinpan
