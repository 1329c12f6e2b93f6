#include "core/competition/serve/httpserver.h"

#include "core/gtp/calleraddress.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto RoundInterval = 1s;
constexpr int RoundsOfSilence = 15; // then listeners hear that we are still there

constexpr int LastTurns = 4;

/// A turn of the event loop that has taken this long answers no more callers.
constexpr auto LongestTurn = 5ms;

/// More connections at once, beside those of all kinds, stay with the system for a moment.
constexpr unsigned int Reserve = 32;

/// The memory for a request with all its headers.
constexpr std::size_t ConnectionMemory = std::size_t{32} * 1024;

[[nodiscard]] HttpAnswer refusal(unsigned int status, const char *words)
{
    return {.status = status, .type = "text/plain; charset=utf-8", .body = words};
}

/// False: the connection is to be closed.
[[nodiscard]] bool send(MHD_Connection *connection,
                        MHD_Response *response,
                        const HttpAnswer &answer)
{
    if (response == nullptr) {
        return false;
    }
    const std::pair<const char *, const char *> headers[] = {
        {MHD_HTTP_HEADER_CONTENT_TYPE, answer.type.constData()},
        {"Content-Security-Policy", answer.policy.constData()},
        {"X-Content-Type-Options", "nosniff"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Referrer-Policy", "no-referrer"},
        {MHD_HTTP_HEADER_CACHE_CONTROL, "no-store"}};
    for (const auto &[name, value] : headers) {
        MHD_add_response_header(response, name, value);
    }
    if (answer.status == MHD_HTTP_METHOD_NOT_ALLOWED) {
        MHD_add_response_header(response, MHD_HTTP_HEADER_ALLOW, "GET, HEAD");
    }
    const MHD_Result queued = MHD_queue_response(connection, answer.status, response);
    MHD_destroy_response(response); // the daemon has it now
    return queued == MHD_YES;
}

[[nodiscard]] bool send(MHD_Connection *connection, const HttpAnswer &answer)
{
    auto *const body = new QByteArray(answer.body); // shared, not copied
    MHD_Response *const response = MHD_create_response_from_buffer_with_free_callback_cls(
        static_cast<std::size_t>(body->size()), const_cast<char *>(body->constData()), // NOLINT
        [](void *bytes) { delete static_cast<QByteArray *>(bytes); }, body);
    if (response == nullptr) {
        delete body;
    }
    return send(connection, response, answer);
}

[[nodiscard]] bool isAddress(const QByteArray &host)
{
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    return ::inet_pton(AF_INET, host.constData(), bytes.data()) == 1
        || ::inet_pton(AF_INET6, host.constData(), bytes.data()) == 1;
}

[[nodiscard]] QByteArray ownName()
{
    std::array<char, 256> name{};
    ::gethostname(name.data(), name.size() - 1);
    return QByteArray(name.data()).toLower();
}

} // namespace

QByteArray eventText(const char *name, const QByteArray &json)
{
    return QByteArray("event: ") + name + "\ndata: " + json + "\n\n";
}

bool isOwnHost(const QByteArray &header, const QString &listensAt)
{
    QByteArray host = header.toLower();
    if (host.startsWith('[')) {
        host = host.mid(1, host.indexOf(']') - 1);
    } else if (const qsizetype colon = host.indexOf(':'); colon >= 0) {
        host.truncate(colon);
    }
    const QByteArray own = ownName();
    return isAddress(host) || host == "localhost" || host == listensAt.toLower().toUtf8()
        || (!own.isEmpty() && (host == own || host == own + ".local"));
}

/// A browser that listens to the events, until the connection ends.
struct HttpServer::Listener
{
    HttpServer *server;
    MHD_Connection *connection;
    std::deque<QByteArray> pending; ///< shared with the other listeners
    qsizetype sent = 0;             ///< of the first one
    qsizetype bytes = 0;            ///< the bytes pending for all callers
    bool isAsleep = false;          ///< the connection is suspended: there is nothing to send
    bool isOver = false;

    void hear(const QByteArray &events)
    {
        bytes += events.size();
        if (bytes > server->m_limits.lag) { // it can ask again for how things stand
            isOver = true;
            pending.clear();
            bytes = 0;
        }
        if (!isOver) {
            pending.push_back(events);
        }
        wake();
    }

    void wake()
    {
        if (std::exchange(isAsleep, false)) {
            MHD_resume_connection(connection);
        }
    }

    ssize_t give(char *room, std::size_t size)
    {
        if (isOver || (server->m_isEnding && pending.empty())) {
            return MHD_CONTENT_READER_END_OF_STREAM;
        }
        if (pending.empty()) {
            isAsleep = true;
            MHD_suspend_connection(connection);
            return 0;
        }
        const QByteArray &first = pending.front();
        const auto part = std::min<qsizetype>(static_cast<qsizetype>(size), first.size() - sent);
        std::memcpy(room, first.constData() + sent, static_cast<std::size_t>(part));
        sent += part;
        bytes -= part;
        if (sent == first.size()) {
            pending.pop_front();
            sent = 0;
        }
        return part;
    }
};

