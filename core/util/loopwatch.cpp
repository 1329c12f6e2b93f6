#include "core/util/loopwatch.h"

#include <QCoreApplication>
#include <QTimer>
#include <QtDebug>

#include <algorithm>
#include <utility>

namespace shinpan {

ForwardClock::Time ForwardClock::at(Time told)
{
    const Time time = told + m_stepped;
    if (time < m_latest) {
        using namespace std::chrono;
        const auto step = duration_cast<milliseconds>(m_latest - time);
        qWarning("the computer's clock went back by %lld ms, which is nobody's time",
                 static_cast<long long>(step.count()));
        m_stepped += m_latest - time;
    } else {
        m_latest = time;
    }
    return m_latest;
}

LoopWatch &LoopWatch::instance()
{
    static LoopWatch watch;
    return watch;
}

LoopWatch::Clock::time_point LoopWatch::now()
{
    return instance().at(instance().m_clock.at(Clock::now()));
}

std::chrono::nanoseconds LoopWatch::unattended()
{
    const Clock::time_point time = instance().m_clock.at(Clock::now());
    return time - instance().at(time);
}

LoopWatch::Clock::time_point LoopWatch::at(Clock::time_point time) const
{
    return (m_isWatching ? std::min(time, m_lastBeat + Patience) : time) - m_unattended;
}

void LoopWatch::begin()
{
    if (!m_timer && QCoreApplication::instance() != nullptr) {
        m_timer = new QTimer(QCoreApplication::instance());
        QObject::connect(m_timer, &QTimer::timeout, m_timer, [this] { beat(); });
        m_isWatching = false; // an earlier application's watch ended with it
    }
    if (m_timer) {
        beat(); // nobody measures yet
        if (!std::exchange(m_isWatching, true)) {
            m_timer->start(Beat);
        }
    }
}

/// The clock goes on, if it had stopped.
void LoopWatch::beat()
{
    const Clock::time_point time = m_clock.at(Clock::now());
    m_unattended = time - at(time);
    m_lastBeat = time;
    if (m_needs == 0) {
        m_timer->stop();
        m_isWatching = false;
    }
}

void LoopWatch::Need::set(bool isSet)
{
    if (std::exchange(m_isSet, isSet) == isSet) {
        return;
    }
    LoopWatch &watch = instance();
    watch.m_needs += isSet ? 1 : -1;
    if (isSet && watch.m_needs == 1) {
        watch.begin();
    }
}

} // namespace shinpan
