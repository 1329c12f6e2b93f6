#include "core/util/wholefile.h"

#include "core/util/filedescriptor.h"
#include "core/util/regularfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

namespace shinpan {

namespace {

/// A file that nobody sees until it is whole, as WholeFile does it, but without waiting for the
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

/// The same for a file that is there, and no link.
[[nodiscard]] bool replaceFile(const QByteArray &bytes, const QString &path)
{
    const QString beside = path + QStringLiteral(".new");
    const QByteArray from = QFile::encodeName(beside);
    struct stat there = {};
    if (::lstat(QFile::encodeName(path).constData(), &there) != 0 || !S_ISREG(there.st_mode)
        || !writeNewFile(bytes, beside)) {
        return false;
    }
    const bool isDone = ::chmod(from.constData(), there.st_mode & ACCESSPERMS) == 0
                     && ::rename(from.constData(), QFile::encodeName(path).constData()) == 0;
    if (!isDone) {
        ::unlink(from.constData());
    }
    return isDone;
}

} // namespace

QString linkTarget(const QString &path)
{
    static constexpr int MostLinks = 40; // as the kernel has it
    QString target = path;
    for (int links = 0; links < MostLinks && QFileInfo(target).isSymLink(); ++links) {
        target = QFileInfo(target).symLinkTarget();
    }
    return target;
}

bool makeFolder(const QString &path, FileReaders readers)
{
    if (!QDir().mkpath(path)) {
        return false;
    }
    const QByteArray name = QFile::encodeName(path);
    struct stat there = {};
    return readers == FileReaders::Usual || ::stat(name.constData(), &there) != 0
        || (there.st_mode & S_ISVTX) != 0 || ::chmod(name.constData(), S_IRWXU) == 0;
}

WholeFile::WholeFile(const QString &path, FileReaders readers)
    : m_file(linkTarget(path))
{
    if (const Message reason = whyNoFile(m_file.fileName()); !reason.isEmpty()) {
        m_state = failure(reason);
    } else {
        open(readers);
    }
}

void WholeFile::open(FileReaders readers)
{
    check(m_file.open(QIODevice::WriteOnly)
          && (readers == FileReaders::Usual
              || m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)));
}

void WholeFile::check(bool isWell)
{
    if (!isWell && m_state) {
        m_state = failure(Message::verbatim(m_file.errorString()));
        m_file.cancelWriting();
    }
}

void WholeFile::write(const QByteArray &bytes)
{
    if (m_state) {
        check(m_file.write(bytes) == bytes.size());
    }
}

Result<void> WholeFile::commit()
{
    // A file that fits into QSaveFile's buffer would be committed empty on a full disk without
    // flush(): Qt 6.4's commit() looks at what write() came to, not at its own last flush.
    if (m_state) {
        check(m_file.flush());
    }
    if (m_state) {
        check(m_file.commit());
    }
    return m_state;
}

Result<void> saveWholeFile(const QByteArray &bytes, const QString &path, Durability durability)
{
    if ((durability != Durability::PowerFailure && writeNewFile(bytes, path))
        || (durability == Durability::Draft && replaceFile(bytes, path))) {
        return {};
    }
    return saveWholeFile(bytes, path, FileReaders::Usual);
}

Result<void> saveWholeFile(const QByteArray &bytes, const QString &path, FileReaders readers)
{
    WholeFile file(path, readers);
    file.write(bytes);
    return file.commit();
}

} // namespace shinpan
