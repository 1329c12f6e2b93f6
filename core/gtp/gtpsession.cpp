#include "core/gtp/gtpsession.h"

#include "core/util/decimaltext.h"
#include "core/util/message.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The longest line of standard error.
constexpr std::size_t MaxErrorLineLength = 64 * 1024;

/// How long an engine that was never seen to answer two commands of one write may take over the
/// second before we suspect that it has not noticed it.
constexpr auto ReminderDelay = 2s;

/// An engine that answered within this time is awaited in place the next time: see PipePolling.
constexpr auto PromptAnswer = 500us;

} // namespace

GtpSession::GtpSession(std::unique_ptr<GtpTransport> transport,
                       GtpTranscript *transcript,
                       int source,
                       QObject *parent)
    : QObject(parent)
    , m_transport(std::move(transport))
    , m_idleness(*m_transport)
    , m_recorder(transcript, source)
    , m_reader(m_queue, m_diagnosis, m_recorder)
    , m_errorLines(MaxErrorLineLength)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GtpSession::checkDeadlines);
    connect(m_transport.get(), &GtpTransport::started, this, [this] {
        if (m_state == State::Starting) {
            m_state = State::Running;
            m_recorder.notice(QStringLiteral("started"));
            writeQueued();
            Q_EMIT started();
        }
    });
    connect(m_transport.get(), &GtpTransport::bytesReceived, this, &GtpSession::receive);
    connect(m_transport.get(), &GtpTransport::errorBytesReceived, this, &GtpSession::receiveErrors);
    connect(m_transport.get(), &GtpTransport::ended, this, &GtpSession::finish);
}

GtpSession::~GtpSession()
{
    m_transport->disconnect(this);
    const Message reason = Message::of(QT_TRANSLATE_NOOP("Messages", "the session was destroyed"));
    refuseFromNowOn({GtpError::Kind::Closed, reason});
    for (const Completion<ProcessExit> &closing : m_closings) {
        closing.complete(ProcessExit::closed(reason));
    }
}

void GtpSession::start()
{
    Q_ASSERT(m_state == State::NotStarted);
    m_state = State::Starting;
    m_transport->start();
}

Completion<GtpReply> GtpSession::stream(const GtpCommand &command,
                                        LineSink sink,
                                        Interruption interruption,
                                        std::chrono::milliseconds deadline)
{
    return enqueue({.command = command,
                    .limit = deadline,
                    .sink = std::move(sink),
                    .isInterruptible = interruption == Interruption::Allowed});
}

Completion<GtpReply> GtpSession::enqueue(GtpCommandQueue::Entry entry)
{
    Completion<GtpReply> reply = entry.reply;
    if (!entry.command.isValid()) {
        const Message text = Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "cannot send \"%1\": a word is empty or holds a blank, a control "
                              "character or '#'"),
            decodeEngineText(entry.command.line()));
        reply.complete({failure(GtpError{GtpError::Kind::BadCommand, text})});
    } else if (m_refusal) {
        reply.complete({failure(*m_refusal)});
    } else {
        entry.isAhead = m_isBatching && std::exchange(m_isBatchBegun, true) && m_readsAhead
                     && m_diagnosis.hasEchoedId();
        m_queue.append(std::move(entry));
        writeQueued();
    }
    return reply;
}

GtpSession::Batch::Batch(GtpSession &session)
    : m_session(session)
{
    Q_ASSERT(!session.m_isBatching);
    session.m_isBatching = true;
    session.m_isBatchBegun = false;
}

GtpSession::Batch::~Batch()
{
    m_session.m_isBatching = false;
    m_session.writeQueued();
}

void GtpSession::writeQueued()
{
    if (m_isBatching || m_state != State::Running) {
        return;
    }
    const GtpCommandQueue::Entry *next = m_queue.nextToWrite();
    if (next == nullptr) {
        return;
    }
    const Clock::time_point now = LoopWatch::now();
    for (; next != nullptr; next = m_queue.nextToWrite()) {
        m_queue.markWritten(now);
        addToOutput(next->command, next->id);
    }
    writeOutput();
    // What we did before the pipe had it, such as recording it, is not the engine's time.
    m_lastByte = LoopWatch::now();
    m_queue.noteTaken(m_lastByte);
    watchEngine(now);
}

