#include "core/gtp/gtpsession.h"

#include "tests/support/scriptedtransport.h"
#include "tests/support/testmain.h"

#include <QCoroTask>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::ScriptedTransport;
using Kind = GtpError::Kind;
using State = GtpSession::State;

namespace {

/// A coroutine that destroys its session as soon as it has its answer.
QCoro::Task<> destroyAfterReply(std::shared_ptr<std::unique_ptr<GtpSession>> session,
                                std::shared_ptr<QString> text)
{
    const GtpReply reply = co_await (*session)->send(GtpCommand("name"));
    session->reset();
    *text = reply.text.value_or(QStringLiteral("failed"));
}

} // namespace

class GtpSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    // asking
    void aCommandIsWrittenWithItsIdAndAnswered();
    void oneCommandIsInFlightAtATime();
    void commandsSentBeforeTheStartWait();
    void aRefusalCarriesTheEnginesWords();
    void theReplysTextIsTrimmed_data();
    void theReplysTextIsTrimmed();
    void bytesThatAreNotUtf8AreLatin1();
    void anImpossibleCommandIsNotWritten();
    void withoutIdsNoneAreWritten();
    void theCommandInFlightCanBeAskedFor();
    void aCoroutineMayDestroyTheSession();

    // ids
    void anAnswerWithoutIdBelongsToTheOldestCommand();
    void aSecondAnswerIsDropped();
    void anAnswerToALaterCommandFailsTheEarlierOnes();
    void anUnknownIdFailsTheCommandAndTheSessionGoesOn();
    void aGluedNumberIsTextForAnEngineWithoutIds();
    void anAnswerNobodyAskedForIsDropped();
    void aReplyWithoutBlankLineEndsWhereTheNextBegins();

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

private:
    GtpReply value(const Completion<GtpReply> &reply) const
    {
        return reply.isComplete()
                 ? reply.value()
                 : GtpReply{.text =
                                failure(GtpError{Kind::Malformed, QStringLiteral("not settled")})};
    }
    QString text(const Completion<GtpReply> &reply) const
    {
        return value(reply).text.value_or(QStringLiteral("failed"));
    }
    GtpError error(const Completion<GtpReply> &reply) const
    {
        return value(reply).ok() ? GtpError{Kind::Malformed, QStringLiteral("no error")}
                                 : value(reply).text.error();
    }
    QByteArrayList transcriptLines(GtpTranscript::Kind kind) const
    {
        QByteArrayList lines;
        for (qint64 i = 0; i < m_transcript->lineCount(); ++i) {
            if (m_transcript->line(i).kind == kind) {
                lines.append(m_transcript->line(i).text);
            }
        }
        return lines;
    }

    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<GtpSession> m_session;
    ScriptedTransport *m_engine = nullptr; ///< owned by m_session
};

void GtpSessionTest::init()
{
    m_transcript = std::make_unique<GtpTranscript>();
    auto transport = std::make_unique<ScriptedTransport>();
    m_engine = transport.get();
    m_session = std::make_unique<GtpSession>(std::move(transport), m_transcript.get(),
                                             m_transcript->addSource(QStringLiteral("engine")));
    m_session->start();
}

void GtpSessionTest::cleanup()
{
    m_session.reset();
    m_transcript.reset();
    drainResumptions();
}

void GtpSessionTest::aCommandIsWrittenWithItsIdAndAnswered()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}));
    QCOMPARE(m_engine->written, QByteArrayList{"1 genmove b"});
    QVERIFY(!reply.isComplete());

    QTest::qSleep(2);
    m_engine->say("=1 D4\n\n");

    QCOMPARE(text(reply), QStringLiteral("D4"));
    QVERIFY(value(reply).elapsed >= 2ms);
    QVERIFY(value(reply).elapsed < 10s);
}

