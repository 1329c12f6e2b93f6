#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpcommandqueue.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/gtpreply.h"
#include "core/gtp/gtpreplyreader.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/idlewatch.h"
#include "core/util/completion.h"
#include "core/util/loopwatch.h"
#include "core/util/message.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace shinpan {

/// A conversation with one engine: a queue of commands, each answered exactly once whatever the
/// engine does.
///
/// One command is in flight at a time; the next is written when it is settled, except within a
/// Batch. A command that timed out or was cancelled keeps its place, so that a late answer is
/// swallowed and does not pass for the next one's. Replies are matched by id; one without an id
/// belongs to the oldest command still unanswered.
///
/// Coroutines resume from the event loop, never inside this class, so they may destroy the session;
/// receivers of its signals and line sinks may too.
class GtpSession final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GtpSession)

public:
    enum class State { NotStarted, Starting, Running, Closing, Ended };

    using LineSink = GtpCommandQueue::LineSink;
    enum class Interruption { Allowed, NotAllowed };

    /// `transcript` may be null (nothing is recorded) and may be destroyed first; `source` is this
    /// engine's number in it.
    explicit GtpSession(std::unique_ptr<GtpTransport> transport,
                        GtpTranscript *transcript = nullptr,
                        int source = 0,
                        QObject *parent = nullptr);

    /// Settles everything with GtpError::Kind::Closed. What still runs is killed, not waited for.
    ~GtpSession() override;

    /// Call once. Commands may be sent before; they wait for the process to run.
    void start();

    /// Turns ids off for engines that choke on them. Call before the first command.
    void setUsesIds(bool usesIds)
    {
        m_usesIds = usesIds;
        m_reader.setUsesIds(usesIds);
    }

    /// Queues a command. `deadline` counts from the moment the pipe has taken it. An answer that is
    /// in our pipe when the deadline passes is taken, however busy we were; and it does not pass
    /// while nobody could look, see LoopWatch.
    [[nodiscard]] Completion<GtpReply> send(const GtpCommand &command,
                                            std::chrono::milliseconds deadline = NoDeadline)
    {
        return enqueue({.command = command, .limit = deadline});
    }

    /// Queues a command that answers in lines over time, such as lz-analyze: each line after the
    /// status line goes to `sink` as it comes and is not kept, so the reply's text is only what the
    /// status line holds. With Interruption::Allowed the next command does not wait for this one
    /// but is written at once, which is how such streams are ended.
    [[nodiscard]] Completion<GtpReply> stream(const GtpCommand &command,
                                              LineSink sink,
                                              Interruption interruption = Interruption::Allowed,
                                              std::chrono::milliseconds deadline = NoDeadline);

    /// Commands that are sent while a Batch lives leave in one write at its end, and none waits for
    /// the one before it. The engine's time for each is told apart all the same, see
    /// GtpCommandQueue. Hold no batch across a co_await, and do not destroy the session meanwhile.
    ///
    /// An engine that does not repeat ids, or was seen not to read what follows the first line of a
    /// write before more comes (as select() and buffered reading combined do, a common mistake in
    /// Python), still gets one command after the other.
    class Batch
    {
    public:
        explicit Batch(GtpSession &session);
        Batch(const Batch &) = delete;
        Batch &operator=(const Batch &) = delete;
        ~Batch();

    private:
        GtpSession &m_session;
    };

    /// Gives up a command of this session, queued or written; it is settled with
    /// GtpError::Kind::Cancelled.
    void cancel(const Completion<GtpReply> &reply);

    /// Writes "# text" at once, ahead of what is queued: a comment, which is not answered (GTP 2
    /// §2.5). Engines with GoGui's `gogui-interrupt` take "# interrupt" while they are at work.
    void remark(QByteArrayView text);

    /// Sends SIGINT to a process of the engine's, see GtpTransport::interrupt().
    void interrupt(qint64 process);

    /// Reads what the engine has written on standard error until now, which errorLineReceived() and
    /// the transcript then tell: call it to know what belongs to an answer, in a coroutine that was
    /// resumed, not inside a signal of this.
    void drainErrorOutput() { m_transport->drainErrorOutput(); }

    /// See GtpTransport::processorTime().
    [[nodiscard]] std::optional<double> processorTime() const
    {
        return m_transport->processorTime();
    }

    /// What it used so far while it owed no answer.
    [[nodiscard]] IdleUse idleUse() const { return m_idleness.use(); }

    /// Has the engine frozen from now on whenever it owes no answer; without effect where its
    /// processes cannot be stopped.
    void setFreezes(bool freezes) { m_idleness.setFreezes(freezes); }

    /// Whether its processes can be stopped; see GtpTransport::freeze(). Call it while nothing is
    /// asked; setFreezes() has been called.
    [[nodiscard]] bool freezes() const { return m_idleness.freezes(); }

    /// Ends the engine: everything is settled with GtpError::Kind::Closed, then "quit", end of its
    /// input, `grace` to leave, SIGTERM, SIGKILL for the whole process group. Never blocks;
    /// completes when nothing is left of it. A grace of 0 kills at once.
    [[nodiscard]] Completion<ProcessExit> close(
        std::chrono::milliseconds grace = std::chrono::seconds(2));

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_state == State::Running; }

    /// Whether every command that was written has its answer.
    [[nodiscard]] bool isIdle() const { return m_queue.awaitedIds().isEmpty(); }

    /// How it ended; meaningful in State::Ended.
    [[nodiscard]] const ProcessExit &exit() const { return m_exit; }

    struct Pending
    {
        QByteArray command;                          ///< without id
        std::chrono::steady_clock::time_point since; ///< when it was written, as LoopWatch has it
        bool endsWithNext = false;                   ///< a stream, which the next command ends
    };
    /// The command that the engine is working on, if any.
    [[nodiscard]] std::optional<Pending> pending() const;

    /// Whether the last command that was asked ends with the next one. It may still wait for the
    /// answer to the command before it, and is not pending() then.
    [[nodiscard]] bool awaitsNext() const { return m_queue.awaitsNext(); }

    /// Whether the engine still owes an answer that is no longer waited for: it is at work on what
    /// it was asked before its time ran out, or has stalled.
    [[nodiscard]] bool owesAnswer() const { return m_queue.owesAnswer(); }

    /// The newest lines of standard error, at most 30.
    [[nodiscard]] QStringList lastErrorLines() const { return m_diagnosis.lastErrorLines(); }

