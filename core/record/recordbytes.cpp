#include "core/record/recordbytes.h"

#include "core/util/filedescriptor.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <fcntl.h>
#include <unistd.h>

namespace shinpan {

namespace {

/// A file that nobody sees until it is whole, as QSaveFile does it, but without waiting for the
/// disk. False, with nothing done, if there is such a file already or anything else is in the way.
[[nodiscard]] bool writeNewFile(const QByteArray &bytes, const QString &path)
{
    const QByteArray directory = QFile::encodeName(QFileInfo(path).path());
    const FileDescriptor file(
        ::open(directory.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    if (!file.isOpen()) {
        return false;
    }
    const auto size = static_cast<std::size_t>(bytes.size());
    const QByteArray unnamed = "/proc/self/fd/" + QByteArray::number(file.number());
    return ::write(file.number(), bytes.constData(), size) == bytes.size()
        && ::linkat(AT_FDCWD, unnamed.constData(), AT_FDCWD, QFile::encodeName(path).constData(),
                    AT_SYMLINK_FOLLOW)
               == 0;
}

} // namespace

Result<QByteArray, SgfError> readRecordBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(SgfError{0, 0, file.errorString()});
    }
    QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError) {
        return failure(SgfError{0, 0, file.errorString()});
    }
    return bytes;
}

QString recordTarget(const QString &path)
{
    static constexpr int MostLinks = 40; // as the kernel has it
    QString target = path;
    for (int links = 0; links < MostLinks && QFileInfo(target).isSymLink(); ++links) {
        target = QFileInfo(target).symLinkTarget();
    }
    return target;
}

Result<void> saveRecordBytes(const QByteArray &bytes, const QString &path, Durability durability)
{
    if (durability == Durability::Crash && writeNewFile(bytes, path)) {
        return {};
    }
    QSaveFile file(recordTarget(path));
    // Without flush() a file that fits into QSaveFile's buffer is committed empty on a full disk:
    // Qt 6.4's commit() looks at what write() came to, not at its own last flush.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit()) {
        return failure(file.errorString());
    }
    return {};
}

} // namespace shinpan
