#include "tests/gtp/runningengine.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QCoroTask>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::fakeEngine;
using shinpan::test::forced;
using shinpan::test::groupVanishes;
using shinpan::test::leavingHelpers;
using shinpan::test::RunningEngine;
using shinpan::test::waitUntil;
using Kind = GtpError::Kind;

namespace {

/// Resident memory of this process in KiB.
qint64 residentMemory()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.simplified().split(' ').at(1).toLongLong();
            }
        }
    }
    return -1;
}

GtpError errorOf(const GtpReply &reply)
{
    return reply.ok() ? GtpError{Kind::Malformed,
                                 Message::verbatim(QStringLiteral("no error: ") + *reply.text)}
                      : reply.text.error();
}

QCoro::Task<> destroyAfterReply(std::shared_ptr<RunningEngine> engine,
                                std::shared_ptr<QString> text)
{
    const GtpReply reply = co_await engine->session().send(GtpCommand("name"));
    engine->destroy();
    *text = reply.text.value_or(QStringLiteral("failed"));
}

/// The longest time between two turns of the event loop while it lives, in milliseconds.
class LongestTurn
{
public:
    LongestTurn()
    {
        m_clock.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer,
                         [this] { m_longest = std::max(m_longest, m_clock.restart()); });
        m_timer.start(1);
    }
    [[nodiscard]] qint64 milliseconds() const { return std::max(m_longest, m_clock.elapsed()); }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

} // namespace

/// GtpSession and ProcessTransport against a real process with every fault that was seen in engines
/// (and some that were not). After each, nothing of the engine may be left.
class EngineFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { drainResumptions(); }

    void oddMannersDoNotMatter_data();
    void oddMannersDoNotMatter();
    void aDeadEngineSaysHow_data();
    void aDeadEngineSaysHow();
    void aHangingEngineTimesOutAndTheSessionGoesOn();
    void aLateAnswerIsSwallowedAndLaterOnesMatch();
    void wrongIdsFailEveryCommandButNotTheSession();
    void anAnswerWithoutItsBlankLineAtTheEndCounts();
    void anEngineThatClosesItsOutputIsEnded();
    void anEngineThatClosesItsInputIsEnded();
    void anEndlessLineIsCutOff();
    void anEndlessAnswerIsCutOff();
    void aFloodOfErrorsIsDrainedInBoundedMemory();
    void everyLineOfAFloodIsKeptOnDisk();
    void goModemProtocolIsNamed();
    void anEchoIsNamed();
    void anEngineThatWillNotLeaveIsMadeTo_data();
    void anEngineThatWillNotLeaveIsMadeTo();
    void theChildOfADeadEngineIsKilled();
    void aSessionThatIsDestroyedKillsEverythingAtOnce();
    void aCoroutineMayDestroyItsSession();
};

void EngineFaultsTest::oddMannersDoNotMatter_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const QString &options) {
        QTest::newRow(name) << options.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    };
    row("good manners", {});
    row("every byte by itself", QStringLiteral("--split"));
    row("CR LF", QStringLiteral("--crlf"));
    row("CR LF, every byte by itself", QStringLiteral("--crlf;--split"));
    row("no ids", QStringLiteral("--no-ids"));
    row("ids glued to the text", QStringLiteral("--glue-ids"));
    row("two answers to one command", QStringLiteral("--double-at;play"));
    row("banner", QStringLiteral("--banner;fakeengine, all rights reserved"));
    row("noise", QStringLiteral("--stray-at;play"));
    row("stderr", QStringLiteral("--flood-stderr;1000000"));
    row("slow", QStringLiteral("--delay-ms;5"));
}

