#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

namespace shinpan {

/// What a program that was asked something has answered.
struct CommandAnswer
{
    bool isGood = false; ///< it ended by itself with exit code 0
    QByteArray output;
    QString complaint; ///< why it is not good, in its own words or ours
};

/// Runs a program that answers within a minute (it is killed then), with this standard input, and
/// tells `done` from the event loop, unless `context` is gone by then.
void runCommand(QObject *context,
                const QStringList &words,
                const QByteArray &input,
                const std::function<void(const CommandAnswer &)> &done);

} // namespace shinpan
