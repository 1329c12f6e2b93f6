#include "ui/review/filesreviewsettings.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace shinpan {

namespace {

/// Those that come again are numbered.
[[nodiscard]] QStringList distinct(const QStringList &names)
{
    QStringList all;
    QSet<QString> taken; // some file systems do not tell large from small letters
    for (const QString &base : names) {
        QString name = base;
        for (int number = 2; taken.contains(name.toCaseFolded()); ++number) {
            name = base + u'-' + QString::number(number);
        }
        taken.insert(name.toCaseFolded());
        all.append(name);
    }
    return all;
}

/// The name without what some file system does not let stand in one.
[[nodiscard]] QString fileNameOf(const QString &name)
{
    static const QRegularExpression forbidden(
        QStringLiteral(R"([\x00-\x1f/\\:*?"<>|]|^[.\s]+|[.\s]+$)"));
    QString text = name;
    text.replace(forbidden, QStringLiteral("_"));
    return text.isEmpty() ? QStringLiteral("_") : text;
}

} // namespace

QStringList reviewTargets(const QStringList &files, const QString &directory)
{
    QStringList names;
    for (const QString &file : files) {
        names.append(QFileInfo(file).completeBaseName());
    }
    QStringList targets = distinct(names);
    for (QString &target : targets) {
        target = QDir(directory).filePath(target + QStringLiteral(".sgf"));
    }
    return targets;
}

QStringList reviewDirectories(const std::vector<EngineProfile> &engines, const QString &directory)
{
    if (engines.size() == 1) {
        return {directory};
    }
    QStringList names;
    for (const EngineProfile &engine : engines) {
        names.append(fileNameOf(engine.name));
    }
    QStringList directories = distinct(names);
    for (QString &each : directories) {
        each = QDir(directory).filePath(each);
    }
    return directories;
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
