#pragma once

#include <memory>
#include <vector>

namespace shinpan::test {

/// Notices when the machine itself stands still under the thread that makes this, as a virtual
/// machine does while its host gives the processor to others. A program then seems to have used
/// time in which nothing was executed: the kernel knows only of a part of that at best (what it
/// calls "steal", and not a share that is used up).
///
/// On each processor a thread does little but look at the clock twice a millisecond, ahead of
/// everything else there (SCHED_FIFO, for which one must be root). If it comes late, nobody ran.
/// (Or the kernel was busy and would not be interrupted: count what a program used in the kernel as
/// its own.) A stop counts if the watched thread was on that processor, before it or still after
/// it: the first thing after a stop is that the kernel gives threads that had to wait to other
/// processors, so that a later place of the thread says nothing.
class MachineWatch final
{
public:
    MachineWatch();
    ~MachineWatch();
    MachineWatch(const MachineWatch &) = delete;
    MachineWatch &operator=(const MachineWatch &) = delete;

    /// Whether the threads are ahead of all others, and know where the watched one is (which takes
    /// a kernel that has rseq). If not, stopped() is 0.
    [[nodiscard]] bool isReliable() const;
    /// How long the watched thread's processor stood still between two times of CLOCK_MONOTONIC
    /// that are not long past; all in milliseconds. Waits a moment for it to be known: a host may
    /// let a program go on before it hands over the interrupts of the clock that were due.
    [[nodiscard]] double stopped(double from, double to) const;

    /// How fast the watched thread's processor was: what the same small work took; in milliseconds.
    struct Pace
    {
        double mean = 0; ///< 0: not known
        double best = 0; ///< the mean of the best second since the start
    };
    /// Measures it between two such times. A host that is busy, or gives the other half of the same
    /// core to others, makes a processor slower without stopping it.
    [[nodiscard]] Pace pace(double from, double to) const;

private:
    class Beat;
    std::vector<std::unique_ptr<Beat>> m_beats; ///< by processor
};

} // namespace shinpan::test
