#include "core/board/board.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <utility>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

/// How many stones a play takes off: the opponent's, and its own by suicide.
using Taken = std::pair<int, int>;

Taken takenBy(const Board::Capture &capture)
{
    return {capture.captured, capture.suicided};
}

} // namespace

class BoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newBoardIsEmpty_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("least") << 1 << 1;
        QTest::newRow("one row") << 52 << 1;
        QTest::newRow("one column") << 1 << 52;
        QTest::newRow("usual") << 19 << 19;
        QTest::newRow("largest") << 52 << 52;
    }
    void newBoardIsEmpty()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
        const Board board(size);
        QCOMPARE(board.size(), size);
        QCOMPARE(board.hash(), std::uint64_t{0});
        for (int i = 0; i < size.pointCount(); ++i) {
            QCOMPARE(board.at(size.pointAt(i)), Stone::Empty);
        }
    }

    void playCaptures_data()
    {
        QTest::addColumn<Board>("before");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("captured");
        QTest::addColumn<int>("suicided");
        QTest::addColumn<Board>("after");
        const auto row = [](const char *name, const char *before, const QString &move, Taken taken,
                            const char *after) {
            QTest::newRow(name) << boardFrom(before) << move << taken.first << taken.second
                                << boardFrom(after);
        };
        row("nothing", "...\n.O.\n.X.", u"X A2"_s, {0, 0}, "...\nXO.\n.X.");
        row("one stone in the centre", ".X.\nXO.\n.X.", u"X C2"_s, {1, 0}, ".X.\nX.X\n.X.");
        row("one stone in the corner", "X..\nO..\n.X.", u"X A1"_s, {0, 0}, "X..\nO..\nXX.");
        row("a corner chain", "X..\nOX.\nO..", u"X B1"_s, {2, 0}, "X..\n.X.\n.X.");
        row("two chains at once", "XOX\nO.O\nXOX", u"X B2"_s, {4, 0}, "X.X\n.X.\nX.X");
        row("one chain that touches twice", "XXX.\nXOOX\nXO.X\nXXXX", u"X C2"_s, {3, 0},
            "XXX.\nX..X\nX.XX\nXXXX");
        row("capture comes before suicide", "XO.\nO.O\nXO.", u"X B2"_s, {1, 0}, "XO.\n.XO\nXO.");
        row("capture saves", ".XO\nXO.\n.XO", u"X C2"_s, {3, 0}, ".X.\nX.X\n.X.");
        row("suicide of one stone", ".O.\nO.O\n.O.", u"X B2"_s, {0, 1}, ".O.\nO.O\n.O.");
        row("suicide of several", ".OO\nO.X\n.OO", u"X B2"_s, {0, 2}, ".OO\nO..\n.OO");
        row("suicide that joins two chains", "XO.\n.XO\nXO.", u"X A2"_s, {0, 4}, ".O.\n..O\n.O.");
        row("suicide on 1x1", ".", u"X A1"_s, {0, 1}, ".");
        row("on one row", "XO.", u"X C1"_s, {1, 0}, "X.X");
        row("full 2x2", "XX\nX.", u"O B1"_s, {3, 0}, "..\n.O");
        row("overwriting the opponent's stone", ".X.\nXOX\n.X.", u"X B2"_s, {0, 0},
            ".X.\nXXX\n.X.");
        row("overwriting the own stone", ".X.\nXX.\n...", u"X B2"_s, {0, 0}, ".X.\nXX.\n...");
        row("overwriting captures its neighbours", "OOX\nX.X\n...", u"X B3"_s, {1, 0},
            ".XX\nX.X\n...");
        row("overwriting may be suicide", ".OO.\nOXO.\nOOO.", u"X B1"_s, {0, 2},
            ".OO.\nO.O.\nO.O.");
    }
    void playCaptures()
    {
        QFETCH(Board, before);
        QFETCH(QString, move);
        QFETCH(int, captured);
        QFETCH(int, suicided);
        QFETCH(Board, after);
        const Color color = move.startsWith(u'X') ? Color::Black : Color::White;
        const Point point = at(move.mid(2).toStdString());
        Board board = before;
        const Board::Capture capture = board.play(color, point);
        QCOMPARE(board, after);
        QCOMPARE(takenBy(capture), Taken(captured, suicided));
        QCOMPARE(board.hash(), after.hash());
        QCOMPARE(capture.hash, after.hash());
        if (before.at(point) == Stone::Empty) {
            const Board::Capture foretold = before.captureBy(color, point);
            QCOMPARE(takenBy(foretold), Taken(captured, suicided));
            QCOMPARE(foretold.hash, after.hash());
        }
    }

    void chainsThatCameOffCanStillBeVisited()
    {
        const Board before = boardFrom("XXX.\nXOOX\nXO.X\nXX.O");
        Board board = before;
        const Board::Capture capture = board.play(Color::Black, at("C2"));
        int visited = 0;
        for (const Point chain : capture.chains()) {
            board.forEachInChain(chain, [&](Point stone) {
                QCOMPARE(before.at(stone), Stone::White);
                QCOMPARE(board.at(stone), Stone::Empty);
                ++visited;
            });
        }
        QCOMPARE(visited, 3);
    }

    void captureNamesEachChainOnce()
    {
        const Board board = boardFrom(R"(
            4 X X X X .
            3 X O O X X
            2 X O . O X
            1 X X X X X)");
        const Board::Capture capture = board.captureBy(Color::Black, at("C2"));
        QCOMPARE(capture.captured, 4);
        QCOMPARE(capture.chains().size(), std::size_t{2});
        int stones = 0;
        for (const Point chain : capture.chains()) {
            QCOMPARE(board.at(chain), Stone::White);
            stones += board.chainSize(chain);
        }
        QCOMPARE(stones, 4);
    }

    void chainKnowsItsStonesAndLiberties()
    {
        const Board board = boardFrom(R"(
            5 . . . . .
            4 . X X . .
            3 . X . O .
            2 . X X O .
            1 . . . . X)");
        QCOMPARE(board.chainSize(at("C2")), 5);
        QCOMPARE(board.liberties(at("C2")), 9); // C3 touches three of its stones and counts once
        std::vector<Point> chain;
        board.forEachInChain(at("C2"), [&](Point stone) { chain.push_back(stone); });
        QCOMPARE(chain.front(), at("C2"));
        std::ranges::sort(chain);
        QCOMPARE(chain, (std::vector<Point>{at("B2"), at("B3"), at("B4"), at("C2"), at("C4")}));
        QCOMPARE(board.liberties(at("E1")), 2);
        QCOMPARE(board.liberties(at("D3")), 5);
    }

    void removedStoneSplitsItsChain()
    {
        Board board = boardFrom(R"(
            3 . X .
            2 X X X
            1 . X .)");
        board.set(at("B2"), Stone::Empty);
        QCOMPARE(board, boardFrom(".X.\nX.X\n.X."));
        QCOMPARE(board.chainSize(at("A2")), 1);
        QCOMPARE(board.liberties(at("A2")), 3);
        QCOMPARE(board.play(Color::White, at("B2")).suicided, 1);
    }

    void overwrittenStoneChangesColor()
    {
        Board board = boardFrom("XXX\n...");
        board.set(at("B2"), Stone::White);
        QCOMPARE(board, boardFrom("XOX\n..."));
        QCOMPARE(board.chainSize(at("A2")), 1);
        QCOMPARE(board.liberties(at("B2")), 1);
    }

    void stonesSetUpWithoutLibertiesStayUntilCaptured()
    {
        Board board = boardFrom(R"(
            2 O X . .
            1 X O X .)");
        QCOMPARE(board.liberties(at("A2")), 0);
        QCOMPARE(takenBy(board.play(Color::Black, at("C2"))), Taken(0, 0)); // does not touch them
        QCOMPARE(board.at(at("A2")), Stone::White);
        QCOMPARE(board.at(at("B1")), Stone::White);
        board.set(at("A1"), Stone::Empty);
        QCOMPARE(takenBy(board.play(Color::Black, at("A1"))), Taken(2, 0));
        QCOMPARE(board, boardFrom(". X X .\nX . X ."));
    }

    void hashTellsStonesNotHowTheyCame()
    {
        Board played(BoardSize::square(5));
        played.play(Color::Black, at("C3"));
        played.play(Color::White, at("D4"));
        Board setUp(BoardSize::square(5));
        setUp.set(at("D4"), Stone::White);
        setUp.set(at("C3"), Stone::Black);
        QCOMPARE(played, setUp);
        QCOMPARE(played.hash(), setUp.hash());
        setUp.set(at("C3"), Stone::White);
        QVERIFY(played != setUp);
        QVERIFY(played.hash() != setUp.hash());
    }

    void boardsOfOtherSizesAreNotEqual()
    {
        QVERIFY(Board(BoardSize{3, 5}) != Board(BoardSize{5, 3}));
        QVERIFY(Board(BoardSize{1, 1}) != Board(BoardSize{2, 1}));
    }

    void setUpInAnyOrderGivesTheBoardSetUpAnew()
    {
        std::mt19937 random(1);
        for (const BoardSize size : {BoardSize{1, 4}, BoardSize{4, 3}, BoardSize{52, 52}}) {
            Board board(size);
            for (int step = 0; step < 3000; ++step) {
                const auto count = static_cast<unsigned>(size.pointCount());
                board.set(size.pointAt(static_cast<int>(random() % count)),
                          static_cast<Stone>(random() % 3));
            }
            Board anew(size);
            for (int i = 0; i < size.pointCount(); ++i) {
                anew.set(size.pointAt(i), board.at(size.pointAt(i)));
            }
            QCOMPARE(board, anew);
            QCOMPARE(board.hash(), anew.hash());
            for (int i = 0; i < size.pointCount(); ++i) {
                if (const Point point = size.pointAt(i); board.at(point) != Stone::Empty) {
                    QCOMPARE(board.chainSize(point), anew.chainSize(point));
                    QCOMPARE(board.liberties(point), anew.liberties(point));
                }
            }
        }
    }
};

SHINPAN_TEST(BoardTest)
#include "board_test.moc"
