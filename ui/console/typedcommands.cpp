#include "ui/console/typedcommands.h"

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

/// "7 komi 6.5" is the command "komi 6.5".
[[nodiscard]] QByteArrayView withoutId(QByteArrayView line)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto *const end = std::ranges::find_if_not(line, isDigit);
    return end != line.begin() && end != line.end() && *end == ' '
             ? line.sliced(end - line.begin() + 1)
             : line;
}

} // namespace

void TypedCommands::expect(int source, const QByteArray &command)
{
    m_expected.push_back({source, command, m_transcript->endNumber()});
}

void TypedCommands::look(qint64 number)
{
    if (m_expected.empty() || m_transcript->kindOf(number) != GtpTranscript::Kind::Command) {
        return;
    }
    const auto found = std::ranges::find_if(m_expected, [this, number](const Expected &expected) {
        return number >= expected.from && m_transcript->sourceOf(number) == expected.source
            && withoutId(m_transcript->textOf(number)) == expected.command;
    });
    if (found != m_expected.end()) {
        m_numbers.insert(number);
        m_expected.erase(found);
    }
}

bool TypedCommands::contains(qint64 number) const
{
    const bool isKept = m_transcript->isKept(number);
    if (m_numbers.contains(number)
        || (isKept && m_transcript->kindOf(number) == GtpTranscript::Kind::Command)) {
        return m_numbers.contains(number);
    }
    const std::optional<qint64> partner =
        isKept ? m_transcript->partnerOf(number) : std::nullopt; // its command, or its first line
    return partner && *partner < number && contains(*partner);
}

} // namespace shinpan
