#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete check`: say what is wrong with the file or its engines.
extern const Verb CompeteCheckVerb;

} // namespace shinpan
