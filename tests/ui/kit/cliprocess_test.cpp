#include "ui/kit/cliprocess.h"

#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;

namespace {

[[nodiscard]] qsizetype openDescriptors()
{
    return QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System).size();
}

} // namespace

/// Any program will do for ours.
class CliProcessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAndTheEndAreHeard();
    void aProgramThatIsNotThereIsToldOf();
    void whatIsCancelledSaysNothing_data();
    void whatIsCancelledSaysNothing();
};

void CliProcessTest::linesAndTheEndAreHeard()
{
    CliProcess process(QStringLiteral("sh"));
    QSignalSpy lines(&process, &CliProcess::line);
    QSignalSpy ends(&process, &CliProcess::ended);

    process.start({QStringLiteral("-c"), QStringLiteral("echo a; echo b; echo why >&2; exit 1")});

    QVERIFY(eventually([&ends] { return ends.count() == 1; }));
    QCOMPARE(lines.count(), 2);
    QCOMPARE(lines[1][0].toByteArray(), QByteArray("b"));
    QCOMPARE(ends[0][0].toInt(), 1);
    QCOMPARE(ends[0][1].value<Message>().english(), QStringLiteral("why"));
    QVERIFY(!process.isRunning());
}

void CliProcessTest::aProgramThatIsNotThereIsToldOf()
{
    CliProcess process(QStringLiteral("/no/such/program"));
    QSignalSpy ends(&process, &CliProcess::ended);
    process.start({});
    QVERIFY(process.isRunning());
    QVERIFY(eventually([&ends] { return ends.count() == 1; }));
    QVERIFY(ends[0][1].value<Message>().english().startsWith(QLatin1String("/no/such/program ")));
    const qsizetype before = openDescriptors();
    for (int time = 0; time < 5; ++time) {
        process.start({});
        QVERIFY(eventually([&process] { return !process.isRunning(); }));
    }
    QVERIFY(openDescriptors() <= before);
}

void CliProcessTest::whatIsCancelledSaysNothing_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("one that runs") << QStringLiteral("cat");
    QTest::newRow("one that is not there") << QStringLiteral("/no/such/program");
}

void CliProcessTest::whatIsCancelledSaysNothing()
{
    QFETCH(const QString, program);
    CliProcess process(program);
    QSignalSpy ends(&process, &CliProcess::ended);
    process.start({});

    process.cancel();

    QVERIFY(!process.isRunning());
    bool hasPassed = false; // whatever was on its way
    QMetaObject::invokeMethod(
        this, [&hasPassed] { hasPassed = true; }, Qt::QueuedConnection);
    QVERIFY(eventually([&hasPassed] { return hasPassed; }));
    QCOMPARE(ends.count(), 0);
}

SHINPAN_TEST(CliProcessTest)
#include "cliprocess_test.moc"
