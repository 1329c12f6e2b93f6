#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf position`: print a position of a game.
extern const Verb SgfPositionVerb;

} // namespace shinpan
