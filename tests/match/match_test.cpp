#include "core/match/match.h"

#include "core/match/humanplayer.h"
#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QDate>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::lineOf;
using shinpan::test::smallGame;
using State = Match::State;

/// A game from its start to its end, and what stands in the record then.
class MatchTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void twoPassesEndTheGameAndItIsCounted();
    void everybodyIsAskedInTurn();
    void everyMoveIsAnnounced();
    void theRecordSaysWhoPlayedWhat();
    void aLongVersionIsLeftOutOfTheRecord();
    void remarksOnMovesAreComments();
    void aPersonHearsWhatTheOpponentThoughtWhenTheGameIsOver();
    void aGameThatIsStoppedIsNoSecretAnyMore();
    void betweenEnginesEverybodyHearsWhatTheyThink();
    void enginesDescribeThemselvesInTheRootsComment();
    void whatTheNamesSayIsNoComment();
    void timesAreAddedUp();
    void theScoreSheetKeepsTheOpinions();
    void aDisputeIsWrittenDown();
    void resigningEndsTheGame();
    void aClaimEndsTheGame();
    void anIllegalMoveIsAForfeitWithTheEvidence();
    void theMoveLimitEndsTheGame();
    void aHandicapStandsInTheRecordAndWhitePlaysFirst();
    void compensationForAHandicapIsCounted_data();
    void compensationForAHandicapIsCounted();
    void aGameMayGoOnFromAnywhere();
    void aGameThatGoesOnInAVariationIsTheRecordsGame();
    void goingOnKeepsWhatTheRecordSays();
};

void MatchTest::twoPassesEndTheGameAndItIsCounted()
{
    script("D4 pass", "E5 pass");
    seat();
    QSignalSpy over(m_match.get(), &Match::over);
    QVERIFY(!m_match->finished().isComplete());

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(over.size(), 1);
    QVERIFY(m_match->finished().isComplete());
    QCOMPARE(m_match->result().toSgf(), QStringLiteral("W+7.5"));
    QCOMPARE(m_match->line(), lineOf("D4 E5 pass pass"));
    QCOMPARE(moves(), (QStringList{QStringLiteral("B D4"), QStringLiteral("W E5"),
                                   QStringLiteral("B pass"), QStringLiteral("W pass")}));
    QVERIFY(!m_match->wasStopped());
}

void MatchTest::everybodyIsAskedInTurn()
{
    script("D4 pass", "E5 pass");

    start();

    QCOMPARE(m_black->asked.join(u' '), QStringLiteral("prepare move 1 move 3 score cpu"));
    QCOMPARE(m_white->asked.join(u' '), QStringLiteral("prepare move 2 move 4 score cpu"));
}

void MatchTest::everyMoveIsAnnounced()
{
    script("D4 pass", "E5 pass");
    seat();
    QStringList seen;
    connect(m_match.get(), &Match::movePlayed, this, [&](NodeId node) {
        QCOMPARE(node, m_match->node());
        seen.append(movesTo(node).last());
    });

    m_match->start();
    drainResumptions();

    QCOMPARE(seen, moves());
}

void MatchTest::theRecordSaysWhoPlayedWhat()
{
    m_black->identity = {QStringLiteral("GNU Go"), QStringLiteral("3.8"), {}, {}};
    m_white->identity = {
        QStringLiteral("Shinpan"), QStringLiteral("0.1.0"), {}, {}, QStringLiteral("level 5")};
    MatchSetup setup = smallGame();
    setup.komi = 5.5;
    setup.rules = findRulesetPreset("Chinese")->rules;

    start(setup);

    QCOMPARE(rootValue("PB"), QStringLiteral("GNU Go:3.8"));
    QCOMPARE(rootValue("PW"), QStringLiteral("Shinpan:0.1.0 (level 5)"));
    QCOMPARE(rootValue("SZ"), QStringLiteral("9"));
    QCOMPARE(rootValue("KM"), QStringLiteral("5.5"));
    QCOMPARE(rootValue("RU"), QStringLiteral("Chinese"));
    QCOMPARE(rootValue("RE"), QStringLiteral("W+5.5"));
    QCOMPARE(QDate::fromString(rootValue("DT"), Qt::ISODate).isValid(), true);
    QCOMPARE(rootValue("HA"), QString());
    QCOMPARE(rootValue("PL"), QString());
}

