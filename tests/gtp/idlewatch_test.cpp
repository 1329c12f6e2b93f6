#include "core/gtp/idlewatch.h"

#include "core/gtp/gtpsession.h"
#include "core/gtp/processtransport.h"
#include "core/gtp/sockettransport.h"
#include "tests/faults/ownprocess.h"
#include "tests/gtp/runningengine.h"
#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::fakeEngine;
using shinpan::test::processesMarked;
using shinpan::test::RunningEngine;
using shinpan::test::stateOf;
using shinpan::test::waitUntil;

namespace {

/// Answers every command, and has a helper at work that has left its group. It says whose number
/// the helper has.
const QString WithStray = QStringLiteral(
    "setsid sh -c 'while :; do :; done' & helper=$!; "
    "while read -r line; do printf '= %s\\n\\n' $helper; case $line in *quit) exit;; esac; done");

ProcessSpec script(const QString &text)
{
    return {.program = QStringLiteral("/bin/sh"), .arguments = {QStringLiteral("-c"), text}};
}

ProcessSpec pondering(const QStringList &more = {})
{
    return fakeEngine(QStringList{QStringLiteral("--ponder")} + more);
}

/// Lets so much time pass.
void pass(std::chrono::milliseconds time)
{
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY(timer.hasExpired(time.count()));
}

} // namespace

/// What engines do while they are asked nothing, and that they can be kept from it.
class IdleWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ponderingIsMeasured();
    void whoWaitsUsesNothing();
    void workOnAnAnswerIsNoPondering();
    void aFrozenEngineDoesNotPonder();
    void aFrozenEngineAnswersAsBefore();
    void whatHasLeftTheGroupIsFrozenToo();
    void anEngineThatOwesAnAnswerIsNotFrozen();
    void aFrozenEngineLeavesInGoodOrder();
    void aFrozenEngineThatIgnoresQuitIsEnded_data();
    void aFrozenEngineThatIgnoresQuitIsEnded();
    void aFrozenEngineThatIsKilledHasEnded();
    void aFrozenEngineEndsWithItsKeeper();
    void aFrozenEngineEndsWithUs();
    void whatListensCannotBeFrozen();
};

void IdleWatchTest::ponderingIsMeasured()
{
    RunningEngine engine(pondering());
    QVERIFY(engine.ask("genmove b").ok());
    QVERIFY(waitUntil([&engine] { return engine.session().idleUse().processor > 0.1; }));
    const IdleUse use = engine.session().idleUse();
    QVERIFY(use.waited > 100ms);
    QVERIFY(engine.ask("name").ok());
    const IdleUse after = engine.session().idleUse();
    QVERIFY(after.processor >= use.processor);
    QVERIFY(after.waited >= use.waited);
}

void IdleWatchTest::whoWaitsUsesNothing()
{
    RunningEngine engine(fakeEngine({}));
    QVERIFY(engine.ask("genmove b").ok());
    pass(300ms);
    const IdleUse use = engine.session().idleUse();
    QVERIFY2(use.processor < 0.01, qPrintable(QString::number(use.processor)));
    QVERIFY(use.waited > 100ms);
}

void IdleWatchTest::workOnAnAnswerIsNoPondering()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--burn-at"), QStringLiteral("genmove:400")}));
    for (int move = 0; move < 3; ++move) {
        QVERIFY(engine.ask("genmove b").ok());
    }
    QVERIFY(engine.session().processorTime().value_or(0) > 1);
    const IdleUse use = engine.session().idleUse();
    QVERIFY2(use.processor < 0.05, qPrintable(QString::number(use.processor)));
}

void IdleWatchTest::aFrozenEngineDoesNotPonder()
{
    RunningEngine engine(pondering());
    QVERIFY(engine.ask("name").ok());
    engine.session().setFreezes(true);
    QVERIFY(engine.session().freezes());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    for (int move = 0; move < 3; ++move) {
        QVERIFY(engine.ask("genmove b").ok());
        pass(200ms);
        QTRY_COMPARE(stateOf(engine.group()), 'T');
    }
    const IdleUse use = engine.session().idleUse();
    QVERIFY2(use.processor < 0.01, qPrintable(QString::number(use.processor)));
    QVERIFY(use.waited > 300ms);

    engine.session().setFreezes(false); // it wakes up with what it is asked
    QVERIFY(engine.ask("genmove b").ok());
    QTRY_VERIFY(stateOf(engine.group()) != 'T');
}

