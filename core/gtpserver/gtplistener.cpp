#include "core/gtpserver/gtplistener.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] tl::unexpected<QString> systemFailure()
{
    return failure(QString::fromStdString(std::generic_category().message(errno)));
}

} // namespace

Result<GtpListener> GtpListener::at(std::uint16_t port)
{
    GtpListener listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), port);
    const int yes = 1; // the port is free again at once when we have gone
    ::setsockopt(listener.m_descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const asked = reinterpret_cast<sockaddr *>(&address); // NOLINT: what the call takes
    if (listener.m_descriptor < 0 || ::bind(listener.m_descriptor, asked, size) != 0
        || ::listen(listener.m_descriptor, 1) != 0
        || ::getsockname(listener.m_descriptor, asked, &size) != 0) {
        return systemFailure();
    }
    listener.m_port = ntohs(address.sin_port);
    return listener;
}

GtpListener::GtpListener(GtpListener &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_port(other.m_port)
{ }

GtpListener::~GtpListener()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

int GtpListener::accept() const
{
    int connection = -1;
    do {
        connection = ::accept4(m_descriptor, nullptr, nullptr, SOCK_CLOEXEC);
    } while (connection < 0 && (errno == EINTR || errno == ECONNABORTED));
    const int yes = 1; // answers are short and are waited for
    ::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return connection;
}

} // namespace shinpan