void MatchTest::aLongVersionIsLeftOutOfTheRecord()
{
    m_black->identity = {QStringLiteral("KataGo"), QString(33, u'1'), {}, {}};

    start();

    QCOMPARE(rootValue("PB"), QStringLiteral("KataGo"));
}

void MatchTest::remarksOnMovesAreComments()
{
    const QString remarks = QStringLiteral("51% [D4] \\ 好:\nsecond line");
    script("D4", "");
    m_black->answers[0].comment = remarks;

    start();

    const GameTree &tree = m_record->tree();
    QCOMPARE(commentAt(tree, tree.firstChild(tree.root())), remarks);
}

void MatchTest::aPersonHearsWhatTheOpponentThoughtWhenTheGameIsOver()
{
    const QString remark = QStringLiteral("Chance to win: 61 %, after 1,234 playouts.");
    script("", "E5 F5");
    m_white->answers[0].comment = remark;
    m_white->answers[1].comment = QStringLiteral("Win rate: W 99.9%");
    m_white->identity.description = QStringLiteral("level 5 of 10, seed 7");
    seat(smallGame(), {std::make_unique<HumanPlayer>(QStringLiteral("Anna")), nullptr});
    m_match->setKeepsRemarks(true);
    m_match->start();
    drainResumptions();
    QVERIFY(m_match->submit(Move{Color::Black, Point{3, 3}}));
    drainResumptions();
    const NodeId answer = m_match->node();
    QCOMPARE(commentAt(m_record->tree(), answer), QString());
    QCOMPARE(commentAt(m_record->tree(), m_record->tree().root()), QString());
    QCOMPARE(evaluationAt(m_record->tree(), answer), std::nullopt);
    m_match->takeBack(2);
    drainResumptions();
    QVERIFY(m_match->submit(Move{Color::Black, Point{2, 2}}));
    drainResumptions();
    m_record->setComment(m_match->node(), QStringLiteral("Hm."));
    QVERIFY(m_match->submit(PlayerAction(Resignation())));
    drainResumptions();

    QVERIFY(isIn(Match::State::Over));
    QCOMPARE(commentAt(m_record->tree(), answer), remark);
    QVERIFY(commentAt(m_record->tree(), m_record->tree().root())
                .contains(QStringLiteral("White: level 5 of 10, seed 7")));
    QCOMPARE(lastComment(), QStringLiteral("Hm.\n\nWin rate: W 99.9%"));
    QVERIFY(!writeSgf(m_record->tree()).contains("REMARK"));
}

void MatchTest::aGameThatIsStoppedIsNoSecretAnyMore()
{
    script("", "E5");
    m_white->answers[0].comment = QStringLiteral("Aha.");
    seat(smallGame(), {std::make_unique<HumanPlayer>(QStringLiteral("Anna")), nullptr});
    m_match->setKeepsRemarks(true);
    m_match->start();
    drainResumptions();
    QVERIFY(m_match->submit(Move{Color::Black, Point{3, 3}}));
    drainResumptions();
    QCOMPARE(lastComment(), QString());

    m_match->stop();
    drainResumptions();

    QCOMPARE(lastComment(), QStringLiteral("Aha."));
}

void MatchTest::betweenEnginesEverybodyHearsWhatTheyThink()
{
    script("D4", "");
    m_black->answers[0].comment = QStringLiteral("Aha.");
    seat();
    m_match->setKeepsRemarks(true);

    m_match->start();
    drainResumptions();

    const GameTree &tree = m_record->tree();
    QCOMPARE(commentAt(tree, tree.firstChild(tree.root())), QStringLiteral("Aha."));
}

void MatchTest::enginesDescribeThemselvesInTheRootsComment()
{
    m_black->identity.description = QStringLiteral("GNU Go, level 1");
    m_white->identity.description = QStringLiteral("Fake Go\nno search");

    start();

    QCOMPARE(commentAt(m_record->tree(), m_record->tree().root()),
             QStringLiteral("Black: GNU Go, level 1\nWhite: Fake Go\nno search"));
}

void MatchTest::whatTheNamesSayIsNoComment()
{
    m_black->identity = {
        QStringLiteral("GNU Go"), QStringLiteral("3.8"), {}, QStringLiteral("GNU Go:3.8")};

    start();

    QCOMPARE(commentAt(m_record->tree(), m_record->tree().root()), QString());
}

