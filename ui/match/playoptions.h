#pragma once

#include <chrono>

namespace shinpan {

class OptionsArchive;

/// How a person watches engines play.
struct PlayOptions
{
    std::chrono::milliseconds pace{500}; ///< the least time between two of their moves

    friend bool operator==(const PlayOptions &, const PlayOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, PlayOptions &options);

} // namespace shinpan
