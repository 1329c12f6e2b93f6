#pragma once

#include <QByteArray>

#include <chrono>
#include <optional>

namespace shinpan::test {

/// Takes the call stack when something has used too much of the processor, to say what it was busy
/// with. There is one alarm in the process, as there is one interval timer (ITIMER_PROF).
class BusyAlarm final
{
public:
    /// Goes off once the process has used this much more processor time. What goes on for twenty
    /// seconds more will not end: the process is aborted; see writeStackOnCrash().
    static void set(std::chrono::milliseconds time);
    /// What of that time was used until now, by the kernel's ticks, in milliseconds: the most that
    /// it can be. Nothing if it went off. A tick that did not come because a host kept the machine
    /// from running counts for nobody, unlike the clocks of processor time, which go on.
    static std::optional<double> cancel();
    /// The stack at the time it went off, one function a line, innermost first; empty if it did
    /// not. Forgets it.
    [[nodiscard]] static QByteArray takeStack();
};

/// Makes a signal that kills the process write the call stack to standard error first.
void writeStackOnCrash();

} // namespace shinpan::test
