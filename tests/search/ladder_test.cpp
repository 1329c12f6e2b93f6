#include "core/search/ladder.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// White's stone runs from the top left to the bottom right.
constexpr auto Ladder = R"(
    7 . . . . . . .
    6 . X X . . . .
    5 X O O X . . .
    4 . X . . . . .
    3 . . . . . . .
    2 . . . . . . .
    1 . . . . . . .)";

} // namespace

class LadderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLadderToTheEdgeCatches()
    {
        const PlayoutBoard board(boardFrom(Ladder));
        QVERIFY(isCaughtInAtari(board, board.cellAt(at("C5"))));
    }

    void aLadderBreakerSaves()
    {
        PlayoutBoard board(boardFrom(Ladder));
        board.play(Color::White, board.cellAt(at("F2")));
        QVERIFY(!isCaughtInAtari(board, board.cellAt(at("C5"))));
    }

    void takingAnAttackerSaves()
    {
        const PlayoutBoard board(boardFrom(R"(
            7 . . . . . . .
            6 . X X O . . .
            5 X O O X O . .
            4 . X . . . . .
            3 . . . . . . .
            2 . . . . . . .
            1 . . . . . . .)"));
        QVERIFY(!isCaughtInAtari(board, board.cellAt(at("C5"))));
    }

    void theMoveThatStartsALadderIsFound()
    {
        const PlayoutBoard board(boardFrom(R"(
            7 . . . . . . .
            6 . X X . . . .
            5 X O O . . . .
            4 . X . . . . .
            3 . . . . . . .
            2 . . . . . . .
            1 . . . . . . .)"));
        QCOMPARE(board.pointAt(ladderMove(board, board.cellAt(at("B5")))), at("D5"));
    }

    void noMoveCatchesWhatHasRoom()
    {
        const PlayoutBoard board(boardFrom(R"(
            5 . . . . .
            4 . . . . .
            3 . X O X .
            2 . . . . .
            1 . . . . .)"));
        QCOMPARE(ladderMove(board, board.cellAt(at("C3"))), NoCell);
    }
};

SHINPAN_TEST(LadderTest)
#include "ladder_test.moc"
