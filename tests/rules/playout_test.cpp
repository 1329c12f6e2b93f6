#include "core/rules/playout.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// How much a chain's points are its own.
double ownSum(const Board &board, const std::vector<double> &ownership, Point chain)
{
    double sum = 0;
    board.forEachInChain(chain, [&](Point stone) {
        sum += ownership[static_cast<std::size_t>(board.size().indexOf(stone))];
    });
    return board.at(chain) == Stone::Black ? sum : -sum;
}

/// How many chains have more points of the opponent's than of their own.
std::size_t deadChains(const Board &board, const std::vector<double> &ownership)
{
    std::vector<Point> seen;
    std::size_t dead = 0;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) != Stone::Empty && std::ranges::find(seen, point) == seen.end()) {
            board.forEachInChain(point, [&](Point stone) { seen.push_back(stone); });
            dead += ownSum(board, ownership, point) < -1e-9 ? 1 : 0;
        }
    }
    return dead;
}

} // namespace

/// What we take for dead ourselves.
class PlayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The stones in lower case.
    void deadStonesAreFound_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::newRow("a stone in a corridor") << QByteArray(R"(
            5 . . X O .
            4 . . X O .
            3 o . X O .
            2 . . X O .
            1 . . X O .)");
        QTest::newRow("a stone on each side") << QByteArray(R"(
            9 . . . . X O . . .
            8 . . . . X O . . .
            7 . . . . X O . . .
            6 . . . . X O . . .
            5 . . . . X O x . .
            4 . . . . X O . . .
            3 . . o . X O . . .
            2 . . . . X O . . .
            1 . . . . X O . . .)");
        QTest::newRow("a group with one eye") << QByteArray(R"(
            7 . . . X O . .
            6 . . . X O . .
            5 X X X X O . .
            4 o o o X O . .
            3 o . o X O . .
            2 o o o X O . .
            1 . X X X O . .)");
        QTest::newRow("two eyes live") << QByteArray(R"(
            5 . . . X .
            4 X X X X .
            3 O O O X .
            2 O . O X .
            1 . O O X .)");
        QTest::newRow("seki lives") << QByteArray(R"(
            6 . . . X O . . .
            5 . . . X O . . .
            4 X X X X O O O O
            3 X O O O X X O .
            2 X O O . X X O .
            1 X O O . X X O .)");
        QTest::newRow("empty board") << QByteArray(". . .\n. . .\n. . .");
        QTest::newRow("1x1 board") << QByteArray(".");
    }
    void deadStonesAreFound()
    {
        QFETCH(QByteArray, diagram);
        const std::string drawn = diagram.toStdString();
        const Board board = boardFrom(drawn);
        const Position position(board, Color::Black, {});
        const Count count = countGame(position, {0, 0}, estimateStatus(position));
        std::vector<Point> dead = pointsDrawnAs("xo", drawn);
        std::ranges::sort(dead);
        QCOMPARE(count.dead, dead);
    }

    void estimateIsTheSameForTheSameSeed()
    {
        const Position position(boardFrom(". . X O .\n. . X O .\n. . X O ."), Color::Black, {});
        QCOMPARE(estimateOwnership(position, 7, 20), estimateOwnership(position, 7, 20));
        QVERIFY(estimateOwnership(position, 7, 20) != estimateOwnership(position, 8, 20));
    }

    /// An estimate then holds nothing up, on whatever board.
    void largeBoardsGetFewerPlayouts()
    {
        QCOMPARE(defaultPlayouts(BoardSize::square(9)), 128);
        QCOMPARE(defaultPlayouts(BoardSize::square(19)), 64);
        QCOMPARE(defaultPlayouts(BoardSize::square(52)), 8);
    }

    /// They are, though not all are played when the rest could change nothing.
    void theDeadAreThoseOfAllPlayouts()
    {
        const Board board = boardFrom(R"(
            7 . . X . O . .
            6 . O X . O X .
            5 . . X O . . .
            4 X X . O O . O
            3 . O X . O X X
            2 O . X O . . .
            1 . . X . O . X)");
        const Position position(board, Color::Black, {});
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const std::vector<double> ownership = estimateOwnership(position, seed, 41);
            for (const Point stone : estimateStatus(position, seed, 41).dead) {
                QVERIFY(ownSum(board, ownership, stone) < 0);
            }
            const auto dead = estimateStatus(position, seed, 41).dead.size();
            QCOMPARE(dead, deadChains(board, ownership));
        }
    }

    void ownershipSaysWhoseEachPointIs()
    {
        const Position position(boardFrom("X . X O . O\n. X X O O ."), Color::Black, {});
        const std::vector<double> row{1, 1, 1, -1, -1, -1};
        std::vector<double> both = row;
        both.insert(both.end(), row.begin(), row.end());
        QCOMPARE(estimateOwnership(position), both);
        QCOMPARE(estimateOwnership(position, 1, 0), std::vector<double>(12));
    }
};

SHINPAN_TEST(PlayoutTest)
#include "playout_test.moc"
