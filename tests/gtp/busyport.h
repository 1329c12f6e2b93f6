#pragma once

#include "core/gtp/sockettransport.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace shinpan::test {

/// A port of this computer where nothing answers a call: its waiting room holds one, and that place
/// is taken.
class BusyPort
{
public:
    BusyPort()
    {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        auto *const address = reinterpret_cast<sockaddr *>(&here); // NOLINT
        socklen_t size = sizeof here;
        ::bind(m_listening, address, size);
        ::listen(m_listening, 0);
        ::getsockname(m_listening, address, &size);
        m_port = ntohs(here.sin_port);
        for (const int caller : m_callers) {
            ::connect(caller, address, size);
        }
    }
    BusyPort(const BusyPort &) = delete;
    BusyPort &operator=(const BusyPort &) = delete;
    ~BusyPort()
    {
        ::close(m_listening);
        for (const int caller : m_callers) {
            ::close(caller);
        }
    }

    [[nodiscard]] TcpAddress address() const { return {QStringLiteral("127.0.0.1"), m_port}; }

private:
    [[nodiscard]] static int openSocket(int flags)
    {
        return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    }

    int m_listening = openSocket(0);
    std::array<int, 2> m_callers{openSocket(SOCK_NONBLOCK), openSocket(SOCK_NONBLOCK)};
    quint16 m_port = 0;
};

} // namespace shinpan::test
