#include "ui/console/transcriptfilter.h"

#include "ui/console/typedcommands.h"

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] constexpr char small(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

TranscriptFilter::Direction directionOf(GtpTranscript::Kind kind)
{
    using Kind = GtpTranscript::Kind;
    switch (kind) {
    case Kind::Command:
        return TranscriptFilter::Sent;
    case Kind::Reply:
    case Kind::ReplyLine:
    case Kind::StreamLine:
    case Kind::Stray:
        return TranscriptFilter::Received;
    case Kind::ErrorOutput:
        return TranscriptFilter::ErrorOutput;
    case Kind::Notice:
        return TranscriptFilter::Notices;
    }
    Q_UNREACHABLE();
}

TextFinder::TextFinder(const QString &text)
    : m_text(text)
{
    const bool isAscii = std::ranges::all_of(text, [](QChar c) { return c < QChar(0x80); });
    m_ascii = isAscii ? text.toLatin1().toLower() : QByteArray();
}

bool TextFinder::isIn(QByteArrayView line) const
{
    if (m_text.isEmpty()) {
        return true;
    }
    if (m_ascii.isEmpty()) {
        return QString::fromUtf8(line).contains(m_text, Qt::CaseInsensitive);
    }
    const auto isSame = [](char said, char wanted) { return small(said) == wanted; };
    return std::search(line.begin(), line.end(), m_ascii.begin(), m_ascii.end(), isSame)
        != line.end();
}

PreparedFilter::PreparedFilter(const TranscriptFilter &filter,
                               const GtpTranscript &transcript,
                               const TypedCommands *typed)
    : m_filter(filter)
    , m_transcript(&transcript)
    , m_typed(typed)
    , m_finder(filter.text)
{ }

/// What memory knows comes first: the text may be on disk.
bool PreparedFilter::passes(qint64 number)
{
    const GtpTranscript &transcript = *m_transcript;
    return (m_filter.engines.isEmpty() || m_filter.engines.contains(transcript.sourceOf(number)))
        && m_filter.directions.testFlag(directionOf(transcript.kindOf(number)))
        && (m_filter.commands.isEmpty() || isCommandWanted(transcript.commandOf(number)))
        && (!m_filter.isTyped || (m_typed != nullptr && m_typed->contains(number)))
        && (m_filter.text.isEmpty() || m_finder.isIn(transcript.textOf(number)));
}

bool PreparedFilter::isCommandWanted(GtpExchanges::Name name)
{
    const QByteArrayList &names = m_transcript->commandNames();
    for (auto next = static_cast<qsizetype>(m_isWanted.size()); next < names.size(); ++next) {
        m_isWanted.push_back(next > 0 && m_filter.commands.contains(names[next]));
    }
    return m_isWanted[name];
}

} // namespace shinpan
