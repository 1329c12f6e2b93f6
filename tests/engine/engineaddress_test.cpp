#include "core/engine/profile/engineaddress.h"

#include "tests/engine/madeupmachine.h"
#include "tests/gtp/busyport.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;

class EngineAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addressesAreRead_data();
    void addressesAreRead();
    void aWrongAddressSaysWhatIsWrong_data();
    void aWrongAddressSaysWhatIsWrong();
    void aCommandLineIsNoAddress_data();
    void aCommandLineIsNoAddress();

    void aProfileLeadsToAProcessOrAnAddress();
    void anAddressStandsForACommand();
    void anEngineIsNamedAfterItsProgramOrAddress();
    void aCallTakesNoLongerThanTheEngineMayTakeToStart();
};

void EngineAddressTest::addressesAreRead_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<quint16>("port");
    QTest::newRow("tcp://localhost:6800") << QStringLiteral("localhost") << quint16(6800);
    QTest::newRow(" TCP://go-1.example.org:1/ ")
        << QStringLiteral("go-1.example.org") << quint16(1);
    QTest::newRow("tcp://127.0.0.1:65535") << QStringLiteral("127.0.0.1") << quint16(65535);
    QTest::newRow("tcp://my_server:6800") << QStringLiteral("my_server") << quint16(6800);
    QTest::newRow("tcp://[::1]:6800") << QStringLiteral("::1") << quint16(6800);
    QTest::newRow("tcp://[fe80::1%eth0]:6800") << QStringLiteral("fe80::1%eth0") << quint16(6800);
}

void EngineAddressTest::addressesAreRead()
{
    QFETCH(QString, host);
    QFETCH(quint16, port);
    const auto address = tcpAddressOf(QString::fromLatin1(QTest::currentDataTag()));

    QVERIFY(address && *address);
    QCOMPARE(**address, (TcpAddress{host, port}));
}

void EngineAddressTest::aWrongAddressSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("reason");
    const QString shape = QStringLiteral("must be tcp://host:port");
    const QString port = QStringLiteral("is not between 1 and 65535");
    for (const char *const text :
         {"tcp://", "tcp://localhost", "tcp://:6800", "tcp://localhost:", "tcp://localhost:go",
          "tcp://::1:6800", "tcp://[::1]", "tcp://ann@host:6800", "tcp://host:6800/engine",
          "tcp://host:6800 --level 1", "tcp://host:-1"}) {
        QTest::newRow(text) << shape;
    }
    QTest::newRow("tcp://localhost:0") << port;
    QTest::newRow("tcp://localhost:65536") << port;
    QTest::newRow("tcp://localhost:99999999999") << port;
}

void EngineAddressTest::aWrongAddressSaysWhatIsWrong()
{
    QFETCH(QString, reason);
    const auto address = tcpAddressOf(QString::fromLatin1(QTest::currentDataTag()));

    QVERIFY(address && !*address);
    QVERIFY2(address->error().english().contains(reason), qPrintable(address->error().english()));
}

void EngineAddressTest::aCommandLineIsNoAddress_data()
{
    QTest::addColumn<QString>("line");
    for (const char *const line : {"", "gnugo --mode gtp", "ssh -T host gnugo --mode gtp",
                                   "tcp localhost 6800", "nc tcp://localhost:6800"}) {
        QTest::newRow(line) << QString::fromLatin1(line);
    }
}

void EngineAddressTest::aCommandLineIsNoAddress()
{
    QFETCH(QString, line);

    QVERIFY(!tcpAddressOf(line));
}

void EngineAddressTest::aProfileLeadsToAProcessOrAnAddress()
{
    const Machine machine = test::machineWith({QStringLiteral("/usr/games/gnugo")});
    EngineProfile profile;
    profile.commandLine = QStringLiteral("gnugo --mode gtp");
    const Result<EngineRoute> process = engineRoute(profile, machine);
    QVERIFY(process);
    QCOMPARE(std::get<ProcessSpec>(*process).program, QStringLiteral("/usr/games/gnugo"));

    profile.commandLine = QStringLiteral("tcp://localhost:6800");
    const Result<EngineRoute> address = engineRoute(profile, machine);
    QVERIFY(address);
    QCOMPARE(std::get<TcpAddress>(*address), (TcpAddress{QStringLiteral("localhost"), 6800}));

    profile.commandLine = QStringLiteral("tcp://localhost");
    QVERIFY(!engineRoute(profile, machine));
    QVERIFY(!transportFor(profile, {}, machine));
    profile.commandLine = QStringLiteral("no-such-engine");
    QVERIFY(!engineRoute(profile, machine));
}

void EngineAddressTest::anAddressStandsForACommand()
{
    const Result<EngineProfile> profile = resolveEngine(QStringLiteral(" tcp://[::1]:6800 "), {});
    QVERIFY(profile);
    QCOMPARE(profile->commandLine, QStringLiteral("tcp://[::1]:6800"));
    QCOMPARE(profile->name, QStringLiteral("[::1]:6800"));

    const Result<EngineProfile> wrong = resolveEngine(QStringLiteral("tcp://host"), {});
    QVERIFY(!wrong);
    QVERIFY(wrong.error().english().startsWith(QStringLiteral("“tcp://host” is not an address")));
}

void EngineAddressTest::anEngineIsNamedAfterItsProgramOrAddress()
{
    const Machine machine = Machine::current();

    QCOMPARE(engineNameFor(QStringLiteral("/usr/games/gnugo --mode gtp"), machine),
             QStringLiteral("GNU Go"));
    QCOMPARE(engineNameFor(QStringLiteral("tcp://localhost:6800"), machine),
             QStringLiteral("localhost:6800"));
    QCOMPARE(engineNameFor(QStringLiteral("tcp://localhost"), machine), QString());
    QCOMPARE(engineNameFor(QStringLiteral("'unclosed"), machine), QString());
}

void EngineAddressTest::aCallTakesNoLongerThanTheEngineMayTakeToStart()
{
    const test::BusyPort nobody;
    EngineProfile profile;
    profile.commandLine =
        QStringLiteral("tcp://%1:%2").arg(nobody.address().host).arg(nobody.address().port);
    profile.timeouts.startUp = std::chrono::milliseconds(300);
    const auto transport = transportFor(profile);
    QVERIFY(transport);
    QSignalSpy ended(transport->get(), &GtpTransport::ended);
    QElapsedTimer time;
    time.start();

    (*transport)->start();

    QVERIFY(ended.wait(10'000));
    QVERIFY2(time.elapsed() >= 250, qPrintable(QString::number(time.elapsed())));
}

SHINPAN_TEST(EngineAddressTest)
#include "engineaddress_test.moc"