void GtpSessionTest::oneCommandIsInFlightAtATime()
{
    const auto first = m_session->send(GtpCommand("name"));
    const auto second = m_session->send(GtpCommand("version"));
    QCOMPARE(m_engine->written, QByteArrayList{"1 name"});

    m_engine->say("=1 GNU Go\n");
    QCOMPARE(m_engine->written.size(), 1);
    m_engine->say("\n");
    QCOMPARE(m_engine->written, (QByteArrayList{"1 name", "2 version"}));
    m_engine->say("=2 3.8\n\n");

    QCOMPARE(text(first), QStringLiteral("GNU Go"));
    QCOMPARE(text(second), QStringLiteral("3.8"));
}

void GtpSessionTest::commandsSentBeforeTheStartWait()
{
    auto transport = std::make_unique<ScriptedTransport>();
    ScriptedTransport *const engine = transport.get();
    engine->startsAtOnce = false;
    GtpSession session(std::move(transport));
    const auto reply = session.send(GtpCommand("name"));
    session.start();
    QVERIFY(engine->written.isEmpty());
    QCOMPARE(session.state(), State::Starting);

    Q_EMIT engine->started();
    QCOMPARE(session.state(), State::Running);
    QCOMPARE(engine->written, QByteArrayList{"1 name"});
    engine->say("=1 x\n\n");
    QCOMPARE(text(reply), QStringLiteral("x"));
}

void GtpSessionTest::aRefusalCarriesTheEnginesWords()
{
    const auto reply = m_session->send(GtpCommand("play", {"b", "D4"}));
    m_engine->say("?1 illegal move\n\n");

    QCOMPARE(error(reply), (GtpError{Kind::Refused, QStringLiteral("illegal move")}));
}

void GtpSessionTest::theReplysTextIsTrimmed_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QByteArray("=1\n\n") << QString();
    QTest::newRow("blanks") << QByteArray("=1   \n\n") << QString();
    QTest::newRow("blank after a vertex, Pachi")
        << QByteArray("=1 C3 G7 \n\n") << QStringLiteral("C3 G7");
    QTest::newRow("several lines")
        << QByteArray("=1 name\nversion \n\n") << QStringLiteral("name\nversion");
    QTest::newRow("empty first line")
        << QByteArray("=1 \n   A B\n 2 . .\n\n") << QStringLiteral("   A B\n 2 . .");
    QTest::newRow("CR LF") << QByteArray("=1 a\r\nb\r\n\r\n") << QStringLiteral("a\nb");
}

void GtpSessionTest::theReplysTextIsTrimmed()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, text);

    const auto reply = m_session->send(GtpCommand("echo"));
    m_engine->say(answer);
    QCOMPARE(this->text(reply), text);
}

void GtpSessionTest::bytesThatAreNotUtf8AreLatin1()
{
    const auto utf8 = m_session->send(GtpCommand("name"));
    m_engine->say("=1 \xE5\x9B");
    m_engine->say("\xB2\xE7\xA2\x81\n\n");
    const auto latin1 = m_session->send(GtpCommand("name"));
    m_engine->say("=2 Caf\xE9\n\n");

    QCOMPARE(text(utf8), QStringLiteral("囲碁"));
    QCOMPARE(text(latin1), QStringLiteral("Café"));
}

void GtpSessionTest::anImpossibleCommandIsNotWritten()
{
    const auto reply = m_session->send(GtpCommand("loadsgf", {"my game.sgf"}));

    QCOMPARE(error(reply).kind, Kind::BadCommand);
    QVERIFY(m_engine->written.isEmpty());
}

void GtpSessionTest::withoutIdsNoneAreWritten()
{
    m_session->setUsesIds(false);
    const auto first = m_session->send(GtpCommand("protocol_version"));
    m_engine->say("=2\n\n");
    const auto second = m_session->send(GtpCommand("name"));
    m_engine->say("= x\n\n");

    QCOMPARE(m_engine->written, (QByteArrayList{"protocol_version", "name"}));
    QCOMPARE(text(first), QStringLiteral("2"));
    QCOMPARE(text(second), QStringLiteral("x"));
}

void GtpSessionTest::theCommandInFlightCanBeAskedFor()
{
    QVERIFY(!m_session->pending());
    const auto before = std::chrono::steady_clock::now();
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}));
    QVERIFY(m_session->pending());
    QCOMPARE(m_session->pending()->command, QByteArray("genmove b"));
    QVERIFY(m_session->pending()->since >= before);

    m_engine->say("=1 D4\n\n");
    QVERIFY(reply.isComplete());
    QVERIFY(!m_session->pending());
}

