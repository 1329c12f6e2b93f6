#include "core/cgos/cgossession.h"

#include "tests/support/scriptedtransport.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::ScriptedTransport;

class CgosSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itSaysWhoWeAre();
    void itOffersAnalysisOnlyToAServerThatTakesIt();
    void thePasswordIsNotRecorded();
    void whatConcernsGamesIsHandedOn();
    void aRefusalIsNoReasonToTryAgain();
    void anotherLoginUnderOurNameOustsUs();
    void aServerThatNeverAsksIsHungUpOn();
    void aFloodIsHungUpOn();
    void nonsenseIsHungUpOnAfterAWhile();
    void aLineWithoutEndIsBounded();
    void manyLinesTakeSeveralTurns();
    void whoAsksAgainIsNotAnswered();
    void longLinesAreAFloodToo();

private:
    void begin(CgosSession::Limits limits = {});

    ScriptedTransport *m_server = nullptr; ///< the session's
    std::unique_ptr<CgosSession> m_session;
    QByteArrayList m_recorded;
    std::vector<CgosMessage> m_heard;
    std::vector<CgosSessionEnd> m_ends;
};

void CgosSessionTest::init()
{
    m_recorded.clear();
    m_heard.clear();
    m_ends.clear();
}

void CgosSessionTest::begin(CgosSession::Limits limits)
{
    auto transport = std::make_unique<ScriptedTransport>();
    m_server = transport.get();
    m_session =
        std::make_unique<CgosSession>(CgosLogin{QStringLiteral("alpha"), QStringLiteral("secret1")},
                                      std::move(transport), limits);
    connect(m_session.get(), &CgosSession::recorded, this,
            [this](const QByteArray &line) { m_recorded.append(line); });
    connect(m_session.get(), &CgosSession::heard, this,
            [this](const CgosMessage &message) { m_heard.push_back(message); });
    connect(m_session.get(), &CgosSession::ended, this,
            [this](const CgosSessionEnd &end) { m_ends.push_back(end); });
    m_session->start();
}

void CgosSessionTest::itSaysWhoWeAre()
{
    begin();
    m_server->say("protocol genmove_analyze\nuser");
    m_server->say("name\n");
    m_server->say("password\n");
    QCOMPARE(m_server->written.size(), 3);
    QVERIFY(m_server->written[0].startsWith("e1 Shinpan "));
    QVERIFY(m_server->written[0].endsWith(" genmove_analyze"));
    QCOMPARE(m_server->written[1], "alpha");
    QCOMPARE(m_server->written[2], "secret1");
    QVERIFY(m_session->isLoggedIn() && m_session->takesAnalysis());
}

void CgosSessionTest::itOffersAnalysisOnlyToAServerThatTakesIt()
{
    begin();
    m_server->say("protocol\n");
    QVERIFY(!m_server->written[0].contains("genmove_analyze"));
    QVERIFY(!m_session->takesAnalysis());
}

void CgosSessionTest::thePasswordIsNotRecorded()
{
    begin();
    m_server->say("protocol\nusername\npassword\n");
    QVERIFY(!m_recorded.join('\n').contains("secret1"));
    QVERIFY(m_recorded.contains("< password"));
    QVERIFY(m_recorded.contains("> alpha"));
}

void CgosSessionTest::whatConcernsGamesIsHandedOn()
{
    begin();
    m_server->say("protocol\nusername\npassword\n");
    m_server->say(
        "setup 2 9 7.0 60000 alpha(1800?) beta(1800?)\nplay b d4 59000\ngenmove w 60000\n");
    QCOMPARE(m_heard.size(), std::size_t(3));
    QVERIFY(std::holds_alternative<CgosGenmove>(m_heard[2]));
    m_session->say("D5");
    QCOMPARE(m_server->written.last(), "D5");
}

