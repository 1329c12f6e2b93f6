#pragma once

#include <QString>

namespace shinpan::test {

/// A word that no other process has in its environment.
[[nodiscard]] QString uniqueMark();

/// The variable to put a mark into. Whatever a marked process starts inherits it.
extern const QString MarkVariable;

/// How many processes that are more than a zombie carry the mark.
[[nodiscard]] int processesMarked(const QString &mark);

/// What a process is at: 'R' it runs, 'S' it waits, 'T' it is stopped, 'Z' it is dead; 0: there is
/// none.
[[nodiscard]] char stateOf(qint64 process);

/// How many files, pipes and sockets this process has open.
[[nodiscard]] int openDescriptors();

/// What this process holds of memory now, in MiB: allocated by it, and in the machine.
[[nodiscard]] double heapInUse();
[[nodiscard]] double residentMemory();
/// Gives what was freed back to the machine, so that residentMemory() is what is held.
void releaseFreeMemory();

/// The most memory that this process ever held at once, or since forgetPeak(), in MiB.
[[nodiscard]] double peakMemory();
/// Lets peakMemory() begin anew, where the kernel can do that.
void forgetPeak();

/// Whether a sanitizer makes all figures of memory meaningless.
[[nodiscard]] bool isMemoryInflated();

} // namespace shinpan::test
