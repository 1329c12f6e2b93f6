#include "core/gtp/gtpframer.h"

#include <QByteArray>

#include <charconv>

namespace shinpan {

namespace {

/// "==== banner ====" is decoration, not a status: the grammar wants digits, a blank or the line's
/// end after it. Other text glued to the status ("=D4") is tolerated.
bool isStatusLine(QByteArrayView line)
{
    if (line.isEmpty() || (line.front() != '=' && line.front() != '?')) {
        return false;
    }
    return line.size() == 1 || (line[1] != '=' && line[1] != '?');
}

/// Length of the decimal number that `text` begins with; 0 if there is none or no int could hold
/// it.
qsizetype readId(QByteArrayView text, int &id)
{
    if (text.isEmpty() || text.front() < '0' || text.front() > '9') {
        return 0;
    }
    const auto [end, error] = std::from_chars(text.begin(), text.end(), id);
    return error == std::errc{} ? end - text.begin() : 0;
}

/// The same, but where the digits run on into a text, those of the awaited id count: "=31.0" is
/// version 1.0 in answer to command 3.
qsizetype readId(QByteArrayView text, GtpIdRange awaited, int &id)
{
    const qsizetype digits = readId(text, id);
    const bool isGlued = digits > 0 && digits < text.size() && text[digits] != ' ';
    if (!isGlued || awaited.contains(id) || !awaited.contains(awaited.first)) {
        return digits;
    }
    const QByteArray expected = QByteArray::number(awaited.first);
    if (!text.startsWith(expected)) {
        return digits;
    }
    id = awaited.first;
    return expected.size();
}

} // namespace

GtpFramer::GtpFramer(std::size_t maxLineLength)
    : m_lines(maxLineLength)
{ }

std::optional<GtpEvent> GtpFramer::next(GtpIdRange awaited)
{
    if (m_held) {
        const QByteArrayView line = *m_held;
        m_held.reset();
        m_insideReply = true;
        return statusLine(line, awaited);
    }
    while (const std::optional<LineSplitter::Line> line = m_lines.next()) {
        if (line->isCut) {
            return GtpEvent{.kind = GtpEvent::Kind::Overflow, .line = line->text};
        }
        if (const std::optional<GtpEvent> event = judge(line->text, awaited)) {
            return event;
        }
    }
    return std::nullopt;
}

std::optional<GtpEvent> GtpFramer::finish(bool keepsPartialLine)
{
    if (const std::optional<LineSplitter::Line> rest = m_lines.takeRest();
        rest && keepsPartialLine) {
        if (const std::optional<GtpEvent> event = judge(rest->text, {})) {
            return event;
        }
    }
    if (m_insideReply) {
        m_insideReply = false;
        return GtpEvent{.kind = GtpEvent::Kind::ReplyEnded};
    }
    return std::nullopt;
}

std::optional<GtpEvent> GtpFramer::judge(QByteArrayView line, GtpIdRange awaited)
{
    using Kind = GtpEvent::Kind;
    if (line.isEmpty()) {
        if (!m_insideReply) {
            return std::nullopt; // blank lines between replies mean nothing (Leela Zero and GNU Go
                                 // write some)
        }
        m_insideReply = false;
        return GtpEvent{.kind = Kind::ReplyEnded};
    }
    if (!isStatusLine(line)) {
        return GtpEvent{.kind = m_insideReply ? Kind::ReplyLine : Kind::Stray, .line = line};
    }
    const GtpEvent status = statusLine(line, awaited);
    if (!m_insideReply) {
        m_insideReply = true;
        return status;
    }
    if (status.id && awaited.contains(*status.id)) {
        m_insideReply = false;
        m_held = line;
        return GtpEvent{.kind = Kind::ReplyEnded};
    }
    return GtpEvent{.kind = Kind::ReplyLine, .line = line};
}

GtpEvent GtpFramer::statusLine(QByteArrayView line, GtpIdRange awaited) const
{
    GtpEvent event{
        .kind = GtpEvent::Kind::ReplyStarted, .line = line, .success = line.front() == '='};
    event.text = line.sliced(1);
    if (int id = 0; const qsizetype digits = m_usesIds ? readId(event.text, awaited, id) : 0) {
        event.id = id;
        event.text = event.text.sliced(digits);
    }
    while (event.text.startsWith(' ')) {
        event.text = event.text.sliced(1);
    }
    return event;
}

} // namespace shinpan
