#include "core/gtp/gtpsession.h"

#include "tests/gtp/sessionfixture.h"
#include "tests/support/testmain.h"

#include <QCoroTask>
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

/// Asking, and finding the command that an answer belongs to.
class GtpSessionTest : public shinpan::test::SessionFixture
{
    Q_OBJECT

private Q_SLOTS:
    // asking
    void aCommandIsWrittenWithItsIdAndAnswered();
    void aNumberGluedToTheStatusIsTextWhereNoIdIsWritten();
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
};

void GtpSessionTest::aCommandIsWrittenWithItsIdAndAnswered()
{
    const auto reply = m_session->send(GtpCommand("genmove", {"b"}));
    QCOMPARE(m_engine->written, QByteArrayList{"1 genmove b"});
    QVERIFY(!reply.isComplete());

    const auto sent = std::chrono::steady_clock::now();
    QVERIFY(QTest::qWaitFor([sent] { return std::chrono::steady_clock::now() - sent >= 2ms; }));
    m_engine->say("=1 D4\n\n");

    QCOMPARE(text(reply), QStringLiteral("D4"));
    QVERIFY(value(reply).elapsed >= 2ms);
    QVERIFY(value(reply).elapsed < 10s);
}

void GtpSessionTest::aNumberGluedToTheStatusIsTextWhereNoIdIsWritten()
{
    const auto protocol = m_session->send(GtpCommand("protocol_version"));
    const auto version = m_session->send(GtpCommand("version"));

    m_engine->say("=2\n\n");
    m_engine->say("=1.0\n\n"); // not a second answer to the first command

    QCOMPARE(text(protocol), QStringLiteral("2"));
    QCOMPARE(text(version), QStringLiteral("1.0"));
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

    QCOMPARE(error(reply),
             (GtpError{Kind::Refused, Message::verbatim(QStringLiteral("illegal move"))}));
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
    const auto before = LoopWatch::now();
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

SHINPAN_TEST(GtpSessionTest)
#include "gtpsession_test.moc"
