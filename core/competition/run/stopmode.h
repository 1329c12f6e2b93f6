#pragma once

#include <cstdint>

namespace shinpan {

/// How a run of a competition is stopped; each is stronger than the one before.
enum class StopMode : std::uint8_t {
    AfterPairs, ///< when the games that complete a pair are over as well
    AfterGames, ///< when the running games are over
    Now         ///< the running games are broken off; a later run goes on with them
};

} // namespace shinpan
