#pragma once

#include "core/rules/position.h"

#include <cstdint>

namespace shinpan::test {

/// Plays at random from a position on, leaving a side's own single-point eyes alone, until the
/// rules say that the game is finished: all that could be captured has been, and few dame are left.
/// The same for the same seed.
void playToTheEnd(Position &position, std::uint32_t seed);

} // namespace shinpan::test
