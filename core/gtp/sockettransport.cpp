#include "core/gtp/sockettransport.h"

#include "core/gtp/tcpdoor.h"
#include "core/util/message.h"

#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The system's words for an error of its own, for the middle of a sentence.
QString wordsFor(int error)
{
    return QString::fromStdString(std::generic_category().message(error)).toLower();
}

/// Why there is no connection, and what to do about it.
Message connectFailure(const TcpAddress &address, int error)
{
    const QString where = address.text();
    if (error == 0) {
        return Message::of(
                   QT_TRANSLATE_NOOP("Messages",
                                     "cannot be reached at %1: no computer of this name was found"),
                   where)
            .followedBy(Message::of(QT_TRANSLATE_NOOP("Messages", "check the address")));
    }
    if (error == ECONNREFUSED) {
        return Message::of(
                   QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: connection refused"),
                   where)
            .followedBy(Message::of(
                QT_TRANSLATE_NOOP("Messages", "start the engine there, listening on this port")));
    }
    return Message::of(QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: %2"), where,
                       wordsFor(error))
        .followedBy(
            Message::of(QT_TRANSLATE_NOOP("Messages", "check the address and the network")));
}

} // namespace

QString TcpAddress::text() const
{
    const bool isIpV6 = host.contains(u':');
    return (isIpV6 ? u'[' + host + u']' : host) + u':' + QString::number(port);
}

SocketTransport::SocketTransport(TcpAddress address,
                                 std::chrono::milliseconds connectTimeout,
                                 QObject *parent)
    : GtpTransport(parent)
    , m_address(std::move(address))
    , m_connectTimeout(connectTimeout)
{
    m_stageTimer.setSingleShot(true);
    connect(&m_stageTimer, &QTimer::timeout, this, &SocketTransport::giveUp);
    connect(&m_lookup, &HostLookup::finished, this,
            [this](const std::vector<SocketAddress> &addresses) {
                m_addresses.assign(addresses.rbegin(), addresses.rend());
                callNext();
            });
    connect(&m_incoming, &PipeReader::bytesRead, this, &SocketTransport::bytesReceived);
    // An other side that can no longer be written to has hung up, which the reader hears as well,
    // after the last bytes.
    connect(&m_incoming, &PipeReader::ended, this, &SocketTransport::reportEnd);
}

void SocketTransport::start()
{
    Q_ASSERT(m_stage == Stage::NotStarted);
    m_stage = Stage::Connecting;
    m_deadline.setRemainingTime(m_connectTimeout, Qt::PreciseTimer);
    m_stageTimer.start(m_connectTimeout);
    m_lookup.start(m_address.host, m_address.port);
}

/// Calls the next address. Each has an equal share of the time that is left, so that one that
/// leads nowhere (IPv6 in a network that has none) does not use up that of the others.
void SocketTransport::callNext()
{
    m_notifier.reset();
    m_calling.reset();
    while (m_stage == Stage::Connecting && !m_calling.isOpen()) {
        if (m_addresses.empty()) {
            finish(ProcessExit::unreachable(connectFailure(m_address, m_error)));
            return;
        }
        const SocketAddress address = m_addresses.back();
        const auto left = std::max(m_deadline.remainingTimeAsDuration(), 0ns);
        const auto share = left / static_cast<int>(m_addresses.size());
        m_addresses.pop_back();
        if (call(address)) {
            m_stageTimer.start(std::chrono::ceil<std::chrono::milliseconds>(share));
        }
    }
}

/// Begins a call; false, with m_error set, if it has failed already.
bool SocketTransport::call(const SocketAddress &address)
{
    constexpr int Kind = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC;
    FileDescriptor socket(::socket(address.bytes.ss_family, Kind, 0));
    if (!socket.isOpen()
        || (::connect(socket.number(), address.get(), address.size) != 0 && errno != EINPROGRESS)) {
        m_error = errno;
        return false;
    }
    m_calling = std::move(socket);
    m_notifier.reset(new QSocketNotifier(m_calling.number(), QSocketNotifier::Write));
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &SocketTransport::hearAnswer);
    return true;
}

void SocketTransport::hearAnswer()
{
    socklen_t size = sizeof m_error;
    ::getsockopt(m_calling.number(), SOL_SOCKET, SO_ERROR, &m_error, &size);
    if (m_error == 0) {
        takeConnection();
    } else {
        callNext();
    }
}

void SocketTransport::takeConnection()
{
    m_notifier.reset();
    FileDescriptor reading = duplicate(m_calling.number());
    FileDescriptor writing = std::move(m_calling);
    if (!reading.isOpen() || !writing.isOpen()) {
        finish(ProcessExit::failedToStart(
            Message::of(QT_TRANSLATE_NOOP("Messages", "too many open files"))));
        return;
    }
    configureConnection(reading.number());
    m_incoming.open(std::move(reading));
    m_outgoing.open(std::move(writing));
    m_stageTimer.stop();
    m_stage = Stage::Connected;
    Q_EMIT started();
}

void SocketTransport::close(std::chrono::milliseconds grace)
{
    switch (m_stage) {
    case Stage::NotStarted:
        finish(ProcessExit::closed(
            Message::of(QT_TRANSLATE_NOOP("Messages", "closed before it was started"))));
        break;
    case Stage::Connecting:
        finish(ProcessExit::unreachable(Message::of(
            QT_TRANSLATE_NOOP("Messages", "was given up before it could be reached at %1"),
            m_address.text())));
        break;
    case Stage::Connected:
        m_stage = Stage::Leaving;
        m_outgoing.closeWhenWritten();
        if (grace <= 0ms) {
            giveUp();
        } else {
            m_stageTimer.start(grace);
        }
        break;
    case Stage::Leaving:
    case Stage::Ended:
        break;
    }
}

/// The present stage has lasted long enough.
void SocketTransport::giveUp()
{
    if (m_stage == Stage::Connecting && !m_addresses.empty()) {
        callNext();
    } else if (m_stage == Stage::Connecting) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_connectTimeout).count();
        finish(ProcessExit::unreachable(
            Message::of(
                QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: no answer within %2 s"),
                m_address.text(), seconds)
                .followedBy(Message::of(QT_TRANSLATE_NOOP(
                    "Messages", "check the address, and that no firewall is in the way")))));
    } else {
        finish(ProcessExit::closed(Message::of(
            QT_TRANSLATE_NOOP("Messages", "did not close the connection to %1 and was cut off"),
            m_address.text())));
    }
}

void SocketTransport::reportEnd(int error)
{
    const QString where = m_address.text();
    if (m_stage == Stage::Leaving) {
        finish(ProcessExit::closed(
            Message::of(QT_TRANSLATE_NOOP("Messages", "closed the connection to %1"), where)));
    } else if (error == 0 || error == ECONNRESET) {
        finish(ProcessExit::closed(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "was cut off: the connection to %1 was closed by the other side"),
            where)));
    } else {
        finish(ProcessExit::closed(Message::of(
            QT_TRANSLATE_NOOP("Messages", "was cut off: the connection to %1 was lost: %2"), where,
            wordsFor(error))));
    }
}

void SocketTransport::finish(const ProcessExit &exit)
{
    if (m_stage == Stage::Ended) {
        return;
    }
    m_stage = Stage::Ended;
    m_stageTimer.stop();
    m_notifier.reset();
    m_calling.reset();
    m_outgoing.close();
    m_incoming.close();
    Q_EMIT ended(exit);
}

} // namespace shinpan
