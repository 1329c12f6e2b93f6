#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

extern const Verb GmpVerb;

} // namespace shinpan
