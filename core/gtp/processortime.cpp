#include "core/gtp/processortime.h"

#include "core/util/regularfile.h"

#include <QDir>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>

namespace shinpan {

namespace {

/// They work where we see nothing of it, or have it done by a service that is not their child.
constexpr std::array<const char *, 4> WaysElsewhere{"ssh", "docker", "kubectl", "srun"};

/// The content of a file; empty if it is not there, or has gone.
[[nodiscard]] QByteArray contentOf(const QString &path)
{
    return readRegularFile(path, MiB).value_or(QByteArray());
}

[[nodiscard]] QString folderOf(qint64 process)
{
    return QStringLiteral("/proc/%1").arg(process);
}

/// The children of all its threads, since a process is the child of the thread that started it.
[[nodiscard]] std::vector<qint64> childrenOf(qint64 process)
{
    std::vector<qint64> children;
    const QString folder = folderOf(process) + QStringLiteral("/task");
    for (const QString &thread : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QByteArray line =
            contentOf(QStringLiteral("%1/%2/children").arg(folder, thread)).simplified();
        for (const QByteArray &child : line.split(' ')) {
            bool isNumber = false;
            const qint64 number = child.toLongLong(&isNumber);
            if (isNumber) {
                children.push_back(number);
            }
        }
    }
    return children;
}

void append(std::vector<qint64> &processes, const std::vector<qint64> &more)
{
    processes.insert(processes.end(), more.begin(), more.end());
}

[[nodiscard]] double inSeconds(std::int64_t ticks)
{
    return static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

/// Its clock is finer than ticks, of which there are 100 in a second.
[[nodiscard]] double ownTime(qint64 process, const ProcessStat &stat)
{
    clockid_t clock{};
    timespec time{};
    const bool hasClock = ::clock_getcpuclockid(static_cast<pid_t>(process), &clock) == 0
                       && ::clock_gettime(clock, &time) == 0;
    return hasClock ? static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9
                    : inSeconds(stat.ticks);
}

} // namespace

std::optional<ProcessStat> parseProcessStat(const QByteArray &line)
{
    const qsizetype opening = line.indexOf('(');
    const qsizetype closing = line.lastIndexOf(')'); // nothing after the name has brackets
    if (opening < 0 || closing < opening) {
        return std::nullopt;
    }
    constexpr qsizetype FirstTime = 11; // utime, then stime, cutime and cstime; the state is 0
    constexpr qsizetype Times = 4;
    const QList<QByteArray> fields = line.mid(closing + 1).simplified().split(' ');
    if (fields.size() < FirstTime + Times) {
        return std::nullopt;
    }
    ProcessStat stat{line.mid(opening + 1, closing - opening - 1)};
    for (qsizetype i = 0; i < Times; ++i) {
        bool isNumber = false;
        (i < Times / 2 ? stat.ticks : stat.reapedTicks) +=
            fields[FirstTime + i].toLongLong(&isNumber);
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return stat;
}

std::vector<qint64> descendantsOf(qint64 process)
{
    std::vector<qint64> found = childrenOf(process);
    for (std::size_t i = 0; i < found.size(); ++i) {
        append(found, childrenOf(found[i]));
    }
    return found;
}

std::optional<double> processorTimeOf(qint64 process)
{
    if (!QFile::exists(QStringLiteral("/proc/self/task/%1/children").arg(::getpid()))) {
        return std::nullopt;
    }
    double seconds = 0;
    std::vector<qint64> processes{process};
    for (std::size_t i = 0; i < processes.size(); ++i) {
        // A parent is read before its children, so that nobody is counted in both.
        const std::optional<ProcessStat> stat =
            parseProcessStat(contentOf(folderOf(processes[i]) + QStringLiteral("/stat")));
        const bool isElsewhere =
            stat && std::ranges::any_of(WaysElsewhere, [&stat](const char *way) {
                return stat->name == way;
            });
        if (isElsewhere || (!stat && i == 0)) {
            return std::nullopt;
        }
        if (stat) {
            seconds += ownTime(processes[i], *stat) + inSeconds(stat->reapedTicks);
            append(processes, childrenOf(processes[i]));
        }
    }
    return seconds;
}

} // namespace shinpan