void MatchTest::timesAreAddedUp()
{
    script("D4 E4 pass", "D5 pass");
    m_black->answers[0].elapsed = 1s;
    m_black->answers[1].elapsed = 20s;
    m_white->answers[0].elapsed = 300s;
    m_black->cpuTime = 1.25;

    start();

    QCOMPARE(m_match->timeUsed().black, 21s);
    QCOMPARE(m_match->timeUsed().white, 300s);
    QCOMPARE(m_match->cpuTime().black, std::optional(1.25));
    QCOMPARE(m_match->cpuTime().white, std::nullopt);
}

void MatchTest::theScoreSheetKeepsTheOpinions()
{
    m_black->opinion.text = QStringLiteral("W+7.5");
    m_black->opinion.score = scoreFromText("W+7.5");

    start();

    QVERIFY(m_match->scoreSheet());
    QCOMPARE(m_match->scoreSheet()->opinion(Color::Black).text, QStringLiteral("W+7.5"));
    QCOMPARE(m_match->scoreSheet()->count.score, Score{-7.5});
    QVERIFY(!m_match->scoreSheet()->isDisputed);
    QCOMPARE(lastComment(), QString());
    QCOMPARE(textAt(m_record->tree(), m_match->node(), "SCORE"),
             QStringLiteral("score: only one, decides; Black says W+7.5; White says nothing; our "
                            "count is W+7.5\nBlack 0; White 7.5 = 7.5 komi"));
}

void MatchTest::aDisputeIsWrittenDown()
{
    m_black->opinion.score = Score{3.5};

    start();

    QCOMPARE(rootValue("RE"), QStringLiteral("?"));
    QVERIFY2(lastComment().startsWith(QStringLiteral("opinions differ: Black says B+3.5")),
             qPrintable(lastComment()));
}

void MatchTest::resigningEndsTheGame()
{
    script("D4 resign", "E5");

    start();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Resignation);
    QCOMPARE(rootValue("RE"), QStringLiteral("W+R"));
    QCOMPARE(moves().size(), 2);
    QVERIFY(!m_match->scoreSheet());
}

void MatchTest::aClaimEndsTheGame()
{
    script("D4", "claim");

    start();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Claim);
    QCOMPARE(rootValue("RE"), QStringLiteral("W+"));
}

void MatchTest::anIllegalMoveIsAForfeitWithTheEvidence()
{
    script("D4", "D4");

    start();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::Forfeit);
    QCOMPARE(m_match->result().culprit, std::optional(Color::White));
    QCOMPARE(rootValue("RE"), QStringLiteral("B+F"));
    QCOMPARE(moves(), QStringList{QStringLiteral("B D4")});
    QCOMPARE(lastComment(), QStringLiteral("White played move 2 at D4, which is occupied"));
}

void MatchTest::theMoveLimitEndsTheGame()
{
    script("D4 E4 F4", "D5 E5 F5");
    MatchSetup setup = smallGame();
    setup.moveLimit = 3;

    start(setup);

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_match->result().end, GameEnd::MoveLimit);
    QCOMPARE(moves().size(), 3);
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QCOMPARE(lastComment(), QStringLiteral("stopped at the limit of 3 moves"));
}

void MatchTest::aHandicapStandsInTheRecordAndWhitePlaysFirst()
{
    script("E5", "D4");
    MatchSetup setup = smallGame();
    setup.handicap = 2;
    setup.komi = 0.5;

    start(setup);

    QCOMPARE(moves().value(0), QStringLiteral("W D4"));
    QCOMPARE(rootValue("HA"), QStringLiteral("2"));
    QCOMPARE(rootValue("PL"), QStringLiteral("W"));
    const std::optional<SetUp> setUp =
        setUpAt(m_record->tree(), m_record->tree().root(), setup.size);
    QVERIFY(setUp);
    QCOMPARE(rawPoints(setUp->black, setup.size), (std::vector<QByteArray>{"gc", "cg"}));
    QVERIFY(setUp->white.isEmpty());
}

