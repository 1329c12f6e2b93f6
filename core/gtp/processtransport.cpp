#include "core/gtp/processtransport.h"

#include "core/gtp/childsetup.h"
#include "core/gtp/keeperimage.h"
#include "core/gtp/processortime.h"
#include "core/util/message.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// An engine that closed its output but lives on is dead to us; one that is just exiting gets to
/// say how.
constexpr auto ExitDelay = 1000ms;

/// How long after SIGTERM SIGKILL follows.
constexpr auto TerminationDelay = 500ms;

/// Killed processes vanish within microseconds; only one stuck in the kernel, or a zombie whose new
/// parent does not reap, outlasts this.
constexpr auto GroupCheckInterval = 2ms;
constexpr int MaxGroupChecks = 500;

/// How often a start is tried that the machine has no room for, and the time in between.
constexpr int MaxAttempts = 20;
constexpr auto AttemptInterval = 250ms;

/// Whether the machine is at fault, not the program.
[[nodiscard]] bool isOfMachine(int error)
{
    return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
}

/// What the system's number means, and what can be seen to be wrong from outside.
Message startFailure(const ProcessSpec &spec, const KeeperReport &error)
{
    const QString reason = QString::fromStdString(std::generic_category().message(error.number));
    if (error.kind == KeeperReport::Kind::NoDirectory) {
        return QFileInfo(spec.workingDirectory).isDir()
                 ? Message::of(QT_TRANSLATE_NOOP("Messages", "cannot enter %1: %2"),
                               spec.workingDirectory, reason)
                 : Message::of(QT_TRANSLATE_NOOP("Messages", "no such directory: %1"),
                               spec.workingDirectory);
    }
    if (error.number == ENOEXEC) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "not a program for this computer: %1 (a script begins with a line "
                              "such as #!/bin/sh)"),
            spec.program);
    }
    const bool isPath = spec.program.contains(QLatin1Char('/'));
    if (!isPath && !QStandardPaths::findExecutable(spec.program).isEmpty()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot start %1: %2"), spec.program,
                           reason);
    }
    const QFileInfo file(QDir(spec.workingDirectory), spec.program);
    if (!isPath || !file.exists()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "no such program: %1"), spec.program);
    }
    if (file.isDir()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "a directory, not a program: %1"),
                           spec.program);
    }
    if (!file.isExecutable()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "not executable: %1"), spec.program);
    }
    return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot start %1: %2"), spec.program, reason);
}

/// Owns processes that outlive their transports. ~QProcess would kill the keeper, which has others
/// to end before it ends, and wait for it; so nobody destroys them before they are reaped. If our
/// program ends first, the keeper is told of that and goes on.
[[nodiscard]] QObject *orphanage()
{
    static auto *const orphans = new QObject;
    return orphans;
}

/// The end that a status of wait() tells.
ProcessExit endOf(int status)
{
    return WIFSIGNALED(status) ? ProcessExit::signalled(WTERMSIG(status))
                               : ProcessExit::exited(WEXITSTATUS(status));
}

/// QProcess reports the signal's number as the exit code of a crash.
ProcessExit endOf(int code, QProcess::ExitStatus status)
{
    return status == QProcess::CrashExit ? ProcessExit::signalled(code) : ProcessExit::exited(code);
}

} // namespace

ProcessTransport::ProcessTransport(ProcessSpec spec, QObject *parent)
    : GtpTransport(parent)
    , m_spec(std::move(spec))
{
    m_stageTimer.setSingleShot(true);
    connect(&m_stageTimer, &QTimer::timeout, this, &ProcessTransport::advance);
    connect(&m_output, &PipeReader::bytesRead, this, &ProcessTransport::bytesReceived);
    connect(&m_errorOutput, &PipeReader::bytesRead, this, &ProcessTransport::errorBytesReceived);
    connect(&m_output, &PipeReader::ended, this, [this] {
        expectExit(Message::of(QT_TRANSLATE_NOOP("Messages", "closed its standard output")));
    });
    connect(&m_input, &PipeWriter::broken, this, [this] {
        expectExit(Message::of(QT_TRANSLATE_NOOP("Messages", "closed its standard input")));
    });
}

