#pragma once

#include "core/gtp/pipe.h"
#include "core/gtp/sockettransport.h"
#include "core/util/result.h"

#include <QObject>

#include <optional>
#include <vector>

namespace shinpan {

/// What `--listen [HOST:]PORT` says: without a host this computer alone can call. An IPv6 address
/// stands in brackets; port 0 lets the system choose. The failure says what is wrong.
[[nodiscard]] Result<TcpAddress> listeningAddress(const QString &text);

/// A place where others may call. Needs no event loop.
class TcpDoor
{
public:
    /// Fails, with the reason, if nobody can listen there.
    [[nodiscard]] static Result<TcpDoor> open(const TcpAddress &address);

    /// Where it listens, with the port that the system chose.
    [[nodiscard]] const TcpAddress &address() const { return m_address; }
    [[nodiscard]] int descriptor() const { return m_socket.number(); }

    /// The next who called, with the connection made ready for short messages and for callers that
    /// vanish without a word; not open: nobody is there (any more). Waits for one if the descriptor
    /// blocks.
    [[nodiscard]] FileDescriptor accept() const;

private:
    TcpDoor(FileDescriptor socket, TcpAddress address)
        : m_socket(std::move(socket))
        , m_address(std::move(address))
    { }

    FileDescriptor m_socket;
    TcpAddress m_address;
};

/// Tells of everybody who calls at a door, in the event loop.
class TcpPorter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TcpPorter)

public:
    explicit TcpPorter(TcpDoor door, QObject *parent = nullptr);

    [[nodiscard]] const TcpAddress &address() const { return m_door.address(); }

    /// Takes the caller who waits; not open: nobody does. Until it has said so, nobody else is told
    /// of: who has no room for more just takes no more.
    [[nodiscard]] FileDescriptor take();

Q_SIGNALS:
    /// Somebody waits; see take().
    void called();

private:
    TcpDoor m_door;
    NotifierPointer m_notifier;
};

/// For a connection that others made: a command is a small packet, and the next one waits for its
/// answer; and who was switched off says nothing, so the system asks after a while.
void configureConnection(int socket);

} // namespace shinpan
