#include "core/gtp/gtpsession.h"
#include "tests/gtp/sessionfixture.h"
#include "tests/support/testmain.h"

#include <QPointer>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using Kind = GtpError::Kind;
using State = GtpSession::State;

/// Deadlines, cancelling, and commands that answer in lines over time.
class GtpSessionTimeoutTest : public shinpan::test::SessionFixture
{
    Q_OBJECT

private Q_SLOTS:
    // deadlines and cancelling
    void aSilentEngineTimesOut();
    void aLateAnswerIsSwallowed();
    void aLateAnswerWithoutIdIsSwallowedToo();
    void theDeadlineCountsFromTheWriting();
    void aCancelledCommandIsSettledOnce();
    void aQueuedCommandThatIsCancelledIsNeverWritten();

    // streams
    void aStreamHandsOutLinesAndIsEndedByTheNextCommand();
    void aStreamThatMayNotBeInterruptedHoldsTheNextCommand();
    void aSinkMayDestroyTheSession();
};

void GtpSessionTimeoutTest::aSilentEngineTimesOut()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}), 20ms);
    QVERIFY(!reply.isComplete());

    QTRY_VERIFY(reply.isComplete());
    QCOMPARE(error(reply),
             (GtpError{Kind::TimedOut, Message::verbatim(QStringLiteral(
                                           "did not answer \"genmove b\" within 20 ms"))}));
    QVERIFY(value(reply).elapsed >= 20ms);
    QCOMPARE(m_session->state(), State::Running);
}

void GtpSessionTimeoutTest::aLateAnswerIsSwallowed()
{
    const auto late = m_session->send(GtpCommand("genmove", {"b"}), 1ms);
    const auto next = m_session->send(GtpCommand("name"));
    QTRY_VERIFY(late.isComplete());
    QCOMPARE(m_engine->written, (QByteArrayList{"1 genmove b", "2 name"}));

    m_engine->say("=1 D4\n\n=2 x\n\n");
    QCOMPARE(error(late).kind, Kind::TimedOut);
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTimeoutTest::aLateAnswerWithoutIdIsSwallowedToo()
{
    const auto late = m_session->send(GtpCommand("genmove", {"b"}), 1ms);
    QTRY_VERIFY(late.isComplete());
    const auto next = m_session->send(GtpCommand("name"));

    m_engine->say("= D4\n\n");
    QVERIFY(!next.isComplete());
    m_engine->say("= x\n\n");
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTimeoutTest::theDeadlineCountsFromTheWriting()
{
    const auto slow = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"), 50ms);
    GtpSession other(std::make_unique<test::ScriptedTransport>(), m_transcript.get(),
                     m_transcript->addSource(QStringLiteral("other")));
    other.start();
    const auto written = other.send(GtpCommand("name"), 50ms);
    QTRY_VERIFY(written.isComplete());
    QCOMPARE(error(written).kind, Kind::TimedOut);
    QVERIFY(!queued.isComplete());

    m_engine->say("=1 D4\n\n");
    QVERIFY(slow.isComplete());
    QVERIFY(!queued.isComplete());
    m_engine->say("=2 x\n\n");
    QCOMPARE(text(queued), QStringLiteral("x"));
    QVERIFY(value(queued).elapsed < 50ms);
}

void GtpSessionTimeoutTest::aCancelledCommandIsSettledOnce()
{
    const auto cancelled = m_session->send(GtpCommand("genmove", {"b"}));
    m_session->cancel(cancelled);
    QCOMPARE(error(cancelled).kind, Kind::Cancelled);
    const auto next = m_session->send(GtpCommand("name"));

    m_engine->say("=1 D4\n\n=2 x\n\n");
    m_session->cancel(cancelled);
    QCOMPARE(error(cancelled).kind, Kind::Cancelled);
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTimeoutTest::aQueuedCommandThatIsCancelledIsNeverWritten()
{
    const auto first = m_session->send(GtpCommand("name"));
    const auto second = m_session->send(GtpCommand("genmove", {"b"}));
    const auto third = m_session->send(GtpCommand("version"));
    m_session->cancel(second);
    QCOMPARE(error(second).kind, Kind::Cancelled);
    QCOMPARE(value(second).elapsed, 0ns);

    m_engine->say("=1 x\n\n");
    QVERIFY(first.isComplete());
    QCOMPARE(m_engine->written, (QByteArrayList{"1 name", "2 version"}));
    QVERIFY(!third.isComplete());
}

void GtpSessionTimeoutTest::aStreamHandsOutLinesAndIsEndedByTheNextCommand()
{
    QByteArrayList lines;
    const auto stream =
        m_session->stream(GtpCommand("lz-analyze", {"b", "20"}),
                          [&lines](QByteArrayView line) { lines.append(line.toByteArray()); });
    m_engine->say("=1\ninfo move D4\ninfo mo");
    QCOMPARE(lines, QByteArrayList{"info move D4"});

    const auto next = m_session->send(GtpCommand("name"));
    QCOMPARE(m_engine->written, (QByteArrayList{"1 lz-analyze b 20", "2 name"}));
    QVERIFY(!stream.isComplete());
    m_engine->say("ve Q16\n\n=2 x\n\n");

    QCOMPARE(lines, (QByteArrayList{"info move D4", "info move Q16"}));
    QCOMPARE(text(stream), QString());
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTimeoutTest::aStreamThatMayNotBeInterruptedHoldsTheNextCommand()
{
    QByteArrayList lines;
    const auto stream = m_session->stream(
        GtpCommand("kata-genmove_analyze", {"b", "20"}),
        [&lines](QByteArrayView line) { lines.append(line.toByteArray()); },
        GtpSession::Interruption::NotAllowed);
    const auto next = m_session->send(GtpCommand("name"));
    m_engine->say("=1\ninfo move D4\nplay D4\n");
    QCOMPARE(m_engine->written.size(), 1);
    m_engine->say("\n");

    QVERIFY(stream.isComplete());
    QCOMPARE(lines, (QByteArrayList{"info move D4", "play D4"}));
    QCOMPARE(m_engine->written.size(), 2);
    QVERIFY(!next.isComplete());
}

void GtpSessionTimeoutTest::aSinkMayDestroyTheSession()
{
    const QPointer<GtpSession> session(m_session.get());
    const auto stream = m_session->stream(GtpCommand("lz-analyze"),
                                          [this](QByteArrayView /*line*/) { m_session.reset(); });
    m_engine->say("=1\ninfo move D4\ninfo move Q16\n\n");

    QVERIFY(!session);
    QCOMPARE(error(stream).kind, Kind::Closed);
}

SHINPAN_TEST(GtpSessionTimeoutTest)
#include "gtpsessiontimeout_test.moc"
