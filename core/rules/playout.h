#pragma once

#include "core/rules/scoring.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

inline constexpr std::uint64_t DefaultPlayoutSeed = 361;

/// Beyond this number they say hardly anything new.
inline constexpr int MostPlayouts = 128;

/// How many playouts are done unless others are wanted: no more than a frame has time for, so that
/// an estimate may be had at any moment. Large boards take longer and get fewer.
[[nodiscard]] int defaultPlayouts(BoardSize size);

/// Our own opinion of a finished board, if there is no other: the chains whose points are the
/// opponent's more often than not after both sides have played on at random, taking, saving and
/// answering what is near, but leaving their own eyes alone. The same for the same seed. Seki is
/// left to countGame().
///
/// An estimate: good enough for stones that cannot live on a finished board, blind to what takes
/// reading. The rules that forbid repetition are reduced to simple ko.
[[nodiscard]] Settlement estimateStatus(const Position &position,
                                        std::uint64_t seed = DefaultPlayoutSeed,
                                        std::optional<int> playouts = {});

/// How often each point was Black's (1) or White's (-1) at the end of those playouts, -1 to 1, by
/// BoardSize::indexOf.
[[nodiscard]] std::vector<double> estimateOwnership(const Position &position,
                                                    std::uint64_t seed = DefaultPlayoutSeed,
                                                    std::optional<int> playouts = {});

} // namespace shinpan
