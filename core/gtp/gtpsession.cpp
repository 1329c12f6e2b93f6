#include "core/gtp/gtpsession.h"

#include "core/util/logging.h"

#include <QPointer>

#include <algorithm>

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
    connect(m_transport.get(), &GtpTransport::ended, this, &GtpSession::handleEnd);
}

GtpSession::~GtpSession()
{
    m_transport->disconnect(this);
    failAll(GtpError::Kind::Closed, QStringLiteral("the session was destroyed"));
    for (const Completion<ProcessExit> &closing : std::exchange(m_closings, {})) {
        closing.complete(ProcessExit::closed(QStringLiteral("the session was destroyed")));
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

Completion<GtpReply> GtpSession::enqueue(Entry entry)
{
    Completion<GtpReply> reply = entry.reply;
    if (!entry.command.isValid()) {
        settle(
            entry,
            failure(GtpError{
                GtpError::Kind::BadCommand,
                QStringLiteral("\"%1\" cannot be sent: a word is empty or holds a blank, a control "
                               "character or '#'")
                    .arg(decodeEngineText(entry.command.line()))}),
            {});
    } else if (m_state == State::Closing) {
        settle(entry,
               failure(GtpError{GtpError::Kind::Closed, QStringLiteral("the session is closing")}),
               {});
    } else if (m_state == State::Ended || m_breakOffReason) {
        const bool neverRan = m_exit.kind == ProcessExit::Kind::FailedToStart;
        settle(
            entry,
            failure(GtpError{neverRan ? GtpError::Kind::FailedToStart : GtpError::Kind::EngineEnded,
                             m_breakOffReason.value_or(m_exit.detail)}),
            {});
    } else {
        m_entries.push_back(std::move(entry));
        writeQueued();
    }
    return reply;
}

bool GtpSession::maySendNext() const
{
    if (m_state != State::Running || m_written == m_entries.size()) {
        return false;
    }
    if (m_written == 0) {
        return true;
    }
    const Entry &newest = m_entries[m_written - 1];
    return newest.isInterruptible || newest.reply.isComplete();
}

void GtpSession::writeQueued()
{
    while (maySendNext()) {
        write(m_entries[m_written]);
    }
}

void GtpSession::write(Entry &entry)
{
    ++m_written;
    entry.id = ++m_lastId;
    m_lastLine.clear();
    if (m_usesIds) {
        m_lastLine.setNum(entry.id).append(' ');
    }
    m_lastLine += entry.command.line();
    record(GtpTranscript::Kind::Command, m_lastLine);
    entry.written = Clock::now();
    if (entry.limit != NoDeadline) {
        entry.deadline = entry.written + entry.limit;
        watch(entry.deadline);
    }
    m_lastLine += '\n';
    m_transport->write(m_lastLine);
    m_lastLine.chop(1);
}

void GtpSession::cancel(const Completion<GtpReply> &reply)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&reply](const Entry &entry) { return entry.reply == reply; });
    if (found == m_entries.end()) {
        return;
    }
    settle(*found, failure(GtpError{GtpError::Kind::Cancelled, QStringLiteral("cancelled")}),
           Clock::now());
    if (found - m_entries.begin() >= static_cast<std::ptrdiff_t>(m_written)) {
        m_entries.erase(found);
    }
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
    failAll(GtpError::Kind::Closed, QStringLiteral("the session was closed"));
    if (isListening) {
        Entry quit{.command = GtpCommand("quit")};
        write(quit);
        m_written = 0;
    }
    m_transport->close(grace);
    return done;
}

std::optional<GtpSession::Pending> GtpSession::pending() const
{
    if (m_written == 0) {
        return std::nullopt;
    }
    const Entry &newest = m_entries[m_written - 1];
    if (newest.reply.isComplete()) {
        return std::nullopt;
    }
    return Pending{.command = newest.command.line(), .since = newest.written};
}

