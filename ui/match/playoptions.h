#pragma once

#include <chrono>

namespace shinpan {

class OptionsArchive;

/// How a person watches engines play, and plays against them.
struct PlayOptions
{
    std::chrono::milliseconds pace{500}; ///< the least time between two of their moves
    bool showsRemarks = false;           ///< what an opponent thinks, while the game lasts

    friend bool operator==(const PlayOptions &, const PlayOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, PlayOptions &options);

} // namespace shinpan
