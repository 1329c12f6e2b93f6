#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QString>

namespace shinpan {

/// The path of a program of ours that stands beside the one that runs; else its name alone, to be
/// found as the system finds programs.
[[nodiscard]] inline QString besideProgram(const QString &name)
{
    const QString beside = QDir(QCoreApplication::applicationDirPath()).filePath(name);
    return QFileInfo(beside).isExecutable() ? beside : name;
}

} // namespace shinpan
