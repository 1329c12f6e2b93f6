#pragma once

#include <QByteArray>

#include <cstdint>
#include <ctime>
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

/// Measures the processor time of a process and of all that came of it. It remembers what it saw:
/// whoever has not run since has started, reaped and become nothing else, and need not be looked at
/// again. While no process is made in the whole system there is nobody new to look for, and those
/// that were seen have reaped nobody as long as they are all there: their clocks tell all.
class ProcessorMeter
{
public:
    explicit ProcessorMeter(qint64 process);

    /// The seconds that they have used until now. Nothing if the process has gone, if the system
    /// does not tell its children, or if one of them is a way to another machine (ssh), whose work
    /// nobody here can count.
    [[nodiscard]] std::optional<double> read();

private:
    struct Seen
    {
        qint64 process = 0;
        std::optional<clockid_t> clock{};
        double time = 0; ///< its own
        ProcessStat stat{};
    };

    [[nodiscard]] static bool hasRun(const Seen &seen);
    [[nodiscard]] std::optional<Seen> look(qint64 process) const;
    [[nodiscard]] bool readClocks();

    qint64 m_process;
    std::vector<Seen> m_seen;         ///< at the last reading; empty if that told nothing
    double m_seconds = 0;             ///< what it told
    std::optional<qint64> m_latest{}; ///< process of the system, before that
};

} // namespace shinpan