void GtpSessionTest::aCoroutineMayDestroyTheSession()
{
    const auto session = std::make_shared<std::unique_ptr<GtpSession>>(std::move(m_session));
    const auto answer = std::make_shared<QString>();
    destroyAfterReply(session, answer);

    m_engine->say("=1 x\n\n=2 y\n\n");
    QTRY_COMPARE(*answer, QStringLiteral("x"));
    QVERIFY(*session == nullptr);
}

void GtpSessionTest::anAnswerWithoutIdBelongsToTheOldestCommand()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("= x\n\n");
    QCOMPARE(text(reply), QStringLiteral("x"));
}

void GtpSessionTest::aSecondAnswerIsDropped()
{
    const auto first = m_session->send(GtpCommand("set_free_handicap", {"D4", "D4"}));
    m_engine->say("?1 illegal move\n\n");
    const auto second = m_session->send(GtpCommand("name"));
    m_engine->say("=1 D4\n\n=2 Leela Zero\n\n");

    QCOMPARE(error(first).kind, Kind::Refused);
    QCOMPARE(text(second), QStringLiteral("Leela Zero"));
}

void GtpSessionTest::anAnswerToALaterCommandFailsTheEarlierOnes()
{
    const auto first = m_session->send(GtpCommand("genmove", {"b"}), 1ms);
    const auto second = m_session->send(GtpCommand("name"));
    QTRY_COMPARE(error(first).kind, Kind::TimedOut);
    const auto third = m_session->send(GtpCommand("version"));
    m_session->cancel(second);
    QCOMPARE(m_engine->written.size(), 3);

    m_engine->say("=3 1.0\n\n=2 x\n\n");
    QCOMPARE(text(third), QStringLiteral("1.0"));
    QCOMPARE(error(second).kind, Kind::Cancelled);
}

void GtpSessionTest::anUnknownIdFailsTheCommandAndTheSessionGoesOn()
{
    const auto first = m_session->send(GtpCommand("genmove", {"b"}));
    m_engine->say("=1001 D4\n\n");
    QCOMPARE(error(first).kind, Kind::Protocol);

    const auto second = m_session->send(GtpCommand("name"));
    m_engine->say("=2 x\n\n");
    QCOMPARE(text(second), QStringLiteral("x"));
}

void GtpSessionTest::aGluedNumberIsTextForAnEngineWithoutIds()
{
    const auto first = m_session->send(GtpCommand("protocol_version"));
    m_engine->say("=2\n\n");
    QCOMPARE(text(first), QStringLiteral("2"));

    const auto second = m_session->send(GtpCommand("name"));
    m_engine->say("=2 with ids after all\n\n");
    const auto third = m_session->send(GtpCommand("get_handicap"));
    m_engine->say("=9\n\n");
    QCOMPARE(text(second), QStringLiteral("with ids after all"));
    QCOMPARE(error(third).kind, Kind::Protocol);
}

void GtpSessionTest::anAnswerNobodyAskedForIsDropped()
{
    m_engine->say("= hello\n\n=1 early\n\n");
    const auto reply = m_session->send(GtpCommand("name"));
    QVERIFY(!reply.isComplete());
    m_engine->say("=1 x\n\n");
    QCOMPARE(text(reply), QStringLiteral("x"));
}

void GtpSessionTest::aReplyWithoutBlankLineEndsWhereTheNextBegins()
{
    const auto first = m_session->send(GtpCommand("strange"), 1ms);
    m_engine->say("? empty command\n");
    QTRY_COMPARE(error(first).kind, Kind::TimedOut);
    const auto second = m_session->send(GtpCommand("name"));
    m_engine->say("=2 KataGo\n\n");

    QCOMPARE(text(second), QStringLiteral("KataGo"));
}

