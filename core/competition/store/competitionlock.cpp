#include "core/competition/store/competitionlock.h"

#include "core/util/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <tuple>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// "1234 on athene", as the lock's owner wrote it.
QString ownerIn(const QString &path)
{
    QFile file(path);
    const QByteArray text = openRegularFile(file) ? file.readLine(256).trimmed() : QByteArray();
    return text.isEmpty() ? QStringLiteral("unknown") : QString::fromUtf8(text);
}

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

/// Whether that owner was a process of this computer and has gone.
bool isGone(const QString &owner)
{
    const qsizetype end = owner.indexOf(QLatin1String(" on "));
    bool isNumber = false;
    const pid_t process = owner.left(end).toInt(&isNumber);
    return isNumber && end > 0 && owner.mid(end + 4) == QSysInfo::machineHostName()
        && ::kill(process, 0) != 0 && errno == ESRCH;
}

/// Takes the lock, and waits for it only where its owner is gone: then it is a child of that
/// process that has it, for the moment from its birth to its becoming an engine.
bool lockFile(int descriptor, const QString &path)
{
    constexpr auto Longest = 1s;
    const auto limit = std::chrono::steady_clock::now() + Longest;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) {
            return false;
        }
        if (!isGone(ownerIn(path)) || std::chrono::steady_clock::now() > limit) {
            errno = EWOULDBLOCK;
            return false;
        }
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

} // namespace

Result<CompetitionLock> CompetitionLock::take(const QString &path)
{
    if (const Message reason = whyNoFile(path); !reason.isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"), path, reason));
    }
    const QByteArray name = QFile::encodeName(path);
    // Engines must not inherit it: one that outlives us would keep the lock.
    CompetitionLock lock(::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666));
    if (!lock.m_descriptor.isOpen()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2; make its folder writable"), path,
            systemReason()));
    }
    if (!lockFile(lock.m_descriptor.number(), path)) {
        if (errno != EWOULDBLOCK) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot lock %1: %2"), path,
                                       systemReason()));
        }
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "this competition is running already, as process %1; stop "
                              "that one first (compete stop)"),
            ownerIn(path)));
    }
    const QByteArray owner = QByteArray::number(QCoreApplication::applicationPid()) + " on "
                           + QSysInfo::machineHostName().toUtf8() + '\n';
    // The number in the file is a courtesy: the lock holds without it as well.
    if (::ftruncate(lock.m_descriptor.number(), 0) == 0) {
        std::ignore = ::pwrite(lock.m_descriptor.number(), owner.constData(),
                               static_cast<std::size_t>(owner.size()), 0);
    }
    return lock;
}

bool CompetitionLock::isTaken(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const CompetitionLock probe(::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    return probe.m_descriptor.isOpen()
        && ::flock(probe.m_descriptor.number(), LOCK_SH | LOCK_NB) != 0;
}

} // namespace shinpan
