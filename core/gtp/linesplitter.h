#pragma once

#include <QByteArrayView>

#include <optional>
#include <string>

namespace shinpan {

/// Cuts a byte stream into lines as GTP 2 §2 asks: LF ends a line, HT is a blank, other control
/// bytes (CR, NUL, …) do not exist. Memory is bounded by the line limit and one input chunk.
class LineSplitter
{
public:
    /// A line longer than `maxLength` bytes is delivered cut, as soon as that many are there; its
    /// rest is skipped.
    explicit LineSplitter(std::size_t maxLength);

    void feed(QByteArrayView bytes);

    struct Line
    {
        /// The line without its line feed; valid until the next call of feed() or next().
        QByteArrayView text;
        bool isCut = false;
    };

    /// The next complete line, or nothing if more bytes are needed.
    [[nodiscard]] std::optional<Line> next();

    /// The text behind the last line feed at the end of the stream, if there is any.
    [[nodiscard]] std::optional<Line> takeRest();

private:
    [[nodiscard]] Line cleaned(std::size_t end);

    std::string m_buffer;
    std::size_t m_begin = 0;   ///< of the line to deliver next
    std::size_t m_scanned = 0; ///< no line feed in [m_begin, m_scanned)
    std::size_t m_maxLength;
    bool m_skipping = false; ///< inside the rest of a line that was cut
};

} // namespace shinpan