void IdleWatchTest::aFrozenEngineAnswersAsBefore()
{
    RunningEngine engine(fakeEngine({}));
    engine.session().setFreezes(true);
    for (int i = 0; i < 500; ++i) {
        const GtpReply reply = engine.ask("name", 5s);
        QVERIFY2(reply.ok(), qPrintable(QString::number(i)));
        QVERIFY(reply.elapsed < 5s);
    }
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

void IdleWatchTest::whatHasLeftTheGroupIsFrozenToo()
{
    RunningEngine engine(script(WithStray));
    const GtpReply reply = engine.ask("name");
    QVERIFY(reply.ok());
    const qint64 helper = reply.text->toLongLong();
    QVERIFY(helper > 1);
    QTRY_COMPARE(stateOf(helper), 'R');

    engine.session().setFreezes(true);
    QTRY_COMPARE(stateOf(helper), 'T');
    QTRY_COMPARE(stateOf(engine.group()), 'T');

    engine.session().setFreezes(false);
    QVERIFY(engine.ask("name").ok());
    QTRY_COMPARE(stateOf(helper), 'R');
}

void IdleWatchTest::anEngineThatOwesAnAnswerIsNotFrozen()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--late-at"), QStringLiteral("genmove:700")}));
    engine.session().setFreezes(true);
    QVERIFY(engine.ask("name").ok());
    const GtpReply reply = engine.ask("genmove b", 100ms); // it runs out of time
    QVERIFY(!reply.ok());
    QCOMPARE(reply.text.error().kind, GtpError::Kind::TimedOut);
    QVERIFY(engine.session().owesAnswer());
    QVERIFY(stateOf(engine.group()) != 'T');
    QTRY_VERIFY(!engine.session().owesAnswer());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    QVERIFY(engine.ask("name").ok());
}

void IdleWatchTest::aFrozenEngineLeavesInGoodOrder()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--exit-code"), QStringLiteral("3")}));
    engine.session().setFreezes(true);
    QVERIFY(engine.ask("name").ok());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    QCOMPARE(engine.close(), ProcessExit::exited(3));
}

void IdleWatchTest::aFrozenEngineThatIgnoresQuitIsEnded_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("grace");
    QTest::addColumn<int>("signal");
    QTest::newRow("by SIGTERM") << QStringList{QStringLiteral("--ignore-quit")} << 50 << SIGTERM;
    QTest::newRow("by SIGKILL") << QStringList{QStringLiteral("--ignore-quit"),
                                               QStringLiteral("--ignore-term")}
                                << 50 << SIGKILL;
    QTest::newRow("at once") << QStringList{QStringLiteral("--ignore-quit")} << 0 << SIGKILL;
}

void IdleWatchTest::aFrozenEngineThatIgnoresQuitIsEnded()
{
    QFETCH(QStringList, options);
    QFETCH(int, grace);
    QFETCH(int, signal);
    RunningEngine engine(fakeEngine(options));
    engine.session().setFreezes(true);
    QVERIFY(engine.ask("name").ok());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    QCOMPARE(engine.close(std::chrono::milliseconds(grace)),
             test::forced(ProcessExit::signalled(signal)));
}

void IdleWatchTest::aFrozenEngineThatIsKilledHasEnded()
{
    RunningEngine engine(fakeEngine({}));
    engine.session().setFreezes(true);
    QVERIFY(engine.ask("name").ok());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    ::kill(static_cast<pid_t>(engine.group()), SIGKILL);
    QTRY_COMPARE(engine.session().state(), GtpSession::State::Ended);
    QCOMPARE(engine.session().exit(), ProcessExit::signalled(SIGKILL));
    QCOMPARE(engine.ask("name").text.error().kind, GtpError::Kind::EngineEnded);
}

void IdleWatchTest::aFrozenEngineEndsWithItsKeeper()
{
    RunningEngine engine(fakeEngine({}));
    engine.session().setFreezes(true);
    QVERIFY(engine.ask("name").ok());
    QTRY_COMPARE(stateOf(engine.group()), 'T');
    QFile status(QStringLiteral("/proc/%1/stat").arg(engine.group()));
    QVERIFY(status.open(QIODevice::ReadOnly));
    const int keeper = status.readAll().split(' ').value(3).toInt();
    QVERIFY(keeper > 1);
    ::kill(keeper, SIGKILL);
    QTRY_COMPARE(engine.session().state(), GtpSession::State::Ended);
    QVERIFY(test::groupVanishes(engine.group()));
}

/// A copy of this program freezes an engine with a helper that has left its group, and is killed.
void IdleWatchTest::aFrozenEngineEndsWithUs()
{
    const QString mark = test::uniqueMark();
    const pid_t copy = ::fork();
    if (copy == 0) {
        ProcessSpec spec = script(WithStray);
        spec.environment = {{test::MarkVariable, mark}};
        ProcessTransport transport(spec);
        transport.start();
        static_cast<void>(test::heldUp([&] { return processesMarked(mark) >= 2; }));
        static_cast<void>(waitUntil([&] { return transport.processId() > 0; }));
        static_cast<void>(transport.freeze());
        static_cast<void>(transport.freeze());
        ::kill(::getpid(), SIGKILL);
    }
    QCOMPARE(::waitpid(copy, nullptr, 0), copy);
    QTRY_COMPARE(processesMarked(mark), 0);
}

void IdleWatchTest::whatListensCannotBeFrozen()
{
    SocketTransport address(TcpAddress{QStringLiteral("localhost"), 1});
    QVERIFY(!address.freeze());
    IdleWatch watch(address);
    watch.setFreezes(true);
    watch.begin();
    QVERIFY(!watch.freezes());
    pass(50ms);
    QCOMPARE(watch.use(), IdleUse());
}

SHINPAN_TEST(IdleWatchTest)
#include "idlewatch_test.moc"
