#pragma once

#include "core/util/besideprogram.h"
#include "core/util/message.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <memory>

namespace shinpan {

/// Runs shinpan-cli for work that takes longer than a window may freeze and cannot be sliced.
class CliProcess final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CliProcess)

public:
    explicit CliProcess(QString program = shinpanCli(), QObject *parent = nullptr);
    /// Does what cancel() does.
    ~CliProcess() override;

    /// Calls the program with these words; what still runs is cancelled.
    void start(const QStringList &words);
    /// Asks it to end, which it does in its own time, and hears no more of it.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }

Q_SIGNALS:
    /// It wrote this line to standard output, told without its line feed.
    void line(const QByteArray &line);
    /// It has ended by itself, with this exit code. `complaint`: what it said on standard error, or
    /// why it could not run; empty: nothing.
    void ended(int exitCode, const Message &complaint);

private:
    void readLines();
    void conclude(int code, QProcess::ExitStatus status);
    void giveUp();
    void end(int exitCode, const Message &complaint);

    QString m_program;
    std::unique_ptr<QProcess> m_process; ///< null while none runs
};

} // namespace shinpan
