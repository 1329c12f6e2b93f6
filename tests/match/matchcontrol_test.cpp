#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "tests/match/matchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::at;
using shinpan::test::lineOf;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;
using shinpan::test::smallGame;
using State = Match::State;

/// What a person may do to a running game.
class MatchControlTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aPausedMatchAsksNobody();
    void pausingLetsTheRunningQuestionEnd();
    void aStepIsOneMove();
    void everyChangeOfPausingIsAnnounced();
    void theMinimumMoveTimeHoldsFastEnginesBack();
    void theMinimumMoveTimeMayBeShortenedAtOnce();

    void movesAreTakenBackIntoAVariation();
    void aLateAnswerIsIgnoredAfterTakingBack();
    void onlyTheThinkingPlayerIsAbandoned();
    void takingBackWhilePausedMovesTheTurn();
    void takingBackWithoutMovesDoesNothing();
    void nothingIsTakenBackOnceTheGameIsCounted();

    void anotherPlayerTakesTheSeatInMidGame();
    void theOtherSeatMayChangeWhileASideThinks();
    void aLateAnswerOfWhoLeftIsIgnored();
    void seatsMayChangeWhilePlayersPrepare();
    void whoSatDownAtTheVeryEndIsNotAskedForAScore();

    void aPersonIsHeardOnlyWhenAsked();
    void aPersonIsNotHeldBack();
    void aPersonsIllegalMoveIsLikeAnyOther();

    void stoppingEndsTheGameAtOnce_data();
    void stoppingEndsTheGameAtOnce();
    void stoppingAfterTheEndChangesNothing();
    void dismissedPlayersTakeLeave();

private:
    /// Seats a person against the scripted White.
    void seatPerson();
};

void MatchControlTest::seatPerson()
{
    ByColor<std::unique_ptr<Player>> players;
    players.black = std::make_unique<HumanPlayer>(QStringLiteral("Ann"));
    seat(smallGame(), std::move(players));
}

void MatchControlTest::aPausedMatchAsksNobody()
{
    seat();
    m_match->pause();

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Holding));
    QVERIFY(m_match->isPaused());
    QCOMPARE(m_black->asked, QStringList{QStringLiteral("prepare")});

    m_match->resume();
    drainResumptions();

    QVERIFY(!m_match->isPaused());
    QVERIFY(isIn(State::Over));
}

void MatchControlTest::pausingLetsTheRunningQuestionEnd()
{
    script("D4 E4", "D5");
    m_black->holdsBack = true;
    start();
    release(*m_black); // prepared
    QVERIFY(isIn(State::Asking));

    m_match->pause();
    QVERIFY(isIn(State::Asking));
    release(*m_black);

    QVERIFY(isIn(State::Holding));
    QCOMPARE(moves(), QStringList{QStringLiteral("B D4")});
}

void MatchControlTest::aStepIsOneMove()
{
    script("D4 E4", "D5 E5");
    seat();
    m_match->pause();
    m_match->start();
    drainResumptions();

    for (int move = 1; move <= 3; ++move) {
        m_match->step();
        drainResumptions();
        QVERIFY(isIn(State::Holding));
        QVERIFY(m_match->isPaused());
        QCOMPARE(m_match->moveCount(), move);
    }
}

void MatchControlTest::everyChangeOfPausingIsAnnounced()
{
    m_black->holdsBack = true;
    start();
    QSignalSpy changes(m_match.get(), &Match::stateChanged);

    m_match->pause();
    m_match->resume();
    m_match->step();

    QCOMPARE(changes.size(), 3);
}

