#pragma once

#include "core/gtp/gtptransport.h"
#include "core/gtp/keeper/keeperreport.h"
#include "core/gtp/pipe.h"
#include "core/util/message.h"

#include <QMap>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class ProcessorMeter;

/// The program to run, and how to run it.
struct ProcessSpec
{
    QString program; ///< a path, or a name looked for in PATH
    QStringList arguments{};
    QString workingDirectory{};           ///< empty: ours
    QMap<QString, QString> environment{}; ///< added to ours, overriding it
    bool discardsErrorOutput = false;     ///< what it writes there is lost
    /// The processors that it and what it starts may run on, as the kernel counts them; none: all
    /// that we may. One that this computer does not have is a failure to start; where the kernel
    /// does not allow any of them, the process says so on standard error and exits with 1.
    std::vector<int> processors{};
    /// It is a sandbox for another program (bwrap). What it started ends with it, so nothing that
    /// is met then is a helper left behind. The keys of the user's session are not its own, and for
    /// root, who owns the devices, /dev stays as it is.
    bool isSandbox = false;
};

/// A GTP engine as a process in its own process group, under a keeper (keeper/enginekeeper.cpp), so
/// that nothing of it can be left behind: shell wrappers, helpers that hold the pipes, processes
/// that ignore SIGTERM or leave the group all go when the engine ends, and also when this program
/// dies, whatever kills it. (Where the system lets us execute no keeper, those that leave the group
/// stay, and if this program dies, all but the engine itself.)
///
/// The group is a session of its own, without a terminal: what asks people for passwords there
/// (ssh) fails with a word on standard error, or asks in a window, where it would have been stopped
/// for reading our terminal in the background.
///
/// Where the machine has no descriptors, processes or memory left for it, that is waited out for
/// some seconds.
///
/// QProcess starts and reaps the keeper, but its exec is our own (see ChildSetUp), and so are the
/// three pipes: a command is written to the pipe in write() itself, output that ends while the
/// process lives is noticed, and a flood is read in bounded pieces.
class ProcessTransport final : public GtpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessTransport)

public:
    explicit ProcessTransport(ProcessSpec spec, QObject *parent = nullptr);

    /// Kills everything if it still runs. Does not wait; the dead process is reaped by the event
    /// loop.
    ~ProcessTransport() override;

    void start() override
    {
        Q_ASSERT(m_stage == Stage::NotStarted);
        tryToStart();
    }
    void write(QByteArrayView bytes) override;
    void interrupt(qint64 process) override;
    void expectAnswer() override { m_output.expectBytes(); }
    void drainErrorOutput() override { m_errorOutput.drain(); }
    void setPaused(bool isPaused) override { m_output.setPaused(isPaused); }
    [[nodiscard]] std::optional<double> processorTime() const override;
    [[nodiscard]] bool freeze() override;
    void close(std::chrono::milliseconds grace) override;

    /// Id of the process, which is also the id of its group; 0 before started().
    [[nodiscard]] qint64 processId() const { return m_group; }

private:
    enum class Stage {
        NotStarted,
        Waiting, ///< the machine could not start it; tried again soon
        Running,
        Failing,     ///< it closed a pipe; it has a moment to exit by itself
        Leaving,     ///< we closed its input; it has its grace to exit
        Terminating, ///< SIGTERM was sent
        Killed,      ///< SIGKILL was sent
        Dying,       ///< it is reaped; waiting for what is left of its group
        Ended,
    };

    void tryToStart();
    void makeProcess();
    void waitOut(const Message &reason);
    void watchReport(FileDescriptor report);
    void takeReports();
    void takeReport(const KeeperReport &report);
    void takeStart(qint64 process);
    void expectExit(const Message &reason);
    void advance();
    void reap(int code, QProcess::ExitStatus status);
    void awaitEndOfGroup();
    void finish(ProcessExit exit);
    void closePipes();
    void thaw();
    void signalGroup(int signal) const;
    [[nodiscard]] bool signalStrays(int signal) const;
    void killAll() const;
    [[nodiscard]] bool isGroupGone() const;

    ProcessSpec m_spec;
    std::unique_ptr<QProcess> m_process;
    PipeWriter m_input;
    PipeReader m_output;
    PipeReader m_errorOutput;
    FileDescriptor m_unreadOutput; ///< before started()
    FileDescriptor m_report;       ///< open until the child has said all it can
    NotifierPointer m_reportNotifier;
    std::optional<KeeperReport> m_startError;
    std::optional<KeeperReport> m_end;
    QTimer m_stageTimer; ///< how long the present stage may last
    Stage m_stage = Stage::NotStarted;
    qint64 m_child = 0; ///< the keeper's process, or the engine's own if there is none
    qint64 m_group = 0;
    std::unique_ptr<ProcessorMeter> m_meter; ///< since started()
    bool m_isFrozen = false;
    bool m_hasStrays = false; ///< some are stopped though they have left the group
    int m_attempts = 0;       ///< the machine was no good for so many of them
    int m_groupChecks = 0;
    Message m_closedPipe; ///< what the engine closed while it was alive, in words
    ProcessExit m_exit;
};

} // namespace shinpan
