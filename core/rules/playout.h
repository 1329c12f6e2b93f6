#pragma once

#include "core/rules/scoring.h"

#include <cstdint>

namespace shinpan {

inline constexpr std::uint64_t DefaultPlayoutSeed = 361;
inline constexpr int DefaultPlayouts = 128;

/// Our own opinion of a finished board, when nobody else has one: the chains whose points are the
/// opponent's more often than not after both sides have played on at random, taking, saving and
/// answering what is near, but leaving their own eyes alone. The same for the same seed. Seki is
/// left to countGame().
///
/// An estimate: good enough for stones that cannot live on a finished board, blind to what takes
/// reading. The rules that forbid repetition are reduced to simple ko.
[[nodiscard]] Settlement estimateStatus(const Position &position,
                                        std::uint64_t seed = DefaultPlayoutSeed,
                                        int playouts = DefaultPlayouts);

/// By BoardSize::indexOf: how often each point was Black's (1) or White's (-1) at the end of those
/// playouts, -1 to 1.
[[nodiscard]] std::vector<double> estimateOwnership(const Position &position,
                                                    std::uint64_t seed = DefaultPlayoutSeed,
                                                    int playouts = DefaultPlayouts);

} // namespace shinpan
