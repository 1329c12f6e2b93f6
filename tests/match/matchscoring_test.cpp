#include "core/match/humanplayer.h"
#include "core/record/note/territory.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;
using shinpan::test::smallGame;
using State = Match::State;

namespace {

MatchSetup scoredBy(const char *ladder)
{
    MatchSetup setup = smallGame();
    setup.scoring = *scoringPolicyFromText(QString::fromLatin1(ladder));
    return setup;
}

ScoreOpinion opinionThat(const char *text)
{
    ScoreOpinion opinion;
    opinion.text = QString::fromLatin1(text);
    opinion.score = scoreFromText(text);
    return opinion;
}

} // namespace

/// The way from the passes to the result: who is asked, when a person is, and what is written.
class MatchScoringTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesDecideHowManyPassesEndTheGame();
    void onlyWhomTheLadderNamesIsAsked_data();
    void onlyWhomTheLadderNamesIsAsked();
    void theRefereeEngineIsAskedWhenPlayersQuarrel();
    void aRefereeEngineThatFailsIsAReport();
    void theRefereeEngineIsNotAskedForNothing();
    void theRefereeEngineLeavesWithThePlayers();
    void everyReportIsAnnounced();
    void evidenceAndTerritoryAreWritten();
    void aPersonSettlesTheGame();
    void playMayBeResumed();
    void movesMayBeTakenBackWhileSettling();
    void settlingIsForThatTimeOnly();
    void aSettlingMatchMayBeStopped();
    void takingBackTheLastPassAtOnceIsNotScored();

private:
    /// A person has Black and has passed after White's pass; the person is asked.
    void reachSettling(const MatchSetup &setup = smallGame());
    bool submit(const PlayerAction &action)
    {
        const bool isHeard = m_match->submit(action);
        drainResumptions();
        return isHeard;
    }
};

void MatchScoringTest::reachSettling(const MatchSetup &setup)
{
    seat(setup, {std::make_unique<HumanPlayer>(), nullptr});
    m_match->start();
    drainResumptions();
    QVERIFY(submit(Move{Color::Black, at("D4")}));
    QVERIFY(submit(Move::pass(Color::Black)));
    QVERIFY(isIn(State::Settling));
}

void MatchScoringTest::theRulesDecideHowManyPassesEndTheGame()
{
    MatchSetup setup = smallGame();
    setup.rules = findRulesetPreset("Ing")->rules;

    start(setup);

    QCOMPARE(m_match->moveCount(), 4);
    QCOMPARE(m_match->result().end, GameEnd::Passes);
}

void MatchScoringTest::onlyWhomTheLadderNamesIsAsked_data()
{
    QTest::addColumn<QByteArray>("ladder");
    QTest::addColumn<bool>("isAsked");
    QTest::addColumn<bool>("asksForDead");

    QTest::newRow("default") << QByteArray("default") << true << true;
    QTest::newRow("gomill-players") << QByteArray("gomill-players") << true << false;
    QTest::newRow("gomill-internal") << QByteArray("gomill-internal") << false << false;
    QTest::newRow("alive before score") << QByteArray("alive,score") << false << false;
}

void MatchScoringTest::onlyWhomTheLadderNamesIsAsked()
{
    QFETCH(QByteArray, ladder);
    QFETCH(bool, isAsked);
    QFETCH(bool, asksForDead);

    start(scoredBy(ladder));

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_black->questions.has_value(), isAsked);
    QCOMPARE(m_white->questions.has_value(), isAsked);
    QCOMPARE(isAsked && m_black->questions->dead, asksForDead);
}

void MatchScoringTest::theRefereeEngineIsAskedWhenPlayersQuarrel()
{
    script("D4", "");
    m_black->opinion = opinionThat("B+73.5");
    m_white->opinion = opinionThat("W+1.5");
    const auto referee = scriptOf(Color::Black);
    referee->opinion = opinionThat("B+73.5");
    seat();
    m_match->setReferee(std::make_unique<ScriptedPlayer>(referee));

    m_match->start();
    drainResumptions();

    QCOMPARE(referee->asked.join(u' '), QStringLiteral("prepare score"));
    QCOMPARE(*referee->line, m_match->line());
    QCOMPARE(rootValue("RE"), QStringLiteral("B+73.5"));
    QVERIFY(m_match->scoreSheet()->isDisputed);
}

void MatchScoringTest::aRefereeEngineThatFailsIsAReport()
{
    m_black->opinion = opinionThat("B+1.5");
    m_white->opinion = opinionThat("W+1.5");
    const auto referee = scriptOf(Color::Black);
    referee->readiness.push_back(
        failure(PlayerFailure{PlayerFailure::Kind::CannotStart,
                              Message::verbatim(QStringLiteral("is not there")),
                              {},
                              {}}));
    seat();
    m_match->setReferee(std::make_unique<ScriptedPlayer>(referee));

    m_match->start();
    drainResumptions();

    QCOMPARE(m_match->result().end, GameEnd::Passes);
    QCOMPARE(rootValue("RE"), QStringLiteral("?"));
    const ScoringReport *report = m_match->scoreSheet()->report(ScoringStep::RefereeEngine);
    QCOMPARE(report->outcome, ScoringReport::Outcome::NoAnswer);
    QCOMPARE(report->text,
             QStringLiteral("referee: no answer; referee says nothing (is not there)"));
}

