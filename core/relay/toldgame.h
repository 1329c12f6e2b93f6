#pragma once

#include "core/board/color.h"
#include "core/clock/gameclock.h"
#include "core/gtpserver/hostedgame.h"
#include "core/match/matchsetup.h"
#include "core/rules/gameline.h"

// The game that a controller tells, in the words of a match.

namespace shinpan {

/// What is played by. The rules are the caller's choice, as a controller may have named none.
[[nodiscard]] MatchSetup setupOf(const HostedGame &game, const Ruleset &rules);

/// The clocks as they were told.
[[nodiscard]] GameClock clockOf(const HostedGame &game);

/// A game out of turn has no history: the position with this side to play.
[[nodiscard]] GameLine lineFor(const HostedGame &game, Color color);

} // namespace shinpan