Result<std::unique_ptr<HttpServer>> HttpServer::open(const TcpAddress &address,
                                                     HttpSite site,
                                                     HttpLimits limits)
{
    Result<ListeningSocket> listening = ListeningSocket::open(address);
    if (!listening) {
        return failure(listening.error());
    }
    std::unique_ptr<HttpServer> server(new HttpServer(listening->address, std::move(site), limits));
    if (!server->start(std::move(listening->socket))) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: no server can be started"),
                                   address.text()));
    }
    return server;
}

HttpServer::HttpServer(TcpAddress address, HttpSite site, HttpLimits limits)
    : m_address(std::move(address))
    , m_site(std::move(site))
    , m_limits(limits)
{
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, &HttpServer::run);
    connect(&m_rounds, &QTimer::timeout, this, &HttpServer::lookAfter);
}

bool HttpServer::start(FileDescriptor socket)
{
    constexpr unsigned int Kinds = 3;
    m_daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, nullptr, nullptr,
        [](void *self, MHD_Connection *connection, const char *url, const char *method,
           const char *, const char *, std::size_t *, void **) {
            return static_cast<HttpServer *>(self)->answer(connection, url, method) ? MHD_YES
                                                                                    : MHD_NO;
        },
        this, MHD_OPTION_NOTIFY_CONNECTION,
        static_cast<MHD_NotifyConnectionCallback>([](void *self, MHD_Connection *connection,
                                                     void **, MHD_ConnectionNotificationCode code) {
            auto *const server = static_cast<HttpServer *>(self);
            code == MHD_CONNECTION_NOTIFY_STARTED
                ? server->welcome(connection)
                : static_cast<void>(server->m_callers.remove(connection));
        }),
        this, MHD_OPTION_NOTIFY_COMPLETED,
        static_cast<MHD_RequestCompletedCallback>(
            [](void *self, MHD_Connection *connection, void **, MHD_RequestTerminationCode) {
                static_cast<HttpServer *>(self)->enter(connection, Stage::Asking);
            }),
        this, MHD_OPTION_LISTEN_SOCKET, socket.number(), MHD_OPTION_CONNECTION_LIMIT,
        Kinds * static_cast<unsigned int>(m_limits.ofAKind) + Reserve,
        MHD_OPTION_CONNECTION_TIMEOUT, static_cast<unsigned int>(m_limits.patience.count()),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, ConnectionMemory, MHD_OPTION_END);
    if (m_daemon == nullptr) {
        return false;
    }
    socket.release(); // the daemon closes it
    const MHD_DaemonInfo *const info = MHD_get_daemon_info(m_daemon, MHD_DAEMON_INFO_EPOLL_FD);
    m_notifier = std::make_unique<QSocketNotifier>(info->epoll_fd, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &HttpServer::run);
    m_rounds.start(RoundInterval);
    return true;
}

HttpServer::~HttpServer()
{
    m_notifier.reset();
    if (m_daemon == nullptr) {
        return;
    }
    // No more callers are let in, then listeners are ended, and only then the daemon, which cannot
    // end while a caller sleeps: m_isEnding lets none fall asleep.
    const FileDescriptor door(MHD_quiesce_daemon(m_daemon));
    m_isEnding = true;
    for (Listener *const listener : m_listeners) {
        listener->wake();
    }
    wakePostponed();
    for (int turn = 0; turn < LastTurns; ++turn) { // what was published goes out, where it can
        MHD_run(m_daemon);
    }
    MHD_stop_daemon(m_daemon);
}

void HttpServer::run()
{
    const auto begun = Clock::now();
    m_turnEnd = begun + LongestTurn;
    wakePostponed();
    MHD_run(m_daemon);
    if (static_cast<std::size_t>(m_callers.size()) > m_limits.perAddress) {
        for (const Stage stage : {Stage::Asking, Stage::Asked, Stage::Listening}) {
            shareOut(stage);
        }
    }
    // Everything else in this event loop gets as much time as this has taken.
    const auto taken = std::chrono::ceil<std::chrono::milliseconds>(Clock::now() - begun);
    m_notifier->setEnabled(taken <= LongestTurn);
    MHD_UNSIGNED_LONG_LONG milliseconds = 0;
    if (taken > LongestTurn || !m_postponed.empty()) {
        m_timeout.start(taken);
    } else if (MHD_get_timeout(m_daemon, &milliseconds) == MHD_YES) {
        m_timeout.start(std::chrono::milliseconds(milliseconds));
    } else {
        m_timeout.stop();
    }
}

void HttpServer::wakePostponed()
{
    for (MHD_Connection *const connection : std::exchange(m_postponed, {})) {
        MHD_resume_connection(connection);
    }
}

