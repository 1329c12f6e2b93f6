#include "core/analysis/reviewedgame.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using test::at;

/// The places of a game that are asked about, and what comes of the answers.
class ReviewedGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlaceIsBeforeTheFirstMoveAndAfterEach();
    void aRangeTakesThePlaceBeforeIt_data();
    void aRangeTakesThePlaceBeforeIt();
    void nodesWhereNothingHappensAreNoPlaces();
    void whereBothHavePassedIsNoPlace();
    void movesOutOfTurnAreNotJudged();
    void placesKnowKomiAndRules();
    void movesAreJudgedByWhatComesBeforeAndAfter();
    void movesWithoutBothAnswersAreNotJudged();
    void aPlayersReviewCountsLossesOnly();
    void whatIsNotSureIsNoMistakeAndNoneOfTheWorst();
    void whatAnEngineTellsOfItsUncertaintyDecides();
};

namespace {

const QString KatagoName = QStringLiteral("engine");

GameTree treeOf(const char *sgf)
{
    return readSgf(sgf)->tree;
}

std::vector<ReviewStop> stopsOf(const GameTree &tree, const ReviewRange &range = {})
{
    return reviewStops(tree, tree.endOfLine(tree.root()), range);
}

Analysis analysisOf(float winrate, std::optional<float> lead, std::vector<const char *> candidates)
{
    Analysis analysis{.size = BoardSize::square(9)};
    analysis.winrate = winrate;
    analysis.scoreLead = lead;
    analysis.visits = 1000;
    for (const char *vertex : candidates) {
        Candidate candidate;
        candidate.move = at(vertex);
        candidate.order = static_cast<int>(analysis.candidates.size());
        analysis.candidates.push_back(candidate);
    }
    return analysis;
}

/// Black loses 20 % and 4 points, White 10 % and nothing known, Black gains 5 %.
struct Reviewed
{
    GameTree tree = treeOf("(;SZ[9];B[cc];W[gg];B[dd])");
    std::vector<ReviewStop> stops = stopsOf(tree);
    AnalysisStore store;

    Reviewed()
    {
        store.keep(stops[0].node, KatagoName, analysisOf(0.5F, 1, {"E5", "C7"}));
        store.keep(stops[1].node, KatagoName, analysisOf(0.3F, -3, {"G3"}));
        store.keep(stops[2].node, KatagoName, analysisOf(0.4F, std::nullopt, {"E5"}));
        store.keep(stops[3].node, KatagoName, analysisOf(0.45F, -2, {"E5"}));
    }
};

bool isNear(float value, double expected)
{
    return std::abs(value - expected) < 1e-5;
}

} // namespace

void ReviewedGameTest::aPlaceIsBeforeTheFirstMoveAndAfterEach()
{
    const GameTree tree = treeOf("(;SZ[9];B[cc];W[gg];B[])");
    const std::vector<ReviewStop> stops = stopsOf(tree);

    QCOMPARE(stops.size(), std::size_t(4));
    QCOMPARE(stops[0].moveNumber, 0);
    QVERIFY(!stops[0].move);
    QVERIFY(stops[1].move == (Move{Color::Black, at("C7")}));
    QVERIFY(stops[3].move == Move::pass(Color::Black));
    const EngineGame place = placeAt(tree, stops[3].node);
    QCOMPARE(place.line.moves.size(), std::size_t(3));
    QCOMPARE(place.line.size, BoardSize::square(9));
}

void ReviewedGameTest::aRangeTakesThePlaceBeforeIt_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("inside") << 2 << 3 << QList<int>{1, 2, 3};
    QTest::newRow("from the start") << 1 << 2 << QList<int>{0, 1, 2};
    QTest::newRow("beyond the end") << 4 << 99 << QList<int>{3, 4};
}

void ReviewedGameTest::aRangeTakesThePlaceBeforeIt()
{
    QFETCH(const int, first);
    QFETCH(const int, last);
    QFETCH(const QList<int>, numbers);

    QList<int> found;
    for (const ReviewStop &stop :
         stopsOf(treeOf("(;SZ[9];B[cc];W[gg];B[dd];W[ee])"), {.first = first, .last = last})) {
        found.append(stop.moveNumber);
    }
    QCOMPARE(found, numbers);
}

