#pragma once

#include <QByteArray>
#include <QTcpSocket>

namespace shinpan::test {

/// A caller of a web server that sends byte by byte as it likes.
class WebCaller
{
public:
    /// Connected, or not within half a minute.
    explicit WebCaller(quint16 port);

    void say(const QByteArray &bytes) { m_socket.write(bytes); }
    /// Asks for the path as a browser does.
    void ask(const QByteArray &path, const QByteArray &host = "127.0.0.1");

    /// Whether this turns up in the answer within half a minute.
    [[nodiscard]] bool hears(const QByteArray &text);
    /// Whether the server hangs up within half a minute.
    [[nodiscard]] bool isHungUpOn();
    /// All of the answer so far.
    [[nodiscard]] const QByteArray &heard();
    [[nodiscard]] QTcpSocket &socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_heard;
};

/// An answer that was read to its end.
struct WebAnswer
{
    int status = 0; ///< 0: none came
    QByteArray headers;
    QByteArray body;
};

[[nodiscard]] WebAnswer askedFor(quint16 port,
                                 const QByteArray &path,
                                 const QByteArray &host = "127.0.0.1",
                                 const QByteArray &method = "GET");

} // namespace shinpan::test
