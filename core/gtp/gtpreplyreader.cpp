#include "core/gtp/gtpreplyreader.h"

#include "core/util/message.h"

#include <utility>

namespace shinpan {

namespace {

/// Longer replies are not replies; the largest real ones are some hundred kilobytes.
constexpr qsizetype MaxReplySize = 16 << 20;

/// How many digits a number from 0 on has.
int digitsOf(int number)
{
    int digits = 1;
    while (number >= 10) {
        number /= 10;
        ++digits;
    }
    return digits;
}

void append(std::string &text, QByteArrayView more)
{
    text.append(more.data(), static_cast<std::size_t>(more.size()));
}

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

namespace {

[[nodiscard]] Message endless()
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "wrote without end and was stopped"));
}

} // namespace

GtpReplyReader::GtpReplyReader(GtpCommandQueue &queue,
                               GtpDiagnosis &diagnosis,
                               const GtpRecorder &recorder)
    : m_queue(queue)
    , m_diagnosis(diagnosis)
    , m_recorder(recorder)
{ }

void GtpReplyReader::feed(QByteArrayView bytes, Clock::time_point arrival)
{
    m_arrival = arrival;
    // GNU Go without "--mode gtp" speaks the Go Modem Protocol on a pipe, and then it waits.
    constexpr char GoModemProtocol = '\x01';
    if (!std::exchange(m_hasInput, true) && bytes.startsWith(GoModemProtocol)) {
        m_problem = Message::of(
            QT_TRANSLATE_NOOP("Messages", "speaks GMP, not GTP; GNU Go needs --mode gtp"));
    }
    if (!m_problem) {
        m_framer.feed(bytes);
    }
}

/// Inside the answer to one command only those after it may begin.
GtpIdRange GtpReplyReader::idsThatMayBegin() const
{
    if (!m_usesIds) {
        return {};
    }
    GtpIdRange ids = m_queue.awaitedIds();
    ids.first += m_isWanted ? 1 : 0;
    return ids;
}

bool GtpReplyReader::handle(const std::optional<GtpEvent> &next)
{
    if (!next) {
        return false;
    }
    const GtpEvent &event = *next;
    switch (event.kind) {
    case GtpEvent::Kind::ReplyStarted:
        m_recorder.record(GtpTranscript::Kind::Reply, event.line);
        begin(event);
        break;
    case GtpEvent::Kind::ReplyLine:
        m_recorder.record(GtpTranscript::Kind::ReplyLine, event.line);
        gather(event.line);
        break;
    case GtpEvent::Kind::ReplyEnded:
        end();
        break;
    case GtpEvent::Kind::Stray:
        m_recorder.record(GtpTranscript::Kind::Stray, event.line);
        m_diagnosis.noteStray(event.line);
        break;
    case GtpEvent::Kind::Overflow:
        m_problem = Message::of(QT_TRANSLATE_NOOP("Messages", "wrote a line of more than 16 MiB"))
                        .inPlainWords(endless());
        break;
    }
    return true;
}

void GtpReplyReader::begin(const GtpEvent &event)
{
    // An engine without ids may glue a number to the status: "=2" answers protocol_version, "=1.0"
    // version. "=1 2" answers a command that a banner was taken for the answer to.
    const qsizetype afterId = 1 + (event.id ? digitsOf(*event.id) : 0);
    const bool isSetApart = afterId < event.line.size() && event.line[afterId] == ' ';
    const bool isOfNoCommand = event.id > m_queue.lastId()
                                 ? event.text.isEmpty()
                                 : event.id < m_queue.awaitedIds().first && !isSetApart;
    const bool idIsText = event.id && isOfNoCommand && !m_diagnosis.hasEchoedId();
    m_isWanted = findCommand(idIsText ? std::nullopt : event.id);
    m_isSuccess = event.success;
    m_text.clear();
    if (m_isWanted) {
        append(m_text, idIsText ? event.line.sliced(1) : event.text);
    }
    m_diagnosis.noteReply(event.id && m_isWanted && !idIsText);
}

/// Makes the command that the reply belongs to the queue's first; false if it belongs to none.
bool GtpReplyReader::findCommand(std::optional<int> id)
{
    if (!m_isListening) {
        return false;
    }
    switch (m_queue.match(id, m_arrival)) {
    case GtpCommandQueue::Match::Found:
        return true;
    case GtpCommandQueue::Match::NothingAsked:
        m_recorder.notice(QStringLiteral("dropped: nothing was asked"));
        return false;
    case GtpCommandQueue::Match::AnsweredBefore:
        m_recorder.notice(QStringLiteral("dropped: a second or late answer"));
        return false;
    case GtpCommandQueue::Match::UnknownId:
        m_recorder.notice(QStringLiteral("dropped: no command had this id"));
        return false;
    }
    Q_UNREACHABLE();
}

void GtpReplyReader::gather(QByteArrayView line)
{
    if (!m_isWanted) {
        return;
    }
    if (m_queue.first().sink) {
        const GtpCommandQueue::LineSink sink = m_queue.first().sink; // a copy: it may destroy us
        sink(line);
    } else if (static_cast<qsizetype>(m_text.size()) + line.size() < MaxReplySize) {
        append(m_text += '\n', line);
    } else {
        m_problem =
            Message::of(QT_TRANSLATE_NOOP("Messages", "wrote an answer of more than 16 MiB"))
                .inPlainWords(endless());
    }
}

void GtpReplyReader::end()
{
    if (!std::exchange(m_isWanted, false)) {
        return;
    }
    const QByteArrayView said = payload(m_text);
    QString text = said.isEmpty() ? QString() : decodeEngineText(said);
    const bool isAwaited =
        m_isSuccess
            ? m_queue.answerFirst(std::move(text), m_arrival)
            : m_queue.answerFirst(
                failure(GtpError{GtpError::Kind::Refused, Message::verbatim(text)}), m_arrival);
    if (!isAwaited) {
        m_recorder.notice(QStringLiteral("dropped: nobody waits for this answer any more"));
    }
}

} // namespace shinpan
