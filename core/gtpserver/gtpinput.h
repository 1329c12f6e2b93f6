#pragma once

#include "core/gtp/linesplitter.h"
#include "core/gtpserver/gtpchannel.h"

#include <deque>
#include <optional>
#include <string>

namespace shinpan {

/// The lines that come through a channel, and what has come of those to follow.
class GtpInput
{
public:
    /// A longer line is cut; every command that there is needs less.
    static constexpr std::size_t LongestLine = 1024 * 1024;

    /// The channel must outlive this.
    explicit GtpInput(GtpChannel &channel)
        : m_channel(channel)
    { }

    struct Line
    {
        std::string text; ///< without line feed and control bytes
        bool isCut = false;
    };
    /// Waits for the next line; nothing: the input has ended. An end without a line feed ends a
    /// line too.
    [[nodiscard]] std::optional<Line> next();

    /// Whether any byte has come after the line that was taken last, or the end of input; waits up
    /// to `wait` to find out.
    [[nodiscard]] bool hasMore(std::chrono::milliseconds wait);

    /// Whether one of the lines that have come is GoGui's comment "# interrupt", which is meant for
    /// the command that is being carried out.
    [[nodiscard]] bool isInterrupted();

private:
    void readOn();

    GtpChannel &m_channel;
    LineSplitter m_splitter{LongestLine};
    std::deque<Line> m_lines;  ///< that were not taken
    std::size_t m_waiting = 0; ///< bytes in them
    bool m_hasPartialLine = false;
    bool m_hasEnded = false;
    bool m_isInterrupted = false; ///< since the last line was taken
};

} // namespace shinpan
