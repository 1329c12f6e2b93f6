#include "core/gtp/tcpdoor.h"

#include "core/gtp/calleraddress.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>

namespace shinpan {

namespace {

/// The most that wait while nobody looks. A caller without room asks again a second later.
constexpr int Backlog = SOMAXCONN;

/// At most this many are looked at before the event loop has its turn again.
constexpr int MostAtOnce = 32;

[[nodiscard]] QString errorWords()
{
    return QString::fromStdString(std::generic_category().message(errno)).toLower();
}

// A computer that was switched off, or a cable that was pulled, says nothing. After this many
// seconds of silence the system asks whether the other side is still there, and repeats that until
// it gives up; what was sent and is not confirmed for a minute counts as lost.
constexpr int SilenceBeforeProbe = 30;
constexpr int ProbeInterval = 10;
constexpr int MaxProbes = 3;
constexpr int MaxUnconfirmed = 60'000; // milliseconds

void setOption(int socket, int level, int option, int value)
{
    ::setsockopt(socket, level, option, &value, sizeof value);
}

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

/// The addresses to listen at. No name server is asked except for a name, which is unusual here.
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

/// Has the events tell when the descriptor can be read.
[[nodiscard]] bool watch(const FileDescriptor &events, const FileDescriptor &watched)
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = watched.number();
    return ::epoll_ctl(events.number(), EPOLL_CTL_ADD, watched.number(), &event) == 0;
}

/// Whether the caller has said something; if not, it has hung up.
[[nodiscard]] bool hasSpoken(const FileDescriptor &caller)
{
    char byte = 0;
    return ::recv(caller.number(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

} // namespace

void configureConnection(int socket)
{
    setOption(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    askWhenSilent(socket);
}

void askWhenSilent(int socket)
{
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
            return failure(Message::of(QT_TRANSLATE_NOOP(
                "Messages", "an IPv6 address stands in brackets, as in [::1]:6800")));
        }
    }
    bool isNumber = false;
    address.port = text.sliced(colon + 1).toUShort(&isNumber);
    if (!isNumber || address.host.isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800")));
    }
    return address;
}

Result<ListeningSocket> ListeningSocket::open(const TcpAddress &address)
{
    const QString where = address.text();
    const Addresses found = addressesOf(address);
    if (!found) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: not an address of this computer"), where));
    }
    FileDescriptor socket(
        ::socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, found->ai_protocol));
    constexpr int Yes = 1;
    ::setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &Yes, sizeof Yes);
    if (!socket.isOpen() || ::bind(socket.number(), found->ai_addr, found->ai_addrlen) != 0
        || ::listen(socket.number(), Backlog) != 0) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), where, errorWords()));
    }
    const quint16 port = portOf(socket.number());
    return ListeningSocket{std::move(socket), {address.host, port}};
}

Result<TcpDoor> TcpDoor::open(const TcpAddress &address)
{
    Result<ListeningSocket> listening = ListeningSocket::open(address);
    if (!listening) {
        return failure(listening.error());
    }
    FileDescriptor events(::epoll_create1(EPOLL_CLOEXEC));
    if (!watch(events, listening->socket)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), address.text(), errorWords()));
    }
    return TcpDoor(std::move(listening->socket), std::move(events), listening->address);
}

FileDescriptor TcpDoor::accept(Wait wait)
{
    const bool mayBlock = wait == Wait::UntilSomebodyCalls;
    for (int looked = 0; mayBlock || looked < MostAtOnce; ++looked) {
        epoll_event event{};
        const int ready = ::epoll_wait(m_events.number(), &event, 1, mayBlock ? -1 : 0);
        if (ready < 0 && errno == EINTR) {
            continue;
        }
        if (ready <= 0) {
            break;
        }
        const bool isNew = event.data.fd == m_socket.number();
        FileDescriptor caller = isNew ? answerDoor() : takeSilent(event.data.fd);
        if (isNew && m_awaitsWord) {
            keepWaiting(std::move(caller));
        } else if (caller.isOpen() && (isNew || hasSpoken(caller))) {
            return caller;
        }
    }
    return {};
}

/// The next caller; not open if it has left again.
FileDescriptor TcpDoor::answerDoor() const
{
    FileDescriptor caller(::accept4(m_socket.number(), nullptr, nullptr, SOCK_CLOEXEC));
    if (caller.isOpen()) {
        configureConnection(caller.number());
    }
    return caller;
}

void TcpDoor::keepWaiting(FileDescriptor caller)
{
    if (!caller.isOpen() || !watch(m_events, caller)) {
        return;
    }
    if (m_silent.size() >= MostSilent) {
        sendSilentAway();
    }
    const QByteArray address = callerKeyOf(caller.number());
    m_silent.push_back({std::move(caller), address});
}

/// Sends away the first of the address that has most of the silent ones.
void TcpDoor::sendSilentAway()
{
    const auto ofAddress = [this](const Silent &one) {
        return std::ranges::count(m_silent, one.address, &Silent::address);
    };
    m_silent.erase(std::ranges::max_element(m_silent, {}, ofAddress));
}

FileDescriptor TcpDoor::takeSilent(int number)
{
    const auto found =
        std::ranges::find(m_silent, number, [](const Silent &one) { return one.caller.number(); });
    if (found == m_silent.end()) {
        return {};
    }
    FileDescriptor caller = std::move(found->caller);
    m_silent.erase(found);
    ::epoll_ctl(m_events.number(), EPOLL_CTL_DEL, caller.number(), nullptr);
    return caller;
}

TcpPorter::TcpPorter(TcpDoor door, QObject *parent)
    : QObject(parent)
    , m_door(std::move(door))
    , m_notifier(new QSocketNotifier(m_door.descriptor(), QSocketNotifier::Read))
{
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false); // it would say so again and again while somebody waits
        Q_EMIT called();
    });
}

FileDescriptor TcpPorter::take()
{
    FileDescriptor caller = m_door.accept(TcpDoor::Wait::No);
    m_notifier->setEnabled(!caller.isOpen());
    return caller;
}

} // namespace shinpan
