#include "core/gtp/calleraddress.h"

#include <QByteArrayView>
#include <netinet/in.h>
#include <sys/socket.h>

namespace shinpan {

namespace {

constexpr char ThisComputer[] = "this computer";

[[nodiscard]] QByteArray bytesOf(const void *bytes, qsizetype count)
{
    return {static_cast<const char *>(bytes), count};
}

[[nodiscard]] QByteArray keyOfIpv4(QByteArrayView bytes)
{
    constexpr char Loopback = 127;
    return bytes.front() == Loopback ? QByteArray(ThisComputer) : bytes.toByteArray();
}

} // namespace

QByteArray callerKey(const sockaddr *address)
{
    constexpr qsizetype Network = 8; // bytes of an IPv6 address
    constexpr qsizetype Mapped = 12; // before the IPv4 address in one that stands for it
    if (address == nullptr) {
        return {};
    }
    if (address->sa_family == AF_INET) {
        const auto *const ipv4 = reinterpret_cast<const sockaddr_in *>(address); // NOLINT
        return keyOfIpv4(bytesOf(&ipv4->sin_addr, sizeof ipv4->sin_addr));
    }
    if (address->sa_family != AF_INET6) {
        return {};
    }
    const in6_addr &ipv6 = reinterpret_cast<const sockaddr_in6 *>(address)->sin6_addr; // NOLINT
    const QByteArray bytes = bytesOf(&ipv6, sizeof ipv6);
    if (IN6_IS_ADDR_LOOPBACK(&ipv6)) {
        return ThisComputer;
    }
    return IN6_IS_ADDR_V4MAPPED(&ipv6) ? keyOfIpv4(QByteArrayView(bytes).sliced(Mapped))
                                       : bytes.first(Network);
}

QByteArray callerKeyOf(int socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    auto *const peer = reinterpret_cast<sockaddr *>(&address); // NOLINT
    return ::getpeername(socket, peer, &size) == 0 ? callerKey(peer) : QByteArray();
}

} // namespace shinpan
