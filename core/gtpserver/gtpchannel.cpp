#include "core/gtpserver/gtpchannel.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace shinpan {

namespace {

/// Waits until the descriptor is ready for one of the events, or at an end; whether it is. A
/// negative wait, in milliseconds, has no limit.
[[nodiscard]] bool isReady(int descriptor, short events, int wait)
{
    pollfd state{descriptor, events, 0};
    int ready = 0;
    do {
        ready = ::poll(&state, 1, wait);
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

/// Writes all, also where the descriptor does not block.
[[nodiscard]] bool writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR && (errno != EAGAIN || !isReady(descriptor, POLLOUT, -1))) {
            return false;
        }
    }
    return true;
}

} // namespace

std::string DescriptorChannel::read()
{
    std::array<char, 64 * 1024> bytes; // NOLINT: filled by read
    while (true) {
        const ssize_t count = ::read(m_input, bytes.data(), bytes.size());
        if (count >= 0) {
            return {bytes.data(), static_cast<std::size_t>(count)};
        }
        if (errno != EINTR && (errno != EAGAIN || !isReady(m_input, POLLIN, -1))) {
            return {};
        }
    }
}

bool DescriptorChannel::hasInput(std::chrono::milliseconds wait)
{
    return isReady(m_input, POLLIN, static_cast<int>(wait.count()));
}

bool DescriptorChannel::write(std::string_view text)
{
    return writeAll(m_output, text);
}

void DescriptorChannel::writeBeside(std::string_view text)
{
    if (m_beside >= 0 && !writeAll(m_beside, text)) {
        m_beside = -1; // nobody is there now
    }
}

} // namespace shinpan
