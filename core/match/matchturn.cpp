#include "core/match/matchturn.h"

#include <algorithm>

namespace shinpan {

TurnClock::TurnClock(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &TurnClock::awaitLimit);
}

void TurnClock::start(std::optional<Duration> limit)
{
    m_limit = limit;
    m_before = Duration::zero();
    m_need.set(true);
    m_since = m_now();
    awaitLimit();
}

void TurnClock::pause()
{
    m_before = elapsed();
    m_since.reset();
    m_need.set(false);
    m_timer.stop();
}

void TurnClock::resume()
{
    if (!m_since) {
        m_need.set(true);
        m_since = m_now();
        awaitLimit();
    }
}

TurnClock::Duration TurnClock::stop()
{
    pause();
    m_limit.reset();
    return std::exchange(m_before, Duration::zero());
}

/// Waits for the limit, in steps that a timer can do; a timer may also fire a little early.
void TurnClock::awaitLimit()
{
    if (!m_limit) {
        return;
    }
    const Duration left = *m_limit - elapsed();
    if (left <= Duration::zero()) {
        m_limit.reset();
        Q_EMIT limitReached();
        return;
    }
    const auto step = std::min<std::chrono::milliseconds>(
        std::chrono::ceil<std::chrono::milliseconds>(left), std::chrono::hours(24));
    m_timer.start(step);
}

std::chrono::milliseconds MatchTurn::unattended() const
{
    return std::chrono::round<std::chrono::milliseconds>(LoopWatch::unattended()
                                                         - m_unattendedBefore);
}

TurnAnswer MatchTurn::ask(Player &player,
                          Color color,
                          const GameLine &line,
                          const TurnTime &time,
                          bool isPaused)
{
    m_color = color;
    m_unattendedBefore = LoopWatch::unattended();
    m_clock.start(player.isHuman() ? time.budget : std::nullopt);
    if (player.isHuman() && isPaused) {
        m_clock.pause();
    }
    m_answer = player.chooseAction(line, color, time);
    return m_answer;
}

void MatchTurn::restartClock(std::optional<std::chrono::nanoseconds> limit)
{
    const bool isRunning = m_clock.isRunning();
    m_clock.start(limit);
    if (!isRunning) {
        m_clock.pause();
    }
}

std::chrono::nanoseconds MatchTurn::end()
{
    return end(m_clock.elapsed());
}

std::chrono::nanoseconds MatchTurn::end(std::chrono::nanoseconds used)
{
    m_clock.stop();
    m_used[m_color] += used;
    return used;
}

} // namespace shinpan
