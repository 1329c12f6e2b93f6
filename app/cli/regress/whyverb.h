#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli why`: where two builds of an engine choose otherwise and what that is worth, in the
/// event loop.
extern const Verb WhyVerb;

} // namespace shinpan