void GtpSessionTest::aSilentEngineTimesOut()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}), 20ms);
    QVERIFY(!reply.isComplete());

    QTRY_VERIFY(reply.isComplete());
    QCOMPARE(error(reply),
             (GtpError{Kind::TimedOut, QStringLiteral("no answer to \"genmove b\" within 20 ms")}));
    QVERIFY(value(reply).elapsed >= 20ms);
    QCOMPARE(m_session->state(), State::Running);
}

void GtpSessionTest::aLateAnswerIsSwallowed()
{
    const auto late = m_session->send(GtpCommand("genmove", {"b"}), 1ms);
    const auto next = m_session->send(GtpCommand("name"));
    QTRY_VERIFY(late.isComplete());
    QCOMPARE(m_engine->written, (QByteArrayList{"1 genmove b", "2 name"}));

    m_engine->say("=1 D4\n\n=2 x\n\n");
    QCOMPARE(error(late).kind, Kind::TimedOut);
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTest::aLateAnswerWithoutIdIsSwallowedToo()
{
    const auto late = m_session->send(GtpCommand("genmove", {"b"}), 1ms);
    QTRY_VERIFY(late.isComplete());
    const auto next = m_session->send(GtpCommand("name"));

    m_engine->say("= D4\n\n");
    QVERIFY(!next.isComplete());
    m_engine->say("= x\n\n");
    QCOMPARE(text(next), QStringLiteral("x"));
}

void GtpSessionTest::theDeadlineCountsFromTheWriting()
{
    const auto slow = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"), 50ms);
    QTest::qWait(80);
    QVERIFY(!queued.isComplete());

    m_engine->say("=1 D4\n\n");
    QVERIFY(slow.isComplete());
    QVERIFY(!queued.isComplete());
    m_engine->say("=2 x\n\n");
    QCOMPARE(text(queued), QStringLiteral("x"));
    QVERIFY(value(queued).elapsed < 50ms);
}

void GtpSessionTest::aCancelledCommandIsSettledOnce()
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

void GtpSessionTest::aQueuedCommandThatIsCancelledIsNeverWritten()
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

void GtpSessionTest::aStreamHandsOutLinesAndIsEndedByTheNextCommand()
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

void GtpSessionTest::aStreamThatMayNotBeInterruptedHoldsTheNextCommand()
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

void GtpSessionTest::aSinkMayDestroyTheSession()
{
    const QPointer<GtpSession> session(m_session.get());
    const auto stream = m_session->stream(GtpCommand("lz-analyze"),
                                          [this](QByteArrayView /*line*/) { m_session.reset(); });
    m_engine->say("=1\ninfo move D4\ninfo move Q16\n\n");

    QVERIFY(!session);
    QCOMPARE(error(stream).kind, Kind::Closed);
}

void GtpSessionTest::standardErrorIsKept()
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

void GtpSessionTest::textBeforeTheFirstAnswerIsReported()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("A network weights file is required.\nSee --help.\n");
    m_engine->end(ProcessExit::exited(1));

    QCOMPARE(error(reply),
             (GtpError{Kind::EngineEnded,
                       QStringLiteral(
                           "exited with code 1 during \"name\"; it does not speak GTP but wrote "
                           "\"A network weights file is required.\"")}));
}

void GtpSessionTest::anEchoIsRecognised()
{
    const auto reply = m_session->send(GtpCommand("name"), 10ms);
    m_engine->say("1 name\r\n");
    QTRY_VERIFY(reply.isComplete());

    QCOMPARE(error(reply).kind, Kind::TimedOut);
    QVERIFY2(error(reply).text.contains(QStringLiteral("repeats its input")),
             qPrintable(error(reply).text));
}

void GtpSessionTest::goModemProtocolIsRecognised()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("\x01\xA1\xA0\x80");

    QCOMPARE(error(reply).kind, Kind::Protocol);
    QVERIFY2(error(reply).text.contains(QStringLiteral("--mode gtp")),
             qPrintable(error(reply).text));
    QCOMPARE(m_engine->closings, std::vector<qint64>{0});
}

