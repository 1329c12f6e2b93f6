#pragma once

#include "core/competition/file/tomllines.h"
#include "core/match/matchsetup.h"

namespace shinpan {

/// [game] with the size, the komi and the watchdog in any case: what is usual depends on the rest.
void writeGame(TomlLines &lines, const MatchSetup &setup);

/// What differs from the usual setup.
void writeSetup(TomlLines &lines, const MatchSetup &setup, const MatchSetup &usual);

} // namespace shinpan
