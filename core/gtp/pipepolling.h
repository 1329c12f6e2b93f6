#pragma once

#include "core/util/filedescriptor.h"

#include <chrono>
#include <vector>

namespace shinpan {

class PipeReader;

/// Reads the answers of engines that answer at once without a turn of the event loop between: a
/// turn costs more than reading an answer, judging it and asking the next engine together.
///
/// Where an answer is expected within microseconds, serve() waits for bytes of any open reader and
/// has them read, one piece after the other, as long as that leads to further expectations. All
/// readers are watched, not only those that are expected, so no engine's time is measured less
/// exactly than by the event loop; and the one that was read last is the last to be read again, so
/// games at the same time share alike. What else waits (timers, signals, a window) waits for
/// `Moment` and `LongestWait` at most.
///
/// Runs inside the slot of a notifier of the event loop, after everything that its bytes brought
/// about, and has readers read as the event loop would: with nothing of a reader, a session or a
/// coroutine on the stack. So whatever a resumed coroutine destroys is as safe as it is there.
class PipePolling
{
public:
    /// serve() begins no further wait after this.
    static constexpr std::chrono::milliseconds Moment{1};

    /// So long a wait lasts at most. A shorter one costs more: its timer would be the next to go
    /// off, which has the system set the clock's alarm, and take it back, for each answer.
    static constexpr std::chrono::milliseconds LongestWait{5};

    /// That of this program. One thread runs everything.
    [[nodiscard]] static PipePolling &instance();

    /// From open() to close() of the reader.
    void watch(PipeReader &reader, int descriptor);
    void unwatch(const PipeReader &reader, int descriptor);

    /// Bytes of this watched reader are likely to come within microseconds.
    void expect(const PipeReader &reader);
    /// They came.
    void forget(const PipeReader &reader);

    /// Reads while bytes are expected and come. Any reader may be gone afterwards.
    void serve();

private:
    PipePolling();

    [[nodiscard]] PipeReader *nextReader() const;

    FileDescriptor m_readers; ///< an epoll set
    std::vector<const PipeReader *> m_expected;
    bool m_isServing = false;
};

} // namespace shinpan
