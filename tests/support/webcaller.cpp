#include "tests/support/webcaller.h"

#include "tests/support/outcome.h"

#include <QHostAddress>

namespace shinpan::test {

WebCaller::WebCaller(quint16 port)
{
    m_socket.connectToHost(QHostAddress::LocalHost, port);
    static_cast<void>(
        eventually([this] { return m_socket.state() == QAbstractSocket::ConnectedState; }));
}

void WebCaller::ask(const QByteArray &path, const QByteArray &host)
{
    say("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
}

const QByteArray &WebCaller::heard()
{
    if (m_socket.isOpen()) {
        m_heard += m_socket.readAll();
    }
    return m_heard;
}

bool WebCaller::hears(const QByteArray &text)
{
    return eventually([&] { return heard().contains(text); });
}

bool WebCaller::isHungUpOn()
{
    return eventually([this] {
        static_cast<void>(heard());
        return m_socket.state() == QAbstractSocket::UnconnectedState;
    });
}

WebAnswer askedFor(quint16 port,
                   const QByteArray &path,
                   const QByteArray &host,
                   const QByteArray &method)
{
    WebCaller caller(port);
    caller.say(method + ' ' + path + " HTTP/1.1\r\nHost: " + host
               + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    if (!caller.isHungUpOn()) {
        return {};
    }
    const QByteArray &all = caller.heard();
    const qsizetype end = all.indexOf("\r\n\r\n");
    return {all.mid(9, 3).toInt(), all.first(std::max<qsizetype>(end, 0)), all.mid(end + 4)};
}

} // namespace shinpan::test
