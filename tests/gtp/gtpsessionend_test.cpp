#include "core/gtp/gtpsession.h"
#include "tests/gtp/sessionfixture.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::ScriptedTransport;
using Kind = GtpError::Kind;
using State = GtpSession::State;

/// How a session ends, and what it can say about the reason.
class GtpSessionEndTest : public shinpan::test::SessionFixture
{
    Q_OBJECT

private Q_SLOTS:
    // what explains failures
    void standardErrorIsKept();
    void textBeforeTheFirstAnswerIsReported();
    void anEchoIsRecognised();
    void goModemProtocolIsRecognised();
    void panicIsReported();
    void tooLongAnAnswerBreaksOff();
    void everythingIsInTheTranscript();

    // the end
    void closingSettlesEverythingAndSaysQuit();
    void closingTwiceCompletesBoth();
    void closingAfterTheEndCompletesAtOnce();
    void deathFailsWhatIsLeft();
    void whatWasReadBeforeDeathStillCounts();
    void aReplyWithoutItsBlankLineCountsAtTheEnd();
    void halfALineOfAKilledEngineDoesNotCount();
    void failureToStartIsToldApart();
    void destroyingSettlesEverything();
};

void GtpSessionEndTest::standardErrorIsKept()
{
    QByteArrayList lines;
    connect(m_session.get(), &GtpSession::errorLineReceived, this,
            [&lines](QByteArrayView line) { lines.append(line.toByteArray()); });
    for (int i = 0; i < 40; ++i) {
        m_engine->complain("line " + QByteArray::number(i) + "\r\n");
    }
    m_engine->complain("Caf\xE9");
    QCOMPARE(lines.size(), 40);
    m_engine->end(ProcessExit::exited(1));

    QCOMPARE(lines.last(), QByteArray("Caf\xE9"));
    QCOMPARE(m_session->lastErrorLines().size(), 30);
    QCOMPARE(m_session->lastErrorLines().first(), QStringLiteral("line 11"));
    QCOMPARE(m_session->lastErrorLines().last(), QStringLiteral("Café"));
}

void GtpSessionEndTest::textBeforeTheFirstAnswerIsReported()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("A network weights file is required.\nSee --help.\n");
    m_engine->end(ProcessExit::exited(1));

    QCOMPARE(error(reply),
             (GtpError{Kind::EngineEnded,
                       Message::verbatim(QStringLiteral(
                           "exited with code 1 during \"name\"; it does not speak GTP but wrote "
                           "\"A network weights file is required.\""))}));
}

void GtpSessionEndTest::anEchoIsRecognised()
{
    const auto reply = m_session->send(GtpCommand("name"), 10ms);
    m_engine->say("1 name\r\n");
    QTRY_VERIFY(reply.isComplete());

    QCOMPARE(error(reply).kind, Kind::TimedOut);
    QVERIFY2(error(reply).text.english().contains(QStringLiteral("repeats its input")),
             qPrintable(error(reply).text.english()));
}

void GtpSessionEndTest::goModemProtocolIsRecognised()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("\x01\xA1\xA0\x80");

    QCOMPARE(error(reply).kind, Kind::Protocol);
    QVERIFY2(error(reply).text.english().contains(QStringLiteral("--mode gtp")),
             qPrintable(error(reply).text.english()));
    QCOMPARE(m_engine->closings, std::vector<qint64>{0});
}

void GtpSessionEndTest::panicIsReported()
{
    const auto first = m_session->send(GtpCommand("name"));
    m_engine->say("=1 GNU Go\n\n");
    const auto second = m_session->send(GtpCommand("genmove", {"b"}));
    m_engine->say("! panic\n\n");
    m_engine->end(ProcessExit::signalled(6));

    QVERIFY(first.isComplete());
    QCOMPARE(error(second).text.english(),
             QStringLiteral(
                 "was killed by signal 6 (SIGABRT) during \"genmove b\"; it wrote \"! panic\""));
}

void GtpSessionEndTest::tooLongAnAnswerBreaksOff()
{
    const auto reply = m_session->send(GtpCommand("showboard"));
    const auto queued = m_session->send(GtpCommand("name"));
    m_engine->say("=1\n");
    const QByteArray line = QByteArray((1 << 20) - 1, 'x') + '\n';
    for (int i = 0; i < 17; ++i) {
        m_engine->say(line);
    }

    QCOMPARE(error(reply).kind, Kind::Protocol);
    QCOMPARE(error(queued).kind, Kind::Protocol);
    QCOMPARE(m_engine->closings, std::vector<qint64>{0});
    QCOMPARE(error(m_session->send(GtpCommand("name"))).kind, Kind::Protocol);

    m_engine->end(ProcessExit::signalled(9));
    QCOMPARE(m_session->state(), State::Ended);
    QVERIFY2(m_session->exit().detail.english().contains(QStringLiteral("16 MiB")),
             qPrintable(m_session->exit().detail.english()));
}