ProcessTransport::~ProcessTransport()
{
    if (!m_process) {
        return;
    }
    if (m_stage != Stage::Ended) {
        killAll();
    }
    m_process->disconnect(this);
    if (m_process->state() != QProcess::NotRunning) {
        QProcess *const orphan = m_process.release();
        orphan->setParent(orphanage());
        connect(orphan, &QProcess::finished, orphan, &QObject::deleteLater);
        connect(orphan, &QProcess::errorOccurred, orphan, &QObject::deleteLater);
    } else {
        m_process.release()->deleteLater(); // we may be inside one of its signals
    }
}

void ProcessTransport::tryToStart()
{
    makeProcess();
    std::optional<PipeEnds> input = makePipe();
    std::optional<PipeEnds> output = makePipe();
    std::optional<PipeEnds> errorOutput = m_spec.discardsErrorOutput ? makeDrain() : makePipe();
    std::optional<PipeEnds> report = makePipe();
    const int keeper = keeperImage();
    if (!input || !output || !errorOutput || !report || (keeper < 0 && isOfMachine(errno))) {
        waitOut(Message::of(QT_TRANSLATE_NOOP("Messages", "too many open files")));
        return;
    }
    const ChildProgram program(m_spec.program, m_spec.arguments, m_spec.environment,
                               report->writing.number());
    const QByteArray directory = QFile::encodeName(m_spec.workingDirectory);
    ChildSetUp setUp{.input = input->reading.number(),
                     .output = output->writing.number(),
                     .errorOutput = errorOutput->writing.number(),
                     .report = report->writing.number(),
                     .keeper = keeper,
                     .parent = ::getpid(),
                     .directory = directory.isEmpty() ? nullptr : directory.constData(),
                     .program = &program,
                     .processors = {},
                     .isSandbox = m_spec.isSandbox};
    if (!m_spec.processors.empty()) {
        const Result<cpu_set_t> processors = processorSet(m_spec.processors);
        if (!processors) {
            finish(ProcessExit::failedToStart(processors.error()));
            return;
        }
        setUp.processors = *processors;
    }
    m_process->setChildProcessModifier(setUp);
    m_input.open(std::move(input->writing));
    m_unreadOutput = std::move(output->reading);
    if (errorOutput->reading.isOpen()) {
        m_errorOutput.open(std::move(errorOutput->reading));
    }
    watchReport(std::move(report->reading));
    m_stage = Stage::Running;
    const QPointer<ProcessTransport> self(this);
    m_process->start(); // forks here, so the child's ends may be closed on return
    if (self) {
        m_child = m_process->processId();
    }
}

void ProcessTransport::makeProcess()
{
    m_process = std::make_unique<QProcess>();
    connect(m_process.get(), &QProcess::finished, this, &ProcessTransport::reap);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) { // it could not even fork
            waitOut(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot start %1: %2"),
                                m_spec.program, m_process->errorString()));
        }
    });
    m_process->setProgram(m_spec.program);
    // Keeps QProcess from making pipes of its own.
    m_process->setInputChannelMode(QProcess::ForwardedInputChannel);
    m_process->setProcessChannelMode(QProcess::ForwardedChannels);
}

/// Tries again later, and gives up in the end.
void ProcessTransport::waitOut(const Message &reason)
{
    if (++m_attempts == MaxAttempts) {
        finish(ProcessExit::failedToStart(reason));
        return;
    }
    closePipes();
    m_startError.reset();
    m_stage = Stage::Waiting;
    m_stageTimer.start(AttemptInterval);
}

void ProcessTransport::closePipes()
{
    m_input.close();
    m_output.close();
    m_errorOutput.close();
    m_unreadOutput.reset();
    m_reportNotifier.reset();
    m_report.reset();
}

