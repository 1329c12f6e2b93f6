#include "tests/storm/input/machinewatch.h"

#include <sched.h>
#include <sys/rseq.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <deque>
#include <iterator>
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

struct Gap
{
    double from; ///< when a thread should have looked at the clock
    double to;   ///< when it did
};

/// Where the kernel writes on which processor the calling thread is, whenever it goes on there;
/// null if it does not.
std::uint32_t *place()
{
    if (__rseq_size == 0) {
        return nullptr;
    }
    auto *const thread = static_cast<std::byte *>(__builtin_thread_pointer());
    return &reinterpret_cast<rseq *>(thread + __rseq_offset)->cpu_id;
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
    /// `watched` is the place() of the watched thread.
    Beat(int processor, std::uint32_t &watched)
        : m_processor(processor)
        , m_watched(watched)
        , m_thread([this] { run(); })
    {
        m_rank.wait(Rank::Unknown);
    }

    ~Beat()
    {
        m_isOver = true;
        m_thread.join();
    }

    Beat(const Beat &) = delete;
    Beat &operator=(const Beat &) = delete;

    [[nodiscard]] bool isAhead() const { return m_rank == Rank::Ahead; }

    /// When the processor stood still under the watched thread.
    [[nodiscard]] std::deque<Gap> gaps() const
    {
        const std::lock_guard lock(m_mutex);
        return m_gaps;
    }

private:
    enum class Rank : std::uint8_t { Unknown, Ahead, Usual };

    void run()
    {
        m_rank = goAhead(m_processor) ? Rank::Ahead : Rank::Usual;
        m_rank.notify_all();
        bool wasHere = isHere();
        timespec due{};
        ::clock_gettime(CLOCK_MONOTONIC, &due);
        while (isAhead() && !m_isOver) {
            due.tv_nsec += Interval;
            due.tv_sec += due.tv_nsec / 1'000'000'000;
            due.tv_nsec %= 1'000'000'000;
            ::clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, nullptr);
            timespec now{};
            ::clock_gettime(CLOCK_MONOTONIC, &now);
            const bool isHereNow = isHere();
            if (milliseconds(now) - milliseconds(due) > LateFrom) {
                if (wasHere || isHereNow) {
                    note({milliseconds(due), milliseconds(now)});
                }
                due = now;
            }
            wasHere = isHereNow;
        }
    }

    /// Whether the watched thread is on this processor, or was the last time that it ran.
    [[nodiscard]] bool isHere() const
    {
        return m_watched.load(std::memory_order_relaxed) == static_cast<std::uint32_t>(m_processor);
    }

    void note(const Gap &gap)
    {
        const std::lock_guard lock(m_mutex);
        m_gaps.push_back(gap);
        if (m_gaps.size() > MostGaps) {
            m_gaps.pop_front();
        }
    }

    const int m_processor;
    const std::atomic_ref<std::uint32_t> m_watched;
    mutable std::mutex m_mutex;
    std::deque<Gap> m_gaps;
    std::atomic<Rank> m_rank = Rank::Unknown;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

MachineWatch::MachineWatch()
{
    std::uint32_t *const watched = place();
    if (watched == nullptr) {
        return;
    }
    sigset_t all; // signals are for the thread that is watched
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const long processors = ::sysconf(_SC_NPROCESSORS_CONF);
    for (int processor = 0; processor < processors; ++processor) {
        m_beats.push_back(std::make_unique<Beat>(processor, *watched));
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

MachineWatch::~MachineWatch() = default;

bool MachineWatch::isReliable() const
{
    return !m_beats.empty()
        && std::ranges::all_of(m_beats, [](const auto &beat) { return beat->isAhead(); });
}

double MachineWatch::stopped(double from, double to) const
{
    if (!isReliable()) {
        return 0;
    }
    std::vector<Gap> gaps;
    for (const auto &beat : m_beats) {
        std::ranges::copy(beat->gaps(), std::back_inserter(gaps));
    }
    std::ranges::sort(gaps, {}, &Gap::from);
    double sum = 0;
    for (const Gap &gap : gaps) { // those of two processors may overlap
        const double begin = std::max(gap.from, from);
        const double end = std::min(gap.to, to);
        if (begin < end) {
            sum += end - begin;
            from = end;
        }
    }
    return sum;
}

} // namespace shinpan::test
