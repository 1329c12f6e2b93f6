#pragma once

#include <QPointer>

#include <chrono>

class QTimer;

namespace shinpan {

/// A clock that never goes back: where the one that it reads does (that of a virtual machine which
/// was moved, say), the step is no time at all.
class ForwardClock
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Now, as the other clock tells it.
    [[nodiscard]] Time at(Time told);

private:
    Time m_latest = Time::min();
    Time::duration m_stepped{};
};

/// The time that may be charged to anybody: a steady clock that stands still while the event loop
/// does not turn, because the program was stopped, the machine stalled, or one of our own doings
/// takes long. What arrived then could not be read, so nobody knows whose time it was.
///
/// While somebody needs it, a timer shows every `Beat` that the loop turns; `Patience` after the
/// last one the clock stops, until the next. At most `Patience` of a stop is charged, and all of
/// the time without one.
class LoopWatch
{
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::chrono::milliseconds Beat{50};
    static constexpr std::chrono::milliseconds Patience{150};

    /// Only differences are meaningful.
    [[nodiscard]] static Clock::time_point now();

    /// How long now() has stood still, altogether.
    [[nodiscard]] static std::chrono::nanoseconds unattended();

    /// Somebody measures time by now() as long as it is set.
    class Need
    {
    public:
        Need() = default;
        Need(const Need &) = delete;
        Need &operator=(const Need &) = delete;
        ~Need() { set(false); }

        void set(bool isSet);

    private:
        bool m_isSet = false;
    };

private:
    [[nodiscard]] static LoopWatch &instance();

    void begin();
    void beat();
    [[nodiscard]] Clock::time_point at(Clock::time_point time) const;

    ForwardClock m_clock;
    QPointer<QTimer> m_timer; ///< of the application
    int m_needs = 0;
    bool m_isWatching = false;
    Clock::time_point m_lastBeat;
    Clock::duration m_unattended{}; ///< up to the last beat
};

} // namespace shinpan
