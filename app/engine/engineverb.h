#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-engine [options]`: answers a controller on the standard streams until it says quit.
extern const Verb EngineVerb;

} // namespace shinpan
