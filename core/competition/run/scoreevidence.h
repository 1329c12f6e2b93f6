#pragma once

#include "core/match/score/scoresheet.h"

namespace shinpan {

/// What was said and counted about a finished game, as a JSON array with an object for each step of
/// the ladder: `step`, `outcome`, `decides`, and of whoever was asked, `black`, `white`, `referee`:
/// `score` (raw), `dead`, `seki`, `note`; our own `count`: `score`, `dead`, `seki`. What is not
/// known is left out.
[[nodiscard]] QString evidenceJson(const ScoreSheet &sheet);

} // namespace shinpan