void GtpSessionEndTest::everythingIsInTheTranscript()
{
    using Line = GtpTranscript::Kind;
    const auto reply = m_session->send(GtpCommand("list_commands"));
    m_engine->complain("warning\n");
    m_engine->say("noise\n=1 name\nversion\n\n=1 again\n\n");
    m_engine->end(ProcessExit::exited(0));

    QVERIFY(reply.isComplete());
    QCOMPARE(transcriptLines(Line::Command), QByteArrayList{"1 list_commands"});
    QCOMPARE(transcriptLines(Line::Reply), (QByteArrayList{"=1 name", "=1 again"}));
    QCOMPARE(transcriptLines(Line::ReplyLine), QByteArrayList{"version"});
    QCOMPARE(transcriptLines(Line::Stray), QByteArrayList{"noise"});
    QCOMPARE(transcriptLines(Line::ErrorOutput), QByteArrayList{"warning"});
    QCOMPARE(transcriptLines(Line::Notice),
             (QByteArrayList{"started", "dropped: nothing was asked", "exited with code 0"}));
}

void GtpSessionEndTest::closingSettlesEverythingAndSaysQuit()
{
    const auto thinking = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"));
    const auto closed = m_session->close(250ms);

    QCOMPARE(error(thinking).kind, Kind::Closed);
    QCOMPARE(error(queued).kind, Kind::Closed);
    QCOMPARE(m_engine->written, (QByteArrayList{"1 genmove b", "2 quit"}));
    QCOMPARE(m_engine->closings, std::vector<qint64>{250});
    QCOMPARE(error(m_session->send(GtpCommand("name"))).kind, Kind::Closed);
    QVERIFY(!closed.isComplete());

    m_engine->say("=1 D4\n\n=2\n\n");
    m_engine->end(ProcessExit::exited(0));
    QVERIFY(closed.isComplete());
    QCOMPARE(closed.value(), ProcessExit::exited(0));
}

void GtpSessionEndTest::closingTwiceCompletesBoth()
{
    const auto first = m_session->close();
    const auto second = m_session->close();
    m_engine->end(ProcessExit::exited(0));

    QVERIFY(first.isComplete());
    QVERIFY(second.isComplete());
    QCOMPARE(m_engine->written, QByteArrayList{"1 quit"});
    QCOMPARE(m_engine->closings.size(), std::size_t(1));
}

void GtpSessionEndTest::closingAfterTheEndCompletesAtOnce()
{
    m_engine->end(ProcessExit::exited(3));
    const auto closed = m_session->close();

    QVERIFY(closed.isComplete());
    QCOMPARE(closed.value().detail, QStringLiteral("exited with code 3"));
}

void GtpSessionEndTest::deathFailsWhatIsLeft()
{
    QSignalSpy ended(m_session.get(), &GtpSession::ended);
    const auto first = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"));
    m_engine->end(ProcessExit::signalled(11));

    QCOMPARE(error(first),
             (GtpError{Kind::EngineEnded,
                       Message::verbatim(QStringLiteral(
                           "was killed by signal 11 (SIGSEGV) during \"genmove b\""))}));
    QCOMPARE(error(queued).kind, Kind::EngineEnded);
    QCOMPARE(ended.size(), 1);
    QCOMPARE(m_session->state(), State::Ended);
    QCOMPARE(error(m_session->send(GtpCommand("name"))).kind, Kind::EngineEnded);
}

void GtpSessionEndTest::whatWasReadBeforeDeathStillCounts()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("=1 x\n\n");
    m_engine->end(ProcessExit::signalled(6));
    QCOMPARE(text(reply), QStringLiteral("x"));
}

void GtpSessionEndTest::aReplyWithoutItsBlankLineCountsAtTheEnd()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("=1 x\ny");
    m_engine->end(ProcessExit::exited(0));
    QCOMPARE(text(reply), QStringLiteral("x\ny"));
}

void GtpSessionEndTest::halfALineOfAKilledEngineDoesNotCount()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}));
    m_engine->say("=1 D1");
    m_engine->end(ProcessExit::signalled(9));
    QCOMPARE(error(reply).kind, Kind::EngineEnded);
}

void GtpSessionEndTest::failureToStartIsToldApart()
{
    auto transport = std::make_unique<ScriptedTransport>();
    ScriptedTransport *const engine = transport.get();
    engine->startsAtOnce = false;
    GtpSession session(std::move(transport));
    session.start();
    const auto reply = session.send(GtpCommand("name"));
    engine->end(
        ProcessExit::failedToStart(Message::verbatim(QStringLiteral("no such program: gnugo"))));

    QCOMPARE(error(reply), (GtpError{Kind::FailedToStart,
                                     Message::verbatim(QStringLiteral("no such program: gnugo"))}));
    QCOMPARE(error(session.send(GtpCommand("name"))).kind, Kind::FailedToStart);
}

void GtpSessionEndTest::destroyingSettlesEverything()
{
    const auto inFlight = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"));
    const auto closed = m_session->close();
    m_session.reset();

    QCOMPARE(error(inFlight).kind, Kind::Closed);
    QCOMPARE(error(queued).kind, Kind::Closed);
    QVERIFY(closed.isComplete());
}

SHINPAN_TEST(GtpSessionEndTest)
#include "gtpsessionend_test.moc"
