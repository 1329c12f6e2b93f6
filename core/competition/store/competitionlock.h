#pragma once

#include "core/util/filedescriptor.h"
#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// Keeps everybody else from running or resetting the competition while it lives. The kernel
/// releases it when the process ends, in whatever way; engines do not inherit it.
class CompetitionLock final
{
public:
    /// Takes the lock, without waiting for a process that has it. `path`: CompetitionFiles::lock().
    /// The failure names process and host that hold it. One that was killed while it started an
    /// engine leaves the lock to the newborn child for a moment, which is waited for.
    [[nodiscard]] static Result<CompetitionLock> take(const QString &path);

    /// Whether anybody has it now.
    [[nodiscard]] static bool isTaken(const QString &path);

private:
    explicit CompetitionLock(int descriptor)
        : m_descriptor(descriptor)
    { }

    FileDescriptor m_descriptor;
};

} // namespace shinpan
