#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::smallGame;

namespace {

MatchSetup ruledBy(const char *rule)
{
    MatchSetup setup = smallGame();
    setup.adjudication = *adjudicationRuleFromText(QString::fromLatin1(rule));
    return setup;
}

/// Gives each of a player's moves this chance to win.
void believe(test::Script &script, double chance)
{
    for (PlayerAnswer &answer : script.answers) {
        answer.thought.chances = chance;
    }
}

constexpr const char *BlackMoves = "A1 B1 C1 D1 E1 F1";
constexpr const char *WhiteMoves = "A9 B9 C9 D9 E9 F9";

} // namespace

/// A game that the arbiter decides by a rule of its own, or would have.
class MatchAdjudicationTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatBothSayDecidesTheGame();
    void anAuditedGameIsPlayedOn();
    void anAuditedGameThatMeetsNoRuleIsAnyGame();
    void anEnginesOwnResignationEndsTheGame();
    void aGameThatGoesOnRemembersWhatWasSaid();
    void aVerdictOfBeforeAnInterruptionStillCounts();
    void takingBackTakesWhatWasSaidBack();
    void theMoveLimitIsCounted();
    void anAuditedGameGoesOnBeyondTheLimit();
    void whatNobodyCanCountHasNoWinner();
};

void MatchAdjudicationTest::whatBothSayDecidesTheGame()
{
    script(BlackMoves, WhiteMoves);
    believe(*m_black, 0.97);
    believe(*m_white, 0.02);

    start(ruledBy("chance=95%,moves=2"));

    QVERIFY(isIn(Match::State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Adjudication);
    QCOMPARE(m_match->result().winner, std::optional(Color::Black));
    QCOMPARE(m_match->moveCount(), 4);
    QCOMPARE(m_match->adjudication()->moves, 4);
    QCOMPARE(rootValue("RE"), QStringLiteral("B+"));
    QVERIFY(lastComment().endsWith(m_match->result().reason.english()));
    QVERIFY(lastComment().contains(QLatin1String("(Black with move 1: 97, 3: 97; White with move "
                                                 "2: 98, 4: 98)")));
}

void MatchAdjudicationTest::anAuditedGameIsPlayedOn()
{
    script("A1 B1 C1 resign", WhiteMoves);
    believe(*m_black, 0.97);
    believe(*m_white, 0.02);
    seat(ruledBy("chance=95%,moves=2"));
    m_match->setAudited(true);

    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::Resignation);
    QCOMPARE(m_match->result().winner, std::optional(Color::White));
    QCOMPARE(m_match->adjudication()->winner, std::optional(Color::Black));
    QCOMPARE(m_match->adjudication()->moves, 4);
    QCOMPARE(rootValue("RE"), QStringLiteral("W+R"));
    QVERIFY(lastComment().contains(
        QLatin1String("an audited game, played on where the rule said: Black wins by "
                      "adjudication: with the last 2 moves")));
}

void MatchAdjudicationTest::anAuditedGameThatMeetsNoRuleIsAnyGame()
{
    script("A1 resign", WhiteMoves);
    seat(ruledBy("chance=95%,moves=2"));
    m_match->setAudited(true);

    m_match->start();
    drainResumptions();

    QVERIFY(!m_match->adjudication());
    QVERIFY(m_match->result().reason.isEmpty());
}

void MatchAdjudicationTest::anEnginesOwnResignationEndsTheGame()
{
    script(BlackMoves, "A9 resign");
    believe(*m_black, 0.97);
    believe(*m_white, 0.02);

    start(ruledBy("chance=95%,moves=2"));

    QCOMPARE(m_match->result().end, GameEnd::Resignation);
    QVERIFY(!m_match->adjudication());
}

