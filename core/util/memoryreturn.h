#pragma once

#include <QTimer>

#include <chrono>

namespace shinpan {

/// Gives the memory that the program has freed back to the system, while it lives. glibc's
/// allocator keeps what lies below anything in use: after an hour of opening and closing files half
/// a gigabyte for seven megabytes. Elsewhere the system's allocator is left alone.
class MemoryReturn final
{
public:
    static constexpr std::chrono::seconds Usually{20};

    /// Needs an event loop.
    explicit MemoryReturn(std::chrono::milliseconds every = Usually);

private:
    QTimer m_timer;
};

} // namespace shinpan
