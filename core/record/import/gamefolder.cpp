#include "core/record/import/gamefolder.h"

#include <QDir>
#include <QDirIterator>

namespace shinpan {

QStringList gameFilesIn(const QString &folder, const QString &except)
{
    static const QStringList Endings{QStringLiteral("sgf"), QStringLiteral("gib"),
                                     QStringLiteral("ngf"), QStringLiteral("ugf"),
                                     QStringLiteral("ugi")};
    const QString excepted = except.isEmpty() ? QString() : QDir(except).absolutePath() + u'/';
    QStringList files;
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        const QFileInfo file = entries.fileInfo();
        const bool isExcepted = !excepted.isEmpty() && file.absoluteFilePath().startsWith(excepted);
        if (!isExcepted && Endings.contains(file.suffix(), Qt::CaseInsensitive)) {
            files.append(entries.filePath());
        }
    }
    files.sort();
    return files;
}

} // namespace shinpan
