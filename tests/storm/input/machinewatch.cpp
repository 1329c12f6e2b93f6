#include "tests/storm/input/machinewatch.h"

#include <sched.h>
#include <sys/rseq.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <deque>
#include <iterator>
#include <limits>
#include <mutex>
#include <thread>

namespace shinpan::test {

namespace {

constexpr long Interval = 500'000; // ns
constexpr double LateFrom = 0.2;   // ms; a thread that is woken takes some time in any case
constexpr std::size_t MostGaps = 10'000;
constexpr double LongestWait = 1000; // ms; for a thread that does not look at the clock
constexpr int WorkSteps = 4000;      // some microseconds
constexpr std::size_t MostWorks = 10'000;
constexpr int WorksOfMean = 2000; // for the best: a second of them

double milliseconds(const timespec &time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The time of CLOCK_MONOTONIC.
double now()
{
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return milliseconds(time);
}

struct Gap
{
    double from; ///< in the middle of the last look at the clock and the one that did not come
    double to;   ///< when it did
};

/// What the same work took.
struct Work
{
    double at; ///< when it was begun
    double time;
};

/// The same work each time, one step waiting for the last; ms.
double timeOfWork()
{
    const double from = now();
    std::uint64_t state = 1;
    for (int i = 0; i < WorkSteps; ++i) {
        state = state * 6364136223846793005U + 1442695040888963407U;
    }
    static std::atomic<std::uint64_t> result;
    result.store(state, std::memory_order_relaxed);
    return now() - from;
}

/// The place where the kernel writes on which processor the calling thread is, whenever it goes on
/// there; null if it does not.
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

    /// Waits until this has looked at the clock after that time: until then nobody knows.
    void awaitLook(double after) const
    {
        const double start = now();
        while (m_lastLook < after && now() < start + LongestWait) {
            const timespec step{0, Interval / 2};
            ::nanosleep(&step, nullptr);
        }
    }

    /// The times when the processor stood still under the watched thread.
    [[nodiscard]] std::deque<Gap> gaps() const
    {
        const std::lock_guard lock(m_mutex);
        return m_gaps;
    }

    /// What the same work took in the last seconds, while the watched thread was here.
    [[nodiscard]] std::deque<Work> works() const
    {
        const std::lock_guard lock(m_mutex);
        return m_works;
    }

    /// The mean of that in the best second, or infinity.
    [[nodiscard]] double bestWork() const
    {
        const std::lock_guard lock(m_mutex);
        return m_bestWork;
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
                    note(Gap{milliseconds(due) - milliseconds({0, Interval / 2}),
                             milliseconds(now)});
                }
                due = now;
            }
            if (isHereNow) {
                note(Work{milliseconds(now), timeOfWork()});
            }
            wasHere = isHereNow;
            m_lastLook = milliseconds(now);
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
        keep(m_gaps, gap, MostGaps);
    }

    void note(const Work &work)
    {
        const std::lock_guard lock(m_mutex);
        keep(m_works, work, MostWorks);
        m_sum += work.time;
        if (++m_summed == WorksOfMean) {
            m_bestWork = std::min(m_bestWork, m_sum / m_summed);
            m_sum = m_summed = 0;
        }
    }

    template <typename T>
    static void keep(std::deque<T> &last, const T &next, std::size_t most)
    {
        last.push_back(next);
        if (last.size() > most) {
            last.pop_front();
        }
    }

    const int m_processor;
    const std::atomic_ref<std::uint32_t> m_watched;
    mutable std::mutex m_mutex;
    std::deque<Gap> m_gaps;
    std::deque<Work> m_works;
    double m_sum = 0; ///< of the times of the second that goes on
    int m_summed = 0;
    double m_bestWork = std::numeric_limits<double>::infinity();
    std::atomic<double> m_lastLook = 0;
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
        beat->awaitLook(to);
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

MachineWatch::Pace MachineWatch::pace(double from, double to) const
{
    Pace pace;
    double best = std::numeric_limits<double>::infinity();
    double sum = 0;
    int count = 0;
    for (const auto &beat : m_beats) {
        best = std::min(best, beat->bestWork());
        for (const Work &work : beat->works()) {
            if (work.at >= from && work.at <= to) {
                sum += work.time;
                ++count;
            }
        }
    }
    if (count > 0 && std::isfinite(best)) {
        pace = {sum / count, best};
    }
    return pace;
}

} // namespace shinpan::test