void GtpSessionTest::panicIsReported()
{
    const auto first = m_session->send(GtpCommand("name"));
    m_engine->say("=1 GNU Go\n\n");
    const auto second = m_session->send(GtpCommand("genmove", {"b"}));
    m_engine->say("! panic\n\n");
    m_engine->end(ProcessExit::signalled(6));

    QVERIFY(first.isComplete());
    QCOMPARE(
        error(second).text,
        QStringLiteral("killed by signal 6 (SIGABRT) during \"genmove b\"; it wrote \"! panic\""));
}

void GtpSessionTest::tooLongAnAnswerBreaksOff()
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
    QVERIFY2(m_session->exit().detail.contains(QStringLiteral("16 MiB")),
             qPrintable(m_session->exit().detail));
}

void GtpSessionTest::everythingIsInTheTranscript()
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

void GtpSessionTest::closingSettlesEverythingAndSaysQuit()
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

void GtpSessionTest::closingTwiceCompletesBoth()
{
    const auto first = m_session->close();
    const auto second = m_session->close();
    m_engine->end(ProcessExit::exited(0));

    QVERIFY(first.isComplete());
    QVERIFY(second.isComplete());
    QCOMPARE(m_engine->written, QByteArrayList{"1 quit"});
    QCOMPARE(m_engine->closings.size(), std::size_t(1));
}

void GtpSessionTest::closingAfterTheEndCompletesAtOnce()
{
    m_engine->end(ProcessExit::exited(3));
    const auto closed = m_session->close();

    QVERIFY(closed.isComplete());
    QCOMPARE(closed.value().detail, QStringLiteral("exited with code 3"));
}

void GtpSessionTest::deathFailsWhatIsLeft()
{
    QSignalSpy ended(m_session.get(), &GtpSession::ended);
    const auto first = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"));
    m_engine->end(ProcessExit::signalled(11));

    QCOMPARE(error(first),
             (GtpError{Kind::EngineEnded,
                       QStringLiteral("killed by signal 11 (SIGSEGV) during \"genmove b\"")}));
    QCOMPARE(error(queued).kind, Kind::EngineEnded);
    QCOMPARE(ended.size(), 1);
    QCOMPARE(m_session->state(), State::Ended);
    QCOMPARE(error(m_session->send(GtpCommand("name"))).kind, Kind::EngineEnded);
}

void GtpSessionTest::whatWasReadBeforeDeathStillCounts()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("=1 x\n\n");
    m_engine->end(ProcessExit::signalled(6));
    QCOMPARE(text(reply), QStringLiteral("x"));
}

void GtpSessionTest::aReplyWithoutItsBlankLineCountsAtTheEnd()
{
    const auto reply = m_session->send(GtpCommand("name"));
    m_engine->say("=1 x\ny");
    m_engine->end(ProcessExit::exited(0));
    QCOMPARE(text(reply), QStringLiteral("x\ny"));
}

void GtpSessionTest::halfALineOfAKilledEngineDoesNotCount()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}));
    m_engine->say("=1 D1");
    m_engine->end(ProcessExit::signalled(9));
    QCOMPARE(error(reply).kind, Kind::EngineEnded);
}

void GtpSessionTest::failureToStartIsToldApart()
{
    auto transport = std::make_unique<ScriptedTransport>();
    ScriptedTransport *const engine = transport.get();
    engine->startsAtOnce = false;
    GtpSession session(std::move(transport));
    session.start();
    const auto reply = session.send(GtpCommand("name"));
    engine->end(ProcessExit::failedToStart(QStringLiteral("no such program: gnugo")));

    QCOMPARE(error(reply),
             (GtpError{Kind::FailedToStart, QStringLiteral("no such program: gnugo")}));
    QCOMPARE(error(session.send(GtpCommand("name"))).kind, Kind::FailedToStart);
}

void GtpSessionTest::destroyingSettlesEverything()
{
    const auto inFlight = m_session->send(GtpCommand("genmove", {"b"}));
    const auto queued = m_session->send(GtpCommand("name"));
    const auto closed = m_session->close();
    m_session.reset();

    QCOMPARE(error(inFlight).kind, Kind::Closed);
    QCOMPARE(error(queued).kind, Kind::Closed);
    QVERIFY(closed.isComplete());
}

SHINPAN_TEST(GtpSessionTest)
#include "gtpsession_test.moc"
