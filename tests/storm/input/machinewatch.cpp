#include "tests/storm/input/machinewatch.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <deque>
#include <mutex>
#include <thread>

namespace shinpan::test {

namespace {

constexpr long Interval = 1'000'000; // ns
constexpr double LateFrom = 1;       // ms; a thread that is woken takes some time in any case
constexpr std::size_t MostGaps = 1000;

double milliseconds(const timespec &time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Has the calling thread run on that processor only, and before all that is not as urgent.
bool goAhead(int processor)
{
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(static_cast<std::size_t>(processor), &processors);
    sched_param urgency{};
    urgency.sched_priority = 1;
    return ::sched_setaffinity(0, sizeof processors, &processors) == 0
        && ::sched_setscheduler(0, SCHED_FIFO, &urgency) == 0;
}

} // namespace

/// The thread of one processor.
class MachineWatch::Beat
{
public:
    explicit Beat(int processor)
        : m_thread([this, processor] { run(processor); })
    {
        m_place.wait(Place::Unknown);
    }

    ~Beat()
    {
        m_isOver = true;
        m_thread.join();
    }

    Beat(const Beat &) = delete;
    Beat &operator=(const Beat &) = delete;

    [[nodiscard]] bool isAhead() const { return m_place == Place::Ahead; }

    [[nodiscard]] double stopped(double from, double to) const
    {
        const std::lock_guard lock(m_mutex);
        double sum = 0;
        for (const Gap &gap : m_gaps) {
            sum += std::max(0.0, std::min(gap.to, to) - std::max(gap.from, from));
        }
        return sum;
    }

private:
    enum class Place : std::uint8_t { Unknown, Ahead, Usual };

    struct Gap
    {
        double from; ///< when it should have looked at the clock
        double to;   ///< when it did
    };

    void run(int processor)
    {
        m_place = goAhead(processor) ? Place::Ahead : Place::Usual;
        m_place.notify_all();
        timespec due{};
        ::clock_gettime(CLOCK_MONOTONIC, &due);
        while (isAhead() && !m_isOver) {
            due.tv_nsec += Interval;
            due.tv_sec += due.tv_nsec / 1'000'000'000;
            due.tv_nsec %= 1'000'000'000;
            ::clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, nullptr);
            timespec now{};
            ::clock_gettime(CLOCK_MONOTONIC, &now);
            if (milliseconds(now) - milliseconds(due) > LateFrom) {
                note({milliseconds(due), milliseconds(now)});
                due = now;
            }
        }
    }

    void note(const Gap &gap)
    {
        const std::lock_guard lock(m_mutex);
        m_gaps.push_back(gap);
        if (m_gaps.size() > MostGaps) {
            m_gaps.pop_front();
        }
    }

    mutable std::mutex m_mutex;
    std::deque<Gap> m_gaps;
    std::atomic<Place> m_place = Place::Unknown;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

MachineWatch::MachineWatch()
{
    sigset_t all; // signals are for the thread that is watched
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const long processors = ::sysconf(_SC_NPROCESSORS_CONF);
    for (int processor = 0; processor < processors; ++processor) {
        m_beats.push_back(std::make_unique<Beat>(processor));
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

MachineWatch::~MachineWatch() = default;

bool MachineWatch::isReliable() const
{
    return std::ranges::all_of(m_beats, [](const auto &beat) { return beat->isAhead(); });
}

double MachineWatch::stopped(int processor, double from, double to) const
{
    return isReliable() ? m_beats.at(static_cast<std::size_t>(processor))->stopped(from, to) : 0;
}

} // namespace shinpan::test
