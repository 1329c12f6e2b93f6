#pragma once

#include "core/gtp/tcpdoor.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

struct MHD_Connection;
struct MHD_Daemon;

namespace shinpan {

/// The answer that a browser gets.
struct HttpAnswer
{
    unsigned int status = 200;
    QByteArray type{}; ///< "text/html; charset=utf-8"
    QByteArray body{};
    /// What the page may load and run (Content-Security-Policy).
    QByteArray policy = "default-src 'none'; frame-ancestors 'none'";
};

/// What a server has to show. Neither function may call the server.
struct HttpSite
{
    /// What stands at a path, which is decoded and begins with "/".
    std::function<HttpAnswer(const QString &path)> answer;
    /// Makes what a listener to the events (text/event-stream) at EventsPath gets first.
    std::function<QByteArray()> firstEvents;
};

/// How much strangers may ask of a server.
struct HttpLimits
{
    /// How many connections may have still to ask, how many may wait for an answer or take it, and
    /// how many may listen. Where there are more, the oldest of its kind gives way, of the address
    /// that has most.
    std::size_t ofAKind = 64;
    std::size_t perAddress = 16; ///< of each kind; see callerKey()
    /// A connection is closed that takes longer to ask, or to take some of an answer.
    std::chrono::seconds patience{20};
    /// Bytes of events that a listener may lag behind; then it has to begin anew.
    qsizetype lag = qsizetype{4} * 1024 * 1024;
};

/// Answers browsers over HTTP/1.1, in our event loop, of which they have half the time at most and
/// some milliseconds at once, however much they ask. They can only look: GET and HEAD. A request
/// for a host that is not this one is refused, so that no page of another site can have its name
/// lead here and read along (DNS rebinding).
class HttpServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpServer)

public:
    static constexpr char EventsPath[] = "/events";

    /// Fails if nobody can listen there.
    [[nodiscard]] static Result<std::unique_ptr<HttpServer>> open(const TcpAddress &address,
                                                                  HttpSite site,
                                                                  HttpLimits limits = {});
    /// Hangs up on everybody, whatever they are about.
    ~HttpServer() override;

    [[nodiscard]] const TcpAddress &address() const { return m_address; }
    /// Sends events to all listeners.
    void publish(const QByteArray &events);

private:
    struct Listener;

    HttpServer(TcpAddress address, HttpSite site, HttpLimits limits);

    /// What a connection is about.
    enum class Stage { Asking, Asked, Listening };

    using Clock = std::chrono::steady_clock;

    /// A browser that has called.
    struct Caller
    {
        QByteArray address; ///< see callerKey()
        Stage stage = Stage::Asking;
        Clock::time_point since = Clock::now(); ///< when that stage began
        Listener *listener = nullptr;
        bool isLeaving = false;
    };

    [[nodiscard]] bool start(FileDescriptor socket);
    void run();
    void wakePostponed();
    void lookAfter();
    void welcome(MHD_Connection *connection);
    void enter(MHD_Connection *connection, Stage stage);
    void shareOut(Stage stage);
    void hangUp(MHD_Connection *connection, Caller &caller);
    [[nodiscard]] bool answer(MHD_Connection *connection, const char *url, const char *method);
    [[nodiscard]] bool listen(MHD_Connection *connection);
    TcpAddress m_address;
    HttpSite m_site;
    HttpLimits m_limits;
    MHD_Daemon *m_daemon = nullptr;
    std::unique_ptr<QSocketNotifier> m_notifier; ///< of all that the daemon waits for
    QTimer m_timeout;                            ///< when the daemon wants to run at the latest
    QTimer m_rounds;
    int m_quietRounds = 0;
    std::vector<Listener *> m_listeners; ///< each belongs to its answer, which the daemon owns
    QHash<MHD_Connection *, Caller> m_callers;
    std::vector<MHD_Connection *> m_postponed; ///< they have asked, and sleep until the next turn
    Clock::time_point m_turnEnd;
    bool m_isEnding = false;
};

/// An event of a site's "/events".
[[nodiscard]] QByteArray eventText(const char *name, const QByteArray &json);

/// Whether a Host header names this computer: an address (nobody's name leads there), localhost,
/// this computer's own name, or the one that it listens at.
[[nodiscard]] bool isOwnHost(const QByteArray &header, const QString &listensAt);

} // namespace shinpan
