#include "core/gtp/hostlookup.h"

#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>
#include <arpa/inet.h>
#include <netinet/in.h>

#include <array>
#include <cstdint>
#include <optional>

using namespace shinpan;

namespace {

/// "::1 6800", "127.0.0.1 6800".
[[nodiscard]] QString toText(const SocketAddress &address)
{
    std::array<char, INET6_ADDRSTRLEN> host{};
    std::uint16_t port = 0;
    if (address.bytes.ss_family == AF_INET) {
        const auto *const ip4 = reinterpret_cast<const sockaddr_in *>(&address.bytes); // NOLINT
        ::inet_ntop(AF_INET, &ip4->sin_addr, host.data(), host.size());
        port = ip4->sin_port;
    } else {
        const auto *const ip6 = reinterpret_cast<const sockaddr_in6 *>(&address.bytes); // NOLINT
        ::inet_ntop(AF_INET6, &ip6->sin6_addr, host.data(), host.size());
        port = ip6->sin6_port;
    }
    return QStringLiteral("%1 %2").arg(QLatin1String(host.data())).arg(ntohs(port));
}

/// What is found before start() returns, which is without asking anybody; nothing if somebody is
/// asked.
[[nodiscard]] std::optional<QStringList> knownAddressesOf(const QString &host)
{
    HostLookup lookup;
    std::optional<QStringList> found;
    QObject::connect(&lookup, &HostLookup::finished, &lookup,
                     [&found](const std::vector<SocketAddress> &addresses) {
                         found = QStringList();
                         for (const SocketAddress &address : addresses) {
                             found->append(toText(address));
                         }
                     });
    lookup.start(host, 6800);
    return found;
}

} // namespace

class HostLookupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What was asked was given up, and leaves.
    void cleanup() { QTRY_VERIFY(qApp->findChildren<QProcess *>().isEmpty()); }

    void aNumericalAddressIsItself();
    void localhostIsTheLoopbackWithoutAskingAnybody_data();
    void localhostIsTheLoopbackWithoutAskingAnybody();
    void aNameThatOnlyLooksLikeLocalhostIsNot_data();
    void aNameThatOnlyLooksLikeLocalhostIsNot();
};

void HostLookupTest::aNumericalAddressIsItself()
{
    QCOMPARE(knownAddressesOf(QStringLiteral("192.0.2.7")),
             QStringList(QStringLiteral("192.0.2.7 6800")));
    QCOMPARE(knownAddressesOf(QStringLiteral("::1")), QStringList(QStringLiteral("::1 6800")));
}

void HostLookupTest::localhostIsTheLoopbackWithoutAskingAnybody_data()
{
    QTest::addColumn<QString>("host");
    for (const char *const host :
         {"localhost", "LocalHost", "localhost.", "engine.localhost", "Go.Engine.LOCALHOST."}) {
        QTest::newRow(host) << QString::fromLatin1(host);
    }
}

/// A minimal system may have neither hosts file nor name server, nor getent(1).
void HostLookupTest::localhostIsTheLoopbackWithoutAskingAnybody()
{
    QFETCH(QString, host);

    QCOMPARE(knownAddressesOf(host),
             (QStringList{QStringLiteral("::1 6800"), QStringLiteral("127.0.0.1 6800")}));
}

void HostLookupTest::aNameThatOnlyLooksLikeLocalhostIsNot_data()
{
    QTest::addColumn<QString>("host");
    for (const char *const host : {"mylocalhost", "localhost.localdomain", "local-host"}) {
        QTest::newRow(host) << QString::fromLatin1(host);
    }
}

void HostLookupTest::aNameThatOnlyLooksLikeLocalhostIsNot()
{
    QFETCH(QString, host);

    QVERIFY(!knownAddressesOf(host).value_or(QStringList()).contains(QStringLiteral("::1 6800")));
}

SHINPAN_TEST(HostLookupTest)
#include "hostlookup_test.moc"