void GtpSession::addToOutput(const GtpCommand &command, int id)
{
    const std::size_t begin = m_output.size();
    if (m_usesIds) {
        const DecimalText digits(id);
        m_output.append(digits.data(), static_cast<std::size_t>(digits.size())) += ' ';
    }
    m_output.append(command.line().constData(), static_cast<std::size_t>(command.line().size()));
    const QByteArrayView line = QByteArrayView(m_output).sliced(static_cast<qsizetype>(begin));
    m_recorder.record(GtpTranscript::Kind::Command, line);
    m_diagnosis.noteCommand(line);
    m_output += '\n';
}

void GtpSession::writeOutput()
{
    m_idleness.end();
    m_transport->write(m_output);
    m_output.clear();
}

void GtpSession::cancel(const Completion<GtpReply> &reply)
{
    m_queue.cancel(reply, LoopWatch::now());
    writeQueued();
}

void GtpSession::remark(QByteArrayView text)
{
    if (m_state == State::Running) {
        const QByteArray line = "# " + text.toByteArray();
        m_recorder.record(GtpTranscript::Kind::Command, line);
        m_transport->write(line + '\n');
    }
}

void GtpSession::interrupt(qint64 process)
{
    if (m_state == State::Running) {
        m_recorder.notice(QStringLiteral("interrupted"));
        m_transport->interrupt(process);
    }
}

Completion<ProcessExit> GtpSession::close(std::chrono::milliseconds grace)
{
    Completion<ProcessExit> done;
    if (m_state == State::Ended) {
        done.complete(m_exit);
        return done;
    }
    m_closings.push_back(done);
    if (m_state == State::Closing) {
        return done;
    }
    const bool isListening = m_state == State::Running;
    m_state = State::Closing;
    refuseFromNowOn({GtpError::Kind::Closed,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "the session was closed"))});
    if (isListening) {
        addToOutput(GtpCommand("quit"), m_queue.lastId() + 1);
        writeOutput();
    }
    m_transport->close(grace);
    return done;
}

std::optional<GtpSession::Pending> GtpSession::pending() const
{
    const GtpCommandQueue::Entry *const entry = m_queue.inFlight();
    if (entry == nullptr) {
        return std::nullopt;
    }
    return Pending{.command = entry->command.line(),
                   .since = entry->written,
                   .endsWithNext = entry->isInterruptible};
}

void GtpSession::receive(QByteArrayView bytes)
{
    const QPointer<GtpSession> self(this);
    const Clock::time_point arrival = LoopWatch::now();
    m_isPrompt = arrival - std::exchange(m_lastByte, arrival) < PromptAnswer;
    m_reader.feed(bytes, arrival);
    while (m_reader.handleNext()) {
        if (!self) {
            return;
        }
    }
    if (!m_reader.problem()) {
        writeQueued();
        watchEngine(arrival);
        if (isIdle() && m_state == State::Running) {
            m_idleness.begin();
        }
    } else if (!m_refusal) {
        breakOff(*m_reader.problem());
    }
}

void GtpSession::receiveErrors(QByteArrayView bytes)
{
    m_errorLines.feed(bytes);
    const QPointer<GtpSession> self(this);
    while (const std::optional<LineSplitter::Line> line = m_errorLines.next()) {
        noteErrorLine(line->text);
        if (!self) {
            return;
        }
    }
}

void GtpSession::noteErrorLine(QByteArrayView line)
{
    m_recorder.record(GtpTranscript::Kind::ErrorOutput, line);
    m_diagnosis.noteErrorLine(line);
    Q_EMIT errorLineReceived(line);
}

