#include "app/engine/controllerlines.h"

#include <utility>

namespace shinpan {

namespace {

/// A controller that writes more than this ahead waits.
constexpr std::size_t MostLines = 10'000;

} // namespace

ControllerLines::ControllerLines(GtpChannel &channel, int descriptor)
    : m_channel(channel)
    , m_notifier(descriptor, QSocketNotifier::Read)
{
    connect(&m_notifier, &QSocketNotifier::activated, this, &ControllerLines::read);
}

ControllerLines::~ControllerLines()
{
    end();
}

ControllerLines::Next ControllerLines::next()
{
    const Next next;
    m_waiting = next;
    answer();
    return next;
}

void ControllerLines::end()
{
    m_notifier.setEnabled(false);
    m_lines.clear();
    m_hasEnded = true;
    answer();
}

void ControllerLines::read()
{
    const auto take = [this](const std::optional<LineSplitter::Line> &line) {
        if (line) {
            m_lines.push_back({line->text.toByteArray().toStdString(), line->isCut});
        }
        return line.has_value();
    };
    const std::string bytes = m_channel.read(); // it does not wait: there are some, or the end
    m_hasMore = true;
    m_hasEnded = bytes.empty();
    m_splitter.feed(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    while (take(m_splitter.next())) { }
    if (m_hasEnded) {
        take(m_splitter.takeRest());
    }
    m_notifier.setEnabled(!m_hasEnded && m_lines.size() < MostLines);
    answer();
    Q_EMIT heard();
}

/// Gives who waits the next line, if there is one or never will be.
void ControllerLines::answer()
{
    if (!m_waiting || (m_lines.empty() && !m_hasEnded)) {
        return;
    }
    std::optional<GtpInput::Line> line;
    if (!m_lines.empty()) {
        line = std::move(m_lines.front());
        m_lines.pop_front();
    }
    m_hasMore = !m_lines.empty() || m_hasEnded;
    m_notifier.setEnabled(!m_hasEnded && m_lines.size() < MostLines);
    std::exchange(m_waiting, std::nullopt)->complete(line);
}

} // namespace shinpan