Q_SIGNALS:
    void started();
    /// Emitted once, when everything is settled.
    void ended(const shinpan::ProcessExit &exit);
    /// A line of standard error; control bytes dropped, cut if very long. Valid during the call
    /// only.
    void errorLineReceived(QByteArrayView line);

private:
    using Clock = GtpCommandQueue::Clock;

    Completion<GtpReply> enqueue(GtpCommandQueue::Entry entry);
    void writeQueued();
    void addToOutput(const GtpCommand &command, int id);
    void writeOutput();

    void receive(QByteArrayView bytes);
    void receiveErrors(QByteArrayView bytes);
    void noteErrorLine(QByteArrayView line);

    void refuseFromNowOn(const GtpError &error);
    void breakOff(const Message &reason);

    void watchEngine(Clock::time_point now);
    void watch(Clock::time_point deadline);
    void checkDeadlines();
    void giveUpWaiting(const GtpCommandQueue::Entry &entry, Clock::time_point now);
    void remindOfInput();
    void finish(ProcessExit exit);

    std::unique_ptr<GtpTransport> m_transport;
    IdleWatch m_idleness;
    GtpRecorder m_recorder;
    State m_state = State::NotStarted;
    std::optional<GtpError> m_refusal; ///< why no more commands are taken
    ProcessExit m_exit;
    std::vector<Completion<ProcessExit>> m_closings;

    GtpCommandQueue m_queue;
    bool m_usesIds = true;
    std::string m_output;           ///< commands on their way to the pipe
    Clock::time_point m_lastByte{}; ///< when one was last written or read
    bool m_isPrompt = false;        ///< the engine let us wait but microseconds for it
    bool m_isBatching = false;
    bool m_isBatchBegun = false; ///< a command of the running batch is queued
    bool m_readsAhead = true;
    bool m_mayMissInput = false;
    Clock::time_point m_reminderDue; ///< if m_mayMissInput
    LoopWatch::Need m_need;          ///< while an answer is waited for
    QTimer m_timer;
    Clock::time_point m_timerDue;
    bool m_isLastTurn = false; ///< checkDeadlines() has let the event loop turn once more

    GtpDiagnosis m_diagnosis;
    GtpReplyReader m_reader;
    LineSplitter m_errorLines;
};

} // namespace shinpan
