#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf merge`: join files to one collection.
extern const Verb SgfMergeVerb;

} // namespace shinpan
