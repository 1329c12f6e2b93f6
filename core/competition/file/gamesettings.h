#pragma once

#include "core/competition/file/competitionsettings.h"

namespace shinpan {

/// The game settings of [game], or of a [[matchup]] that falls back on it.
[[nodiscard]] MatchSetup readSetup(CompetitionSettings &game);

} // namespace shinpan
