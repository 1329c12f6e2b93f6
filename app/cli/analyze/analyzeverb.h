#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli analyze`: reviews games with an engine, in the event loop.
extern const Verb AnalyzeVerb;

} // namespace shinpan
