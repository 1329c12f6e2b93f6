#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf check`: say what is odd or wrong in files.
extern const Verb SgfCheckVerb;

} // namespace shinpan
