#pragma once

#include <QByteArray>

struct sockaddr;

namespace shinpan {

/// Whom an address stands for when places are shared out, so that nobody has many by having many
/// addresses: this computer with all of 127.0.0.0/8 is one, and so is a network of IPv6 (/64),
/// which is what one computer has.
[[nodiscard]] QByteArray callerKey(const sockaddr *address);
/// Of the other end of a connection.
[[nodiscard]] QByteArray callerKeyOf(int socket);

} // namespace shinpan
