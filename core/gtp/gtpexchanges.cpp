#include "core/gtp/gtpexchanges.h"

#include <algorithm>
#include <limits>

namespace shinpan {

namespace {

/// What waits for ever, at an engine that answers nothing, must not fill the memory.
constexpr std::size_t MostWaiting = 10'000;

/// The number in front of a text, which is cut off with the blank after it.
[[nodiscard]] std::optional<int> takeId(QByteArrayView &text)
{
    const auto end =
        std::find_if_not(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    bool isNumber = false;
    const int id = QByteArrayView(text.begin(), end).toInt(&isNumber);
    if (!isNumber || (end != text.end() && *end != ' ')) {
        return std::nullopt;
    }
    text = text.sliced(std::min<qsizetype>(end - text.begin() + 1, text.size()));
    return id;
}

} // namespace

GtpExchanges::Link GtpExchanges::add(qint64 number, int source, Kind kind, QByteArrayView text)
{
    switch (kind) {
    case Kind::Command:
        return begin(talkOf(source), number, text);
    case Kind::Reply:
        return answer(talkOf(source), number, text);
    case Kind::ReplyLine:
    case Kind::StreamLine: {
        const Talk &talk = talkOf(source);
        const bool isStreamed = talk.isAnalysis && text.startsWith("info ");
        return {isStreamed ? Kind::StreamLine : Kind::ReplyLine, talk.name, talk.reply};
    }
    case Kind::Stray:
    case Kind::ErrorOutput:
    case Kind::Notice:
        return {kind, 0, std::nullopt};
    }
    Q_UNREACHABLE();
}

bool GtpExchanges::isPending(int source, qint64 number) const
{
    const auto index = static_cast<std::size_t>(source);
    return index < m_talks.size()
        && std::ranges::binary_search(m_talks[index].waiting, number, {}, &Command::number);
}

GtpExchanges::Talk &GtpExchanges::talkOf(int source)
{
    const auto index = static_cast<std::size_t>(source);
    if (m_talks.size() <= index) {
        m_talks.resize(index + 1);
    }
    return m_talks[index];
}

GtpExchanges::Link GtpExchanges::begin(Talk &talk, qint64 number, QByteArrayView text)
{
    if (text.startsWith('#')) {
        return {Kind::Command, 0, std::nullopt}; // a comment, which is not answered
    }
    const std::optional<int> id = takeId(text);
    const auto blank = std::find(text.begin(), text.end(), ' ');
    const Name name = nameOf(QByteArrayView(text.begin(), blank));
    talk.waiting.push_back({.number = number, .id = id, .name = name});
    if (talk.waiting.size() > MostWaiting) {
        talk.waiting.pop_front();
    }
    return {Kind::Command, name, std::nullopt};
}

/// An id older than all that wait is that of a late or second answer; one that was not given yet is
/// not an id but the answer, of an engine without ids: "=2".
GtpExchanges::Link GtpExchanges::answer(Talk &talk, qint64 number, QByteArrayView text)
{
    auto &waiting = talk.waiting;
    auto answered = waiting.begin();
    QByteArrayView rest = text.sliced(std::min<qsizetype>(1, text.size()));
    if (const std::optional<int> id = takeId(rest); id && !waiting.empty() && waiting.front().id) {
        const auto named = std::ranges::find(waiting, id, &Command::id);
        const bool isLate = named == waiting.end() && id < waiting.front().id;
        answered = isLate || named != waiting.end() ? named : waiting.begin();
    }
    talk.reply = number;
    talk.name = 0;
    talk.isAnalysis = false;
    if (answered == waiting.end()) {
        return {Kind::Reply, 0, std::nullopt};
    }
    const Command command = *answered;
    waiting.erase(waiting.begin(), answered + 1);
    talk.name = command.name;
    talk.isAnalysis = m_names.at(command.name).contains("analyze");
    return {Kind::Reply, command.name, command.number};
}

GtpExchanges::Name GtpExchanges::nameOf(QByteArrayView text)
{
    const auto known = m_numbers.constFind(QByteArray::fromRawData(text.data(), text.size()));
    if (known != m_numbers.constEnd()) {
        return *known;
    }
    if (m_names.size() > std::numeric_limits<Name>::max()) {
        return 0;
    }
    const auto number = static_cast<Name>(m_names.size());
    m_names.append(text.toByteArray());
    m_numbers.insert(m_names.back(), number);
    return number;
}

} // namespace shinpan
