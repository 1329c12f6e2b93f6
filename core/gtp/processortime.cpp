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

namespace shinpan {

namespace {

/// They work where we see nothing of it, or have it done by a service that is not their child.
constexpr std::array<const char *, 2> WaysElsewhere{"ssh", "docker"};

/// The content of a file; empty if it is not there, or has gone.
[[nodiscard]] QByteArray contentOf(const QString &path)
{
    return readRegularFile(path, MiB).value_or(QByteArray());
}

/// The children of all its threads, since a process is the child of the thread that started it.
[[nodiscard]] QList<QByteArray> childrenOf(const QString &folder)
{
    QList<QByteArray> children;
    const QStringList threads =
        QDir(folder + QStringLiteral("/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &thread : threads) {
        const QByteArray line = contentOf(folder + QStringLiteral("/task/%1/children").arg(thread));
        children += line.simplified().split(' ');
    }
    children.removeAll(QByteArray());
    return children;
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
    ProcessStat stat{line.mid(opening + 1, closing - opening - 1), 0};
    for (qsizetype i = FirstTime; i < FirstTime + Times; ++i) {
        bool isNumber = false;
        stat.ticks += fields[i].toLongLong(&isNumber);
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return stat;
}

std::optional<double> processorTimeOf(qint64 process)
{
    if (!QFile::exists(QStringLiteral("/proc/self/task/%1/children").arg(::getpid()))) {
        return std::nullopt;
    }
    std::int64_t ticks = 0;
    QList<QByteArray> processes{QByteArray::number(process)};
    for (qsizetype i = 0; i < processes.size(); ++i) {
        const QString folder = QStringLiteral("/proc/") + QString::fromLatin1(processes[i]);
        // A parent is read before its children, so that nobody is counted in both.
        const std::optional<ProcessStat> stat =
            parseProcessStat(contentOf(folder + QStringLiteral("/stat")));
        const bool isElsewhere =
            stat && std::ranges::any_of(WaysElsewhere, [&stat](const char *way) {
                return stat->name == way;
            });
        if (isElsewhere || (!stat && i == 0)) {
            return std::nullopt;
        }
        if (stat) {
            ticks += stat->ticks;
            processes += childrenOf(folder);
        }
    }
    return static_cast<double>(ticks) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

} // namespace shinpan