void ReviewedGameTest::nodesWhereNothingHappensAreNoPlaces()
{
    const std::vector<ReviewStop> stops =
        stopsOf(treeOf("(;SZ[9];C[hello];B[cc];N[pause];W[gg];AW[hh])"));

    QCOMPARE(stops.size(), std::size_t(4));
    QCOMPARE(stops[3].moveNumber, 2);
    QVERIFY(!stops[3].move);
}

void ReviewedGameTest::whereBothHavePassedIsNoPlace()
{
    const std::vector<ReviewStop> stops = stopsOf(treeOf("(;SZ[9];B[cc];W[];B[];W[gg];B[];W[dd])"));

    QList<int> numbers;
    for (const ReviewStop &stop : stops) {
        numbers.append(stop.moveNumber);
    }
    QCOMPARE(numbers, (QList<int>{0, 1, 2, 4, 5, 6}));
    QVERIFY(!stops[3].move); // with nothing before it, it is not judged
    QVERIFY(stops[5].move);
}

void ReviewedGameTest::movesOutOfTurnAreNotJudged()
{
    const auto judged = [](const char *sgf) {
        QByteArray moves;
        for (const ReviewStop &stop : stopsOf(treeOf(sgf))) {
            moves += !stop.move ? '-' : stop.move->color == Color::Black ? 'B' : 'W';
        }
        return moves;
    };
    QCOMPARE(judged("(;SZ[9];B[cc];B[dd];W[ee])"), QByteArray("-B-W"));
    QCOMPARE(judged("(;SZ[9];B[cc];PL[B];B[dd];W[ee])"), QByteArray("-B-BW"));
    QCOMPARE(judged("(;SZ[9];B[cc];PL[B];W[dd])"), QByteArray("-B--"));
    QCOMPARE(judged("(;SZ[9]HA[2];B[gc];B[cg];W[ee])"), QByteArray("-BBW"));
}

void ReviewedGameTest::placesKnowKomiAndRules()
{
    const EngineGame said = termsOfRecord(treeOf("(;SZ[9]KM[5.5]RU[Japanese])"));
    QCOMPARE(said.komi, 5.5);
    QVERIFY(said.rules == rulesetFromText("japanese"));

    const EngineGame unsaid = termsOfRecord(treeOf("(;SZ[9]HA[2]AB[cc][gg])"));
    QCOMPARE(unsaid.komi, 0.5);
    QVERIFY(!unsaid.rules);
}

void ReviewedGameTest::movesAreJudgedByWhatComesBeforeAndAfter()
{
    const Reviewed game;
    const std::vector<JudgedMove> moves = judgedMoves(game.stops, game.store, KatagoName);

    QCOMPARE(moves.size(), std::size_t(3));
    QCOMPARE(moves[0].number, 1);
    QVERIFY(isNear(moves[0].loss.winrate, 0.2));
    QVERIFY(isNear(moves[0].loss.points.value_or(0), 4));
    QCOMPARE(moves[0].rank, std::optional(1));
    QVERIFY(moves[0].choice.move == at("E5"));
    QVERIFY(isNear(moves[0].winrate, 0.3));
    QVERIFY(isNear(moves[1].loss.winrate, 0.1)); // White's, as Black rose from 30 to 40 %
    QVERIFY(!moves[1].loss.points);
    QCOMPARE(moves[1].rank, std::optional(0));
    QVERIFY(isNear(moves[2].loss.winrate, -0.05));
    QCOMPARE(moves[2].rank, std::optional<int>());
}

