#pragma once

#include <QObject>
#include <QProcess>
#include <QString>
#include <sys/socket.h>

#include <memory>
#include <vector>

namespace shinpan {

/// An address and port of a computer, as the system's calls take it.
struct SocketAddress
{
    sockaddr_storage bytes{};
    socklen_t size = 0;

    [[nodiscard]] const sockaddr *get() const
    {
        return reinterpret_cast<const sockaddr *>(&bytes); // NOLINT: what the system's calls want
    }
};

/// Finds the addresses of a host by its name, in the order in which they should be tried.
///
/// The system's own look-up blocks, for minutes where a name server is silent. It is done by
/// getent(1), which belongs to the C library and asks exactly as we would: a process of its own can
/// be waited for without a thread and given up at any moment. (Qt's look-up is in its network
/// library, whose loading took a quarter of the time that `shinpan-cli --version` takes.)
///
/// Nobody is asked for `localhost` and names that end in `.localhost`: they are the loopback
/// addresses by definition (RFC 6761 §6.3), also on a system that has no hosts file.
class HostLookup final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HostLookup)

public:
    explicit HostLookup(QObject *parent = nullptr);
    /// Gives it up without waiting.
    ~HostLookup() override;

    /// Call once. Is followed by finished(), before this returns if `host` is a numerical address
    /// or the loopback's name.
    void start(const QString &host, quint16 port);

Q_SIGNALS:
    /// Once. Empty where no computer of this name was found.
    void finished(const std::vector<shinpan::SocketAddress> &addresses);

private:
    /// Kills the process and deletes it when it is reaped.
    struct ProcessDeleter
    {
        void operator()(QProcess *process) const;
    };

    void readAnswer();

    quint16 m_port = 0;
    std::unique_ptr<QProcess, ProcessDeleter> m_process;
};

} // namespace shinpan