void MatchAdjudicationTest::aGameThatGoesOnRemembersWhatWasSaid()
{
    script(BlackMoves, WhiteMoves);
    believe(*m_black, 0.97);
    believe(*m_white, 0.02);
    seat(ruledBy("chance=95%,moves=2"));
    for (int move = -1; move <= 0; ++move) { // the line before this one has it
        m_match->recall(move == 0 ? Color::White : Color::Black, move, {move == 0 ? 0.02 : 0.97});
    }

    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::Adjudication);
    QCOMPARE(m_match->moveCount(), 2);
}

void MatchAdjudicationTest::aVerdictOfBeforeAnInterruptionStillCounts()
{
    script(BlackMoves, WhiteMoves);
    seat(ruledBy("chance=95%,moves=1"));
    m_match->recall(Color::Black, 1, {0.01});
    m_match->recall(Color::White, 2, {0.99});

    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().winner, std::optional(Color::White));
    QVERIFY(!m_black->asked.contains(QStringLiteral("move 1")));
}

void MatchAdjudicationTest::takingBackTakesWhatWasSaidBack()
{
    script("A1 B1 C1 D1", WhiteMoves);
    believe(*m_black, 0.97);
    believe(*m_white, 0.02);
    m_black->answers[1].thought.chances = 0.5; // its second move
    m_white->holdsBack = true;
    start(ruledBy("chance=95%,moves=2"));
    release(*m_white); // it is ready
    release(*m_white); // moves 2 and 3
    QVERIFY(isIn(Match::State::Asking));
    QCOMPARE(m_match->moveCount(), 3);

    m_match->takeBack(1);
    m_white->holdsBack = false;
    drainResumptions();
    release(*m_white);

    QCOMPARE(m_match->result().end, GameEnd::Adjudication);
    QCOMPARE(m_match->moveCount(), 4);
}

void MatchAdjudicationTest::theMoveLimitIsCounted()
{
    script(BlackMoves, WhiteMoves);
    MatchSetup setup = ruledBy("limit=count");
    setup.moveLimit = 4;
    setup.scoring = *scoringPolicyFromText(QStringLiteral("alive"));

    start(setup);

    QCOMPARE(m_match->result().end, GameEnd::Adjudication);
    QCOMPARE(m_match->adjudication()->ground, Adjudication::Ground::Count);
    QCOMPARE(rootValue("RE"), QStringLiteral("W+7.5"));
    QVERIFY(lastComment().contains(
        QLatin1String("adjudicated at the limit of 4 moves: the position counts W+7.5")));
}

void MatchAdjudicationTest::anAuditedGameGoesOnBeyondTheLimit()
{
    script("A1 B1 C1 pass", "A9 B9 C9 pass");
    MatchSetup setup = ruledBy("limit=count");
    setup.moveLimit = 4;
    setup.scoring = *scoringPolicyFromText(QStringLiteral("alive"));
    seat(setup);
    m_match->setAudited(true);

    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(m_match->moveCount(), 8);
    QCOMPARE(m_match->adjudication()->moves, 4);

    script(BlackMoves, WhiteMoves);
    m_record = std::make_unique<GameRecord>(BoardSize::square(9));
    seat(setup);
    m_match->setAudited(true);
    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::MoveLimit); // twice the limit
    QCOMPARE(m_match->moveCount(), 8);
    QVERIFY(!m_match->result().winner);
    QCOMPARE(m_match->adjudication()->ground, Adjudication::Ground::Count);
}

void MatchAdjudicationTest::whatNobodyCanCountHasNoWinner()
{
    script(BlackMoves, WhiteMoves);
    MatchSetup setup = ruledBy("limit=count");
    setup.moveLimit = 4;
    setup.scoring = *scoringPolicyFromText(QStringLiteral("dead")); // and nobody lists any

    start(setup);

    QCOMPARE(m_match->result().end, GameEnd::MoveLimit);
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QVERIFY(!m_match->adjudication());
    QVERIFY(m_match->result().reason.english().startsWith(
        QLatin1String("stopped at the limit of 4 moves")));
}

SHINPAN_TEST(MatchAdjudicationTest)
#include "matchadjudication_test.moc"
