#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli regress`: runs `.tst` suites, in the event loop.
extern const Verb RegressVerb;

} // namespace shinpan
