#include "ui/review/filesreviewsettings.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

QStringList reviewTargets(const QStringList &files, const QString &directory)
{
    const QDir place(directory);
    QStringList targets;
    QSet<QString> taken; // some file systems do not tell large from small letters
    for (const QString &file : files) {
        const QString base = QFileInfo(file).completeBaseName();
        QString name = base;
        for (int number = 2; taken.contains(name.toCaseFolded()); ++number) {
            name = base + u'-' + QString::number(number);
        }
        taken.insert(name.toCaseFolded());
        targets.append(place.filePath(name + QStringLiteral(".sgf")));
    }
    return targets;
}

QSet<QString> realPathsOf(const QStringList &files)
{
    QSet<QString> paths;
    for (const QString &file : files) {
        paths.insert(QFileInfo(file).canonicalFilePath());
    }
    paths.remove({});
    return paths;
}

} // namespace shinpan
