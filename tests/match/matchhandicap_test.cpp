#include "core/match/humanplayer.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/match/matchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/gamesketch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::lineOf;
using shinpan::test::ScriptedPlayer;
using shinpan::test::scriptOf;
using shinpan::test::smallGame;
using State = Match::State;

namespace {

MatchSetup freeHandicap(int stones)
{
    MatchSetup setup = smallGame();
    setup.handicap = stones;
    setup.handicapStyle = HandicapStyle::Free;
    return setup;
}

const std::vector<Point> Placed{at("A1"), at("E5")};

} // namespace

/// Handicaps that Black places where it likes.
class MatchHandicapTest : public test::MatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void blackPlacesAndWhitePlaysFirst();
    void theRecordHoldsWhatWasPlaced();
    void aSmallerHandicapIsPlayed();
    void whatIsNoHandicapMakesTheGameVoid_data();
    void whatIsNoHandicapMakesTheGameVoid();
    void aPersonPlacesTheStones();
    void anotherPlayerMayPlaceThem();
    void aGameMayBeStoppedBeforeTheyStand();
};

void MatchHandicapTest::blackPlacesAndWhitePlaysFirst()
{
    script("D4", "C3");
    m_black->handicaps.push_back(Placed);

    start(freeHandicap(2));

    QCOMPARE(m_black->asked.first(3).join(u' '), QStringLiteral("prepare handicap move 2"));
    QCOMPARE(m_white->asked.first(2).join(u' '), QStringLiteral("prepare move 1"));
    QCOMPARE(moves().first(), QStringLiteral("W C3"));
    QCOMPARE(m_match->line().setUp, lineOf("", {.handicap = "A1 E5"}).setUp);
    QCOMPARE(m_white->line->setUp, m_match->line().setUp); // it was told
}

void MatchHandicapTest::theRecordHoldsWhatWasPlaced()
{
    m_black->handicaps.push_back(Placed);

    start(freeHandicap(2));

    const GameTree &tree = m_record->tree();
    QCOMPARE(rootValue("HA"), QStringLiteral("2"));
    QCOMPARE(rootValue("PL"), QStringLiteral("W"));
    const std::optional<SetUp> setUp = setUpAt(tree, tree.root(), m_match->setup().size);
    QVERIFY(setUp);
    QCOMPARE(setUp->black.count(), 2);
    QVERIFY(setUp->black.contains(at("A1")) && setUp->black.contains(at("E5")));
    QCOMPARE(gameLineTo(tree, tree.root()), lineOf("", {.handicap = "A1 E5"}));
}

/// GTP 2 §4.1.2 allows an engine that needs no more stones to win.
void MatchHandicapTest::aSmallerHandicapIsPlayed()
{
    m_black->handicaps.push_back(Placed);

    start(freeHandicap(3));

    QCOMPARE(m_match->setup().handicap, 2);
    QCOMPARE(m_match->line().setUp, lineOf("", {.handicap = "A1 E5"}).setUp);
    QCOMPARE(rootValue("HA"), QStringLiteral("2"));
    QVERIFY2(rootValue("C").contains(
                 QLatin1String("Black was asked for 3 handicap stones and needs no more than 2.")),
             qPrintable(rootValue("C")));
}

void MatchHandicapTest::whatIsNoHandicapMakesTheGameVoid_data()
{
    QTest::addColumn<QByteArray>("points"); // none: it refuses
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *points, const char *reason) {
        QTest::newRow(name) << QByteArray(points) << QString::fromLatin1(reason);
    };
    row("too few", "A1", "Black placed 1 handicap stones instead of 2");
    row("twice the same", "A1 A1", "Black placed two handicap stones at A1");
    row("off the board", "A1 K10",
        "Black placed a handicap stone at K10, which is not on the board");
    row("refused", "", "Black cannot do that");
}

void MatchHandicapTest::whatIsNoHandicapMakesTheGameVoid()
{
    QFETCH(QByteArray, points);
    QFETCH(QString, reason);
    std::vector<Point> placed;
    for (const QByteArray &vertex : points.split(' ')) {
        if (!vertex.isEmpty()) {
            placed.push_back(at(vertex.constData()));
        }
    }
    const PlayerFailure refusal{PlayerFailure::Kind::SetUpRefused,
                                Message::verbatim(QStringLiteral("cannot do that")),
                                {},
                                {}};
    m_black->handicaps.push_back(placed.empty() ? HandicapAnswer(failure(refusal))
                                                : HandicapAnswer(placed));

    start(freeHandicap(2));

    QVERIFY(isIn(State::Over));
    QCOMPARE(rootValue("RE"), QStringLiteral("Void"));
    QCOMPARE(m_match->result().reason, reason);
    QCOMPARE(m_match->result().culprit, std::optional(Color::Black));
}

void MatchHandicapTest::aPersonPlacesTheStones()
{
    script("", "C3");
    seat(freeHandicap(2), {std::make_unique<HumanPlayer>(), nullptr});
    QVERIFY(!m_match->submitHandicap(Placed)); // not yet
    m_match->start();
    drainResumptions();
    QVERIFY(isIn(State::PlacingHandicap));
    QVERIFY(!m_match->awaitsPerson());

    QVERIFY(!m_match->submitHandicap({at("A1")})); // a slip of the hand is no forfeit
    QVERIFY(!m_match->submitHandicap({at("A1"), at("A1")}));
    QVERIFY(isIn(State::PlacingHandicap));
    QVERIFY(m_match->submitHandicap(Placed));
    drainResumptions();

    QVERIFY(m_match->awaitsPerson()); // White has played
    QCOMPARE(m_match->line(), lineOf("C3", {.handicap = "A1 E5"}));
    QVERIFY(!m_match->submitHandicap(Placed));
}

void MatchHandicapTest::anotherPlayerMayPlaceThem()
{
    m_black->holdsBack = true;
    start(freeHandicap(2));
    release(*m_black); // prepared
    QVERIFY(isIn(State::PlacingHandicap));
    const auto second = scriptOf(Color::Black);
    second->handicaps.push_back(Placed);

    m_match->setPlayer(Color::Black, std::make_unique<ScriptedPlayer>(second));
    drainResumptions();
    release(*m_black);

    QVERIFY(isIn(State::Over));
    QCOMPARE(second->asked.first(2).join(u' '), QStringLiteral("prepare handicap"));
    QCOMPARE(m_match->line().setUp.size(), std::size_t(2));
}

void MatchHandicapTest::aGameMayBeStoppedBeforeTheyStand()
{
    seat(freeHandicap(2), {std::make_unique<HumanPlayer>(), nullptr});
    m_match->start();
    drainResumptions();

    m_match->stop();
    drainResumptions();

    QVERIFY(isIn(State::Over));
    QVERIFY(m_match->wasStopped());
}

SHINPAN_TEST(MatchHandicapTest)
#include "matchhandicap_test.moc"
