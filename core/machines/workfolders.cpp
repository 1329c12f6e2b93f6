#include "core/machines/workfolders.h"

#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString namePrefix(const QString &run)
{
    return QStringLiteral("shinpan-work-%1-").arg(run);
}

/// Whether this is a folder, and nobody but us can write or read in it.
[[nodiscard]] bool isOursAlone(const QString &path)
{
    struct stat there = {};
    return ::lstat(QFile::encodeName(path).constData(), &there) == 0 && S_ISDIR(there.st_mode)
        && there.st_uid == ::geteuid() && (there.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

} // namespace

bool isRunName(const QString &name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar sign) {
        return sign.unicode() < 128 && sign.isLetterOrNumber();
    });
}

QString workFolderTemplate(const QString &run)
{
    return QDir(QDir::tempPath()).filePath(namePrefix(run) + QStringLiteral("XXXXXX"));
}

QStringList workFolders(const QString &run)
{
    const QDir temporary(QDir::tempPath());
    QStringList folders;
    for (const QString &name : temporary.entryList({namePrefix(run) + u'*'}, QDir::Dirs)) {
        const QString path = temporary.absoluteFilePath(name);
        if (isOursAlone(path)) {
            folders.append(path);
        }
    }
    return folders;
}

QString stopFileIn(const QString &workFolder)
{
    return QDir(workFolder).filePath(QStringLiteral("stop"));
}

Result<void> orderStop(const QString &run, const QByteArray &order)
{
    for (const QString &folder : workFolders(run)) {
        const Result<void> saved = saveWholeFile(order, stopFileIn(folder));
        if (!saved && QFileInfo::exists(folder)) {
            return failure(inFile(stopFileIn(folder), saved.error()));
        }
    }
    return {};
}

} // namespace shinpan
