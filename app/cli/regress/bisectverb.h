#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli bisect`: finds the first of several builds that fails a test, in the event loop.
extern const Verb BisectVerb;

} // namespace shinpan
