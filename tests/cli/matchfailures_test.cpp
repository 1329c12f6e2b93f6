#include "tests/cli/matchcommandfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <csignal>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::startCli;

/// What `shinpan-cli match` does when it cannot go on: exit codes, messages, and nothing left.
class MatchFailuresTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aWrongCallSaysWhatIsWrong_data();
    void aWrongCallSaysWhatIsWrong();
    void aFileThatCannotBeWrittenIsNamed_data();
    void aFileThatCannotBeWrittenIsNamed();
    void aRestartIsTold();
    void theSeriesGoesOnAfterAVoidGame();
    void anInterruptedSeriesKeepsWhatIsFinished();
    void anEngineThatHangsCanBeInterrupted_data();
    void anEngineThatHangsCanBeInterrupted();
};

void MatchFailuresTest::aWrongCallSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("arguments"); // ENGINE stands for a command that works
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *arguments, const char *message) {
        QTest::newRow(name) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
    };
    row("no black", "--white ENGINE", "--black: missing");
    row("no such engine", "--black ENGINE --white /no/such/engine", "--white: ");
    row("bad value", "--black ENGINE --white ENGINE --size nine", "--size: \"nine\"");
}

void MatchFailuresTest::aWrongCallSaysWhatIsWrong()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    QStringList words = arguments.split(u' ');
    words.replaceInStrings(QStringLiteral("ENGINE"), command());

    const Run run = runCli(QStringList{QStringLiteral("match")} + words);

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.startsWith("shinpan-cli match: "), run.errors.constData());
    QVERIFY2(run.errors.contains(message.toUtf8()), run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
}

void MatchFailuresTest::aFileThatCannotBeWrittenIsNamed_data()
{
    QTest::addColumn<QString>("option");

    QTest::newRow("records") << QStringLiteral("--sgf");
    QTest::newRow("logs") << QStringLiteral("--gtp-log");
    QTest::newRow("results") << QStringLiteral("--results");
}

void MatchFailuresTest::aFileThatCannotBeWrittenIsNamed()
{
    QFETCH(QString, option);
    QFile file(path("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString impossible = path("file/below");

    const Run run = runCli(match({option, impossible}));

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(impossible.toUtf8()), run.errors.constData());
}

void MatchFailuresTest::aRestartIsTold()
{
    const Run run = runCli(match(
        {QStringLiteral("--restarts"), QStringLiteral("2"), QStringLiteral("--sgf"), path("games")},
        {}, {QStringLiteral("--crash-at"), QStringLiteral("genmove")}));

    QCOMPARE(run.exitCode, 1); // it crashes every time
    const QJsonArray restarts = result()[u"restarts"].toArray();
    QCOMPARE(restarts.size(), 2);
    const QJsonObject first = restarts.first().toObject();
    QCOMPARE(first[u"player"].toString(), QStringLiteral("white"));
    QCOMPARE(first[u"move"].toInt(), 2);
    const QString reason = first[u"reason"].toString();
    QVERIFY2(reason.startsWith(QLatin1String("White was killed by signal 6 (SIGABRT)")),
             qPrintable(reason));
    QVERIFY2(reason.endsWith(QLatin1String("; it was restarted")), qPrintable(reason));
    QCOMPARE(content("games/game-1.sgf").count("; it was restarted"), 2);
    QCOMPARE(processesWith(m_name), 0);
}

void MatchFailuresTest::theSeriesGoesOnAfterAVoidGame()
{
    const Run run = runCli(match({QStringLiteral("--games"), QStringLiteral("2")}, {},
                                 {QStringLiteral("--crash-at"), QStringLiteral("genmove")}));

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(resultLines().size(), 2);
    QVERIFY2(run.output.contains("neither: 2\n"), run.output.constData());
}

void MatchFailuresTest::anInterruptedSeriesKeepsWhatIsFinished()
{
    const QStringList random{QStringLiteral("--random"), QStringLiteral("1"),
                             QStringLiteral("--delay-ms"), QStringLiteral("3")};
    QProcess process;
    startCli(process, match({QStringLiteral("--games"), QStringLiteral("1000"),
                             QStringLiteral("--sgf"), path("games")},
                            random, random));
    QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() >= 2, 30000);

    ::kill(static_cast<pid_t>(process.processId()), SIGINT);

    QCOMPARE(finish(process).exitCode, 130);
    QCOMPARE(processesWith(m_name), 0);
    for (const QJsonObject &game : results()) {
        QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
        QVERIFY(QFile::exists(game[u"sgf"].toString()));
    }
    QCOMPARE(QDir(path("games")).entryList(QDir::Files).size(), results().size());
}

void MatchFailuresTest::anEngineThatHangsCanBeInterrupted_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("seen"); // in the log when White hangs

    QTest::newRow("from the beginning")
        << QStringLiteral("protocol_version") << QByteArray("1 protocol_version");
    QTest::newRow("at the set-up") << QStringLiteral("boardsize") << QByteArray("boardsize 5");
    QTest::newRow("at its move") << QStringLiteral("genmove") << QByteArray("genmove w");
    QTest::newRow("at the score") << QStringLiteral("final_status_list")
                                  << QByteArray("final_status_list dead");
}

void MatchFailuresTest::anEngineThatHangsCanBeInterrupted()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, seen);
    const QStringList hangs{QStringLiteral("--hang-at"), command};
    QProcess process;
    startCli(process, match({QStringLiteral("--gtp-log"), path("logs")}, {}, hangs));
    const int times = seen == "genmove w" ? 1 : 2; // both are asked, White last
    QTRY_VERIFY_WITH_TIMEOUT(content("logs/game-1.log").count(' ' + seen + '\n') == times, 20000);

    ::kill(static_cast<pid_t>(process.processId()), SIGINT);

    QCOMPARE(finish(process).exitCode, 130);
    QCOMPARE(processesWith(m_name), 0);
    QCOMPARE(resultLines(), QByteArrayList());
}

SHINPAN_TEST(MatchFailuresTest)
#include "matchfailures_test.moc"
