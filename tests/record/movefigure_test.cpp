#include "core/record/tree/movefigure.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/nodepath.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

using Number = MoveFigure::Number;
using Remark = MoveFigure::Remark;

/// Black takes at C3 with move 5, White takes back at B3 with move 8, Black again with move 11: a
/// ko, with a pass on each side in between.
constexpr char Ko[] = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc]"
                      ";B[ea];W[bb];B[cb];W[ee];B[de];W[bb];B[];W[];B[cb](;W[ad])(;W[bd];B[be]))";

[[nodiscard]] GameTree read(const QByteArray &sgf)
{
    const auto game = readSgf(sgf);
    return game ? game->tree : GameTree();
}

[[nodiscard]] MoveFigure figure(const GameTree &tree, int first, int last)
{
    return figureOf(tree, tree.root(), first, last).value_or(MoveFigure());
}

} // namespace

class MoveFigureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesGetTheirNumbersInTheGame();
    void capturedStonesStay();
    void aMoveOntoANumberIsTold();
    void aMoveOntoAStoneOfThePositionIsTold();
    void setUpWithinTheRangeIsShown();
    void aRangeBeyondTheEndIsCut();
    void aRangeOfAVariation();
    void oneWalkGivesWhatManyGive_data();
    void oneWalkGivesWhatManyGive();
    void aRangeThatIsNotThereFails();
};

void MoveFigureTest::movesGetTheirNumbersInTheGame()
{
    const MoveFigure shown = figure(read("(;SZ[3];B[aa];W[bb];B[cc];W[ac])"), 2, 3);

    QCOMPARE(shown.board, boardFrom("X . .\n"
                                    ". O .\n"
                                    ". . X"));
    QCOMPARE(shown.numbers, (std::vector<Number>{{at("B2"), 2}, {at("C1"), 3}}));
    QVERIFY(shown.remarks.empty());
}

void MoveFigureTest::capturedStonesStay()
{
    const MoveFigure shown = figure(read("(;SZ[3];B[aa];W[ba];B[cc];W[ab])"), 1, 4);

    QCOMPARE(shown.board, boardFrom("X O .\n"
                                    "O . .\n"
                                    ". . X"));
}

void MoveFigureTest::aMoveOntoANumberIsTold()
{
    const MoveFigure shown = figure(read(Ko), 1, 9);

    QCOMPARE(shown.board, boardFrom(". X O . X\n"
                                    "X O X O .\n"
                                    ". X O . .\n"
                                    ". . . . .\n"
                                    ". . . X O"));
    QCOMPARE(shown.remarks,
             (std::vector<Remark>{
                 {{6}, at("B4"), 2}, {{7, 8}, std::nullopt, std::nullopt}, {{9}, at("C4"), 3}}));
}

void MoveFigureTest::aMoveOntoAStoneOfThePositionIsTold()
{
    const MoveFigure shown = figure(read(Ko), 3, 9);

    QCOMPARE(shown.remarks.front(), (Remark{{6}, at("B4"), std::nullopt}));
    QCOMPARE(shown.remarks.back(), (Remark{{9}, at("C4"), 3}));
}

void MoveFigureTest::setUpWithinTheRangeIsShown()
{
    const MoveFigure shown = figure(read("(;SZ[3];B[aa];W[bb];AB[cc]AE[bb];W[ac])"), 1, 3);

    QCOMPARE(shown.board, boardFrom("X . .\n"
                                    ". . .\n"
                                    "O . X"));
    QCOMPARE(shown.numbers, (std::vector<Number>{{at("A3"), 1}, {at("A1"), 3}}));
}

void MoveFigureTest::aRangeBeyondTheEndIsCut()
{
    const GameTree tree = read(Ko);

    const MoveFigure shown = figure(tree, 10, 500);

    QCOMPARE(shown.numbers, (std::vector<Number>{{at("A2"), 10}}));
    QCOMPARE(shown.lastNode, tree.endOfLine(tree.root()));
}

void MoveFigureTest::aRangeOfAVariation()
{
    const GameTree tree = read(Ko);
    const auto place = findPlace(tree, QStringLiteral("9.2"));
    QVERIFY(place);

    const auto shown = figureOf(tree, place->node, 10, 11);

    QVERIFY(shown);
    QCOMPARE(shown->numbers, (std::vector<Number>{{at("B2"), 10}, {at("B1"), 11}}));
}

void MoveFigureTest::oneWalkGivesWhatManyGive_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::newRow("ko and passes") << QByteArray(Ko);
    QTest::newRow("set-up") << QByteArray("(;SZ[5]HA[2]AB[aa];;W[bb];AB[cc]AE[bb];B[bb];AW[dd];"
                                          "C[x];W[cc];B[ee]AW[ea];AE[ee];W[ee];AB[ed])");
}

void MoveFigureTest::oneWalkGivesWhatManyGive()
{
    QFETCH(const QByteArray, sgf);
    const GameTree tree = read(sgf);
    for (int length = 1; length <= 5; ++length) {
        MoveFigures walk(tree, tree.root());
        bool isThere = true;
        for (int first = 1; isThere; first += length) {
            const auto next = walk.next(first, first + length - 1);
            const auto alone = figureOf(tree, tree.root(), first, first + length - 1);
            QCOMPARE(next.has_value(), alone.has_value());
            isThere = alone.has_value();
            if (isThere) {
                QCOMPARE(next->board, alone->board);
                QCOMPARE(next->numbers, alone->numbers);
                QCOMPARE(next->remarks, alone->remarks);
                QCOMPARE(next->lastNode, alone->lastNode);
            }
        }
    }
    QVERIFY(!MoveFigures(tree, tree.root()).next(11, 12));
}

void MoveFigureTest::aRangeThatIsNotThereFails()
{
    const GameTree tree = read(Ko);

    const auto shown = figureOf(tree, tree.root(), 11, 12);

    QVERIFY(!shown);
    QCOMPARE(shown.error(), QStringLiteral("the line has only 10 moves"));
}

SHINPAN_TEST(MoveFigureTest)
#include "movefigure_test.moc"
