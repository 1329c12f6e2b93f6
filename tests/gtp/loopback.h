#pragma once

#include "core/gtp/sockettransport.h"

#include <QTcpServer>

class QTcpSocket;

namespace shinpan::test {

/// How long the other end of a loopback connection may take, in milliseconds.
inline constexpr int LoopbackLimit = 20'000;

/// The other end of a connection: a server on the loopback device that takes one caller.
class Listener
{
public:
    Listener();

    [[nodiscard]] TcpAddress address() const;

    /// The caller's connection; waits for it.
    [[nodiscard]] QTcpSocket &caller();

    /// The same as a bare descriptor. (A QTcpSocket hangs up as soon as it hears the other side's
    /// end.)
    [[nodiscard]] FileDescriptor takeConnection();

    void say(const QByteArray &bytes);

    /// Hangs up as a computer does that has crashed: with a reset instead of an end.
    void reset();

    /// Ends our direction only.
    void finishSpeaking();

    void stopListening();

private:
    QTcpServer m_server;
    QTcpSocket *m_caller = nullptr; ///< the server's child
};

/// Lets a transport call an address, and keeps what came of it.
class Call
{
public:
    explicit Call(const TcpAddress &address,
                  std::chrono::milliseconds connectTimeout = SocketTransport::UsualConnectTimeout);

    [[nodiscard]] SocketTransport &transport() { return *m_transport; }
    void destroy() { m_transport.reset(); }

    [[nodiscard]] bool awaitStart();
    [[nodiscard]] bool awaitBytes(qsizetype count);
    [[nodiscard]] bool awaitEnd();

    int starts = 0;
    QByteArray received;
    QList<ProcessExit> exits;

private:
    std::unique_ptr<SocketTransport> m_transport;
};

} // namespace shinpan::test