void EngineFaultsTest::oddMannersDoNotMatter()
{
    QFETCH(QStringList, options);
    RunningEngine engine(
        fakeEngine(options + QStringList{QStringLiteral("--moves"), QStringLiteral("D4 Q16")}));

    QCOMPARE(engine.ask("name").text, QStringLiteral("fakeengine"));
    QCOMPARE(engine.ask("play b C3").text, QString());
    QCOMPARE(engine.ask("play b C3").text,
             (Result<QString, GtpError>(failure(
                 GtpError{Kind::Refused, Message::verbatim(QStringLiteral("illegal move"))}))));
    QCOMPARE(engine.ask("genmove w").text, QStringLiteral("D4"));
    const Result<QString, GtpError> commands = engine.ask("list_commands").text;
    QVERIFY(commands);
    QVERIFY(commands->contains(QStringLiteral("\ngenmove\n")));
    QCOMPARE(engine.ask("genmove b").text, QStringLiteral("Q16"));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::aDeadEngineSaysHow_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QStringList &options, const QString &text) {
        QTest::newRow(name) << options << text;
    };
    row("SIGABRT", {QStringLiteral("--crash-at"), QStringLiteral("2")},
        QStringLiteral("was killed by signal 6 (SIGABRT) during \"genmove b\""));
    row("SIGSEGV", {QStringLiteral("--crash-at"), QStringLiteral("genmove:11")},
        QStringLiteral("was killed by signal 11 (SIGSEGV) during \"genmove b\""));
    row("exit code", {QStringLiteral("--exit-at"), QStringLiteral("2:7")},
        QStringLiteral("exited with code 7 during \"genmove b\""));
    row("panic",
        {QStringLiteral("--panic-at"), QStringLiteral("1"), QStringLiteral("--crash-at"),
         QStringLiteral("2")},
        QStringLiteral(
            "was killed by signal 6 (SIGABRT) during \"genmove b\"; it wrote \"! panic\""));
}