void GtpSession::receive(QByteArrayView bytes)
{
    m_arrival = Clock::now();
    if (!std::exchange(m_hasOutput, true) && beginsLikeGoModemProtocol(bytes)) {
        breakOff(QStringLiteral("the engine speaks GMP, not GTP; GNU Go needs --mode gtp"));
    }
    if (m_breakOffReason) {
        return;
    }
    m_framer.feed(bytes);
    const QPointer<GtpSession> self(this);
    while (const std::optional<GtpEvent> event = m_framer.next(idsThatMayBegin())) {
        handle(*event);
        if (!self || m_breakOffReason) {
            return;
        }
    }
    writeQueued();
}

GtpIdRange GtpSession::idsThatMayBegin() const
{
    if (m_written == 0 || !m_usesIds) {
        return {};
    }
    const int first = m_entries.front().id;
    return {.first = m_isMatched ? first + 1 : first, .last = m_lastId};
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
        breakOff(QStringLiteral("the engine wrote a line that is too long"));
        break;
    }
}

void GtpSession::beginReply(const GtpEvent &event)
{
    m_diagnosis.noteReply();
    // An engine without ids may glue a number to the status: "=2" answers protocol_version.
    const bool idIsText = event.id && *event.id > m_lastId && event.text.isEmpty() && !m_echoesIds;
    m_isMatched = matchReply(idIsText ? std::nullopt : event.id);
    m_isSuccess = event.success;
    m_text.clear();
    if (m_isMatched) {
        m_text.append(idIsText ? event.line.sliced(1) : event.text);
    }
}

/// Makes the first entry the one that the reply belongs to; false if it belongs to none.
bool GtpSession::matchReply(std::optional<int> id)
{
    if (m_written == 0) {
        if (m_state != State::Closing) {
            notice(QStringLiteral("nothing was asked; this answer is dropped"));
        }
        return false;
    }
    if (!id) {
        return true;
    }
    if (*id < m_entries.front().id) {
        notice(QStringLiteral("a second or late answer to command %1 is dropped").arg(*id));
        return false;
    }
    if (*id > m_lastId) {
        notice(QStringLiteral("no command had the id %1").arg(*id));
        failFirst(GtpError::Kind::Protocol,
                  QStringLiteral("answered with the unknown id %1").arg(*id));
        return false;
    }
    m_echoesIds = true;
    while (m_entries.front().id < *id) {
        failFirst(GtpError::Kind::Protocol,
                  QStringLiteral("the engine skipped its answer to this command"));
    }
    return true;
}

void GtpSession::continueReply(QByteArrayView line)
{
    if (!m_isMatched) {
        return;
    }
    if (m_entries.front().sink) {
        const LineSink sink = m_entries.front().sink; // the entry may go while it runs
        sink(line);
        return;
    }
    if (m_text.size() + line.size() >= MaxReplySize) {
        breakOff(QStringLiteral("the engine's answer is too long"));
        return;
    }
    m_text.append('\n').append(line);
}

void GtpSession::endReply()
{
    if (!std::exchange(m_isMatched, false)) {
        return;
    }
    const Entry &entry = m_entries.front();
    QString text = decodeEngineText(payload(m_text));
    if (entry.reply.isComplete()) {
        notice(QStringLiteral("this answer to command %1 came too late").arg(entry.id));
    } else if (m_isSuccess) {
        settle(entry, std::move(text), m_arrival);
    } else {
        settle(entry, failure(GtpError{GtpError::Kind::Refused, std::move(text)}), m_arrival);
    }
    m_entries.pop_front();
    --m_written;
    writeQueued();
}

void GtpSession::receiveErrors(QByteArrayView bytes)
{
    m_errorLines.feed(bytes);
    const QPointer<GtpSession> self(this);
    while (const std::optional<LineSplitter::Line> line = m_errorLines.next()) {
        record(GtpTranscript::Kind::ErrorOutput, line->text);
        m_diagnosis.noteErrorLine(line->text);
        Q_EMIT errorLineReceived(line->text);
        if (!self) {
            return;
        }
    }
}

