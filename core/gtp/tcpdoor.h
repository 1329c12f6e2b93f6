#pragma once

#include "core/gtp/pipe.h"
#include "core/gtp/sockettransport.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QObject>

#include <optional>
#include <vector>

namespace shinpan {

/// What `--listen [HOST:]PORT` says: without a host this computer alone can call. An IPv6 address
/// stands in brackets; port 0 lets the system choose. The failure says what is wrong.
[[nodiscard]] Result<TcpAddress> listeningAddress(const QString &text);

/// A socket that others can connect to; it does not block.
struct ListeningSocket
{
    FileDescriptor socket;
    TcpAddress address; ///< with the port that the system chose

    /// Fails, with the reason, if nobody can listen there.
    [[nodiscard]] static Result<ListeningSocket> open(const TcpAddress &address);
};

/// A place where others may call. Needs no event loop.
///
/// Whoever connects and says nothing waits at the door and holds no place that others could have;
/// when too many do, the first one of the address that has most of them is sent away.
class TcpDoor
{
public:
    /// The most that may stand at the door without a word.
    static constexpr std::size_t MostSilent = 64;

    enum class Wait { No, UntilSomebodyCalls };

    /// Fails, with the reason, if nobody can listen there.
    [[nodiscard]] static Result<TcpDoor> open(const TcpAddress &address);

    /// Lets callers in, from now on, before they have said anything: where either side may begin.
    void welcomeSilent() { m_awaitsWord = false; }

    /// The address where it listens, with the port that the system chose.
    [[nodiscard]] const TcpAddress &address() const { return m_address; }
    /// Readable when accept() has something to do.
    [[nodiscard]] int descriptor() const { return m_events.number(); }

    /// The next caller that has begun to speak, with the connection made ready for short messages
    /// and for callers that vanish without a word; not open if there is none.
    [[nodiscard]] FileDescriptor accept(Wait wait);

private:
    TcpDoor(FileDescriptor socket, FileDescriptor events, TcpAddress address)
        : m_socket(std::move(socket))
        , m_events(std::move(events))
        , m_address(std::move(address))
    { }

    [[nodiscard]] FileDescriptor answerDoor() const;
    void keepWaiting(FileDescriptor caller);
    void sendSilentAway();
    [[nodiscard]] FileDescriptor takeSilent(int number);

    FileDescriptor m_socket;
    FileDescriptor m_events; ///< tells of the socket and of those who wait
    struct Silent
    {
        FileDescriptor caller;
        QByteArray address; ///< see callerKey()
    };
    std::vector<Silent> m_silent; ///< in the order in which they came
    TcpAddress m_address;
    bool m_awaitsWord = true;
};

/// Tells, in the event loop, of every caller at a door.
class TcpPorter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TcpPorter)

public:
    explicit TcpPorter(TcpDoor door, QObject *parent = nullptr);

    [[nodiscard]] const TcpAddress &address() const { return m_door.address(); }

    /// Takes the caller that waits; not open if none does. The next one is told of only after that,
    /// so a program that has no room for more just takes no more.
    [[nodiscard]] FileDescriptor take();

Q_SIGNALS:
    /// Somebody waits; see take().
    void called();

private:
    TcpDoor m_door;
    NotifierPointer m_notifier;
};

/// Has the system ask after a while of silence: a computer that was switched off says nothing.
void askWhenSilent(int socket);

/// Prepares a connection that others made: a command is a small packet, and the next one waits for
/// its answer; askWhenSilent().
void configureConnection(int socket);

} // namespace shinpan
