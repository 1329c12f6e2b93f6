#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/listeningengine.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::ListeningEngine;
using shinpan::test::smallGame;

/// Whole games with engines that are reached over TCP, and with engines that speak version 1 of
/// GTP.
class FarEngineTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void enginesBehindAddressesPlayToTheEnd();
    void aLostConnectionEndsItsGameAndNoOther();
    void anAddressWithoutAnEngineIsNoGame();
    void versionsOneAndTwoPlayEachOther_data();
    void versionsOneAndTwoPlayEachOther();
    void aHandicapGameWithVersionOne();
    void movesOfVersionOneAreTakenBack();

private:
    [[nodiscard]] static QStringList random(const char *seed)
    {
        return {QStringLiteral("--random"), QLatin1String(seed)};
    }
    [[nodiscard]] std::unique_ptr<Player> old(const QStringList &options)
    {
        return fake(QStringList(QStringLiteral("--gtp1")) + options);
    }
};

void FarEngineTest::enginesBehindAddressesPlayToTheEnd()
{
    const ListeningEngine black(random("1"));
    const ListeningEngine white(random("2") + QStringList{QStringLiteral("--split")});

    QVERIFY(play(engine(black.profile()), engine(white.profile())));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->moveCount() > 30);
    QCOMPARE(rootValue("PB"), QStringLiteral("fakeengine:1.0"));
    QVERIFY(m_match->timeUsed().white > std::chrono::nanoseconds(0));
}

void FarEngineTest::aLostConnectionEndsItsGameAndNoOther()
{
    ListeningEngine weak({QStringLiteral("--hang-at"), QStringLiteral("genmove")});
    const ListeningEngine strong(random("2"));
    GameRecord otherRecord(BoardSize::square(9));
    Match other(smallGame(), {engine(strong.profile()), fake(random("3"))}, otherRecord);
    seat(smallGame(), {fake(random("1")), engine(weak.profile())});
    m_match->start();
    QVERIFY(eventually([this] { return m_match->moveCount() == 1; }));
    other.start();
    QVERIFY(eventually([&other] { return other.moveCount() > 4; }));
    weak.kill();

    QVERIFY(eventually([this] { return isIn(Match::State::Over); }));
    QCOMPARE(m_match->result().end, GameEnd::Void);
    QCOMPARE(m_match->result().culprit, std::optional(Color::White));
    QCOMPARE(m_match->result().reason,
             QStringLiteral("White was cut off: the connection to %1 was closed by the other side "
                            "during \"genmove w\"")
                 .arg(weak.address().section(u'/', -1)));
    QVERIFY(eventually([&other] { return other.state() == Match::State::Over; }));
    QCOMPARE(other.result().end, GameEnd::Passes);
    const QCoro::Task<> leaving = other.dismissPlayers();
    QVERIFY(eventually([&leaving] { return leaving.isReady(); }));
    QVERIFY(finish());
}

void FarEngineTest::anAddressWithoutAnEngineIsNoGame()
{
    ListeningEngine gone;
    gone.kill();

    QVERIFY(play(engine(gone.profile()), fake()));

    QCOMPARE(m_match->result().end, GameEnd::Void);
    QCOMPARE(m_match->result().culprit, std::optional(Color::Black));
    QCOMPARE(m_match->result().reason,
             QStringLiteral("Black cannot be reached at %1: connection refused; start the engine "
                            "there, listening on this port")
                 .arg(gone.address().section(u'/', -1)));
}

void FarEngineTest::versionsOneAndTwoPlayEachOther_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("it says so") << QStringList();
    QTest::newRow("it does not know protocol_version")
        << QStringList{QStringLiteral("--unknown"), QStringLiteral("protocol_version")};
    QTest::newRow("it lists nothing")
        << QStringList{QStringLiteral("--unknown"), QStringLiteral("help")};
}

void FarEngineTest::versionsOneAndTwoPlayEachOther()
{
    QFETCH(QStringList, options);

    QVERIFY(play(old(options + random("1")), fake(random("2"))));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QVERIFY(m_match->moveCount() > 30);
    QVERIFY(commandsTo(0).contains("genmove_black"));
    QVERIFY(!commandsTo(0).contains("genmove b"));
    QVERIFY(commandsTo(1).contains("genmove w"));
}

void FarEngineTest::aHandicapGameWithVersionOne()
{
    MatchSetup setup = smallGame();
    setup.handicap = 3;

    QVERIFY(play(fake(random("1")), old(random("2")), setup));

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(commandsTo(1).sliced(5, 5), (QByteArrayList{"boardsize 9", "boardsize 9", "komi 7.5",
                                                         "fixed_handicap 3", "genmove_white"}));
}

void FarEngineTest::movesOfVersionOneAreTakenBack()
{
    seat(smallGame(), {std::make_unique<HumanPlayer>(QStringLiteral("Ann")),
                       old({QStringLiteral("--moves"), QStringLiteral("E5 F6 G7")})});
    m_match->start();
    QVERIFY(submit("D4"));
    QVERIFY(submit("C3"));
    QVERIFY(eventually([this] { return m_match->moveCount() == 4; }));
    const qsizetype told = commandsTo(0).size();

    m_match->takeBack(2);
    QVERIFY(submit("C7"));
    QVERIFY(eventually([this] { return m_match->moveCount() == 4; }));

    QCOMPARE(commandsTo(0, told), (QByteArrayList{"undo", "undo", "black C7", "genmove_white"}));
}

SHINPAN_TEST(FarEngineTest)
#include "farengine_test.moc"