void MatchScoringTest::theRefereeEngineIsNotAskedForNothing()
{
    const auto referee = scriptOf(Color::Black);
    m_black->opinion = opinionThat("W+7.5");
    m_white->opinion = opinionThat("W+7.5");
    seat();
    m_match->setReferee(std::make_unique<ScriptedPlayer>(referee));

    m_match->start();
    drainResumptions();

    QCOMPARE(rootValue("RE"), QStringLiteral("W+7.5"));
    QVERIFY(referee->asked.isEmpty());
}

void MatchScoringTest::theRefereeEngineLeavesWithThePlayers()
{
    const auto referee = scriptOf(Color::Black);
    referee->holdsBack = true;
    start();
    m_match->setReferee(std::make_unique<ScriptedPlayer>(referee));

    const QCoro::Task<> leaving = m_match->dismissPlayers();
    drainResumptions();
    QCOMPARE(referee->asked.join(u' '), QStringLiteral("leave"));
    QVERIFY(!leaving.isReady());
    release(*referee);

    QVERIFY(leaving.isReady());
}

void MatchScoringTest::everyReportIsAnnounced()
{
    seat();
    QList<std::size_t> seen;
    connect(m_match.get(), &Match::scoreReported, this,
            [this, &seen] { seen.append(m_match->scoreSheet()->reports.size()); });
    QVERIFY(m_match->scoreSheet() == nullptr);

    m_match->start();
    drainResumptions();

    QCOMPARE(seen, (QList<std::size_t>{1, 2, 3, 4}));
}

void MatchScoringTest::evidenceAndTerritoryAreWritten()
{
    script("D4", "");

    start();

    const QString evidence = textAt(m_record->tree(), m_match->node(), "SCORE");
    QVERIFY2(evidence.endsWith(QStringLiteral("playout: settled, decides; our count is B+73.5\n"
                                              "Black 81 = 1 stone + 80 territory; "
                                              "White 7.5 = 7.5 komi")),
             qPrintable(evidence));
    const NodeMarkup markup = markupAt(m_record->tree(), m_match->node(), m_match->setup().size);
    QCOMPARE(markup.territory.black.count(), 80);
    QVERIFY(markup.territory.white.isEmpty());
}

void MatchScoringTest::aPersonSettlesTheGame()
{
    script("", "E5 pass");
    m_white->opinion = opinionThat("W+7.5");
    reachSettling();
    QVERIFY(m_match->scoreSheet() != nullptr);
    QCOMPARE(m_match->scoreSheet()->opinion(Color::White).text, QStringLiteral("W+7.5"));
    QCOMPARE(rootValue("RE"), QString());

    m_match->settle({{at("E5")}, std::nullopt});
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("B+73.5"));
    const auto settlement =
        settlementAt(m_record->tree(), m_match->node(), m_match->position().board());
    QVERIFY(settlement);
    QCOMPARE(settlement->dead, std::vector{at("E5")});
    const QString evidence = textAt(m_record->tree(), m_match->node(), "SCORE");
    QVERIFY2(evidence.contains(QStringLiteral("ask: settled, decides; our count is B+73.5")),
             qPrintable(evidence));
    QCOMPARE(lastComment(), QString());
}

void MatchScoringTest::playMayBeResumed()
{
    script("", "E5 pass F6 pass");
    reachSettling();

    QVERIFY(m_match->resumePlay(Color::White));
    drainResumptions();

    QVERIFY(m_match->scoreSheet() == nullptr);
    QCOMPARE(m_match->moveCount(), 5); // White has played again
    QCOMPARE(m_match->toPlay(), Color::Black);
    QCOMPARE(movesTo(m_match->node()).last(), QStringLiteral("W F6"));
    QVERIFY(submit(Move::pass(Color::Black)));
    QVERIFY(isIn(State::Settling));
    QVERIFY(!m_white->asked.contains(QStringLiteral("abandon")));
}

void MatchScoringTest::movesMayBeTakenBackWhileSettling()
{
    script("", "E5 pass");
    reachSettling();

    m_match->takeBack(2);
    drainResumptions();

    QVERIFY(m_match->awaitsPerson() || m_match->toPlay() == Color::White);
    QVERIFY(m_match->scoreSheet() == nullptr);
    QVERIFY(!isIn(State::Settling));
}

void MatchScoringTest::settlingIsForThatTimeOnly()
{
    script("", "E5 pass");
    seat(smallGame(), {std::make_unique<HumanPlayer>(), nullptr});
    m_match->start();
    drainResumptions();

    m_match->settle({});
    QVERIFY(!m_match->resumePlay(Color::White));
    drainResumptions();

    QVERIFY(m_match->awaitsPerson());
}

void MatchScoringTest::aSettlingMatchMayBeStopped()
{
    script("", "E5 pass");
    reachSettling();

    m_match->stop();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QVERIFY(m_match->wasStopped());
    QCOMPARE(rootValue("RE"), QString());
}

void MatchScoringTest::takingBackTheLastPassAtOnceIsNotScored()
{
    script("D4 pass E4", "E5 pass");
    seat();
    connect(m_match.get(), &Match::movePlayed, this, [this] {
        if (m_match->position().consecutivePasses() == 2 && m_black->answers.size() == 1) {
            m_match->takeBack(2);
        }
    });

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(movesTo(m_match->node()).join(u' '), QStringLiteral("B D4 W E5 B E4 W pass B pass"));
    QCOMPARE(m_black->asked.count(QStringLiteral("score")), 1);
}

SHINPAN_TEST(MatchScoringTest)
#include "matchscoring_test.moc"
