#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli match`: plays games, in the event loop.
extern const Verb MatchVerb;

} // namespace shinpan
