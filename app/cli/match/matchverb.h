#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli match`: plays games, in the event loop. Exit codes: 0 every game has a result, 1
/// bad call or files that cannot be written, 3 a game was void, 130 interrupted.
extern const Verb MatchVerb;

} // namespace shinpan
