#pragma once

#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// That nobody else runs or resets a competition at the same time. The kernel releases it when the
/// process ends, in whatever way; engines do not inherit it.
class CompetitionLock final
{
    Q_DISABLE_COPY(CompetitionLock)

public:
    /// Takes the lock, without waiting for a process that has it. `path`: CompetitionFiles::lock().
    /// The failure names process and host that hold it. One that was killed while it started an
    /// engine leaves the lock to the newborn child for a moment, which is waited for.
    [[nodiscard]] static Result<CompetitionLock> take(const QString &path);

    /// Whether somebody has it now.
    [[nodiscard]] static bool isTaken(const QString &path);

    CompetitionLock(CompetitionLock &&other) noexcept;
    CompetitionLock &operator=(CompetitionLock &&other) noexcept;
    ~CompetitionLock();

private:
    explicit CompetitionLock(int descriptor)
        : m_descriptor(descriptor)
    { }

    int m_descriptor; ///< -1: moved away
};

} // namespace shinpan