void GtpSession::settle(const Entry &entry, Result<QString, GtpError> text, Clock::time_point time)
{
    const bool wasWritten = entry.written != Clock::time_point{};
    entry.reply.complete(
        {.text = std::move(text), .elapsed = wasWritten ? time - entry.written : 0ns});
}

void GtpSession::failFirst(GtpError::Kind kind, const QString &text)
{
    settle(m_entries.front(), failure(GtpError{kind, text}), Clock::now());
    m_entries.pop_front();
    --m_written;
}

void GtpSession::failAll(GtpError::Kind kind, const QString &reason)
{
    const std::deque<Entry> entries = std::exchange(m_entries, {});
    m_written = 0;
    m_isMatched = false;
    const Clock::time_point now = Clock::now();
    for (const Entry &entry : entries) {
        settle(entry, failure(GtpError{kind, reason}), now);
    }
}

/// What the engine writes cannot be understood any more: it has to go.
void GtpSession::breakOff(const QString &reason)
{
    m_breakOffReason = reason;
    notice(reason);
    failAll(GtpError::Kind::Protocol, reason);
    m_transport->close(0ms);
}

/// Sees to it that checkDeadlines() runs at `deadline`. The timer is left alone while it is due no
/// later, so most commands cost no timer call.
void GtpSession::watch(Clock::time_point deadline)
{
    if (m_timer.isActive() && m_timerDue <= deadline) {
        return;
    }
    m_timerDue = deadline;
    m_timer.start(
        std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now())));
}

void GtpSession::checkDeadlines()
{
    const Clock::time_point now = Clock::now();
    Clock::time_point next = Clock::time_point::max();
    for (std::size_t i = 0; i < m_written; ++i) {
        const Entry &entry = m_entries[i];
        if (entry.reply.isComplete()) {
            continue;
        }
        if (entry.deadline > now) {
            next = std::min(next, entry.deadline);
            continue;
        }
        const QString text = QStringLiteral("no answer to \"%1\" within %2 ms")
                                 .arg(decodeEngineText(entry.command.line()))
                                 .arg(entry.limit.count())
                           + m_diagnosis.hint();
        notice(text);
        settle(entry, failure(GtpError{GtpError::Kind::TimedOut, text}), now);
    }
    if (next != Clock::time_point::max()) {
        watch(next);
    }
    writeQueued();
}

void GtpSession::handleEnd(const ProcessExit &exit)
{
    const QPointer<GtpSession> self(this);
    finishOutput(exit);
    if (!self) {
        return;
    }
    m_state = State::Ended;
    m_exit = exit;
    m_timer.stop();
    notice(exit.detail);
    const bool neverRan = exit.kind == ProcessExit::Kind::FailedToStart;
    const std::optional<Pending> command = pending();
    const QString during =
        command ? QStringLiteral(" during \"%1\"").arg(decodeEngineText(command->command))
                : QString();
    failAll(neverRan ? GtpError::Kind::FailedToStart : GtpError::Kind::EngineEnded,
            exit.detail + during + m_diagnosis.hint());
    for (const Completion<ProcessExit> &closing : std::exchange(m_closings, {})) {
        closing.complete(exit);
    }
    Q_EMIT ended(exit);
}

/// What was read although its last line feeds are missing. Half a line of an engine that was killed
/// is not trusted:
/// "= D1" might have become "= D16".
void GtpSession::finishOutput(const ProcessExit &exit)
{
    if (m_breakOffReason) {
        return;
    }
    const QPointer<GtpSession> self(this);
    while (const std::optional<GtpEvent> event =
               m_framer.finish(exit.kind == ProcessExit::Kind::Exited)) {
        handle(*event);
        if (!self || m_breakOffReason) {
            return;
        }
    }
    if (const std::optional<LineSplitter::Line> rest = m_errorLines.takeRest()) {
        record(GtpTranscript::Kind::ErrorOutput, rest->text);
        m_diagnosis.noteErrorLine(rest->text);
        Q_EMIT errorLineReceived(rest->text);
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
