#include "tests/storm/input/stallwatch.h"

#include "tests/storm/input/stacktrace.h"

#include <QEvent>
#include <QThread>
#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

namespace shinpan::test {

namespace {

constexpr double NotedFrom = 5; // ms; what is shorter is never asked for

double millisecondsOf(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

rusage usageOfThread()
{
    rusage usage{};
    ::getrusage(RUSAGE_THREAD, &usage);
    return usage;
}

double systemMilliseconds(const rusage &usage)
{
    return static_cast<double>(usage.ru_stime.tv_sec) * 1e3
         + static_cast<double>(usage.ru_stime.tv_usec) / 1e3;
}

/// A laying out is of some plain QWidget; whose, its parents tell.
QString whereItStands(const QObject &receiver)
{
    QString place;
    for (const QObject *parent = receiver.parent(); parent != nullptr; parent = parent->parent()) {
        place += QStringLiteral(" in %1").arg(QLatin1String(parent->metaObject()->className()));
    }
    return place;
}

} // namespace

bool StallWatch::notify(QObject *receiver, QEvent *event)
{
    if (QThread::currentThread() != thread()) {
        return QApplication::notify(receiver, event); // holds up nobody
    }
    const int level = thread()->loopLevel();
    if (!m_frames.empty() && m_frames.back().loopLevel >= level) {
        return QApplication::notify(receiver, event); // part of the one that is being handled
    }
    for (Frame &outer : m_frames) {
        outer.isExcused = true;
    }
    m_frames.push_back({level});
    Stall stall;
    stall.receiver = receiver->metaObject()->className(); // it may be gone afterwards
    stall.event = event->type();
    m_remark = event->type() == QEvent::LayoutRequest ? whereItStands(*receiver) : QString();
    const double start = millisecondsOf(CLOCK_MONOTONIC);
    const double processorStart = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
    const rusage before = usageOfThread();
    BusyAlarm::set(m_limit);
    const bool isHandled = QApplication::notify(receiver, event);
    const std::optional<double> ticked = BusyAlarm::cancel();
    stall.time = millisecondsOf(CLOCK_MONOTONIC) - start;
    stall.processorTime = millisecondsOf(CLOCK_THREAD_CPUTIME_ID) - processorStart;
    stall.ticked = ticked.value_or(stall.processorTime);
    const rusage after = usageOfThread();
    stall.systemTime = systemMilliseconds(after) - systemMilliseconds(before);
    stall.pageFaults = after.ru_minflt - before.ru_minflt;
    if (stall.processorTime >= static_cast<double>(m_limit.count())) {
        stall.stopped = m_machine.stopped(start, start + stall.time);
        stall.pace = m_machine.pace(start, start + stall.time);
    }
    const bool isExcused = m_frames.back().isExcused;
    m_frames.pop_back();
    if (!isExcused && stall.processorTime >= NotedFrom) {
        stall.remark = m_remark;
        stall.moment = QTime::currentTime();
        stall.stack = BusyAlarm::takeStack();
        if (stall.own() > m_longest.own()) {
            m_longest = stall;
        }
        m_stalls.push_back(std::move(stall));
    }
    return isHandled;
}

void StallWatch::excuse()
{
    if (!m_frames.empty()) {
        m_frames.back().isExcused = true;
    }
}

std::vector<StallWatch::Stall> StallWatch::takeStalls(double least)
{
    std::vector<Stall> stalls = std::exchange(m_stalls, {});
    std::erase_if(stalls, [least](const Stall &stall) { return stall.own() < least; });
    return stalls;
}

} // namespace shinpan::test
