#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf split`: write each game into a file of its own.
extern const Verb SgfSplitVerb;

} // namespace shinpan