void ProcessTransport::watchReport(FileDescriptor report)
{
    makeNonBlocking(report);
    m_report = std::move(report);
    m_reportNotifier.reset(new QSocketNotifier(m_report.number(), QSocketNotifier::Read));
    connect(m_reportNotifier.get(), &QSocketNotifier::activated, this,
            &ProcessTransport::takeReports);
}

/// This may be gone afterwards.
void ProcessTransport::takeReports()
{
    const QPointer<ProcessTransport> self(this);
    while (self && m_report.isOpen()) {
        KeeperReport report{};
        const ssize_t count = ::read(m_report.number(), &report, sizeof report);
        if (count == sizeof report) {
            takeReport(report);
        } else if (count != 0) {
            return; // that is all for now
        } else {
            m_reportNotifier.reset();
            m_report.reset();
            if (m_group == 0 && !m_startError) {
                takeStart(m_child); // without a keeper
            }
        }
    }
}

void ProcessTransport::takeReport(const KeeperReport &report)
{
    switch (report.kind) {
    case KeeperReport::Kind::Started:
        takeStart(report.number);
        break;
    case KeeperReport::Kind::NoDirectory:
    case KeeperReport::Kind::NoProgram:
        m_startError = report; // it exits, too
        break;
    case KeeperReport::Kind::Ended:
        m_end = report;
        break;
    }
}

void ProcessTransport::takeStart(qint64 process)
{
    m_group = process;
    m_meter = std::make_unique<ProcessorMeter>(m_child);
    m_output.open(std::move(m_unreadOutput)); // what the engine says at once does not come earlier
    Q_EMIT started();
}

/// The keeper's time, with that of the whole engine. Once reaped, its number may be another's.
std::optional<double> ProcessTransport::processorTime() const
{
    const bool isReaped = m_stage == Stage::Dying || m_stage == Stage::Ended;
    return m_meter && !isReaped ? m_meter->read() : std::nullopt;
}

void ProcessTransport::write(QByteArrayView bytes)
{
    thaw();
    m_input.write(bytes);
}

/// The signals are ours, not the keeper's: an engine that is asked must not wait for another
/// process to let it go. A stopped engine does end with the keeper, and with us: SIGKILL ends what
/// is stopped, too.
bool ProcessTransport::freeze()
{
    const bool hasKeeper = m_group > 0 && m_group != m_child;
    if (m_stage != Stage::Running || !hasKeeper) {
        return false;
    }
    if (std::exchange(m_isFrozen, true)) {
        m_hasStrays = signalStrays(SIGSTOP) || m_hasStrays;
    } else {
        signalGroup(SIGSTOP);
    }
    return true;
}

void ProcessTransport::thaw()
{
    if (std::exchange(m_isFrozen, false)) {
        signalGroup(SIGCONT);
        m_hasStrays = m_hasStrays && !signalStrays(SIGCONT);
    }
}

/// Signals what came of the engine and has left its group, but for those that end meanwhile; false
/// if there is nothing of the kind. What such a process started until it stopped is found, too.
bool ProcessTransport::signalStrays(int signal) const
{
    std::size_t found = 0;
    bool isComplete = false;
    while (!isComplete) {
        std::size_t strays = 0;
        for (const qint64 process : descendantsOf(m_child)) {
            const auto id = static_cast<pid_t>(process);
            if (::getpgid(id) != m_group && ::kill(id, signal) == 0) {
                ++strays;
            }
        }
        isComplete = strays <= found;
        found = strays;
    }
    return found > 0;
}

void ProcessTransport::close(std::chrono::milliseconds grace)
{
    thaw();
    if (m_stage == Stage::NotStarted || m_stage == Stage::Waiting) {
        finish(ProcessExit::closed(
            Message::of(QT_TRANSLATE_NOOP("Messages", "closed before it was started"))));
    }
    if (m_stage != Stage::Running && m_stage != Stage::Failing) {
        return;
    }
    m_stage = Stage::Leaving;
    m_input.closeWhenWritten();
    if (grace <= 0ms) {
        m_stage = Stage::Terminating;
        advance();
    } else {
        m_stageTimer.start(grace);
    }
}

