#pragma once

#include <chrono>

namespace shinpan {

/// How long an engine may take over each kind of question. Zero: as long as it likes.
struct Timeouts
{
    std::chrono::milliseconds startUp{}; ///< from starting the process to its first reply
    /// Each command that sets up the board, relays a move, or asks a small question.
    std::chrono::milliseconds setUp = std::chrono::minutes(1);
    std::chrono::milliseconds move{}; ///< each request for a move, beside the clock's limit
    /// Each question about a finished game.
    std::chrono::milliseconds scoring = std::chrono::minutes(3);
    /// Grace between `quit` and the first signal; zero: it is killed without being asked.
    std::chrono::milliseconds quit = std::chrono::seconds(2);

    friend bool operator==(const Timeouts &, const Timeouts &) = default;
};

/// The tighter of two limits, where zero is none.
[[nodiscard]] constexpr std::chrono::milliseconds tighter(std::chrono::milliseconds one,
                                                          std::chrono::milliseconds other)
{
    if (one == one.zero() || other == other.zero()) {
        return one + other;
    }
    return one < other ? one : other;
}

} // namespace shinpan
