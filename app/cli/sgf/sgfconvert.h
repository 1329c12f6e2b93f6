#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf convert`: turn other files into SGF in UTF-8.
extern const Verb SgfConvertVerb;

} // namespace shinpan