void ProcessTransport::expectExit(const Message &reason)
{
    if (m_stage == Stage::Running) {
        thaw();
        m_stage = Stage::Failing;
        m_closedPipe = reason;
        m_stageTimer.start(ExitDelay);
    }
}

/// The present stage has lasted long enough.
void ProcessTransport::advance()
{
    switch (m_stage) {
    case Stage::Leaving:
        m_stage = Stage::Terminating;
        signalGroup(SIGTERM);
        m_stageTimer.start(TerminationDelay);
        break;
    case Stage::Failing:
    case Stage::Terminating:
        m_stage = Stage::Killed;
        killAll();
        break;
    case Stage::Dying:
        awaitEndOfGroup();
        break;
    case Stage::Waiting:
        tryToStart();
        break;
    case Stage::NotStarted:
    case Stage::Running:
    case Stage::Killed:
    case Stage::Ended:
        break;
    }
}

void ProcessTransport::reap(int code, QProcess::ExitStatus status)
{
    const QPointer<ProcessTransport> self(this);
    takeReports();
    if (!self) {
        return;
    }
    if (m_startError) {
        const Message reason = startFailure(m_spec, *m_startError);
        if (isOfMachine(m_startError->number) && m_stage == Stage::Running) {
            waitOut(reason);
        } else {
            finish(ProcessExit::failedToStart(reason));
        }
        return;
    }
    m_exit = m_end ? endOf(m_end->number) : endOf(code, status);
    if (!m_closedPipe.isEmpty() && m_stage == Stage::Killed) {
        m_exit = ProcessExit::closed(m_closedPipe);
    }
    m_exit.wasForced = m_stage == Stage::Terminating || m_stage == Stage::Killed;
    m_exit.leftHelpers =
        !m_exit.wasForced && !m_spec.isSandbox && (m_end ? m_end->helpers > 0 : !isGroupGone());
    m_stage = Stage::Dying;
    m_stageTimer.stop();
    // What the process wrote is in the pipes. Their end may never come: a helper can hold them
    // open.
    if (!m_end) {
        signalGroup(SIGKILL);
    }
    m_output.drainAndClose();
    if (self) {
        m_errorOutput.drainAndClose();
    }
    if (self) {
        m_input.close();
        awaitEndOfGroup();
    }
}

void ProcessTransport::awaitEndOfGroup()
{
    if (m_end || isGroupGone() || ++m_groupChecks > MaxGroupChecks) {
        finish(m_exit);
    } else {
        m_stageTimer.start(GroupCheckInterval);
    }
}

void ProcessTransport::finish(ProcessExit exit)
{
    if (m_stage == Stage::Ended) {
        return;
    }
    m_stage = Stage::Ended;
    m_stageTimer.stop();
    closePipes();
    Q_EMIT ended(exit);
}

/// Interrupts only within the group: what an engine says of its process id may be anything.
void ProcessTransport::interrupt(qint64 process)
{
    const auto id = static_cast<pid_t>(process);
    if (m_stage == Stage::Running && !m_isFrozen && process > 1 && ::getpgid(id) == m_group) {
        ::kill(id, SIGINT);
    }
}

void ProcessTransport::signalGroup(int signal) const
{
    if (m_group > 0) {
        ::kill(static_cast<pid_t>(-m_group), signal);
    }
}

/// The keeper does it when it gets SIGTERM, and when the engine ends.
void ProcessTransport::killAll() const
{
    if (m_process->state() != QProcess::NotRunning) {
        ::kill(static_cast<pid_t>(m_child), SIGTERM);
    }
    signalGroup(SIGKILL);
}

bool ProcessTransport::isGroupGone() const
{
    return m_group <= 0 || (::kill(static_cast<pid_t>(-m_group), 0) != 0 && errno == ESRCH);
}

} // namespace shinpan
