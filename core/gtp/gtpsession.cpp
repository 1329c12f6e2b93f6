#include "core/gtp/gtpsession.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Longer replies are no replies; the largest real ones are some hundred kilobytes.
constexpr qsizetype MaxReplySize = 16 << 20;

/// Of one line of standard error.
constexpr std::size_t MaxErrorLineLength = 64 * 1024;

/// The reply's text without blanks at its ends; an empty first line is dropped ("= \n   A B C …" of
/// GNU Go's showboard), but not the blanks that begin a later line.
QByteArrayView payload(QByteArrayView text)
{
    while (!text.isEmpty() && (text.back() == ' ' || text.back() == '\n')) {
        text.chop(1);
    }
    return text.startsWith('\n') ? text.sliced(1) : text;
}

} // namespace

GtpSession::GtpSession(std::unique_ptr<GtpTransport> transport,
                       GtpTranscript *transcript,
                       int source,
                       QObject *parent)
    : QObject(parent)
    , m_transport(std::move(transport))
    , m_transcript(transcript)
    , m_source(source)
    , m_errorLines(MaxErrorLineLength)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GtpSession::checkDeadlines);
    connect(m_transport.get(), &GtpTransport::started, this, [this] {
        if (m_state == State::Starting) {
            m_state = State::Running;
            notice(QStringLiteral("started"));
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
    const QString reason = QStringLiteral("the session was destroyed");
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

void GtpSession::setUsesIds(bool usesIds)
{
    m_usesIds = usesIds;
    m_framer.setUsesIds(usesIds);
}

Completion<GtpReply> GtpSession::send(const GtpCommand &command, std::chrono::milliseconds deadline)
{
    return enqueue({.command = command, .limit = deadline});
}

Completion<GtpReply> GtpSession::stream(const GtpCommand &command,
                                        LineSink sink,
                                        Interruption interruption)
{
    return enqueue({.command = command,
                    .sink = std::move(sink),
                    .isInterruptible = interruption == Interruption::Allowed});
}

Completion<GtpReply> GtpSession::enqueue(GtpCommandQueue::Entry entry)
{
    Completion<GtpReply> reply = entry.reply;
    if (!entry.command.isValid()) {
        const QString text =
            QStringLiteral("cannot send \"%1\": a word is empty or holds a blank, a control "
                           "character or '#'")
                .arg(decodeEngineText(entry.command.line()));
        entry.settle(failure(GtpError{GtpError::Kind::BadCommand, text}), {});
    } else if (m_refusal) {
        entry.settle(failure(*m_refusal), {});
    } else {
        m_queue.append(std::move(entry));
        writeQueued();
    }
    return reply;
}

void GtpSession::writeQueued()
{
    while (m_state == State::Running) {
        const GtpCommandQueue::Entry *const next = m_queue.nextToWrite();
        if (next == nullptr) {
            return;
        }
        const int id = ++m_lastId;
        m_queue.markWritten(id, Clock::now());
        watch(next->deadline);
        write(next->command, id);
    }
}

void GtpSession::write(const GtpCommand &command, int id)
{
    m_lastLine.clear();
    if (m_usesIds) {
        m_lastLine.setNum(id).append(' ');
    }
    m_lastLine += command.line();
    record(GtpTranscript::Kind::Command, m_lastLine);
    m_lastLine += '\n';
    m_transport->write(m_lastLine);
    m_lastLine.chop(1);
}

void GtpSession::cancel(const Completion<GtpReply> &reply)
{
    m_queue.cancel(reply, Clock::now());
    writeQueued();
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
    refuseFromNowOn({GtpError::Kind::Closed, QStringLiteral("the session was closed")});
    if (isListening) {
        write(GtpCommand("quit"), ++m_lastId);
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
    return Pending{.command = entry->command.line(), .since = entry->written};
}

void GtpSession::receive(QByteArrayView bytes)
{
    m_arrival = Clock::now();
    if (!std::exchange(m_hasOutput, true) && beginsLikeGoModemProtocol(bytes)) {
        breakOff(QStringLiteral("the engine speaks GMP, not GTP; GNU Go needs --mode gtp"));
    }
    if (m_isBrokenOff) {
        return;
    }
    m_framer.feed(bytes);
    const QPointer<GtpSession> self(this);
    while (const std::optional<GtpEvent> event = m_framer.next(idsThatMayBegin())) {
        handle(*event);
        if (!self || m_isBrokenOff) {
            return;
        }
    }
    writeQueued();
}

/// Inside the answer to one command only those after it may begin.
GtpIdRange GtpSession::idsThatMayBegin() const
{
    if (!m_usesIds) {
        return {};
    }
    GtpIdRange ids = m_queue.awaitedIds();
    ids.first += m_isWanted ? 1 : 0;
    return ids;
}

void GtpSession::handle(const GtpEvent &event)
{
    switch (event.kind) {
    case GtpEvent::Kind::ReplyStarted:
        record(GtpTranscript::Kind::Reply, event.line);
        beginReply(event);
        break;
    case GtpEvent::Kind::ReplyLine:
        record(GtpTranscript::Kind::ReplyLine, event.line);
        continueReply(event.line);
        break;
    case GtpEvent::Kind::ReplyEnded:
        endReply();
        break;
    case GtpEvent::Kind::Stray:
        record(GtpTranscript::Kind::Stray, event.line);
        m_diagnosis.noteStray(event.line, m_lastLine);
        break;
    case GtpEvent::Kind::Overflow:
        breakOff(QStringLiteral("the engine wrote a line of more than 16 MiB"));
        break;
    }
}

void GtpSession::beginReply(const GtpEvent &event)
{
    // An engine without ids may glue a number to the status: "=2" answers protocol_version.
    const bool idIsText = event.id > m_lastId && event.text.isEmpty() && !m_diagnosis.hasEchoedId();
    m_isWanted = findCommand(idIsText ? std::nullopt : event.id);
    m_isSuccess = event.success;
    m_text.clear();
    if (m_isWanted) {
        m_text.append(idIsText ? event.line.sliced(1) : event.text);
    }
    m_diagnosis.noteReply(event.id && m_isWanted && !idIsText);
}

/// Makes the command that the reply belongs to the queue's first; false if it belongs to none.
bool GtpSession::findCommand(std::optional<int> id)
{
    switch (m_queue.match(id, m_arrival)) {
    case GtpCommandQueue::Match::Found:
        return true;
    case GtpCommandQueue::Match::NothingAsked:
        if (m_state != State::Closing) {
            notice(QStringLiteral("dropped: nothing was asked"));
        }
        return false;
    case GtpCommandQueue::Match::AnsweredBefore:
        notice(QStringLiteral("dropped: a second or late answer"));
        return false;
    case GtpCommandQueue::Match::UnknownId:
        notice(QStringLiteral("dropped: no command had this id"));
        return false;
    }
    Q_UNREACHABLE();
}

void GtpSession::continueReply(QByteArrayView line)
{
    if (!m_isWanted) {
        return;
    }
    if (const LineSink sink = m_queue.first().sink) { // a copy: it may destroy us
        sink(line);
    } else if (m_text.size() + line.size() < MaxReplySize) {
        m_text.append('\n').append(line);
    } else {
        breakOff(QStringLiteral("the engine wrote an answer of more than 16 MiB"));
    }
}

void GtpSession::endReply()
{
    if (!std::exchange(m_isWanted, false)) {
        return;
    }
    QString text = decodeEngineText(payload(m_text));
    const bool isInTime =
        m_isSuccess ? m_queue.first().settle(std::move(text), m_arrival)
                    : m_queue.first().settle(
                        failure(GtpError{GtpError::Kind::Refused, std::move(text)}), m_arrival);
    if (!isInTime) {
        notice(QStringLiteral("dropped: nobody waits for this answer any more"));
    }
    m_queue.removeFirst();
    writeQueued();
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
    record(GtpTranscript::Kind::ErrorOutput, line);
    m_diagnosis.noteErrorLine(line);
    Q_EMIT errorLineReceived(line);
}

void GtpSession::refuseFromNowOn(const GtpError &error)
{
    m_refusal = error;
    m_isWanted = false;
    m_queue.failAll(error, Clock::now());
}

/// What the engine writes cannot be understood any more: it has to go.
void GtpSession::breakOff(const QString &reason)
{
    notice(reason);
    m_isBrokenOff = true;
    m_state = State::Closing;
    refuseFromNowOn({GtpError::Kind::Protocol, reason});
    m_transport->close(0ms);
}

/// Sees to it that checkDeadlines() runs at `deadline`. A timer that is due earlier is left alone,
/// so most commands cost no timer call.
void GtpSession::watch(Clock::time_point deadline)
{
    if (deadline == Clock::time_point::max() || (m_timer.isActive() && m_timerDue <= deadline)) {
        return;
    }
    m_timerDue = deadline;
    m_timer.start(
        std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now())));
}

void GtpSession::checkDeadlines()
{
    const Clock::time_point now = Clock::now();
    for (const GtpCommandQueue::Entry &entry : m_queue.overdue(now)) {
        const QString text = QStringLiteral("no answer to \"%1\" within %2 ms%3")
                                 .arg(decodeEngineText(entry.command.line()))
                                 .arg(entry.limit.count())
                                 .arg(m_diagnosis.hint());
        notice(text);
        entry.settle(failure(GtpError{GtpError::Kind::TimedOut, text}), now);
    }
    writeQueued();
    watch(m_queue.nextDeadline());
}

void GtpSession::finish(ProcessExit exit)
{
    const QPointer<GtpSession> self(this);
    receiveRest(exit);
    if (!self) {
        return;
    }
    if (m_isBrokenOff) {
        exit = ProcessExit::closed(m_refusal->text); // that we killed it is not how it ended
    }
    m_state = State::Ended;
    m_exit = exit;
    m_timer.stop();
    notice(exit.detail);
    if (!m_refusal) {
        const bool neverRan = exit.kind == ProcessExit::Kind::FailedToStart;
        const std::optional<Pending> command = pending();
        const QString during =
            command ? QStringLiteral(" during \"%1\"").arg(decodeEngineText(command->command))
                    : QString();
        refuseFromNowOn({neverRan ? GtpError::Kind::FailedToStart : GtpError::Kind::EngineEnded,
                         exit.detail + during + m_diagnosis.hint()});
    }
    for (const Completion<ProcessExit> &closing : std::exchange(m_closings, {})) {
        closing.complete(exit);
    }
    Q_EMIT ended(exit);
}

/// What was read although its last line feeds are missing. Half a line of an engine that was killed
/// is not trusted:
/// "= D1" might have become "= D16".
void GtpSession::receiveRest(const ProcessExit &exit)
{
    const QPointer<GtpSession> self(this);
    while (self && !m_isBrokenOff) {
        const std::optional<GtpEvent> event =
            m_framer.finish(exit.kind == ProcessExit::Kind::Exited);
        if (!event) {
            break;
        }
        handle(*event);
    }
    if (!self) {
        return;
    }
    if (const std::optional<LineSplitter::Line> rest = m_errorLines.takeRest()) {
        noteErrorLine(rest->text);
    }
}

void GtpSession::record(GtpTranscript::Kind kind, QByteArrayView text)
{
    if (m_transcript != nullptr) {
        m_transcript->append(m_source, kind, text);
    }
}

void GtpSession::notice(const QString &text)
{
    if (m_transcript != nullptr) {
        m_transcript->append(m_source, GtpTranscript::Kind::Notice, text.toUtf8());
    }
}

} // namespace shinpan
