#pragma once

#include "core/gtp/gtptransport.h"
#include "core/gtp/hostlookup.h"
#include "core/gtp/pipe.h"

#include <QDeadlineTimer>
#include <QTimer>

#include <chrono>
#include <vector>

namespace shinpan {

/// The place where an engine listens.
struct TcpAddress
{
    QString host; ///< a name or a numerical address; an IPv6 address without brackets
    quint16 port = 0;

    /// "host:port", as in "localhost:6800" or "[::1]:6800".
    [[nodiscard]] QString text() const;

    friend bool operator==(const TcpAddress &, const TcpAddress &) = default;
};

/// A GTP engine at the other end of a TCP connection. It has no standard error, and nothing of it
/// can be killed: all that can be done is to hang up, as the destructor does at once.
///
/// The host's addresses are called one after the other, without blocking; then the connection is
/// read and written as the pipes of a process are, for the same latency and the same fairness in a
/// flood.
class SocketTransport final : public GtpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SocketTransport)

public:
    /// How long a host may take to be found and to answer the call, over all of its addresses.
    static constexpr std::chrono::milliseconds UsualConnectTimeout{30'000};

    explicit SocketTransport(TcpAddress address,
                             std::chrono::milliseconds connectTimeout = UsualConnectTimeout,
                             QObject *parent = nullptr);

    /// Ends with Unreachable and a reason if there is no connection within that time.
    void start() override;
    void write(QByteArrayView bytes) override { m_outgoing.write(bytes); }
    void expectAnswer() override { m_incoming.expectBytes(); }
    void setPaused(bool isPaused) override { m_incoming.setPaused(isPaused); }

    /// Ends our direction of the connection after what was written, and hangs up if the other side
    /// has not done so within `grace`. A connection that is still being made is given up, which
    /// ends with FailedToStart.
    void close(std::chrono::milliseconds grace) override;

private:
    enum class Stage {
        NotStarted,
        Connecting,
        Connected,
        Leaving, ///< we said that nothing more comes; the other side has its grace to hang up
        Ended,
    };

    void callNext();
    [[nodiscard]] bool call(const SocketAddress &address);
    void hearAnswer();
    void takeConnection();
    void reportEnd(int error);
    void giveUp();
    void finish(const ProcessExit &exit);

    TcpAddress m_address;
    std::chrono::milliseconds m_connectTimeout;
    HostLookup m_lookup;
    std::vector<SocketAddress> m_addresses; ///< not called yet, in reverse order
    FileDescriptor m_calling;               ///< until it is connected
    NotifierPointer m_notifier;             ///< of m_calling
    int m_error = 0;                        ///< the system's number for why the last call failed
    QDeadlineTimer m_deadline;              ///< of the connection
    PipeReader m_incoming;
    PipeWriter m_outgoing;
    QTimer m_stageTimer; ///< how long the present stage may last
    Stage m_stage = Stage::NotStarted;
};

} // namespace shinpan
