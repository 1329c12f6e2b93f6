#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-engine consult --proposer ENGINE [options]`: an engine that is made of others.
extern const Verb ConsultVerb;

} // namespace shinpan
