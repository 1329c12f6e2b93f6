#include "app/engine/callerchannel.h"

#include <poll.h>
#include <sys/socket.h>

#include <cerrno>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The time between two looks at the door.
constexpr auto LookInterval = 1s;

/// A caller that takes longer to read an answer is hung up on.
constexpr auto LongestWrite = 20s;

/// There is one place only, and a game may have to wait until its other engine has started.
constexpr CallerPatience Patience{.beginning = 30s};

} // namespace

CallerChannel::CallerChannel(int connection,
                             TcpDoor &door,
                             FileDescriptor &next,
                             const CallerStanding &standing)
    : m_connection(connection)
    , m_channel(connection, connection)
    , m_door(door)
    , m_next(next)
    , m_standing(standing)
{ }

/// Looks once in a while whether somebody else wants the place.
bool CallerChannel::isSentAway()
{
    const auto now = CallerStanding::Clock::now();
    if (m_isGone || now < m_nextLook) {
        return m_isGone;
    }
    m_nextLook = now + LookInterval;
    if (m_standing.givesWay(Patience) && !m_next.isOpen()) {
        m_next = m_door.accept(TcpDoor::Wait::No);
    }
    m_isGone = m_next.isOpen() || m_standing.isSilent(Patience);
    return m_isGone;
}

std::string CallerChannel::read()
{
    while (!isSentAway()) {
        if (m_channel.hasInput(LookInterval)) {
            return m_channel.read();
        }
    }
    return {};
}

/// Whether there is more to hear; a caller that is sent away has come to the end of its input.
bool CallerChannel::hasInput(std::chrono::milliseconds wait)
{
    return isSentAway() || m_channel.hasInput(wait);
}

bool CallerChannel::write(std::string_view text)
{
    const auto latest = CallerStanding::Clock::now() + LongestWrite;
    while (!text.empty() && !m_isGone) {
        const ssize_t sent =
            ::send(m_connection, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) {
            text.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN && CallerStanding::Clock::now() < latest) {
            constexpr std::chrono::milliseconds Look = LookInterval;
            pollfd state{m_connection, POLLOUT, 0};
            ::poll(&state, 1, static_cast<int>(Look.count()));
        } else if (errno != EINTR) {
            m_isGone = true;
        }
    }
    return !m_isGone;
}

bool CallerChannel::isGone()
{
    pollfd state{m_connection, 0, 0};
    m_isGone =
        m_isGone || (::poll(&state, 1, 0) == 1 && (state.revents & (POLLERR | POLLHUP)) != 0);
    return isSentAway();
}

} // namespace shinpan
