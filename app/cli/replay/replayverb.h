#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli replay`: holds a recorded conversation again and says what is answered otherwise.
extern const Verb ReplayVerb;

} // namespace shinpan