void MatchTest::compensationForAHandicapIsCounted_data()
{
    QTest::addColumn<HandicapCompensation>("compensation");
    QTest::addColumn<QString>("result");

    // Black alone is on the board: 81 points, less half a point komi.
    QTest::newRow("none") << HandicapCompensation::None << QStringLiteral("B+80.5");
    QTest::newRow("all but one") << HandicapCompensation::AllButOne << QStringLiteral("B+78.5");
    QTest::newRow("all") << HandicapCompensation::All << QStringLiteral("B+77.5");
}

void MatchTest::compensationForAHandicapIsCounted()
{
    QFETCH(HandicapCompensation, compensation);
    QFETCH(QString, result);
    MatchSetup setup = smallGame();
    setup.handicap = 3;
    setup.komi = 0.5;
    setup.rules.handicapCompensation = compensation;

    start(setup);

    QCOMPARE(rootValue("RE"), result);
}

void MatchTest::aGameMayGoOnFromAnywhere()
{
    const GameLine line = lineOf("D4 E5 F6");
    NodeId node = m_record->tree().root();
    for (const Move &move : line.moves) {
        node = m_record->addMove(node, move);
    }
    m_record->addMove(node, {Color::White, line.moves[0].point}); // what was played once
    m_record->setProperty(m_record->tree().root(), "RE", QByteArray("B+R"));
    script("pass", "G7 pass");
    ByColor<std::unique_ptr<Player>> players{std::make_unique<test::ScriptedPlayer>(m_black),
                                             std::make_unique<test::ScriptedPlayer>(m_white)};
    m_match = std::make_unique<Match>(smallGame(), std::move(players), *m_record, line, node);

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(m_white->asked.value(1), QStringLiteral("move 4"));
    QCOMPARE(movesTo(m_match->node()).join(u' '),
             QStringLiteral("B D4 W E5 B F6 W G7 B pass W pass"));
    QCOMPARE(m_record->tree().childCount(node), 2);
    QCOMPARE(m_record->tree().endOfLine(m_record->tree().root()), m_match->node());
}

void MatchTest::aGameThatGoesOnInAVariationIsTheRecordsGame()
{
    const NodeId root = m_record->tree().root();
    const NodeId first = m_record->addMove(root, {Color::Black, Point{0, 0}});
    const NodeId variation = m_record->addMove(root, lineOf("D4").moves[0]);
    m_record->setProperty(root, "RE", QByteArray("B+R"));
    script("E5", "F6");
    m_white->holdsBack = true;
    ByColor<std::unique_ptr<Player>> players{std::make_unique<test::ScriptedPlayer>(m_black),
                                             std::make_unique<test::ScriptedPlayer>(m_white)};
    m_match = std::make_unique<Match>(smallGame(), std::move(players), *m_record, lineOf("D4"),
                                      variation);

    m_match->start();
    drainResumptions();
    QCOMPARE(m_record->tree().firstChild(root), first); // nothing was played yet
    QCOMPARE(rootValue("RE"), QStringLiteral("B+R"));
    release(*m_white); // prepared
    m_black->holdsBack = true;
    release(*m_white);

    QCOMPARE(moves().join(u' '), QStringLiteral("B D4 W F6"));
    QCOMPARE(rootValue("RE"), QString()); // it is the other game's
    QCOMPARE(m_record->tree().lastChild(root), first);
}

void MatchTest::goingOnKeepsWhatTheRecordSays()
{
    const NodeId root = m_record->tree().root();
    m_record->setComment(root, QStringLiteral("A lesson"));
    GameInfo info = m_record->info();
    info.date = QStringLiteral("1846-09-11");
    info.komi = 0;
    m_record->setInfo(info);
    const GameLine line = lineOf("D4");
    const NodeId node = m_record->addMove(root, line.moves[0]);
    m_black->identity.description = QStringLiteral("Fake Go");
    ByColor<std::unique_ptr<Player>> players{std::make_unique<test::ScriptedPlayer>(m_black),
                                             std::make_unique<test::ScriptedPlayer>(m_white)};
    m_match = std::make_unique<Match>(smallGame(), std::move(players), *m_record, line, node);

    m_match->start();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QCOMPARE(commentAt(m_record->tree(), root), QStringLiteral("A lesson"));
    QCOMPARE(rootValue("DT"), QStringLiteral("1846-09-11"));
    QCOMPARE(m_record->info().komi, std::optional(0.0));
}

SHINPAN_TEST(MatchTest)
#include "match_test.moc"
