#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete`: runs competitions of engines.
extern const Verb CompeteVerb;

} // namespace shinpan
