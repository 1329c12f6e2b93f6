#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete run`: play it, or go on with it.
extern const Verb CompeteRunVerb;

} // namespace shinpan
