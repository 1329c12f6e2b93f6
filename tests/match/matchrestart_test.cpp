#include "core/match/humanplayer.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::failing;
using shinpan::test::smallGame;
using State = Match::State;
using Kind = PlayerFailure::Kind;

namespace {

MatchSetup restarting(int restarts, const char *control = "none")
{
    MatchSetup setup = smallGame();
    setup.restarts = restarts;
    setup.time.black = setup.time.white = *timeControlFromText(control);
    return setup;
}

PlayerAnswer failingAfter(Kind kind, std::chrono::nanoseconds elapsed)
{
    PlayerAnswer answer = failing(kind, QStringLiteral("fell over"));
    answer.elapsed = elapsed;
    return answer;
}

} // namespace

/// Players that are started afresh in the middle of a game.
class MatchRestartTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aBreakdownIsAnsweredByARestart_data();
    void aBreakdownIsAnsweredByARestart();
    void eachPlayerHasSoManyRestarts();
    void theTimeUsedIsCharged();
    void theClockOfALateEngineIsNoBreakdown();
    void theWatchdogIsABreakdown();
    void aRestartBeforeTheFirstMoveStandsInTheRoot();
    void aPersonRestartsWhoFailed();
    void aPersonRestartsWhoThinks();
    void whoCannotBeRestartedIsNot();
    void theClockOfWhoeverIsReplacedGoesOn();
    void whoHasStalledIsRemovedWhenTheGameEnds();
};

void MatchRestartTest::aBreakdownIsAnsweredByARestart_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("result");

    QTest::newRow("ended") << Kind::Ended << u"W+R"_s;
    QTest::newRow("no GTP") << Kind::NotGtp << u"W+R"_s;
    QTest::newRow("no answer") << Kind::NoAnswer << u"W+R"_s;
    QTest::newRow("no move") << Kind::MoveOverdue << u"W+R"_s;
    QTest::newRow("cannot start") << Kind::CannotStart << u"Void"_s;
    QTest::newRow("refused the set-up") << Kind::SetUpRefused << u"Void"_s;
    QTest::newRow("refused a move") << Kind::MoveRefused << u"B+F"_s;
    QTest::newRow("refused to move") << Kind::AnswerRefused << u"B+F"_s;
    QTest::newRow("moved nonsense") << Kind::AnswerUnclear << u"B+F"_s;
    QTest::newRow("interrupted") << Kind::Interrupted << u"Void"_s;
}

void MatchRestartTest::aBreakdownIsAnsweredByARestart()
{
    QFETCH(Kind, kind);
    QFETCH(QString, result);
    script("D4 resign", "E5");
    m_white->answers.push_front(failing(kind, QStringLiteral("fell over")));
    m_white->mayRestart = true;

    start(restarting(1));

    const bool isRestarted = result == QLatin1String("W+R");
    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), result);
    QCOMPARE(m_white->asked.contains(u"restart"_s), isRestarted);
    QCOMPARE(m_match->restarts().size(), isRestarted ? 1U : 0U);
    if (isRestarted) {
        QCOMPARE(m_white->asked.first(5).join(u' '),
                 QStringLiteral("prepare move 2 restart prepare move 2"));
        QCOMPARE(m_match->restarts()[0].player, Color::White);
        QCOMPARE(m_match->restarts()[0].move, 2);
        QCOMPARE(m_match->restarts()[0].reason,
                 QStringLiteral("White fell over; it was restarted"));
        const NodeId afterD4 = m_record->tree().firstChild(m_record->tree().root());
        QCOMPARE(commentAt(m_record->tree(), afterD4), m_match->restarts()[0].reason);
    }
}

void MatchRestartTest::eachPlayerHasSoManyRestarts()
{
    script("D4", "");
    m_black->mayRestart = m_white->mayRestart = true;
    m_black->answers.push_front(failing(Kind::Ended));
    for (int i = 0; i < 3; ++i) {
        m_white->answers.push_back(failing(Kind::Ended, QStringLiteral("fell over")));
    }

    start(restarting(2));

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QCOMPARE(m_match->result().reason, QStringLiteral("White fell over"));
    QCOMPARE(m_black->asked.count(u"restart"_s), 1);
    QCOMPARE(m_white->asked.count(u"restart"_s), 2);
}

void MatchRestartTest::theTimeUsedIsCharged()
{
    script("D4", "E5");
    m_white->mayRestart = true;
    m_white->answers[0].elapsed = 3s;
    m_white->answers.push_front(failingAfter(Kind::Ended, 4s));

    start(restarting(1, "10s"));

    QCOMPARE(m_white->times[0].budget, std::optional(10000ms));
    QCOMPARE(m_white->times[1].budget, std::optional(6000ms));
    QCOMPARE(m_white->times[1].left.white, std::optional(TimeLeft{6s, std::nullopt}));
    QCOMPARE(m_match->clock().timeLeft(Color::White).time, 3000ms);
    QCOMPARE(m_match->timeUsed()[Color::White], std::chrono::nanoseconds(7s));
}

