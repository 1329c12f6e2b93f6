#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// What a line of /proc/PID/stat says of a process; proc(5).
struct ProcessStat
{
    QByteArray name;              ///< the program's, cut to 15 bytes
    std::int64_t ticks = 0;       ///< its processor time
    std::int64_t reapedTicks = 0; ///< that of its children that are dead and reaped
    std::int64_t threads = 0;
};

/// Nothing for a text that is no such line. The name may hold blanks and brackets.
[[nodiscard]] std::optional<ProcessStat> parseProcessStat(const QByteArray &line);

/// All that came of a process and still is; a parent comes before its children. Nothing where the
/// system does not tell the children of a process.
[[nodiscard]] std::vector<qint64> descendantsOf(qint64 process);

/// The seconds of processor time that a process and all that came of it have used until now.
/// Nothing if it has gone, if the system does not tell its children, or if one of them is a way to
/// another machine (ssh), whose work nobody here can count.
[[nodiscard]] std::optional<double> processorTimeOf(qint64 process);

} // namespace shinpan
