#include "core/util/trash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace shinpan {

bool moveToTrash(const QString &path)
{
    QString moved;
    if (!QFile::moveToTrash(path, &moved)) {
        return false;
    }
    // A trash has the folders "files" and "info" (freedesktop.org's Trash specification).
    const QFileInfo inTrash(moved);
    QDir trash = inTrash.absoluteDir();
    if (!trash.cdUp() || trash != QDir::current()) {
        return true;
    }
    QFile::remove(trash.filePath(QStringLiteral("info/%1.trashinfo").arg(inTrash.fileName())));
    QFile::rename(inTrash.absoluteFilePath(), path);
    trash.rmdir(QStringLiteral("files")); // if they are empty
    trash.rmdir(QStringLiteral("info"));
    return false;
}

} // namespace shinpan
