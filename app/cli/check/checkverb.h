#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli check`: finds out what an engine can do, in the event loop.
extern const Verb CheckVerb;

} // namespace shinpan
