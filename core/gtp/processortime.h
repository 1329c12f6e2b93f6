#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>

namespace shinpan {

/// What a line of /proc/PID/stat says of a process; proc(5).
struct ProcessStat
{
    QByteArray name;        ///< of its program, at most 15 bytes
    std::int64_t ticks = 0; ///< that it and its children that are dead and reaped have worked
};

/// Nothing for a text that is no such line. The name may hold blanks and brackets.
[[nodiscard]] std::optional<ProcessStat> parseProcessStat(const QByteArray &line);

/// The seconds of processor time that a process and all that came of it have used until now.
/// Nothing if it has gone, if the system does not tell its children, or if one of them is a way to
/// another machine (ssh), whose work nobody here can count.
[[nodiscard]] std::optional<double> processorTimeOf(qint64 process);

} // namespace shinpan
