#include "core/gtp/pipepolling.h"

#include "core/gtp/pipe.h"

#include <sys/epoll.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace shinpan {

PipePolling &PipePolling::instance()
{
    static PipePolling reading;
    return reading;
}

PipePolling::PipePolling()
    : m_readers(::epoll_create1(EPOLL_CLOEXEC))
{ }

void PipePolling::watch(PipeReader &reader, int descriptor)
{
    epoll_event event{.events = EPOLLIN, .data = {.ptr = &reader}};
    ::epoll_ctl(m_readers.number(), EPOLL_CTL_ADD, descriptor, &event);
}

/// Not left to close(): a process that is just being forked holds the descriptor open.
void PipePolling::unwatch(const PipeReader &reader, int descriptor)
{
    forget(reader);
    ::epoll_ctl(m_readers.number(), EPOLL_CTL_DEL, descriptor, nullptr);
}

void PipePolling::expect(const PipeReader &reader)
{
    if (std::ranges::find(m_expected, &reader) == m_expected.end()) {
        m_expected.push_back(&reader);
    }
}

void PipePolling::forget(const PipeReader &reader)
{
    std::erase(m_expected, &reader);
}

void PipePolling::serve()
{
    using Clock = std::chrono::steady_clock;
    if (m_expected.empty() || std::exchange(m_isServing, true)) {
        return; // the latter in a nested event loop, which only tests have
    }
    const Clock::time_point end = Clock::now() + Moment;
    do {
        PipeReader *const reader = nextReader();
        if (reader == nullptr) {
            m_expected.clear(); // the event loop will tell when they answer
            break;
        }
        reader->readAvailable();
    } while (!m_expected.empty() && Clock::now() < end);
    m_isServing = false;
}

/// A reader that has bytes, or has ended; null if there is none within `LongestWait`. The system
/// names them in turn.
PipeReader *PipePolling::nextReader() const
{
    epoll_event event{};
    const int count = ::epoll_wait(m_readers.number(), &event, 1, LongestWait.count());
    return count == 1 ? static_cast<PipeReader *>(event.data.ptr) : nullptr;
}

} // namespace shinpan
