#pragma once

#include <chrono>
#include <optional>
#include <vector>

namespace shinpan {

/// How long a check may take over each kind of thing, and what it may ask.
struct CheckLimits
{
    std::chrono::milliseconds startUp = std::chrono::seconds(60); ///< to the first reply
    std::chrono::milliseconds command = std::chrono::seconds(10); ///< each ordinary command
    std::chrono::milliseconds move = std::chrono::seconds(30);    ///< each genmove
    std::chrono::milliseconds scoring = std::chrono::seconds(30); ///< each question about the end
    std::chrono::milliseconds quit = std::chrono::seconds(3);     ///< to leave
    std::chrono::milliseconds game = std::chrono::seconds(10);    ///< of playing against itself
    std::chrono::milliseconds whole = std::chrono::minutes(5);

    /// Whether other programs slow the engine down, so that its times prove nothing; by itself the
    /// check looks for more load than there are processors.
    std::optional<bool> isMachineBusy{};

    /// The boards to play on, the most wanted first; empty: 9, 19, 13, then any.
    std::vector<int> sizes{};
};

} // namespace shinpan
