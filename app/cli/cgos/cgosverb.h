#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli cgos`: plays on a CGOS server until it is stopped. Exit codes: 0 stopped, or all
/// games played, 1 bad call, or a file that cannot be read or written, 2 an account could not go on
/// (the server refuses it, its engine broke down), 130 broken off.
extern const Verb CgosVerb;

} // namespace shinpan
