#include "core/match/match.h"
#include "tests/match/matchfixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::lineOf;
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
    void whatIsPlayedIsTheMainLine();
    void aGameThatEndsWhereMovesWereTakenBackEndsItsMainLine();
    void whatAPersonTriedBesideTheGameStaysAVariation();
    void aLateAnswerIsIgnoredAfterTakingBack();
    void onlyTheThinkingPlayerIsAbandoned();
    void takingBackWhilePausedMovesTheTurn();
    void takingBackWithoutMovesDoesNothing();
    void nothingIsTakenBackOnceTheGameIsCounted();

    void stoppingEndsTheGameAtOnce_data();
    void stoppingEndsTheGameAtOnce();
    void stoppingAfterTheEndChangesNothing();
};

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

void MatchControlTest::whatIsPlayedIsTheMainLine()
{
    script("D4 E4 F4 G4", "D5 E5 F5 G5");
    seat();
    m_match->pause();
    m_match->start();
    for (int i = 0; i < 3; ++i) {
        m_match->step();
        drainResumptions();
    }
    m_match->takeBack(2);
    m_match->step();
    drainResumptions();
    QCOMPARE(moves(), (QStringList{QStringLiteral("B D4"), QStringLiteral("W E5")}));

    m_match->takeBack(2); // also to the start, over what was taken back before
    m_match->resume();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(moves().join(u' '), QStringLiteral("B F4 W F5 B G4 W G5 B pass W pass"));
    const GameTree &tree = m_record->tree();
    const NodeId takenBack = tree.lastChild(tree.root());
    QCOMPARE(movesTo(tree.endOfLine(takenBack)).join(u' '), QStringLiteral("B D4 W E5"));
    QCOMPARE(movesTo(tree.lastChild(takenBack)).join(u' '), QStringLiteral("B D4 W D5"));
}

void MatchControlTest::aGameThatEndsWhereMovesWereTakenBackEndsItsMainLine()
{
    script("D4 resign", "D5");
    seat();
    m_match->pause();
    m_match->start();
    for (int i = 0; i < 2; ++i) {
        m_match->step();
        drainResumptions();
    }
    m_match->takeBack(2);

    m_match->resume();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+R"));
    QCOMPARE(moves(), QStringList());
    const GameTree &tree = m_record->tree();
    QCOMPARE(m_match->node(), tree.firstChild(tree.root()));
    QCOMPARE(movesTo(tree.endOfLine(tree.lastChild(tree.root()))).join(u' '),
             QStringLiteral("B D4 W D5"));
}

void MatchControlTest::whatAPersonTriedBesideTheGameStaysAVariation()
{
    script("D4 E4", "D5");
    m_white->holdsBack = true;
    start();
    release(*m_white); // prepared; Black has played, White thinks
    const NodeId tried = m_record->addMove(m_match->node(), {Color::White, Point{0, 0}});
    const NodeId further = m_record->addMove(tried, {Color::Black, Point{1, 0}});

    release(*m_white);

    QCOMPARE(moves().join(u' '), QStringLiteral("B D4 W D5 B E4"));
    QCOMPARE(m_record->tree().childIndex(tried), 1);
    QCOMPARE(m_record->tree().parent(further), tried);
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

SHINPAN_TEST(MatchControlTest)
#include "matchcontrol_test.moc"
