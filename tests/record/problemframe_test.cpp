#include "core/record/problem/problemframe.h"

#include "core/rules/scoring.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// The rest of the board is filled such that the game is won by whoever wins the problem.
class ProblemFrameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCornerIsFramed();
    void theProblemItselfStaysAsItIs();
    void whoStandsOutsideAttacks();
    void theGameIsDecidedByTheProblem_data();
    void theGameIsDecidedByTheProblem();
    void everyStoneOfTheFrameLives();
    void aFullBoardHasNoFrame();
    void onlyWhereNothingCanBeSharedOutIsTheKomiAnotherOne();
    void aPartOfAGameIsFramedAlone();
};

namespace {

constexpr double Komi = 7.5;

[[nodiscard]] Board problemOn(int side, bool swaps = false)
{
    Board board(BoardSize::square(side));
    const auto put = [&](const char *vertex, bool isBlack) {
        board.set(test::at(vertex), isBlack != swaps ? Stone::Black : Stone::White);
    };
    for (const char *vertex : {"A2", "B2", "C2", "D2", "D1"}) {
        put(vertex, false); // lives, or does not
    }
    for (const char *vertex : {"A3", "B3", "C3", "D3", "E2", "E1"}) {
        put(vertex, true);
    }
    return board;
}

[[nodiscard]] std::optional<ProblemFrame> frameOf(const Board &board)
{
    return frameAround(board, BoardRegion::whole(board.size()), Komi);
}

} // namespace

void ProblemFrameTest::aCornerIsFramed()
{
    const Board board = problemOn(19);
    const std::optional<ProblemFrame> frame = frameOf(board);
    QVERIFY(frame);
    QCOMPARE(frame->attacker, Color::Black);
    QCOMPARE(frame->inside.bottomLeft, test::at("A1"));
    QCOMPARE(frame->inside.topRight, test::at("G5"));
    const Board result = framed(board, *frame);
    QCOMPARE(result.at(test::at("H1")), Stone::Black); // the wall
    QCOMPARE(result.at(test::at("A6")), Stone::Black);
    QCOMPARE(result.at(test::at("A19")), Stone::White); // the other side's share
}

void ProblemFrameTest::theProblemItselfStaysAsItIs()
{
    const Board board = problemOn(13);
    const std::optional<ProblemFrame> frame = frameOf(board);
    QVERIFY(frame);
    const Board result = framed(board, *frame);
    forEachPoint(frame->inside, [&](Point point) { QCOMPARE(result.at(point), board.at(point)); });
}

void ProblemFrameTest::whoStandsOutsideAttacks()
{
    QCOMPARE(frameOf(problemOn(19, true))->attacker, Color::White);
}

void ProblemFrameTest::theGameIsDecidedByTheProblem_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<bool>("swaps");
    for (const int side : {7, 8, 9, 10, 11, 13, 15, 19, 25}) {
        for (const bool swaps : {false, true}) {
            QTest::addRow("%d, %s lives", side, swaps ? "Black" : "White") << side << swaps;
        }
    }
}

/// Counts area with the problem's defender dead, and alive.
void ProblemFrameTest::theGameIsDecidedByTheProblem()
{
    QFETCH(int, side);
    QFETCH(bool, swaps);
    const Board board = problemOn(side, swaps);
    const std::optional<ProblemFrame> frame = frameOf(board);
    QVERIFY(frame);
    const Color defender = opposite(frame->attacker);
    Board dead = framed(board, *frame);
    Board alive = dead;
    forEachPoint(frame->inside, [&](Point point) {
        if (dead.at(point) == stoneOf(defender)) {
            dead.set(point, Stone::Empty);
        }
    });
    alive.set(test::at("B1"), stoneOf(defender)); // two eyes
    const auto leadOfDefender = [&](const Board &end) {
        GameTerms terms;
        terms.komi = frame->komi;
        const Count count = countGame(Position(end, Color::Black, {}), terms);
        return count.sides[defender].total() - count.sides[frame->attacker].total();
    };
    QVERIFY2(leadOfDefender(dead) < 0, qPrintable(QString::number(leadOfDefender(dead))));
    QVERIFY2(leadOfDefender(alive) > 0, qPrintable(QString::number(leadOfDefender(alive))));
}

void ProblemFrameTest::everyStoneOfTheFrameLives()
{
    for (int side = 7; side <= 25; ++side) {
        const Board board = problemOn(side);
        const std::optional<ProblemFrame> frame = frameOf(board);
        QVERIFY(frame);
        const Board result = framed(board, *frame);
        for (const auto &[point, color] : frame->stones) {
            QVERIFY(result.liberties(point) >= 2);
        }
    }
}

void ProblemFrameTest::aFullBoardHasNoFrame()
{
    QVERIFY(!frameOf(Board()));
    QVERIFY(!frameOf(problemOn(6)));
    Board scattered;
    for (const char *vertex : {"D4", "Q16", "D16", "Q4"}) {
        scattered.set(test::at(vertex), Stone::Black);
    }
    QVERIFY(!frameOf(scattered));
}

void ProblemFrameTest::onlyWhereNothingCanBeSharedOutIsTheKomiAnotherOne()
{
    for (const int side : {9, 13, 19}) {
        QCOMPARE(frameOf(problemOn(side))->komi, Komi);
    }
    const double small = frameOf(problemOn(7))->komi;
    QVERIFY(small > Komi);
    QCOMPARE(small - std::floor(small), 0.5);
    QVERIFY(frameOf(problemOn(7, true))->komi < 0); // White attacks
}

void ProblemFrameTest::aPartOfAGameIsFramedAlone()
{
    Board board = problemOn(19);
    for (const char *vertex : {"D16", "Q16", "Q4"}) {
        board.set(test::at(vertex), Stone::White);
    }
    const auto frame =
        frameAround(board, BoardRegion::between(test::at("A1"), test::at("G6")), Komi);
    QVERIFY(frame);
    QCOMPARE(framed(board, *frame), framed(problemOn(19), *frameOf(problemOn(19))));
}

SHINPAN_TEST(ProblemFrameTest)
#include "problemframe_test.moc"
