#include "core/search/playoutboard.h"

#include "core/search/fastrandom.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <initializer_list>
#include <optional>
#include <vector>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// Fails where the fast board and the careful one do not agree.
void compareBoards(const PlayoutBoard &fast, const Board &board)
{
    QCOMPARE(fast.hash(), board.hash());
    int empty = 0;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        const Cell cell = fast.cellAt(point);
        QCOMPARE(fast.pointAt(cell), point);
        QCOMPARE(fast.at(cell), board.at(point));
        if (board.at(point) == Stone::Empty) {
            ++empty;
            continue;
        }
        QCOMPARE(fast.stonesOf(cell), board.chainSize(point));
        QCOMPARE(fast.libertiesOf(cell), board.liberties(point));
    }
    QCOMPARE(fast.emptyCount(), empty);
}

/// The eight cells around each empty one are those of a board that was put up at once.
void compareSurroundings(const PlayoutBoard &fast, const Board &board)
{
    const PlayoutBoard fresh(board);
    for (int i = 0; i < fast.emptyCount(); ++i) {
        QCOMPARE(fast.around(fast.emptyAt(i)), fresh.around(fast.emptyAt(i)));
    }
}

} // namespace

class PlayoutBoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomGamesAreThoseOfTheCarefulBoard_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("2x2") << 2 << 2;
        QTest::newRow("5x3") << 5 << 3;
        QTest::newRow("9x9") << 9 << 9;
        QTest::newRow("19x19") << 19 << 19;
        QTest::newRow("25x25") << 25 << 25;
    }
    void randomGamesAreThoseOfTheCarefulBoard()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        Board board({static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)});
        PlayoutBoard fast(board);
        FastRandom random(1);
        Color color = Color::Black;
        for (int move = 0; move < 3 * columns * rows && fast.emptyCount() > 0; ++move) {
            const auto count = static_cast<std::uint32_t>(fast.emptyCount());
            const Cell cell = fast.emptyAt(static_cast<int>(random.below(count)));
            const Point point = fast.pointAt(cell);
            const Board::Capture capture = board.captureBy(color, point);
            QCOMPARE(fast.isLegal(color, cell), capture.suicided == 0 && cell != fast.ko());
            const auto outcome = fast.outcomeOf(color, cell);
            QCOMPARE(outcome.taken, capture.captured);
            QCOMPARE(outcome.liberties == 0, capture.suicided > 0);
            if (fast.isLegal(color, cell)) {
                board.play(color, point);
                QCOMPARE(fast.play(color, cell), capture.captured);
                QCOMPARE(fast.stonesOf(cell), outcome.stones);
                if (capture.captured == 0) {
                    QCOMPARE(std::min(fast.libertiesOf(cell), 2), std::min(outcome.liberties, 2));
                }
                if (move % 16 == 0 || board.size().pointCount() < 100) {
                    compareBoards(fast, board);
                }
            }
            color = opposite(color);
        }
        compareSurroundings(fast, board);
    }

    void aKoIsNotRetakenAtOnce()
    {
        PlayoutBoard board(boardFrom(R"(
            4 . X O .
            3 X . X O
            2 . X O .
            1 . . . .)"));
        board.play(Color::White, board.cellAt(at("B3")));
        QCOMPARE(board.ko(), board.cellAt(at("C3")));
        QVERIFY(!board.isLegal(Color::Black, board.cellAt(at("C3"))));
        board.pass();
        QVERIFY(board.isLegal(Color::Black, board.cellAt(at("C3"))));
    }

    void onlyAndTwoLibertiesAreKnown()
    {
        const PlayoutBoard board(boardFrom(R"(
            3 X . .
            2 O X .
            1 X . O)"));
        QCOMPARE(board.onlyLibertyOf(board.cellAt(at("A3"))), board.cellAt(at("B3")));
        const auto two = board.twoLibertiesOf(board.cellAt(at("C1")));
        QVERIFY(two[0] != two[1]);
        for (const Cell liberty : two) {
            QVERIFY(liberty == board.cellAt(at("B1")) || liberty == board.cellAt(at("C2")));
        }
    }

    void neighborsAreFoundByWhatTheyAre()
    {
        const PlayoutBoard board(boardFrom(R"(
            3 O X .
            2 O . X
            1 X . O)"));
        const Cell middle = board.cellAt(at("B2"));
        const auto found = [&](Places places) {
            std::vector<Cell> cells;
            board.forEachPlace(middle, places, [&](Cell cell) { cells.push_back(cell); });
            return cells;
        };
        const auto cells = [&](std::initializer_list<const char *> vertices) {
            std::vector<Cell> list;
            for (const char *vertex : vertices) {
                list.push_back(board.cellAt(at(vertex)));
            }
            return list;
        };
        QCOMPARE(found(board.placesAround(middle, Stone::Empty)), cells({"B1", "C3"}));
        QCOMPARE(found(board.placesAround(middle, Stone::White)), cells({"A2", "C1", "A3"}));
        QCOMPARE(found(board.placesBeside(middle, Stone::Black)), cells({"C2", "B3"}));
        QCOMPARE(found(board.placesBeside(middle, Stone::Black, 2)), cells({"C2", "B3"}));
        QCOMPARE(found(board.placesBeside(middle, Stone::White, 1)), cells({"A2"}));
        QVERIFY(found(board.placesBeside(middle, Stone::White, 2)).empty());
        QVERIFY(found(board.placesAround(board.cellAt(at("A1")), PlayoutBoard::Border)).size()
                == 5);
    }

    void aCopyIsTheSameBoard()
    {
        PlayoutBoard board(boardFrom(R"(
            4 . X O .
            3 X . X O
            2 . X O .
            1 . . . .)"));
        PlayoutBoard copy{Board(BoardSize::square(9))};
        copy = board;
        QCOMPARE(copy.play(Color::White, copy.cellAt(at("B3"))), 1);
        QCOMPARE(copy.ko(), copy.cellAt(at("C3")));
        QCOMPARE(board.at(board.cellAt(at("B3"))), Stone::Empty);
        board.play(Color::White, board.cellAt(at("B3")));
        QCOMPARE(copy.hash(), board.hash());
        QCOMPARE(copy.emptyAt(copy.emptyCount() - 1), board.emptyAt(board.emptyCount() - 1));
    }

    void areaIsWhatOnlyOneSideTouches()
    {
        const PlayoutBoard board(boardFrom(R"(
            4 . X O .
            3 . X O .
            2 X X O O
            1 X . O .)"));
        QCOMPARE(board.areaDifference(), 7 - 8);
    }
};

SHINPAN_TEST(PlayoutBoardTest)
#include "playoutboard_test.moc"
