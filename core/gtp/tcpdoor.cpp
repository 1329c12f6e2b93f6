#include "core/gtp/tcpdoor.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cerrno>
#include <memory>
#include <system_error>

namespace shinpan {

namespace {

/// So many may wait while nobody looks.
constexpr int Backlog = 16;

[[nodiscard]] QString errorWords()
{
    return QString::fromStdString(std::generic_category().message(errno)).toLower();
}

// A computer that was switched off, or a cable that was pulled, says nothing. After so many seconds
// of silence the system asks whether the other side is still there, and this often until it gives
// up; what was sent and is not confirmed for a minute counts as lost.
constexpr int SilenceBeforeProbe = 30;
constexpr int ProbeInterval = 10;
constexpr int MaxProbes = 3;
constexpr int MaxUnconfirmed = 60'000; // milliseconds

void setOption(int socket, int level, int option, int value)
{
    ::setsockopt(socket, level, option, &value, sizeof value);
}

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

/// Of this computer: no name server is asked but for a name, which is not usual here.
[[nodiscard]] Addresses addressesOf(const TcpAddress &address)
{
    addrinfo hints{};
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    const QByteArray host = address.host.toUtf8();
    const QByteArray port = QByteArray::number(address.port);
    ::getaddrinfo(host.constData(), port.constData(), &hints, &found);
    return {found, &::freeaddrinfo};
}

[[nodiscard]] quint16 portOf(int socket)
{
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    ::getsockname(socket, reinterpret_cast<sockaddr *>(&bound), &size); // NOLINT
    return bound.ss_family == AF_INET6
             ? ntohs(reinterpret_cast<const sockaddr_in6 &>(bound).sin6_port) // NOLINT
             : ntohs(reinterpret_cast<const sockaddr_in &>(bound).sin_port);  // NOLINT
}

} // namespace

void configureConnection(int socket)
{
    // A command is a small packet, and the next one waits for its answer.
    setOption(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    setOption(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
    setOption(socket, IPPROTO_TCP, TCP_KEEPIDLE, SilenceBeforeProbe);
    setOption(socket, IPPROTO_TCP, TCP_KEEPINTVL, ProbeInterval);
    setOption(socket, IPPROTO_TCP, TCP_KEEPCNT, MaxProbes);
    setOption(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, MaxUnconfirmed);
}

Result<TcpAddress> listeningAddress(const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    TcpAddress address{QStringLiteral("127.0.0.1"), 0};
    if (colon >= 0) {
        address.host = text.first(colon);
        const bool isBracketed = address.host.startsWith(u'[') && address.host.endsWith(u']');
        if (isBracketed) {
            address.host = address.host.mid(1, address.host.size() - 2);
        } else if (address.host.contains(u':')) {
            return failure(QStringLiteral("an IPv6 address stands in brackets, as in [::1]:6800"));
        }
    }
    bool isNumber = false;
    address.port = text.sliced(colon + 1).toUShort(&isNumber);
    if (!isNumber || address.host.isEmpty()) {
        return failure(QStringLiteral("is no [HOST:]PORT, as 6800 or 0.0.0.0:6800"));
    }
    return address;
}

Result<TcpDoor> TcpDoor::open(const TcpAddress &address)
{
    const QString where = address.text();
    const Addresses found = addressesOf(address);
    if (!found) {
        return failure(QStringLiteral("%1: no address of this computer").arg(where));
    }
    FileDescriptor socket(
        ::socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, found->ai_protocol));
    constexpr int Yes = 1;
    ::setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &Yes, sizeof Yes);
    if (!socket.isOpen() || ::bind(socket.number(), found->ai_addr, found->ai_addrlen) != 0
        || ::listen(socket.number(), Backlog) != 0) {
        return failure(QStringLiteral("%1: %2").arg(where, errorWords()));
    }
    const TcpAddress bound{address.host, portOf(socket.number())};
    return TcpDoor(std::move(socket), bound);
}

FileDescriptor TcpDoor::accept() const
{
    FileDescriptor caller;
    do {
        caller = FileDescriptor(::accept4(m_socket.number(), nullptr, nullptr, SOCK_CLOEXEC));
    } while (!caller.isOpen() && (errno == EINTR || errno == ECONNABORTED));
    if (caller.isOpen()) {
        configureConnection(caller.number());
    }
    return caller;
}

TcpPorter::TcpPorter(TcpDoor door, QObject *parent)
    : QObject(parent)
    , m_door(std::move(door))
    , m_notifier(new QSocketNotifier(m_door.descriptor(), QSocketNotifier::Read))
{
    ::fcntl(m_door.descriptor(), F_SETFL, O_NONBLOCK);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false); // it would say so again and again while somebody waits
        Q_EMIT called();
    });
}

FileDescriptor TcpPorter::take()
{
    FileDescriptor caller = m_door.accept();
    m_notifier->setEnabled(!caller.isOpen());
    return caller;
}

} // namespace shinpan