void EngineFaultsTest::aDeadEngineSaysHow()
{
    QFETCH(QStringList, options);
    QFETCH(QString, text);
    RunningEngine engine(fakeEngine(options));
    QSignalSpy ended(&engine.session(), &GtpSession::ended);

    QVERIFY(engine.ask("name").ok());
    QCOMPARE(errorOf(engine.ask("genmove b")),
             (GtpError{Kind::EngineEnded, Message::verbatim(text)}));
    QCOMPARE(ended.size(), 1);
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::aHangingEngineTimesOutAndTheSessionGoesOn()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));

    const GtpReply silence = engine.ask("genmove b", 100ms);
    QCOMPARE(errorOf(silence).kind, Kind::TimedOut);
    QVERIFY(silence.elapsed >= 100ms);
    QCOMPARE(engine.ask("name").text, QStringLiteral("fakeengine"));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::aLateAnswerIsSwallowedAndLaterOnesMatch()
{
    RunningEngine engine(fakeEngine(
        {QStringLiteral("--late-at"), QStringLiteral("genmove:300"), QStringLiteral("--no-ids")}));

    QCOMPARE(errorOf(engine.ask("genmove b", 50ms)).kind, Kind::TimedOut);
    QCOMPARE(engine.ask("name").text, QStringLiteral("fakeengine"));
    QCOMPARE(engine.ask("protocol_version").text, QStringLiteral("2"));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::wrongIdsFailEveryCommandButNotTheSession()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--wrong-ids")}));

    QCOMPARE(errorOf(engine.ask("name")).kind, Kind::Protocol);
    QCOMPARE(errorOf(engine.ask("version")).kind, Kind::Protocol);
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::anAnswerWithoutItsBlankLineAtTheEndCounts()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--truncate-at"), QStringLiteral("name")}));

    QCOMPARE(engine.ask("name").text, QStringLiteral("fakeengine"));
    QCOMPARE(engine.session().exit(), ProcessExit::exited(0));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::anEngineThatClosesItsOutputIsEnded()
{
    RunningEngine engine(
        fakeEngine({QStringLiteral("--close-stdout-at"), QStringLiteral("genmove")}));

    QCOMPARE(
        errorOf(engine.ask("genmove b")),
        (GtpError{Kind::EngineEnded, Message::verbatim(QStringLiteral(
                                         "closed its standard output during \"genmove b\""))}));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::anEngineThatClosesItsInputIsEnded()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--close-stdin-at"), QStringLiteral("name")}));

    QVERIFY(engine.ask("name").ok());
    QCOMPARE(errorOf(engine.ask("genmove b")),
             (GtpError{Kind::EngineEnded, Message::verbatim(QStringLiteral(
                                              "closed its standard input during \"genmove b\""))}));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::anEndlessLineIsCutOff()
{
    RunningEngine engine(
        fakeEngine({QStringLiteral("--endless-line-at"), QStringLiteral("genmove")}));

    QCOMPARE(errorOf(engine.ask("genmove b")).kind, Kind::Protocol);
    QVERIFY(waitUntil([&engine] { return engine.session().state() == GtpSession::State::Ended; }));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::anEndlessAnswerIsCutOff()
{
    GtpTranscript transcript;
    RunningEngine engine(
        fakeEngine({QStringLiteral("--endless-reply-at"), QStringLiteral("genmove")}), &transcript);

    QCOMPARE(errorOf(engine.ask("genmove b")).kind, Kind::Protocol);
    QVERIFY(waitUntil([&engine] { return engine.session().state() == GtpSession::State::Ended; }));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::aFloodOfErrorsIsDrainedInBoundedMemory()
{
    GtpTranscript transcript(GtpTranscript::Limits{.bytes = 4 << 20});
    const qint64 before = residentMemory();
    RunningEngine engine(
        fakeEngine({QStringLiteral("--flood-stderr"), QStringLiteral("100000000")}), &transcript);
    const LongestTurn turn;
    QElapsedTimer clock;
    clock.start();

    QCOMPARE(engine.ask("name", 60s).text, QStringLiteral("fakeengine"));

    const QString turns =
        QStringLiteral("a turn of %1 ms in %2").arg(turn.milliseconds()).arg(clock.elapsed());
    QVERIFY2(turn.milliseconds() * 5 < clock.elapsed(), qPrintable(turns));
    QCOMPARE(engine.session().lastErrorLines().size(), 30);
    QVERIFY(transcript.firstNumber() > 1'000'000);
    const qint64 grown = residentMemory() - before;
    QVERIFY2(shinpan::test::IsSanitized || grown < 24 * 1024, qPrintable(QString::number(grown)));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::everyLineOfAFloodIsKeptOnDisk()
{
    const QTemporaryDir directory;
    GtpTranscript transcript;
    transcript.keepIn(directory.path());
    QSignalSpy announced(&transcript, &GtpTranscript::linesAppended);
    RunningEngine engine(fakeEngine({QStringLiteral("--flood-stderr"), QStringLiteral("20000000")}),
                         &transcript);

    QCOMPARE(engine.ask("name", 60s).text, QStringLiteral("fakeengine"));
    QCOMPARE(engine.close(), ProcessExit::exited(0));

    QCOMPARE(transcript.firstNumber(), 0);
    QVERIFY(transcript.lineCount() > 200'000);
    const QDir logs(directory.path(), QStringLiteral("*.log"));
    const auto linesOnDisk = [&logs] {
        QFile log(logs.filePath(logs.entryList().value(0)));
        return log.open(QIODevice::ReadOnly) ? log.readAll().count('\n') : 0;
    };
    QTRY_COMPARE(linesOnDisk(), transcript.lineCount());
}

void EngineFaultsTest::goModemProtocolIsNamed()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--gmp")}));

    const GtpError error = errorOf(engine.ask("name"));
    QCOMPARE(error.kind, Kind::Protocol);
    QVERIFY2(error.text.english().contains(QStringLiteral("GMP")),
             qPrintable(error.text.english()));
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::anEchoIsNamed()
{
    RunningEngine engine(ProcessSpec{.program = QStringLiteral("cat")});

    const GtpError error = errorOf(engine.ask("name", 200ms));
    QCOMPARE(error.kind, Kind::TimedOut);
    QVERIFY2(error.text.english().contains(QStringLiteral("repeats its input")),
             qPrintable(error.text.english()));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void EngineFaultsTest::anEngineThatWillNotLeaveIsMadeTo_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("grace");
    QTest::addColumn<ProcessExit>("exit");
    const QString quit = QStringLiteral("--ignore-quit");
    const QString term = QStringLiteral("--ignore-term");
    const QString child = QStringLiteral("--keep-child");
    QTest::newRow("leaves") << QStringList{} << 5000 << ProcessExit::exited(0);
    QTest::newRow("leaves with an exit code")
        << QStringList{QStringLiteral("--exit-code"), QStringLiteral("3")} << 5000
        << ProcessExit::exited(3);
    QTest::newRow("ignores quit") << QStringList{quit} << 100 << forced(ProcessExit::signalled(15));
    QTest::newRow("ignores quit and SIGTERM")
        << QStringList{quit, term} << 100 << forced(ProcessExit::signalled(9));
    QTest::newRow("no grace") << QStringList{quit} << 0 << forced(ProcessExit::signalled(9));
    QTest::newRow("leaves a child that holds the pipes")
        << QStringList{child} << 5000 << leavingHelpers(ProcessExit::exited(0));
    QTest::newRow("ignores all and has a child")
        << QStringList{quit, term, child} << 100 << forced(ProcessExit::signalled(9));
}

void EngineFaultsTest::anEngineThatWillNotLeaveIsMadeTo()
{
    QFETCH(QStringList, options);
    QFETCH(int, grace);
    QFETCH(ProcessExit, exit);
    RunningEngine engine(fakeEngine(options));
    QVERIFY(engine.ask("name").ok());

    QElapsedTimer clock;
    clock.start();
    const LongestTurn turn;
    QCOMPARE(engine.close(std::chrono::milliseconds(grace)), exit);

    QVERIFY2(clock.elapsed() < 4000, "the grace was not cut short by the exit");
    QVERIFY2(turn.milliseconds() < 1000, "closing blocked the event loop");
}

void EngineFaultsTest::theChildOfADeadEngineIsKilled()
{
    RunningEngine engine(fakeEngine(
        {QStringLiteral("--keep-child"), QStringLiteral("--crash-at"), QStringLiteral("genmove")}));

    QCOMPARE(errorOf(engine.ask("genmove b")).kind, Kind::EngineEnded);
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::aSessionThatIsDestroyedKillsEverythingAtOnce()
{
    RunningEngine engine(
        fakeEngine({QStringLiteral("--ignore-quit"), QStringLiteral("--ignore-term"),
                    QStringLiteral("--keep-child")}));
    QVERIFY(engine.ask("name").ok());
    const Completion<GtpReply> reply = engine.session().send(GtpCommand("name"));
    QElapsedTimer clock;
    clock.start();
    engine.destroy();

    QVERIFY2(clock.elapsed() < 1000, "the destructor waited");
    QVERIFY(reply.isComplete());
    QCOMPARE(errorOf(reply.value()).kind, Kind::Closed);
    QVERIFY(groupVanishes(engine.group()));
}

void EngineFaultsTest::aCoroutineMayDestroyItsSession()
{
    const auto engine = std::make_shared<RunningEngine>(fakeEngine({}));
    QVERIFY(waitUntil([&engine] { return engine->group() > 0; }));
    const qint64 group = engine->group();
    const auto text = std::make_shared<QString>();
    destroyAfterReply(engine, text);

    QVERIFY(waitUntil([&text] { return !text->isEmpty(); }));
    QCOMPARE(*text, QStringLiteral("fakeengine"));
    QVERIFY(groupVanishes(group));
}

SHINPAN_TEST(EngineFaultsTest)
#include "enginefaults_test.moc"
