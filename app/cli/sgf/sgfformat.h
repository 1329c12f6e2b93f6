#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf format`: rewrite files as the standard has it.
extern const Verb SgfFormatVerb;

} // namespace shinpan
