#include "core/record/import/gamefolder.h"

#include <QDir>
#include <QDirIterator>

namespace shinpan {

const QStringList &gameFileSuffixes()
{
    static const QStringList Suffixes{QStringLiteral("sgf"), QStringLiteral("gib"),
                                      QStringLiteral("ngf"), QStringLiteral("ugf"),
                                      QStringLiteral("ugi")};
    return Suffixes;
}

void forEachGameFile(const QString &place, const std::function<void(const QFileInfo &)> &visit)
{
    if (!QFileInfo(place).isDir()) {
        visit(QFileInfo(place));
        return;
    }
    QDirIterator entries(place, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        if (gameFileSuffixes().contains(entries.fileInfo().suffix(), Qt::CaseInsensitive)) {
            visit(entries.fileInfo());
        }
    }
}

QStringList gameFilesIn(const QString &folder, const QString &except)
{
    const QString excepted = except.isEmpty() ? QString() : QDir(except).absolutePath() + u'/';
    QStringList files;
    forEachGameFile(folder, [&](const QFileInfo &file) {
        if (excepted.isEmpty() || !file.absoluteFilePath().startsWith(excepted)) {
            files.append(file.filePath());
        }
    });
    files.sort();
    return files;
}

} // namespace shinpan
