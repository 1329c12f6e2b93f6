#pragma once

#include <chrono>

namespace shinpan {

/// How fast somebody outside may have us do what costs something: some at once, then one in each
/// interval. Anybody who wants more is left alone, each time for longer. Pure: is told the time.
class Pace
{
public:
    using Time = std::chrono::steady_clock::time_point;

    struct Limits
    {
        int atOnce = 60;                                           ///< a minute's worth
        std::chrono::milliseconds each = std::chrono::seconds(1);  ///< earns one more
        std::chrono::milliseconds first = std::chrono::minutes(1); ///< to be left alone for
        std::chrono::milliseconds longest = std::chrono::hours(1); ///< likewise, at most
    };

    explicit Pace(const Limits &limits)
        : m_limits(limits)
        , m_left(limits.atOnce)
        , m_pause(limits.first)
    { }

    /// Whether what costs `price` may be done now; then it counts as done.
    [[nodiscard]] bool allows(int price, Time now);

    /// How long to leave them alone from now on: twice as long as the last time, and as at first if
    /// they have behaved for the longest pause.
    [[nodiscard]] std::chrono::milliseconds pause(Time now);

private:
    Limits m_limits;
    double m_left; ///< of `atOnce`
    Time m_earned{};
    std::chrono::milliseconds m_pause; ///< the next one
    Time m_pausedUntil{};
};

} // namespace shinpan
