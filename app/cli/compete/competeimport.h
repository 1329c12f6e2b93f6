#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete import`: take over Gomill's control files and gogui-twogtp's tables.
extern const Verb CompeteImportVerb;
/// `shinpan-cli compete example`: print a file to begin with.
extern const Verb CompeteExampleVerb;

} // namespace shinpan
