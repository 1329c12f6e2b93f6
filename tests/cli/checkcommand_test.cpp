#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli check`.
class CheckCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodeIsTheGrade_data();
    void exitCodeIsTheGrade();
    void jsonIsOneObject();
    void verboseTextHoldsTheExchange();
    void badCallsAreExplained_data();
    void badCallsAreExplained();

private:
    [[nodiscard]] static Run check(const QStringList &options, const QStringList &engine = {})
    {
        return runCli(QStringList{QStringLiteral("check")} + options
                      + QStringList{test::fakeProfile(engine).commandLine});
    }
};

void CheckCommandTest::exitCodeIsTheGrade_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("lastLine");
    QTest::newRow("fine") << QString() << 0 << QByteArray("fine for matches");
    QTest::newRow("wrong") << QStringLiteral("--refuse name") << 1
                           << QByteArray("fit for matches: the one thing that is wrong does not "
                                         "matter there");
    QTest::newRow("silent") << QStringLiteral("--echo") << 2
                            << QByteArray("could not be checked to the end; 2 things are wrong");
}

void CheckCommandTest::exitCodeIsTheGrade()
{
    QFETCH(const QString, engine);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, lastLine);

    const Run run =
        check({QStringLiteral("--quick"), QStringLiteral("--start-limit"), QStringLiteral("1")},
              engine.split(u' ', Qt::SkipEmptyParts));

    QCOMPARE(run.exitCode, exitCode);
    QCOMPARE(run.output.trimmed().split('\n').last(), lastLine);
    QCOMPARE(run.errors, QByteArray());
}

void CheckCommandTest::jsonIsOneObject()
{
    const Run run = check({QStringLiteral("--quick"), QStringLiteral("--json")});

    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(json.value(QStringLiteral("name")).toString(), QStringLiteral("fakeengine"));
    QCOMPARE(json.value(QStringLiteral("grade")).toString(), QStringLiteral("fine"));
    QVERIFY(json.value(QStringLiteral("findings")).toArray().size() >= 5);
}

void CheckCommandTest::verboseTextHoldsTheExchange()
{
    const Run run = check({QStringLiteral("--quick"), QStringLiteral("--verbose")});

    QVERIFY2(run.output.contains("> 3 name\n            < =3 fakeengine\n"),
             run.output.constData());
}

void CheckCommandTest::badCallsAreExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("no engine") << QStringList() << QByteArray("say which engine");
    QTest::newRow("two engines") << QStringList{QStringLiteral("a"), QStringLiteral("b")}
                                 << QByteArray("\"b\": unexpected");
    QTest::newRow("unknown engine")
        << QStringList{QStringLiteral("no-such-engine")} << QByteArray("no engine is named");
    QTest::newRow("size") << QStringList{QStringLiteral("--size"), QStringLiteral("4"),
                                         QStringLiteral("true")}
                          << QByteArray("from 5 to 25");
}

void CheckCommandTest::badCallsAreExplained()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, complaint);

    const Run run = runCli(QStringList{QStringLiteral("check")} + arguments);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(complaint), run.errors.constData());
}

SHINPAN_TEST(CheckCommandTest)

#include "checkcommand_test.moc"
