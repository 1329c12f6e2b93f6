#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf`: looks into SGF files and works on them.
extern const Verb SgfVerb;

} // namespace shinpan
