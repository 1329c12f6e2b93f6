#include "tests/gtp/runningengine.h"
#include "tests/gtp/sessionfixture.h"
#include "tests/support/heldup.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

/// A pipe that is slow to take what is written.
class SlowTransport final : public ScriptedTransport
{
public:
    void write(QByteArrayView bytes) override
    {
        static_cast<void>(heldUpFor(100ms));
        ScriptedTransport::write(bytes);
    }
};

} // namespace

/// What counts as an engine's time, and what is our own.
class MeasuredTimeTest : public SessionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void writingTheCommandDoesNotCount();
    void waitingInTheQueueDoesNotCount();
    void laterCommandsDoNotCount();
    void anAnswerThatIsThereIsNotLate();
    void timeInWhichNobodyLooksIsNotTheEngines();
    void noDeadlinePassesWhileNobodyLooks();
};

/// An answer of another engine that takes long to work on blocks it, or a stop of the program.
void MeasuredTimeTest::timeInWhichNobodyLooksIsNotTheEngines()
{
    RunningEngine engine(fakeEngine({}));
    QVERIFY(engine.ask("name").ok());

    const auto reply = engine.session().send(GtpCommand("name"), 20s);
    QVERIFY(heldUpFor(1000ms));

    QVERIFY(waitUntil([&reply] { return reply.isComplete(); }));
    QVERIFY(reply.value().ok());
    QVERIFY(reply.value().elapsed < 500ms);
}

void MeasuredTimeTest::noDeadlinePassesWhileNobodyLooks()
{
    RunningEngine engine(fakeEngine({QStringLiteral("--late-at"), QStringLiteral("version:1500")}));
    QVERIFY(engine.ask("name").ok());

    const auto reply = engine.session().send(GtpCommand("version"), 800ms);
    QVERIFY(heldUpFor(1300ms));

    QVERIFY(waitUntil([&reply] { return reply.isComplete(); }));
    QVERIFY(reply.value().ok());
    QVERIFY(reply.value().elapsed < 800ms);
}

void MeasuredTimeTest::writingTheCommandDoesNotCount()
{
    auto transport = std::make_unique<SlowTransport>();
    ScriptedTransport *const engine = transport.get();
    GtpSession session(std::move(transport));
    session.start();

    const auto reply = session.send(GtpCommand("genmove", {"b"}), 90ms);
    engine->say("=1 D4\n\n");

    QCOMPARE(text(reply), QStringLiteral("D4"));
    QVERIFY(value(reply).elapsed < 100ms);
}

void MeasuredTimeTest::waitingInTheQueueDoesNotCount()
{
    const auto first = m_session->send(GtpCommand("time_left", {"b", "9", "0"}));
    const auto second = m_session->send(GtpCommand("genmove", {"b"}));
    QVERIFY(heldUpFor(100ms));
    m_engine->say("=1\n\n");
    m_engine->say("=2 D4\n\n");

    QVERIFY(value(first).elapsed >= 100ms);
    QVERIFY(value(second).elapsed < 100ms);
}

void MeasuredTimeTest::laterCommandsDoNotCount()
{
    const auto move = m_session->send(GtpCommand("genmove", {"b"}));
    const auto remarks = m_session->send(GtpCommand("gomill-explain_last_move"));
    m_engine->say("=1 D4\n\n");
    QVERIFY(heldUpFor(100ms));
    m_engine->say("=2 because\n\n");

    QVERIFY(value(move).elapsed < 100ms);
    QVERIFY(value(remarks).elapsed >= 100ms);
}

void MeasuredTimeTest::anAnswerThatIsThereIsNotLate()
{
    RunningEngine engine(fakeEngine({}));
    QVERIFY(engine.ask("name").ok());

    const auto reply = engine.session().send(GtpCommand("genmove", {"b"}), 200ms);
    QVERIFY(heldUpFor(1000ms)); // it answers within its time while we are busy

    QVERIFY(waitUntil([&reply] { return reply.isComplete(); }));
    QCOMPARE(text(reply), QStringLiteral("pass"));
    QCOMPARE(engine.close(), ProcessExit::exited(0));
}

SHINPAN_TEST(MeasuredTimeTest)
#include "measuredtime_test.moc"
