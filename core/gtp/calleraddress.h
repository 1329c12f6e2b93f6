#pragma once

#include <QByteArray>

struct sockaddr;

namespace shinpan {

/// The key under which places are shared out, so that nobody gets many of them by having many
/// addresses: this computer with all of 127.0.0.0/8 is one, and so is a network of IPv6 (/64),
/// which is what one computer has.
[[nodiscard]] QByteArray callerKey(const sockaddr *address);
/// The key of a connection's other end.
[[nodiscard]] QByteArray callerKeyOf(int socket);

} // namespace shinpan
