#include "core/gtp/hostlookup.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QUrl>
#include <netdb.h>

#include <cstring>
#include <optional>

namespace shinpan {

namespace {

/// "127.0.0.1", "::1", "fe80::1%eth0"; nothing for a name. Asks nobody.
[[nodiscard]] std::optional<SocketAddress> numericalAddress(const QByteArray &text, quint16 port)
{
    addrinfo hints{};
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    if (::getaddrinfo(text.constData(), QByteArray::number(port).constData(), &hints, &found)
        != 0) {
        return std::nullopt;
    }
    SocketAddress address;
    std::memcpy(&address.bytes, found->ai_addr, found->ai_addrlen);
    address.size = found->ai_addrlen;
    ::freeaddrinfo(found);
    return address;
}

/// Whether a name is this computer's by definition (RFC 6761 §6.3): "localhost" and what ends in
/// ".localhost", in any letter case, perhaps with the root's dot.
[[nodiscard]] bool isLocalhost(const QByteArray &name)
{
    const QByteArray plain = (name.endsWith('.') ? name.chopped(1) : name).toLower();
    return plain == "localhost" || plain.endsWith(".localhost");
}

/// Those of this computer, in the order of RFC 6724.
[[nodiscard]] std::vector<SocketAddress> loopbackAddresses(quint16 port)
{
    std::vector<SocketAddress> addresses;
    for (const char *const text : {"::1", "127.0.0.1"}) {
        if (const auto address = numericalAddress(text, port)) {
            addresses.push_back(*address);
        }
    }
    return addresses;
}

} // namespace

void HostLookup::ProcessDeleter::operator()(QProcess *process) const
{
    process->disconnect();
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater(); // we may be inside one of its signals
        return;
    }
    process->setParent(QCoreApplication::instance()); // ~QProcess would wait for it
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    process->kill();
}

HostLookup::HostLookup(QObject *parent)
    : QObject(parent)
{ }

HostLookup::~HostLookup() = default;

void HostLookup::start(const QString &host, quint16 port)
{
    m_port = port;
    if (const auto address = numericalAddress(host.toLatin1(), port)) {
        Q_EMIT finished({*address});
        return;
    }
    const QByteArray name = QUrl::toAce(host);
    if (isLocalhost(name)) {
        Q_EMIT finished(loopbackAddresses(port));
        return;
    }
    // What begins with a dash is not a name, but to getent it would be an option; and QProcess
    // loses a descriptor with what it cannot start, see ChildSetUp.
    const QString program = QStandardPaths::findExecutable(QStringLiteral("getent"));
    if (name.isEmpty() || name.startsWith('-') || program.isEmpty()) {
        Q_EMIT finished({});
        return;
    }
    m_process.reset(new QProcess);
    connect(m_process.get(), &QProcess::finished, this, &HostLookup::readAnswer);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            Q_EMIT finished({});
        }
    });
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->start(program, {QStringLiteral("ahosts"), QString::fromLatin1(name)},
                     QIODevice::ReadOnly);
}

/// A line for each address and kind of socket: "127.0.0.1       STREAM localhost".
void HostLookup::readAnswer()
{
    std::vector<SocketAddress> addresses;
    for (const QByteArray &line : m_process->readAllStandardOutput().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() < 2 || words[1] != "STREAM") {
            continue;
        }
        if (const auto address = numericalAddress(words.first(), m_port)) {
            addresses.push_back(*address);
        }
    }
    Q_EMIT finished(addresses);
}

} // namespace shinpan
