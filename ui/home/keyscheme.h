#pragma once

#include <cstdint>

namespace shinpan {

/// Which arrows walk through a game. Some programs have one moves from left to right, others from
/// top to bottom, and hands are used to either.
enum class KeyScheme : std::uint8_t {
    LeftRight, ///< Left and Right for moves, Up and Down for variations
    UpDown,    ///< the other way round
};

} // namespace shinpan