void ReviewedGameTest::movesWithoutBothAnswersAreNotJudged()
{
    Reviewed game;
    AnalysisStore store;
    store.keep(game.stops[1].node, KatagoName, analysisOf(0.5F, 0, {"E5"}));
    store.keep(game.stops[2].node, KatagoName, analysisOf(0.5F, 0, {"E5"}));
    store.keep(game.stops[3].node, QStringLiteral("other"), analysisOf(0.5F, 0, {"E5"}));

    const std::vector<JudgedMove> moves = judgedMoves(game.stops, store, KatagoName);

    QCOMPARE(moves.size(), std::size_t(1));
    QCOMPARE(moves[0].number, 2);
}

void ReviewedGameTest::aPlayersReviewCountsLossesOnly()
{
    const Reviewed game;
    const std::vector<JudgedMove> moves = judgedMoves(game.stops, game.store, KatagoName);

    const PlayerReview black = reviewOf(Color::Black, moves);
    QCOMPARE(black.moves, 2);
    QCOMPARE(black.choices, 0);
    QVERIFY(isNear(black.averageLoss, 0.1));
    QCOMPARE(black.averagePointLoss, std::optional(4.0F)); // of the third move none is known
    QCOMPARE(black.worst, std::vector<std::size_t>{0});

    const PlayerReview white = reviewOf(Color::White, moves);
    QCOMPARE(white.moves, 1);
    QCOMPARE(white.choices, 1);
    QVERIFY(!white.averagePointLoss);
}

void ReviewedGameTest::whatIsNotSureIsNoMistakeAndNoneOfTheWorst()
{
    const GameTree tree = treeOf("(;SZ[9];B[cc];W[gg];B[dd])");
    const std::vector<ReviewStop> stops = stopsOf(tree);
    AnalysisStore store;
    const auto keep = [&](std::size_t stop, float winrate, float lead) {
        Analysis analysis = analysisOf(winrate, lead, {"E5"});
        analysis.visits = 100;
        store.keep(stops[stop].node, KatagoName, analysis);
    };
    keep(0, 0.5F, 1);
    keep(1, 0.39F, -3); // 11 ± 7 %
    keep(2, 0.7F, -4);  // White's chance sinks by 31 %, but it gains a point
    keep(3, 0.4F, -9);
    const std::vector<JudgedMove> moves = judgedMoves(stops, store, KatagoName);

    QVERIFY(!isMistake(moves[0], {}));
    QVERIFY(seemsMistake(moves[0], {}));
    QVERIFY(!isMistake(moves[1], {}));
    QVERIFY(isMistake(moves[2], {}));
    const PlayerReview black = reviewOf(Color::Black, moves);
    QVERIFY(isNear(black.averageLoss, 0.205));
    QCOMPARE(black.worst, std::vector<std::size_t>{2});
    QVERIFY(isNear(reviewOf(Color::White, moves).averageLoss, 0));
}

void ReviewedGameTest::whatAnEngineTellsOfItsUncertaintyDecides()
{
    const GameTree tree = treeOf("(;SZ[9];B[cc])");
    const std::vector<ReviewStop> stops = stopsOf(tree);
    const auto isMistaken = [&](float bound, std::optional<float> scoreStdev) {
        AnalysisStore store;
        for (const std::size_t stop : {0U, 1U}) {
            Analysis analysis =
                stop == 0 ? analysisOf(0.5F, 1, {"E5"}) : analysisOf(0.39F, -3, {"E5"});
            analysis.visits = 100;
            analysis.scoreStdev = scoreStdev;
            analysis.candidates[0].winrate = analysis.winrate;
            analysis.candidates[0].lcb = analysis.winrate - bound;
            store.keep(stops[stop].node, KatagoName, analysis);
        }
        return isMistake(judgedMoves(stops, store, KatagoName).front(), {});
    };
    QVERIFY(isMistaken(0.1F, {}));   // 11 ± 3 %
    QVERIFY(!isMistaken(0.25F, {})); // 11 ± 7 %
    QVERIFY(isMistaken(0.25F, 5));   // 4 ± 0.7 points
    QVERIFY(!isMistaken(0.25F, 20)); // 4 ± 2.8 points
}

SHINPAN_TEST(ReviewedGameTest)
#include "reviewedgame_test.moc"
