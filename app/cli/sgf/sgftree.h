#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf tree`: list all nodes.
extern const Verb SgfTreeVerb;

} // namespace shinpan
