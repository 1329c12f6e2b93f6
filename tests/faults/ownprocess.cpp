#include "tests/faults/ownprocess.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <malloc.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SHINPAN_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif
#endif

namespace shinpan::test {

namespace {

/// A line of our own status in MiB, which the kernel tells in KiB.
double statusField(const char *name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : status.readAll().split('\n')) {
            if (line.startsWith(name)) {
                return line.simplified().split(' ').at(1).toDouble() / 1024;
            }
        }
    }
    return 0;
}

} // namespace

const QString MarkVariable = QStringLiteral("SHINPAN_TEST_MARK");

QString uniqueMark()
{
    static int count = 0;
    return QStringLiteral("%1-%2").arg(QCoreApplication::applicationPid()).arg(++count);
}

int processesMarked(const QString &mark)
{
    const QByteArray wanted = (MarkVariable + u'=' + mark).toUtf8();
    int found = 0;
    const QStringList entries =
        QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        QFile environment(QStringLiteral("/proc/%1/environ").arg(entry)); // a zombie's is empty
        if (environment.open(QIODevice::ReadOnly)) {
            found += environment.readAll().split('\0').contains(wanted) ? 1 : 0;
        }
    }
    return found;
}

char stateOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    const QByteArray stat = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return stat.isEmpty() ? '\0' : stat.at(stat.lastIndexOf(')') + 2);
}

int openDescriptors()
{
    return static_cast<int>(
        QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System).size());
}

double heapInUse()
{
#ifdef SHINPAN_SANITIZED
    const std::size_t bytes = __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 info = ::mallinfo2();
    const std::size_t bytes = info.uordblks + info.hblkhd;
#endif
    return static_cast<double>(bytes) / (1 << 20);
}

double residentMemory()
{
    return statusField("VmRSS:");
}

void releaseFreeMemory()
{
    ::malloc_trim(0);
}

double peakMemory()
{
    return statusField("VmHWM:");
}

void forgetPeak()
{
    QFile references(QStringLiteral("/proc/self/clear_refs"));
    if (references.open(QIODevice::WriteOnly)) {
        references.write("5"); // proc(5)
    }
}

bool isMemoryInflated()
{
#ifdef SHINPAN_SANITIZED
    return true;
#else
    return false;
#endif
}

} // namespace shinpan::test
