#include "core/gtp/gtpsession.h"
#include "tests/gtp/sessionfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using Kind = GtpError::Kind;

/// Several commands in one write.
class GtpSessionBatchTest : public shinpan::test::SessionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aBatchLeavesInOneWrite();
    void aBatchWaitsForWhatIsInFlight();
    void anEngineThatRepeatsNoIdsIsAskedOneByOne();
    void anEngineThatReadsOneLineAWriteIsReminded();
    void theTranscriptHoldsEachLine();
    void aCrashNamesTheCommandThatItWorkedOn();

private:
    /// Asks something first, so that the engine is known to repeat ids.
    void proveIds()
    {
        [[maybe_unused]] const auto version = m_session->send(GtpCommand("protocol_version"));
        m_engine->say("=1 2\n\n");
        m_engine->written.clear();
    }
};

void GtpSessionBatchTest::aBatchLeavesInOneWrite()
{
    proveIds();
    Completion<GtpReply> play;
    Completion<GtpReply> genmove;
    {
        const GtpSession::Batch batch(*m_session);
        play = m_session->send(GtpCommand("play", {"b", "D4"}));
        genmove = m_session->send(GtpCommand("genmove", {"w"}));
        QVERIFY(m_engine->written.isEmpty());
    }
    QCOMPARE(m_engine->written, QByteArrayList{"2 play b D4\n3 genmove w"});

    m_engine->say("=2\n\n=3 Q16\n\n");
    QVERIFY(play.value().ok());
    QCOMPARE(text(genmove), QStringLiteral("Q16"));
}

void GtpSessionBatchTest::aBatchWaitsForWhatIsInFlight()
{
    proveIds();
    const auto slow = m_session->send(GtpCommand("name"));
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto play = m_session->send(GtpCommand("play", {"b", "D4"}));
        [[maybe_unused]] const auto genmove = m_session->send(GtpCommand("genmove", {"w"}));
    }
    QCOMPARE(m_engine->written, QByteArrayList{"2 name"});

    m_engine->say("=2 x\n\n");
    QCOMPARE(m_engine->written, (QByteArrayList{"2 name", "3 play b D4\n4 genmove w"}));
}

void GtpSessionBatchTest::anEngineThatRepeatsNoIdsIsAskedOneByOne()
{
    [[maybe_unused]] const auto version = m_session->send(GtpCommand("protocol_version"));
    m_engine->say("= 2\n\n");
    m_engine->written.clear();
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto play = m_session->send(GtpCommand("play", {"b", "D4"}));
        [[maybe_unused]] const auto genmove = m_session->send(GtpCommand("genmove", {"w"}));
    }
    QCOMPARE(m_engine->written, QByteArrayList{"2 play b D4"});

    m_engine->say("= \n\n");
    QCOMPARE(m_engine->written, (QByteArrayList{"2 play b D4", "3 genmove w"}));
}

void GtpSessionBatchTest::anEngineThatReadsOneLineAWriteIsReminded()
{
    proveIds();
    Completion<GtpReply> version;
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto name = m_session->send(GtpCommand("name"));
        version = m_session->send(GtpCommand("version"));
    }
    m_engine->say("=2 x\n\n");
    m_engine->written.clear();
    QTRY_COMPARE(m_engine->written, QByteArrayList{""}); // a blank line

    m_engine->say("=3 1.0\n\n");
    QCOMPARE(text(version), QStringLiteral("1.0"));
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto play = m_session->send(GtpCommand("play", {"b", "D4"}));
        [[maybe_unused]] const auto genmove = m_session->send(GtpCommand("genmove", {"w"}));
    }
    QCOMPARE(m_engine->written, (QByteArrayList{"", "4 play b D4"}));
}

void GtpSessionBatchTest::theTranscriptHoldsEachLine()
{
    proveIds();
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto play = m_session->send(GtpCommand("play", {"b", "D4"}));
        [[maybe_unused]] const auto genmove = m_session->send(GtpCommand("genmove", {"w"}));
    }
    m_engine->say("=2\n\n=3 Q16\n\n");

    QCOMPARE(transcriptLines(GtpTranscript::Kind::Command),
             (QByteArrayList{"1 protocol_version", "2 play b D4", "3 genmove w"}));
    QCOMPARE(transcriptLines(GtpTranscript::Kind::Reply), (QByteArrayList{"=1 2", "=2", "=3 Q16"}));
}

void GtpSessionBatchTest::aCrashNamesTheCommandThatItWorkedOn()
{
    proveIds();
    Completion<GtpReply> genmove;
    {
        const GtpSession::Batch batch(*m_session);
        [[maybe_unused]] const auto play = m_session->send(GtpCommand("play", {"b", "D4"}));
        genmove = m_session->send(GtpCommand("genmove", {"w"}));
        [[maybe_unused]] const auto more = m_session->send(GtpCommand("gomill-explain_last_move"));
    }
    m_engine->say("=2\n\n");
    m_engine->end(ProcessExit::exited(7));

    QCOMPARE(error(genmove),
             (GtpError{Kind::EngineEnded, Message::verbatim(QStringLiteral(
                                              "exited with code 7 during \"genmove w\""))}));
}

SHINPAN_TEST(GtpSessionBatchTest)
#include "gtpsessionbatch_test.moc"
