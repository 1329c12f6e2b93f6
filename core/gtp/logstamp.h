#pragma once

#include <QByteArrayView>

#include <array>
#include <chrono>

namespace shinpan {

/// Writes the time of a log's line, "2026-11-21T09:41:07.250", the date and local time of the day.
/// Lines come in bursts: the calendar is asked once for each second.
class LogStamp
{
public:
    static constexpr qsizetype Length = 23;

    /// The view is valid until the next call.
    [[nodiscard]] QByteArrayView of(std::chrono::system_clock::time_point time);

private:
    std::chrono::sys_seconds m_second = std::chrono::sys_seconds::min();
    std::array<char, Length> m_text{};
};

} // namespace shinpan
