#include "app/gui/runninginstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <utility>

namespace shinpan {

namespace {

constexpr std::chrono::seconds AnswerWait(2);
constexpr qint64 LongestMessage = 1 << 20; // bytes; more is not a list of files
constexpr QByteArrayView Ending("\0\0", 2);

/// Whether the other end runs as this user. Only root can be there otherwise where the folder is
/// ours, but a name may be wrong for many a reason.
[[nodiscard]] bool isOurs(const QLocalSocket &socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer,
                        &size)
            == 0
        && peer.uid == ::geteuid();
}

} // namespace

bool isOnlyOurs(const QString &folder)
{
    struct stat there = {};
    return ::lstat(QFile::encodeName(folder).constData(), &there) == 0 && S_ISDIR(there.st_mode)
        && there.st_uid == ::geteuid() && (there.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

QString instanceAddress()
{
    const QByteArray shared =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toUtf8() + '\n'
        + qgetenv("WAYLAND_DISPLAY") + '\n' + qgetenv("DISPLAY");
    const QByteArray name =
        QCryptographicHash::hash(shared, QCryptographicHash::Sha256).first(8).toHex();
    // Empty if there is none that is ours. A name without a folder is one in the temporary
    // directory, where anybody may be first.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (!isOnlyOurs(folder)) {
        return {};
    }
    return QDir(folder).filePath(QStringLiteral("shinpan-%1").arg(QString::fromLatin1(name)));
}

InstanceDoor::InstanceDoor(QObject *parent)
    : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *visitor = m_server.nextPendingConnection()) {
            if (!isOurs(*visitor)) {
                delete visitor;
                continue;
            }
            connect(visitor, &QLocalSocket::readyRead, this,
                    [this, visitor] { receive(*visitor); });
            connect(visitor, &QLocalSocket::disconnected, visitor, &QObject::deleteLater);
        }
    });
}

void InstanceDoor::open(const QString &address)
{
    if (address.isEmpty()) {
        return;
    }
    connect(&m_probe, &QLocalSocket::connected, &m_probe, &QLocalSocket::abort);
    connect(&m_probe, &QLocalSocket::errorOccurred, this, [this, address] {
        QLocalServer::removeServer(address);
        m_server.listen(address);
    });
    m_probe.connectToServer(address);
}

void InstanceDoor::receive(QLocalSocket &visitor)
{
    const QByteArray message = visitor.peek(LongestMessage);
    if (!message.endsWith(Ending)) {
        if (message.size() == LongestMessage) {
            visitor.abort();
        }
        return;
    }
    visitor.skip(message.size());
    QStringList paths;
    for (const QByteArray &path : message.chopped(Ending.size()).split('\0')) {
        paths << QString::fromUtf8(path);
    }
    visitor.write("!");
    visitor.disconnectFromServer(); // when that is written
    Q_EMIT filesCame(paths);
}

InstanceVisit::InstanceVisit(const QString &address, QStringList paths, QObject *parent)
    : QObject(parent)
    , m_paths(std::move(paths))
{
    connect(&m_socket, &QLocalSocket::connected, this, &InstanceVisit::deliver);
    connect(&m_socket, &QLocalSocket::readyRead, this, [this] { end(true); });
    connect(&m_socket, &QLocalSocket::errorOccurred, this, [this] { end(false); });
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { end(false); });
    m_deadline.start(AnswerWait);
    // Waits until those who await the end can hear of it.
    QTimer::singleShot(0, this, [this, address] {
        if (address.isEmpty()) {
            end(false);
        } else {
            m_socket.connectToServer(address);
        }
    });
}

void InstanceVisit::deliver()
{
    if (!isOurs(m_socket)) {
        end(false);
        return;
    }
    QByteArray message;
    for (const QString &path : std::as_const(m_paths)) {
        message += path.toUtf8() + '\0';
    }
    m_socket.write(message + '\0');
}

void InstanceVisit::end(bool isWelcome)
{
    if (std::exchange(m_hasEnded, true)) {
        return;
    }
    m_deadline.stop();
    m_socket.abort();
    isWelcome ? Q_EMIT welcomed() : Q_EMIT unanswered();
}

} // namespace shinpan
