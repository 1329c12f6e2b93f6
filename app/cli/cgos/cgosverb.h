#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli cgos`: plays on a CGOS server until it is stopped.
extern const Verb CgosVerb;

} // namespace shinpan
