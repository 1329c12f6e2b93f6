#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf info`: tell players, result and so on.
extern const Verb SgfInfoVerb;

} // namespace shinpan
