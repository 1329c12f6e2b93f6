#include "core/gtpserver/controllerlink.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// The most commands that wait; more stay in the pipe.
constexpr std::size_t MostWaiting = 256;

/// The name of what stands for a line that was too long: no command can be called that.
constexpr char CutLine[] = "\n";

} // namespace

ControllerLink::ControllerLink(FileDescriptor input, FileDescriptor output, QObject *parent)
    : ServedCaller(parent)
{
    connect(&m_input, &PipeReader::bytesRead, this, &ControllerLink::take);
    connect(&m_input, &PipeReader::ended, this, &ControllerLink::endInput);
    connect(&m_output, &PipeWriter::broken, this, [this] {
        breakOff(Message::of(QT_TRANSLATE_NOOP("Messages", "does not read any more")));
    });
    connect(&m_output, &PipeWriter::drained, this, [this] {
        if (m_isClosing) {
            close();
        }
    });
    m_output.open(std::move(output));
    m_input.open(std::move(input));
    m_input.setPaused(true);
}

ControllerLink::~ControllerLink()
{
    if (m_awaited) {
        m_awaited->complete(std::nullopt);
    }
}

void ControllerLink::recordIn(const GtpRecorder &recorder)
{
    m_recorder = recorder;
    for (const GtpQuery &query : m_waiting) {
        std::string line = query.id.empty() ? query.name : query.id + ' ' + query.name;
        if (!query.words.empty()) {
            line += ' ' + query.rest();
        }
        m_recorder.record(GtpTranscript::Kind::Command, QByteArray::fromStdString(line));
    }
}

void ControllerLink::awaitBeginning()
{
    m_awaitsBeginning = true;
    m_input.setPaused(false);
}

Completion<std::optional<GtpQuery>> ControllerLink::next()
{
    m_hasMore = !m_waiting.empty();
    m_awaited.emplace();
    Completion<std::optional<GtpQuery>> awaited = *m_awaited;
    m_input.setPaused(false);
    serve();
    return awaited;
}

/// Gives the oldest command to whoever awaits it.
void ControllerLink::serve()
{
    while (m_awaited && !m_waiting.empty()) {
        if (isTurnOver()) {
            break;
        }
        GtpQuery query = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (isAnswered(query)) {
            continue;
        }
        m_command = query.name;
        m_hasMore = !m_waiting.empty();
        std::exchange(m_awaited, std::nullopt)->complete(std::move(query));
    }
    if (m_awaited && m_hasEnded && m_waiting.empty()) {
        std::exchange(m_awaited, std::nullopt)->complete(std::nullopt);
    }
    m_input.setPaused(m_waiting.size() >= MostWaiting);
}

/// Whether a caller's next command has to wait until others have had theirs.
bool ControllerLink::isTurnOver()
{
    if (!m_guard || !m_turn.hasExpired()) {
        return false;
    }
    if (!std::exchange(m_isTurnToCome, true)) {
        const auto takeTurn = [this] {
            m_isTurnToCome = false;
            m_turn = QDeadlineTimer(Turn, Qt::PreciseTimer);
            serve();
        };
        QMetaObject::invokeMethod(this, takeTurn, Qt::QueuedConnection);
    }
    return true;
}

/// Whether the command needs nobody else: it is not a line, or the guard has answered it.
bool ControllerLink::isAnswered(const GtpQuery &query)
{
    std::optional<GtpAnswer> given;
    if (query.name == CutLine) {
        given = GtpAnswer(failure("line too long"));
    } else if (m_guard) {
        given = m_guard->objection(query);
    }
    if (given) {
        write(gtpwords::responseFor(query.id, *given));
    }
    return given.has_value();
}

void ControllerLink::take(QByteArrayView bytes)
{
    const QPointer<ControllerLink> self(this);
    if (!m_isTurnToCome) {
        m_turn = QDeadlineTimer(Turn, Qt::PreciseTimer);
    }
    m_lines.feed(bytes);
    for (auto line = m_lines.next(); line && !m_isBroken; line = m_lines.next()) {
        takeLine(*line);
    }
    if (!self) {
        return;
    }
    m_hasMore = true;
    serve();
    tellBeginning();
    if (self) {
        Q_EMIT moreCame(); // this may be gone
    }
}

void ControllerLink::takeLine(const LineSplitter::Line &line)
{
    std::optional<GtpQuery> query = gtpwords::queryFromLine(
        std::string_view(line.text.data(), static_cast<std::size_t>(line.text.size())));
    m_recorder.record(GtpTranscript::Kind::Command, line.text);
    if (!query) {
        return;
    }
    if (m_guard && !std::exchange(m_hasBegun, true)) {
        m_isBeginning = CallerGuard::isGtp(*query);
        if (!m_isBeginning) {
            breakOff(Message::of(QT_TRANSLATE_NOOP("Messages", "does not speak GTP")));
            return;
        }
    }
    m_standing.note(*query);
    if (line.isCut) {
        query->name = CutLine;
    }
    m_waiting.push_back(std::move(*query));
}

/// This may be gone afterwards.
void ControllerLink::tellBeginning()
{
    if (std::exchange(m_isBeginning, false)) {
        m_awaitsBeginning = false;
        Q_EMIT began();
    }
}

void ControllerLink::endInput()
{
    const QPointer<ControllerLink> self(this);
    if (const std::optional<LineSplitter::Line> rest = m_lines.takeRest()) {
        takeLine(*rest);
    }
    m_hasEnded = true;
    serve();
    tellBeginning();
    if (self) {
        Q_EMIT moreCame();
    }
}

void ControllerLink::answer(std::string_view id, const GtpAnswer &answer)
{
    write(gtpwords::responseFor(id, m_guard ? m_guard->filtered(m_command, answer) : answer));
}

void ControllerLink::write(std::string_view text)
{
    recordAnswer(text);
    m_output.write(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    if (m_output.pending() > MostUnread) {
        breakOff(Message::of(
            QT_TRANSLATE_NOOP("Messages", "does not read its answers, of which %1 MiB wait"),
            MostUnread >> 20));
    }
}

/// Line by line; an answer begins with its status.
void ControllerLink::recordAnswer(std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const bool isStatus = line.starts_with('=') || line.starts_with('?');
        if (!line.empty()) {
            m_recorder.record(isStatus ? GtpTranscript::Kind::Reply
                                       : GtpTranscript::Kind::ReplyLine,
                              QByteArrayView(line.data(), static_cast<qsizetype>(line.size())));
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
}

void ControllerLink::breakOff(const Message &fault)
{
    if (m_isBroken) {
        return;
    }
    m_isBroken = true;
    m_fault = fault;
    m_output.close();
    stopReading();
    if (m_isClosing) {
        Q_EMIT closed();
    } else {
        Q_EMIT hungUp();
    }
}

void ControllerLink::stopReading()
{
    m_input.close();
    m_waiting.clear();
    m_hasEnded = true;
    serve();
}

void ControllerLink::close()
{
    m_isClosing = true;
    if (m_output.pending() == 0) {
        m_input.close();
        m_output.close();
        Q_EMIT closed();
    }
}

} // namespace shinpan
