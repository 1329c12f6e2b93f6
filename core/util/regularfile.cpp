#include "core/util/regularfile.h"

#include "core/util/filedescriptor.h"
#include "core/util/message.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace shinpan {

namespace {

[[nodiscard]] Message whyNoFile(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG:
        return {};
    case S_IFDIR:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is a folder, not a file"));
    case S_IFIFO:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is a pipe, not a file"));
    case S_IFSOCK:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is a socket, not a file"));
    default:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is a device, not a file"));
    }
}

[[nodiscard]] int flagsOf(QIODevice::OpenMode mode)
{
    // O_NONBLOCK changes nothing for regular files; O_NOCTTY: a terminal is not to become ours.
    int flags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    if (mode.testFlag(QIODevice::WriteOnly)) {
        flags |= O_CREAT | (mode.testFlag(QIODevice::ReadOnly) ? O_RDWR : O_WRONLY);
    }
    return mode.testFlag(QIODevice::Append) ? flags | O_APPEND : flags;
}

} // namespace

Message whyNoFile(const QString &path)
{
    struct stat there = {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 ? whyNoFile(there.st_mode)
                                                                    : Message();
}

Result<void> openRegularFile(QFile &file, QIODevice::OpenMode mode)
{
    if (file.fileName().startsWith(u':')) {
        return file.open(mode) ? Result<void>() : failure(Message::verbatim(file.errorString()));
    }
    // Asked first, as to open a device may already do something to it.
    if (const Message reason = whyNoFile(file.fileName()); !reason.isEmpty()) {
        return failure(reason);
    }
    FileDescriptor opened(
        ::open(QFile::encodeName(file.fileName()).constData(), flagsOf(mode), 0666));
    struct stat there = {};
    if (!opened.isOpen() || ::fstat(opened.number(), &there) != 0) {
        return failure(Message::verbatim(qt_error_string(errno)));
    }
    if (const Message reason = whyNoFile(there.st_mode); !reason.isEmpty()) {
        return failure(reason);
    }
    if (!file.open(opened.number(), mode, QFileDevice::AutoCloseHandle)) {
        return failure(Message::verbatim(file.errorString()));
    }
    opened.release();
    return {};
}

Result<QByteArray> readRegularFile(const QString &path, qint64 most)
{
    QFile file(path);
    return openRegularFile(file).and_then([&] { return readAtMost(file, most); });
}

Result<QByteArray> readAtMost(QFile &file, qint64 most)
{
    const qint64 size = file.size();
    if (size > most) {
        return failure(tooLarge(most));
    }
    // It may grow, and neither a pipe nor what is in /proc says how much there is. Room is made for
    // a whole portion, whatever comes, so the first are small where the file is.
    QByteArray bytes;
    bytes.reserve(size);
    QByteArray portion;
    do {
        portion = file.read(std::clamp(std::max<qint64>(size + 1, bytes.size()), 4 * KiB, MiB));
        bytes += portion;
    } while (!portion.isEmpty() && bytes.size() <= most);
    if (file.error() != QFileDevice::NoError) {
        return failure(Message::verbatim(file.errorString()));
    }
    return bytes.size() <= most ? Result<QByteArray>(bytes) : failure(tooLarge(most));
}

Result<QByteArray> readStart(const QString &path, qint64 bytes)
{
    QFile file(path);
    return openRegularFile(file).map([&] { return file.read(bytes); });
}

Message tooLarge(qint64 most)
{
    return most % MiB == 0
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "it is larger than %1 MiB"), most / MiB)
             : Message::of(QT_TRANSLATE_NOOP("Messages", "it is larger than %1 KiB"), most / KiB);
}

} // namespace shinpan
