#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete stop`: stop a run from elsewhere.
extern const Verb CompeteStopVerb;
/// `shinpan-cli compete reset`: delete all that was played.
extern const Verb CompeteResetVerb;

} // namespace shinpan
