#include "core/gtp/processortime.h"

#include "core/gtp/processtransport.h"
#include "core/gtp/sockettransport.h"
#include "tests/gtp/runningengine.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <utility>

using namespace shinpan;
using shinpan::test::waitUntil;

/// The processor time of engines, as measured from outside.
class ProcessorTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesOfTheSystemAreRead_data();
    void linesOfTheSystemAreRead();
    void whatAnEngineBurnsIsMeasured_data();
    void whatAnEngineBurnsIsMeasured();
    void whatBurnsLaterIsMeasuredLater_data() { whatAnEngineBurnsIsMeasured_data(); }
    void whatBurnsLaterIsMeasuredLater();
    void anEngineElsewhereIsNotMeasured();
    void nothingIsMeasuredOfWhatIsNoMore();
};

namespace {

/// Runs until the system says of the process itself that it has used a second of processor time.
const QString BurnHere = QStringLiteral("while read -r stat </proc/self/stat; set -- $stat; "
                                        "[ $((${14} + ${15})) -lt 100 ]; do :; done");
/// The same in a child.
const QString Burn = QLatin1Char('(') + BurnHere + QLatin1Char(')');

/// A process that is through with it when it says so, and waits then.
class Burning
{
public:
    Burning(const QString &program, const QStringList &arguments)
        : m_transport({.program = program, .arguments = arguments})
    {
        QObject::connect(&m_transport, &GtpTransport::bytesReceived, &m_transport,
                         [this] { m_isDone = true; });
        m_transport.start();
    }

    [[nodiscard]] bool isDone() const { return m_isDone; }
    void goOn()
    {
        m_isDone = false;
        m_transport.write("go\n");
    }
    [[nodiscard]] ProcessTransport &transport() { return m_transport; }

private:
    ProcessTransport m_transport;
    bool m_isDone = false;
};

} // namespace

void ProcessorTimeTest::linesOfTheSystemAreRead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<qint64>("ticks");

    const QByteArray rest = " S 1 77 77 0 -1 4194560 90 80 70 60 1000 200 30 4 20 0 1 0 555 "
                            "2301952 128 18446744073709551615 1 1 0 0 0 0 0 0 0 0 0 0 17 1 0 0 0\n";
    QTest::newRow("as usual") << QByteArray("4711 (katago)" + rest) << QByteArray("katago")
                              << qint64{1234};
    QTest::newRow("blanks") << QByteArray("4711 (my engine 9 9)" + rest)
                            << QByteArray("my engine 9 9") << qint64{1234};
    QTest::newRow("brackets") << QByteArray("4711 (a) R 1 (b)" + rest) << QByteArray("a) R 1 (b")
                              << qint64{1234};
    QTest::newRow("no name") << QByteArray("4711 ()" + rest) << QByteArray() << qint64{1234};
    QTest::newRow("nothing") << QByteArray() << QByteArray() << qint64{-1};
    QTest::newRow("cut off") << QByteArray("4711 (katago) S 1 77 77 0 -1 4194560 90 80 70 60 1000")
                             << QByteArray() << qint64{-1};
    QTest::newRow("no numbers") << QByteArray("1 (x) S a b c d e f g h i j k l m n o p")
                                << QByteArray() << qint64{-1};
}

void ProcessorTimeTest::linesOfTheSystemAreRead()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, name);
    QFETCH(const qint64, ticks);
    const std::optional<ProcessStat> stat = parseProcessStat(line);
    QCOMPARE(stat.has_value(), ticks >= 0);
    if (stat) {
        QCOMPARE(stat->name, name);
        QCOMPARE(qint64{stat->ticks + stat->reapedTicks}, ticks);
        QCOMPARE(qint64{stat->threads}, qint64{1});
    }
}

void ProcessorTimeTest::whatAnEngineBurnsIsMeasured_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("by itself") << BurnHere + QStringLiteral("; echo done; read x");
    QTest::newRow("by a child that is gone") << Burn + QStringLiteral("; echo done; read x");
    QTest::newRow("by a helper that has left the group")
        << QStringLiteral("setsid sh -c '%1; echo done; sleep 1000' & read x").arg(Burn);
    QTest::newRow("by a helper that is an orphan")
        << QStringLiteral("(setsid sh -c '%1; echo done; sleep 1000' &); read x").arg(Burn);
}

void ProcessorTimeTest::whatAnEngineBurnsIsMeasured()
{
    QFETCH(const QString, script);
    QElapsedTimer wall;
    wall.start();
    Burning engine(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script});
    QVERIFY(waitUntil([&engine] { return engine.isDone(); }));

    const std::optional<double> used = engine.transport().processorTime();

    constexpr double Least = 0.95; // the system rounds what the process used to ticks
    QVERIFY(used);
    QVERIFY2(*used >= Least, qPrintable(QString::number(*used)));
    const double most = static_cast<double>(wall.elapsed()) / 1000
                      * std::max(1U, std::thread::hardware_concurrency());
    QVERIFY2(*used <= most, qPrintable(QString::number(*used)));
}

/// The meter knows its processes by then.
void ProcessorTimeTest::whatBurnsLaterIsMeasuredLater()
{
    QFETCH(const QString, script);
    Burning engine(QStringLiteral("/bin/sh"),
                   {QStringLiteral("-c"), QStringLiteral("echo done; read x; ") + script});
    QVERIFY(waitUntil([&engine] { return engine.isDone(); }));
    std::optional<double> before;
    const auto rests = [&engine, &before] {
        const auto last = std::exchange(before, engine.transport().processorTime());
        return before && last == before;
    };
    QTRY_VERIFY(rests());

    engine.goOn();
    QVERIFY(waitUntil([&engine] { return engine.isDone(); }));

    const std::optional<double> after = engine.transport().processorTime();
    constexpr double Least = 0.95;
    QVERIFY(after);
    QVERIFY2(*after - *before >= Least, qPrintable(QString::number(*after - *before)));
}

void ProcessorTimeTest::anEngineElsewhereIsNotMeasured()
{
    const QTemporaryDir folder;
    const QString ssh = folder.filePath(QStringLiteral("ssh"));
    QFile script(ssh);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\necho done\nread x\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    Burning direct(ssh, {});
    Burning wrapped(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), ssh + QStringLiteral("; :")});
    QVERIFY(waitUntil([&] { return direct.isDone() && wrapped.isDone(); }));
    QVERIFY(!direct.transport().processorTime());
    QVERIFY(!wrapped.transport().processorTime());

    const SocketTransport address(TcpAddress{QStringLiteral("localhost"), 1});
    QVERIFY(!address.processorTime());
}

void ProcessorTimeTest::nothingIsMeasuredOfWhatIsNoMore()
{
    Burning engine(QStringLiteral("/bin/sh"),
                   {QStringLiteral("-c"), QStringLiteral("echo done; read x")});
    QVERIFY(!engine.transport().processorTime()); // it has not begun
    QVERIFY(waitUntil([&engine] { return engine.isDone(); }));
    QVERIFY(engine.transport().processorTime());
    bool hasEnded = false;
    connect(&engine.transport(), &GtpTransport::ended, this, [&hasEnded] { hasEnded = true; });
    engine.transport().close(std::chrono::milliseconds(0));
    QVERIFY(waitUntil([&hasEnded] { return hasEnded; }));
    QVERIFY(!engine.transport().processorTime());
}

SHINPAN_TEST(ProcessorTimeTest)
#include "processortime_test.moc"
