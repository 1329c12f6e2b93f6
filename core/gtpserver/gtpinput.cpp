#include "core/gtpserver/gtpinput.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

[[nodiscard]] GtpInput::Line lineFrom(const LineSplitter::Line &line)
{
    return {{line.text.data(), static_cast<std::size_t>(line.text.size())}, line.isCut};
}

} // namespace

void GtpInput::readOn()
{
    const std::string bytes = m_channel.read();
    m_hasEnded = bytes.empty();
    m_hasPartialLine = !m_hasEnded && !bytes.ends_with('\n');
    m_splitter.feed(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    for (auto line = m_splitter.next(); line; line = m_splitter.next()) {
        m_lines.push_back(lineFrom(*line));
        m_waiting += m_lines.back().text.size() + 1;
        m_isInterrupted = m_isInterrupted || m_lines.back().text == "# interrupt";
    }
    if (const auto rest = m_hasEnded ? m_splitter.takeRest() : std::nullopt) {
        m_lines.push_back(lineFrom(*rest));
    }
}

std::optional<GtpInput::Line> GtpInput::next()
{
    while (m_lines.empty() && !m_hasEnded) {
        readOn();
    }
    if (m_lines.empty()) {
        return std::nullopt;
    }
    Line line = std::move(m_lines.front());
    m_lines.pop_front();
    m_waiting -= std::min(m_waiting, line.text.size() + 1);
    m_isInterrupted = false;
    return line;
}

bool GtpInput::hasMore(std::chrono::milliseconds wait)
{
    return !m_lines.empty() || m_hasPartialLine || m_hasEnded || m_channel.hasInput(wait);
}

bool GtpInput::isInterrupted()
{
    while (!m_hasEnded && m_waiting < LongestLine && m_channel.hasInput(0ms)) {
        readOn();
    }
    return m_isInterrupted;
}

} // namespace shinpan