void GtpSession::refuseFromNowOn(const GtpError &error)
{
    m_refusal = error;
    m_reader.stopListening();
    m_queue.failAll(error, LoopWatch::now());
    m_need.set(false);
}

/// Ends an engine whose output can no longer be understood.
void GtpSession::breakOff(const Message &reason)
{
    m_recorder.notice(reason.english());
    m_state = State::Closing;
    refuseFromNowOn({GtpError::Kind::Protocol, reason});
    m_transport->close(0ms);
}

/// Sees to it that checkDeadlines() runs when it must.
void GtpSession::watchEngine(Clock::time_point now)
{
    const GtpCommandQueue::Entry *const command = m_queue.inFlight();
    m_mayMissInput = command != nullptr && command->isAhead && !m_queue.hasAnsweredAhead();
    m_reminderDue = now + ReminderDelay;
    m_need.set(command != nullptr && !command->isInterruptible);
    watch(m_mayMissInput ? std::min(m_queue.deadline(), m_reminderDue) : m_queue.deadline());
    if (m_isPrompt && command != nullptr && !command->isInterruptible) {
        m_transport->expectAnswer();
    }
}

/// A timer that is due earlier is left alone, so most commands cost no timer call.
void GtpSession::watch(Clock::time_point deadline)
{
    if (deadline == Clock::time_point::max() || (m_timer.isActive() && m_timerDue <= deadline)) {
        return;
    }
    m_timerDue = deadline;
    m_timer.start(
        std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(deadline - LoopWatch::now())));
}

void GtpSession::checkDeadlines()
{
    const Clock::time_point now = LoopWatch::now();
    if (m_queue.deadline() <= now) {
        if (!std::exchange(m_isLastTurn, true)) {
            // If we were busy, the answer may be in the pipe already. The event loop looks there
            // before it comes here again.
            m_timerDue = now;
            m_timer.start(0ms);
            return;
        }
        giveUpWaiting(*m_queue.inFlight(), now);
    }
    m_isLastTurn = false;
    if (m_mayMissInput && m_reminderDue <= now) {
        remindOfInput();
    }
    writeQueued();
    watchEngine(now);
}

void GtpSession::giveUpWaiting(const GtpCommandQueue::Entry &entry, Clock::time_point now)
{
    const Message text = noAnswerInWords(decodeEngineText(entry.command.line()), entry.limit)
                             .followedBy(m_diagnosis.hint());
    m_recorder.notice(text.english());
    m_queue.failInFlight({GtpError::Kind::TimedOut, text}, now);
}

/// The engine answers the first command of a batch and not the next. It may have both in a buffer
/// of its own and wait for more to come; a blank line is none of the commands (GTP 2 §2.5).
void GtpSession::remindOfInput()
{
    if (std::exchange(m_readsAhead, false)) {
        m_recorder.notice(QStringLiteral("answers one command at a time; asked so from now on"));
    }
    m_transport->write("\n");
}

void GtpSession::finish(ProcessExit exit)
{
    const QPointer<GtpSession> self(this);
    while (m_reader.handleRest(exit.kind == ProcessExit::Kind::Exited)) {
        if (!self) {
            return;
        }
    }
    if (const std::optional<LineSplitter::Line> rest = m_errorLines.takeRest()) {
        noteErrorLine(rest->text);
        if (!self) {
            return;
        }
    }
    if (m_reader.problem()) {
        exit = ProcessExit::closed(*m_reader.problem()); // that we killed it is not how it ended
    }
    m_state = State::Ended;
    m_exit = exit;
    m_timer.stop();
    m_recorder.notice(exit.detail.english());
    m_recorder.close();
    if (!m_refusal) {
        const std::optional<Pending> command = pending();
        refuseFromNowOn(m_diagnosis.errorAfter(exit, command ? command->command : QByteArray()));
    }
    for (const Completion<ProcessExit> &closing : std::exchange(m_closings, {})) {
        closing.complete(exit);
    }
    Q_EMIT ended(exit);
}

} // namespace shinpan
