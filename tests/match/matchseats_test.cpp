#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "tests/match/matchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;
using shinpan::test::smallGame;
using State = Match::State;

/// The seats at the board: players that change in mid-game, and people.
class MatchSeatsTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void anotherPlayerTakesTheSeatInMidGame();
    void theOtherSeatMayChangeWhileASideThinks();
    void aLateAnswerOfWhoLeftIsIgnored();
    void seatsMayChangeWhilePlayersPrepare();
    void whoSatDownAtTheVeryEndIsNotAskedForAScore();

    void aPersonIsHeardOnlyWhenAsked();
    void aPersonIsNotHeldBack();
    void aPersonsIllegalMoveIsLikeAnyOther();

    void dismissedPlayersTakeLeave();

private:
    /// Seats a person against the scripted White.
    void seatPerson();
};

void MatchSeatsTest::anotherPlayerTakesTheSeatInMidGame()
{
    script("D4", "D5");
    m_black->identity.name = QStringLiteral("first");
    seat();
    m_match->pause();
    m_match->start();
    m_match->step();
    drainResumptions();
    m_match->step();
    drainResumptions();
    const auto second = scriptOf(Color::Black, "E4");
    second->identity.name = QStringLiteral("second");

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    m_match->step();
    drainResumptions();

    QCOMPARE(second->asked.join(u' '), QStringLiteral("prepare move 3"));
    QCOMPARE(m_black->asked.sliced(m_black->asked.size() - 2).join(u' '),
             QStringLiteral("leave gone"));
    QCOMPARE(moves().last(), QStringLiteral("B E4"));
    QCOMPARE(rootValue("PB"), QStringLiteral("second"));
}

void MatchSeatsTest::theOtherSeatMayChangeWhileASideThinks()
{
    script("D4", "D5");
    m_black->holdsBack = true;
    start();
    release(*m_black);
    const auto second = scriptOf(Color::White, "E5");

    m_match->setPlayer(Color::White, std::make_unique<ScriptedPlayer>(second));
    m_black->holdsBack = false;
    release(*m_black); // the question was not disturbed

    QVERIFY(isIn(State::Over));
    QCOMPARE(moves().first(2), (QStringList{QStringLiteral("B D4"), QStringLiteral("W E5")}));
    QCOMPARE(second->asked.first(2).join(u' '), QStringLiteral("prepare move 2"));
}

void MatchSeatsTest::aLateAnswerOfWhoLeftIsIgnored()
{
    script("D4", "");
    m_black->holdsBack = true;
    start();
    release(*m_black);
    const auto second = scriptOf(Color::Black, "E4");
    second->holdsBack = true;

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    drainResumptions();
    release(*m_black); // D4, too late
    QCOMPARE(m_match->moveCount(), 0);
    release(*second); // prepared
    release(*second);

    QCOMPARE(moves().first(), QStringLiteral("B E4"));
}

void MatchSeatsTest::seatsMayChangeWhilePlayersPrepare()
{
    m_black->holdsBack = true;
    m_black->readiness.push_back(
        failure(PlayerFailure{PlayerFailure::Kind::CannotStart, {}, {}, {}}));
    start();
    QVERIFY(isIn(State::Preparing));
    const auto second = scriptOf(Color::Black);
    second->holdsBack = true;
    const auto third = scriptOf(Color::Black);

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(third));
    release(*m_black); // its failure no longer concerns anybody
    release(*second);

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(third->asked.first(2).join(u' '), QStringLiteral("prepare move 1"));
}

void MatchSeatsTest::whoSatDownAtTheVeryEndIsNotAskedForAScore()
{
    m_white->holdsBack = true;
    start();
    release(*m_white); // Black passes, White thinks
    const auto second = scriptOf(Color::Black);

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    m_white->holdsBack = false;
    release(*m_white); // passes as well

    QVERIFY(isIn(State::Over));
    QVERIFY(!second->asked.contains(QStringLiteral("score")));
    QVERIFY(m_white->asked.contains(QStringLiteral("score")));
}

void MatchSeatsTest::aPersonIsHeardOnlyWhenAsked()
{
    script("", "D5");
    seatPerson();
    const PlayerAction move = Move{Color::Black, at("D4")};
    QVERIFY(!m_match->submit(move)); // not started

    m_white->holdsBack = true;
    m_match->start();
    drainResumptions();
    QVERIFY(!m_match->submit(move)); // White prepares
    release(*m_white);

    QVERIFY(m_match->awaitsPerson());
    QVERIFY(m_match->submit(move));
    QVERIFY(!m_match->awaitsPerson()); // answered already
    QVERIFY(!m_match->submit(Resignation()));
    drainResumptions();
    QVERIFY(!m_match->awaitsPerson());
    QVERIFY(!m_match->submit(move)); // White thinks
    release(*m_white);

    QVERIFY(m_match->awaitsPerson());
    m_white->holdsBack = false;
    QVERIFY(m_match->submit(Resignation()));
    drainResumptions();
    QVERIFY(isIn(State::Over));
    QCOMPARE(moves(), (QStringList{QStringLiteral("B D4"), QStringLiteral("W D5")}));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+R"));
    QCOMPARE(rootValue("PB"), QStringLiteral("Ann"));
}

void MatchSeatsTest::aPersonIsNotHeldBack()
{
    seatPerson();
    m_match->pause();
    m_match->start();
    drainResumptions();

    QVERIFY(m_match->awaitsPerson());
    QVERIFY(m_match->submit(Move{Color::Black, at("D4")}));
    drainResumptions();

    QVERIFY(isIn(State::Holding)); // the engine is
}

void MatchSeatsTest::aPersonsIllegalMoveIsLikeAnyOther()
{
    script("", "D5");
    seatPerson();
    m_match->start();
    drainResumptions();
    QVERIFY(m_match->submit(Move{Color::Black, at("D4")}));
    drainResumptions();

    QVERIFY(m_match->submit(Move{Color::Black, at("D5")}));
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::Forfeit);
}

void MatchSeatsTest::dismissedPlayersTakeLeave()
{
    script("resign", "");
    start();
    m_white->holdsBack = true;

    const QCoro::Task<> leaving = m_match->dismissPlayers();
    drainResumptions();
    QCOMPARE(m_black->asked.last(), QStringLiteral("leave"));
    QCOMPARE(m_white->asked.last(), QStringLiteral("leave"));
    QVERIFY(!leaving.isReady());
    release(*m_white);

    QVERIFY(leaving.isReady());
}

void MatchSeatsTest::seatPerson()
{
    ByColor<std::unique_ptr<Player>> players;
    players.black = std::make_unique<HumanPlayer>(QStringLiteral("Ann"));
    seat(smallGame(), std::move(players));
}

SHINPAN_TEST(MatchSeatsTest)
#include "matchseats_test.moc"