void CgosSessionTest::aRefusalIsNoReasonToTryAgain()
{
    begin();
    m_server->say("protocol\nusername\npassword\nError: Sorry, password doesn't match\n");
    QCOMPARE(m_ends.size(), std::size_t(1));
    QCOMPARE(m_ends[0].kind, CgosSessionEnd::Kind::Refused);
    QCOMPARE(m_ends[0].reason.english(), QStringLiteral("refuses: Sorry, password doesn't match"));
}

void CgosSessionTest::anotherLoginUnderOurNameOustsUs()
{
    begin();
    m_server->say("protocol\nusername\npassword\n"
                  "info another login is being attempted using this user name\n");
    m_server->end(ProcessExit::closed(Message::verbatim(QStringLiteral("closed"))));
    QCOMPARE(m_ends.size(), std::size_t(1));
    QCOMPARE(m_ends[0].kind, CgosSessionEnd::Kind::Ousted);
}

void CgosSessionTest::aServerThatNeverAsksIsHungUpOn()
{
    begin({.login = 20ms});
    m_server->say("protocol\n");
    QTRY_COMPARE(m_ends.size(), std::size_t(1));
    QCOMPARE(m_ends[0].reason, QStringLiteral("does not ask who we are"));
    QCOMPARE(m_server->closings.size(), std::size_t(1));
}

void CgosSessionTest::aFloodIsHungUpOn()
{
    begin({.linesInASecond = 50});
    m_server->say(QByteArray("info and so on\n").repeated(100'000));
    QTRY_COMPARE(m_ends.size(), std::size_t(1));
    QCOMPARE(m_ends[0].kind, CgosSessionEnd::Kind::Flooded);
    QCOMPARE(m_ends[0].reason, QStringLiteral("floods us with lines"));
    QVERIFY(m_heard.size() <= 100); // a second may have ended meanwhile
}

void CgosSessionTest::nonsenseIsHungUpOnAfterAWhile()
{
    begin({.nonsense = 3});
    m_server->say("HTTP/1.1 400 Bad Request\nServer: x\nDate: y\n");
    QVERIFY(m_ends.empty());
    m_server->say("Connection: close\n");
    QCOMPARE(m_ends.size(), std::size_t(1));
    QVERIFY2(m_ends[0].reason.english().contains(QLatin1String("does not speak CGOS")),
             qPrintable(m_ends[0].reason.english()));
}

void CgosSessionTest::aLineWithoutEndIsBounded()
{
    begin();
    for (int i = 0; i < 100; ++i) {
        m_server->say(QByteArray(100'000, 'x'));
    }
    m_server->say("\nprotocol\n");
    QVERIFY(m_ends.empty());
    QVERIFY(m_server->written.last().startsWith("e1 Shinpan"));
    QVERIFY(m_recorded.join('\n').size() < 300'000);
}

/// The loop is given back, and nothing more is read meanwhile.
void CgosSessionTest::manyLinesTakeSeveralTurns()
{
    begin({.turn = 0ms});
    m_server->say("protocol\nusername\npassword\n");
    QCOMPARE(m_server->written.size(), 1);
    QVERIFY(m_server->isPaused);
    QTRY_COMPARE(m_server->written.size(), 3);
    QTRY_VERIFY(!m_server->isPaused);
}

void CgosSessionTest::whoAsksAgainIsNotAnswered()
{
    begin();
    m_server->say("protocol\nusername\npassword\n");
    m_server->say("password\nusername\n");
    QCOMPARE(m_server->written.size(), 3);
}

void CgosSessionTest::longLinesAreAFloodToo()
{
    begin({.bytesInASecond = 10'000});
    for (int i = 0; i < 100; ++i) {
        m_server->say("info " + QByteArray(1'000, 'x') + '\n');
    }
    QCOMPARE(m_ends.size(), std::size_t(1));
    QCOMPARE(m_ends[0].kind, CgosSessionEnd::Kind::Flooded);
}

SHINPAN_TEST(CgosSessionTest)

#include "cgossession_test.moc"
