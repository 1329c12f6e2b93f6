#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace shinpan::test {

/// What a run of a program came to.
struct Run
{
    int exitCode = -1; ///< -1: it crashed or did not end within half a minute
    QByteArray output;
    QByteArray errors;
};

/// Starts shinpan-cli with these arguments.
void startCli(QProcess &process, const QStringList &arguments);

/// Waits for the end.
[[nodiscard]] Run finish(QProcess &process);

[[nodiscard]] Run runCli(const QStringList &arguments);
/// Gives it this file as its standard input.
[[nodiscard]] Run runCli(const QStringList &arguments, const QString &input);

} // namespace shinpan::test