void HttpServer::publish(const QByteArray &events)
{
    m_quietRounds = 0;
    for (Listener *const listener : m_listeners) {
        listener->hear(events);
    }
    run();
}

void HttpServer::welcome(MHD_Connection *connection)
{
    const auto *const address =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    m_callers[connection].address = callerKey(address == nullptr ? nullptr : address->client_addr);
    if (const auto *const socket =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)) {
        askWhenSilent(socket->connect_fd);
    }
}

void HttpServer::enter(MHD_Connection *connection, Stage stage)
{
    if (const auto caller = m_callers.find(connection); caller != m_callers.end()) {
        caller->stage = stage;
        caller->since = Clock::now();
        caller->listener = nullptr;
    }
}

/// Has the oldest give way where there are too many at that stage.
void HttpServer::shareOut(Stage stage)
{
    QHash<QByteArray, std::vector<MHD_Connection *>> all; // by their addresses
    std::size_t count = 0;
    for (auto caller = m_callers.cbegin(); caller != m_callers.cend(); ++caller) {
        if (caller->stage == stage && !caller->isLeaving) {
            all[caller->address].push_back(caller.key());
            ++count;
        }
    }
    const auto isFewer = [](const auto &one, const auto &other) {
        return one.size() < other.size();
    };
    while (count > 0) {
        auto &most = *std::max_element(all.begin(), all.end(), isFewer);
        if (most.size() <= m_limits.perAddress && count <= m_limits.ofAKind) {
            return;
        }
        const auto oldest = std::ranges::min_element(
            most, {}, [this](MHD_Connection *one) { return m_callers[one].since; });
        hangUp(*oldest, m_callers[*oldest]);
        most.erase(oldest);
        --count;
    }
}

void HttpServer::hangUp(MHD_Connection *connection, Caller &caller)
{
    caller.isLeaving = true;
    if (const auto *const socket =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)) {
        ::shutdown(socket->connect_fd, SHUT_RDWR);
    }
    if (caller.listener != nullptr) { // the daemon looks at no caller that sleeps
        caller.listener->isOver = true;
        caller.listener->wake();
    }
}

/// Hangs up on callers that take too long to ask, byte by byte or not at all, which the daemon
/// allows; and finds out which listeners are gone. What has come while this program, or the whole
/// computer, was busy is heard first.
void HttpServer::lookAfter()
{
    run();
    const auto latest = Clock::now() - m_limits.patience;
    for (auto caller = m_callers.begin(); caller != m_callers.end(); ++caller) {
        if (caller->stage == Stage::Asking && caller->since < latest && !caller->isLeaving) {
            hangUp(caller.key(), *caller);
        }
    }
    if (++m_quietRounds >= RoundsOfSilence) {
        publish(":\n\n");
    }
}

bool HttpServer::answer(MHD_Connection *connection, const char *url, const char *method)
{
    if (m_isEnding) {
        return false;
    }
    enter(connection, Stage::Asked); // from here on the caller waits for us
    if (Clock::now() >= m_turnEnd) {
        MHD_suspend_connection(connection); // it asks again when it is woken
        m_postponed.push_back(connection);
        return true;
    }
    const bool asksToLook = std::strcmp(method, MHD_HTTP_METHOD_GET) == 0
                         || std::strcmp(method, MHD_HTTP_METHOD_HEAD) == 0;
    if (!asksToLook) {
        return send(connection, refusal(MHD_HTTP_METHOD_NOT_ALLOWED, "Here one can only look.\n"));
    }
    const char *const host =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_HOST);
    if (host == nullptr || !isOwnHost(host, m_address.host)) {
        return send(connection, refusal(MHD_HTTP_MISDIRECTED_REQUEST,
                                        "This computer is asked for under a name that is not its "
                                        "own. Use its address.\n"));
    }
    return std::strcmp(url, EventsPath) == 0
             ? listen(connection)
             : send(connection, m_site.answer(QString::fromUtf8(url)));
}

bool HttpServer::listen(MHD_Connection *connection)
{
    constexpr std::size_t Block = std::size_t{16} * 1024;
    auto *const listener = new Listener{.server = this, .connection = connection, .pending = {}};
    m_listeners.push_back(listener);
    enter(connection, Stage::Listening);
    m_callers[connection].listener = listener;
    listener->hear(m_site.firstEvents());
    MHD_Response *const response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, Block,
        [](void *self, std::uint64_t, char *room, std::size_t size) {
            return static_cast<Listener *>(self)->give(room, size);
        },
        listener,
        [](void *self) {
            auto *const gone = static_cast<Listener *>(self);
            gone->server->enter(gone->connection, Stage::Asking);
            std::erase(gone->server->m_listeners, gone);
            delete gone;
        });
    if (response == nullptr) {
        enter(connection, Stage::Asking);
        m_listeners.pop_back();
        delete listener;
    }
    return send(connection, response, {.type = "text/event-stream"});
}

} // namespace shinpan