void MatchRestartTest::theClockOfALateEngineIsNoBreakdown()
{
    m_black->mayRestart = true;
    m_black->answers.push_back(failingAfter(Kind::MoveOverdue, 10100ms));

    start(restarting(5, "10s"));

    QCOMPARE(rootValue("RE"), QStringLiteral("W+T"));
    QVERIFY(m_match->restarts().empty());
}

void MatchRestartTest::theWatchdogIsABreakdown()
{
    MatchSetup setup = restarting(1, "10s");
    setup.watchdog = 5s;
    script("D4 resign", "");
    m_black->mayRestart = true;
    m_black->answers.push_front(failingAfter(Kind::MoveOverdue, 5s));

    start(setup);

    QCOMPARE(m_match->restarts().size(), 1U);
    QCOMPARE(m_black->times[1].limit, 5000ms);
    QVERIFY(m_black->times[1].isClockFirst == false);
    QCOMPARE(m_black->times[1].budget, std::optional(5000ms));
}

void MatchRestartTest::aRestartBeforeTheFirstMoveStandsInTheRoot()
{
    m_black->mayRestart = true;
    m_black->identity.description = QStringLiteral("A fine engine");
    m_black->answers.push_back(failing(Kind::Ended, QStringLiteral("fell over")));

    start(restarting(1));

    QVERIFY(isIn(State::Over));
    QCOMPARE(commentAt(m_record->tree(), m_record->tree().root()),
             QStringLiteral("Black: A fine engine\n\nBlack fell over; it was "
                            "restarted"));
}

void MatchRestartTest::aPersonRestartsWhoFailed()
{
    MatchSetup setup = restarting(0);
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    script("D4 resign", "E5");
    m_white->mayRestart = true;
    m_white->answers.push_front(failing(Kind::NoAnswer, QStringLiteral("fell silent")));
    start(setup);
    QVERIFY(isIn(State::Suspended));

    QVERIFY(m_match->restart(Color::White));
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+R"));
    QCOMPARE(m_match->restarts().at(0).reason,
             QStringLiteral("White fell silent; it was restarted by hand"));
}

void MatchRestartTest::aPersonRestartsWhoThinks()
{
    script("D4 resign", "");
    m_white->mayRestart = true;
    m_white->holdsBack = true;
    start();
    release(*m_white); // prepares
    QVERIFY(isIn(State::Asking));
    QCOMPARE(m_match->toPlay(), Color::White);

    QVERIFY(m_match->restart(Color::White));
    drainResumptions();
    QVERIFY(isIn(State::Preparing));
    release(*m_white); // the answer of the one that is gone, and the new one's preparation
    release(*m_white); // the new one's answer
    release(*m_white); // the end of the game

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_white->asked.first(5).join(u' '),
             QStringLiteral("prepare move 2 restart prepare move 2"));
    QCOMPARE(m_match->restarts().at(0).reason, QStringLiteral("White was restarted by hand"));
}

void MatchRestartTest::whoCannotBeRestartedIsNot()
{
    m_black->holdsBack = true;
    start(restarting(1));
    release(*m_black);

    QVERIFY(!m_match->restart(Color::Black));

    QCOMPARE(m_black->asked, (QStringList{u"prepare"_s, u"move 1"_s}));
}

void MatchRestartTest::theClockOfWhoeverIsReplacedGoesOn()
{
    const auto now = std::make_shared<std::chrono::steady_clock::time_point>();
    seat(restarting(0, "10s"), {std::make_unique<HumanPlayer>(), nullptr});
    m_match->setTimeSource([now] { return *now; });
    m_match->start();
    drainResumptions();
    *now += 4s;

    m_match->setPlayer(Color::Black, std::make_unique<HumanPlayer>());
    drainResumptions();
    QCOMPARE(m_match->thinking(), std::chrono::nanoseconds(4s));
    *now += 1s;
    QVERIFY(m_match->submit(Move::pass(Color::Black)));
    drainResumptions();

    QCOMPARE(m_match->clock().timeLeft(Color::Black).time, 5000ms);
}

void MatchRestartTest::whoHasStalledIsRemovedWhenTheGameEnds()
{
    script("resign", "");
    m_white->isStalled = true;

    start();

    QVERIFY(isIn(State::Over));
    QVERIFY(m_white->asked.contains(u"expel"_s));
    QVERIFY(!m_black->asked.contains(u"expel"_s));
}

SHINPAN_TEST(MatchRestartTest)
#include "matchrestart_test.moc"
