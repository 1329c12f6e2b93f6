#include "core/gtp/calleraddress.h"

#include "tests/support/testmain.h"

#include <QTest>
#include <arpa/inet.h>
#include <netinet/in.h>

using namespace shinpan;

/// The address whose places a caller takes.
class CallerAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addressesOfOneComputerAreOne_data();
    void addressesOfOneComputerAreOne();

private:
    [[nodiscard]] static QByteArray keyOf(const QByteArray &address);
};

QByteArray CallerAddressTest::keyOf(const QByteArray &address)
{
    sockaddr_in ipv4{};
    ipv4.sin_family = AF_INET;
    if (::inet_pton(AF_INET, address.constData(), &ipv4.sin_addr) == 1) {
        return callerKey(reinterpret_cast<const sockaddr *>(&ipv4)); // NOLINT
    }
    sockaddr_in6 ipv6{};
    ipv6.sin6_family = AF_INET6;
    ::inet_pton(AF_INET6, address.constData(), &ipv6.sin6_addr);
    return callerKey(reinterpret_cast<const sockaddr *>(&ipv6)); // NOLINT
}

void CallerAddressTest::addressesOfOneComputerAreOne_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char *one, const char *other, bool isSame) {
        QTest::addRow("%s and %s", one, other) << QByteArray(one) << QByteArray(other) << isSame;
    };
    row("127.0.0.1", "127.0.0.1", true);
    row("127.0.0.1", "127.4.5.6", true);
    row("127.0.0.1", "::1", true);
    row("127.0.0.1", "::ffff:127.0.0.2", true);
    row("192.0.2.1", "::ffff:192.0.2.1", true);
    row("192.0.2.1", "192.0.2.2", false);
    row("192.0.2.1", "127.0.0.1", false);
    row("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", true);
    row("2001:db8:1:2::1", "2001:db8:1:3::1", false);
}

void CallerAddressTest::addressesOfOneComputerAreOne()
{
    QFETCH(const QByteArray, one);
    QFETCH(const QByteArray, other);
    QFETCH(const bool, isSame);
    QVERIFY(!keyOf(one).isEmpty());
    QCOMPARE(keyOf(one) == keyOf(other), isSame);
}

SHINPAN_TEST(CallerAddressTest)
#include "calleraddress_test.moc"
