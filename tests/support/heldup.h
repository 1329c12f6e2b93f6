#pragma once

#include <QDeadlineTimer>
#include <poll.h>

#include <chrono>
#include <functional>

namespace shinpan::test {

/// Keeps the event loop from turning until the condition holds, as a busy program does; false if it
/// does not within twenty seconds.
[[nodiscard]] inline bool heldUp(const std::function<bool()> &condition)
{
    for (const QDeadlineTimer limit(20'000); !condition();) {
        if (limit.hasExpired()) {
            return false;
        }
        constexpr int Look = 1; // ms
        ::poll(nullptr, 0, Look);
    }
    return true;
}

/// Holds up the event loop for this long.
[[nodiscard]] inline bool heldUpFor(std::chrono::milliseconds time)
{
    const auto end = std::chrono::steady_clock::now() + time;
    return heldUp([end] { return std::chrono::steady_clock::now() >= end; });
}

} // namespace shinpan::test
