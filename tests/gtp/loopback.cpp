#include "tests/gtp/loopback.h"

#include "tests/gtp/runningengine.h"

#include <QTcpSocket>
#include <QTest>
#include <sys/socket.h>

namespace shinpan::test {

Listener::Listener()
{
    m_server.listen(QHostAddress::LocalHost);
}

TcpAddress Listener::address() const
{
    return {QStringLiteral("127.0.0.1"), m_server.serverPort()};
}

QTcpSocket &Listener::caller()
{
    if (m_caller == nullptr
        && QTest::qWaitFor([this] { return m_server.hasPendingConnections(); }, LoopbackLimit)) {
        m_caller = m_server.nextPendingConnection();
    }
    Q_ASSERT(m_caller != nullptr);
    return *m_caller;
}

FileDescriptor Listener::takeConnection()
{
    FileDescriptor connection = duplicate(static_cast<int>(caller().socketDescriptor()));
    caller().abort();
    return connection;
}

void Listener::say(const QByteArray &bytes)
{
    caller().write(bytes);
    caller().flush();
}

void Listener::reset()
{
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(static_cast<int>(caller().socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce,
                 sizeof atOnce);
    caller().abort();
}

void Listener::finishSpeaking()
{
    ::shutdown(static_cast<int>(caller().socketDescriptor()), SHUT_WR);
}

void Listener::stopListening()
{
    m_server.close();
}

Call::Call(const TcpAddress &address, std::chrono::milliseconds connectTimeout)
    : m_transport(std::make_unique<SocketTransport>(address, connectTimeout))
{
    SocketTransport *const transport = m_transport.get();
    QObject::connect(transport, &GtpTransport::started, transport, [this] { ++starts; });
    QObject::connect(transport, &GtpTransport::bytesReceived, transport,
                     [this](QByteArrayView bytes) { received += bytes; });
    QObject::connect(transport, &GtpTransport::ended, transport,
                     [this](const ProcessExit &end) { exits.append(end); });
    transport->start();
}

bool Call::awaitStart()
{
    return waitUntil([this] { return starts > 0; });
}

bool Call::awaitBytes(qsizetype count)
{
    return waitUntil([this, count] { return received.size() >= count; });
}

bool Call::awaitEnd()
{
    return waitUntil([this] { return !exits.isEmpty(); });
}

} // namespace shinpan::test
