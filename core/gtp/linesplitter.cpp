#include "core/gtp/linesplitter.h"

#include <cstring>

namespace shinpan {

LineSplitter::LineSplitter(std::size_t maxLength)
    : m_maxLength(maxLength)
{ }

void LineSplitter::feed(QByteArrayView bytes)
{
    if (m_begin > 0) {
        m_buffer.erase(0, m_begin);
        m_scanned -= m_begin;
        m_begin = 0;
    }
    m_buffer.append(bytes.data(), static_cast<std::size_t>(bytes.size()));
}

std::optional<LineSplitter::Line> LineSplitter::next()
{
    while (m_scanned < m_buffer.size()) {
        const void *found =
            std::memchr(m_buffer.data() + m_scanned, '\n', m_buffer.size() - m_scanned);
        const std::size_t end =
            found == nullptr
                ? m_buffer.size()
                : static_cast<std::size_t>(static_cast<const char *>(found) - m_buffer.data());
        if (m_skipping) {
            m_skipping = found == nullptr;
            m_begin = m_scanned = found == nullptr ? end : end + 1;
            continue;
        }
        if (end - m_begin > m_maxLength) {
            Line line = cleaned(m_begin + m_maxLength);
            line.isCut = true;
            m_begin = m_scanned = m_begin + m_maxLength;
            m_skipping = true;
            return line;
        }
        m_scanned = end;
        if (found == nullptr) {
            return std::nullopt;
        }
        const Line line = cleaned(end);
        m_begin = m_scanned = end + 1;
        return line;
    }
    return std::nullopt;
}

std::optional<LineSplitter::Line> LineSplitter::takeRest()
{
    if (m_skipping || m_begin == m_buffer.size()) {
        return std::nullopt;
    }
    const Line line = cleaned(m_buffer.size());
    m_begin = m_scanned = m_buffer.size();
    return line;
}

LineSplitter::Line LineSplitter::cleaned(std::size_t end)
{
    char *const begin = m_buffer.data() + m_begin;
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    const QByteArrayView line(begin, static_cast<qsizetype>(end - m_begin));
    bool isClean = true;
    for (const char c : line) { // without a branch for each byte
        isClean &= !isControl(c);
    }
    if (isClean) {
        return {.text = line};
    }
    char *out = begin;
    for (const char c : line) {
        if (!isControl(c)) {
            *out++ = c;
        } else if (c == '\t') {
            *out++ = ' ';
        }
    }
    return {.text = QByteArrayView(begin, out - begin)};
}

} // namespace shinpan