void MatchControlTest::theMinimumMoveTimeHoldsFastEnginesBack()
{
    script("D4 pass", "D5 pass");
    MatchSetup setup = smallGame();
    setup.minimumMoveTime = 40ms;
    QElapsedTimer clock;
    clock.start();

    start(setup);

    QVERIFY(isIn(State::Holding)); // the first move need not wait
    QCOMPARE(m_match->moveCount(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(isIn(State::Over), 20000);
    QVERIFY2(clock.elapsed() >= 120, qPrintable(QString::number(clock.elapsed())));
}

void MatchControlTest::theMinimumMoveTimeMayBeShortenedAtOnce()
{
    script("D4", "D5");
    MatchSetup setup = smallGame();
    setup.minimumMoveTime = 24h;
    start(setup);
    QVERIFY(isIn(State::Holding));

    m_match->setMinimumMoveTime(0ms);
    drainResumptions();

    QVERIFY(isIn(State::Over));
}

void MatchControlTest::movesAreTakenBackIntoAVariation()
{
    script("D4 E4 F4", "D5 E5 F5");
    seat();
    m_match->pause();
    m_match->start();
    for (int i = 0; i < 3; ++i) {
        m_match->step();
        drainResumptions();
    }
    QSignalSpy takenBack(m_match.get(), &Match::movesTakenBack);

    m_match->takeBack(2);
    drainResumptions();

    QCOMPARE(takenBack.size(), 1);
    QCOMPARE(m_match->line(), lineOf("D4"));
    QCOMPARE(movesTo(m_match->node()), QStringList{QStringLiteral("B D4")});

    m_match->step();
    drainResumptions();

    QCOMPARE(movesTo(m_match->node()),
             (QStringList{QStringLiteral("B D4"), QStringLiteral("W E5")}));
    const GameTree &tree = m_record->tree();
    QCOMPARE(tree.childCount(tree.firstChild(tree.root())), 2);
}

void MatchControlTest::aLateAnswerIsIgnoredAfterTakingBack()
{
    script("D4 E4", "D5 E5");
    m_white->holdsBack = true;
    start();
    release(*m_white); // prepared; Black plays, White thinks
    QVERIFY(isIn(State::Asking));
    QCOMPARE(m_match->toPlay(), Color::White);

    m_black->holdsBack = true;
    m_match->takeBack(1);
    drainResumptions();
    release(*m_white); // D5, too late

    QVERIFY(isIn(State::Asking));
    QCOMPARE(m_match->toPlay(), Color::Black);
    QCOMPARE(m_match->moveCount(), 0);

    release(*m_black);

    QCOMPARE(movesTo(m_match->node()), QStringList{QStringLiteral("B E4")});
}

void MatchControlTest::onlyTheThinkingPlayerIsAbandoned()
{
    script("D4", "");
    m_white->holdsBack = true;
    start();
    release(*m_white);

    m_match->takeBack(1);

    QVERIFY(m_white->asked.contains(QStringLiteral("abandon")));
    QVERIFY(!m_black->asked.contains(QStringLiteral("abandon")));
}

void MatchControlTest::takingBackWhilePausedMovesTheTurn()
{
    script("D4", "D5");
    seat();
    m_match->pause();
    m_match->start();
    m_match->step();
    drainResumptions();
    QCOMPARE(m_match->toPlay(), Color::White);

    m_match->takeBack(1);
    drainResumptions();

    QVERIFY(isIn(State::Holding));
    QCOMPARE(m_match->toPlay(), Color::Black);
}

void MatchControlTest::takingBackWithoutMovesDoesNothing()
{
    m_black->holdsBack = true;
    start();
    release(*m_black);
    QSignalSpy takenBack(m_match.get(), &Match::movesTakenBack);

    m_match->takeBack(1);

    QCOMPARE(takenBack.size(), 0);
    QVERIFY(!m_black->asked.contains(QStringLiteral("abandon")));
}

void MatchControlTest::nothingIsTakenBackOnceTheGameIsCounted()
{
    start();
    QVERIFY(isIn(State::Over));

    m_match->takeBack(1);

    QCOMPARE(m_match->moveCount(), 2);
}

void MatchControlTest::anotherPlayerTakesTheSeatInMidGame()
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

void MatchControlTest::theOtherSeatMayChangeWhileASideThinks()
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

void MatchControlTest::aLateAnswerOfWhoLeftIsIgnored()
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

void MatchControlTest::seatsMayChangeWhilePlayersPrepare()
{
    m_black->holdsBack = true;
    m_black->readiness.push_back(failure(PlayerFailure{PlayerFailure::Kind::CannotStart, {}, {}}));
    start();
    QVERIFY(isIn(State::Preparing));
    const auto second = scriptOf(Color::Black);
    second->holdsBack = true;
    const auto third = scriptOf(Color::Black);

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(third));
    release(*m_black); // its failure concerns nobody any more
    release(*second);

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(third->asked.first(2).join(u' '), QStringLiteral("prepare move 1"));
}

void MatchControlTest::whoSatDownAtTheVeryEndIsNotAskedForAScore()
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

void MatchControlTest::aPersonIsHeardOnlyWhenAsked()
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

void MatchControlTest::aPersonIsNotHeldBack()
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

void MatchControlTest::aPersonsIllegalMoveIsLikeAnyOther()
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

void MatchControlTest::stoppingEndsTheGameAtOnce_data()
{
    QTest::addColumn<int>("answers"); // so many each side gives before
    QTest::addColumn<State>("state");

    QTest::newRow("while preparing") << 0 << State::Preparing;
    QTest::newRow("while a side thinks") << 1 << State::Asking;
    QTest::newRow("while the score is asked") << 2 << State::Scoring;
}

void MatchControlTest::stoppingEndsTheGameAtOnce()
{
    QFETCH(int, answers);
    QFETCH(State, state);
    m_black->holdsBack = true;
    m_white->holdsBack = true;
    start();
    for (int i = 0; i < answers; ++i) {
        release(*m_black);
        release(*m_white);
    }
    QVERIFY(isIn(state));
    QSignalSpy over(m_match.get(), &Match::over);

    m_match->stop();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(over.size(), 1);
    QVERIFY(m_match->finished().isComplete());
    QVERIFY(m_match->wasStopped());
    QCOMPARE(m_match->result().end, GameEnd::Void);
    QCOMPARE(rootValue("RE"), QString()); // a game that was broken off says nothing of its result
}

void MatchControlTest::stoppingAfterTheEndChangesNothing()
{
    script("resign", "");
    start();

    m_match->stop();

    QVERIFY(!m_match->wasStopped());
    QCOMPARE(m_match->result().toSgf(), QStringLiteral("W+R"));
}

void MatchControlTest::dismissedPlayersTakeLeave()
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

SHINPAN_TEST(MatchControlTest)
#include "matchcontrol_test.moc"
