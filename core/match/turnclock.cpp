#include "core/match/turnclock.h"

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

TurnClock::Duration TurnClock::elapsed() const
{
    return m_since ? m_before + (m_now() - *m_since) : m_before;
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

} // namespace shinpan
