#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QString>

namespace shinpan {

/// The path of a program of ours that stands beside the one that runs, or in `room` of the same
/// folder as in a build ("../cli"); else its name alone, to be found as the system finds programs.
[[nodiscard]] inline QString besideProgram(const QString &name, const QString &room = {})
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString &path : {here.filePath(name), here.filePath(room + u'/' + name)}) {
        if (QFileInfo(path).isExecutable()) {
            return QDir::cleanPath(path);
        }
    }
    return name;
}

/// The shinpan-cli that belongs to the program that runs.
[[nodiscard]] inline QString shinpanCli()
{
    return besideProgram(QStringLiteral("shinpan-cli"), QStringLiteral("../cli"));
}

} // namespace shinpan
