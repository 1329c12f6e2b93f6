#pragma once

#include <QStringList>

namespace shinpan::test {

/// The names of the processes that this one started and that still run, from /proc; one that has
/// ended and was not reaped yet does not count.
[[nodiscard]] QStringList childProcesses();

} // namespace shinpan::test
