#include "tests/bench/ui/stallmeter.h"

#include <ctime>
#include <utility>

namespace shinpan::bench {

namespace {

double millisecondsOf(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

bool StallMeter::notify(QObject *receiver, QEvent *event)
{
    if (m_depth++ > 0) {
        const bool isHandled = QApplication::notify(receiver, event);
        --m_depth;
        return isHandled;
    }
    const double start = millisecondsOf(CLOCK_MONOTONIC);
    const double processorStart = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
    const bool isHandled = QApplication::notify(receiver, event);
    --m_depth;
    const double time = millisecondsOf(CLOCK_MONOTONIC) - start;
    if (time > m_longest.time) {
        m_longest = {time, millisecondsOf(CLOCK_THREAD_CPUTIME_ID) - processorStart};
    }
    return isHandled;
}

StallMeter::Stall StallMeter::takeLongest()
{
    return std::exchange(m_longest, {});
}

} // namespace shinpan::bench
