#include "tests/support/boarddiagram.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class BoardDiagramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawnStonesStandWhereTheyAreDrawn()
    {
        const Board board = boardFrom(R"(
            3 . X O .
            2 X o . .
            1 . . . x
              A B C D)");
        QCOMPARE(board.size(), (BoardSize{4, 3}));
        QCOMPARE(board.at(at("B3")), Stone::Black);
        QCOMPARE(board.at(at("C3")), Stone::White);
        QCOMPARE(board.at(at("A2")), Stone::Black);
        QCOMPARE(board.at(at("B2")), Stone::White);
        QCOMPARE(board.at(at("D1")), Stone::Black);
        QCOMPARE(board.at(at("A1")), Stone::Empty);
    }

    void numbersAndBlanksMayBeLeftOut()
    {
        QCOMPARE(boardFrom(".XO.\nXO.."), boardFrom("2 . X O .\n1 X O . .\n  A B C D\n"));
    }

    void drawingAndReadingAreInverse()
    {
        Board board(BoardSize{13, 11});
        board.set(at("N11"), Stone::White);
        board.set(at("A1"), Stone::Black);
        board.set(at("G6"), Stone::White);
        QCOMPARE(boardFrom(diagramOf(board)), board);
    }

    void pointsAreFoundByTheirCharacter()
    {
        const auto dead = pointsDrawnAs("xo", ". x O\nX . o");
        QCOMPARE(dead, (std::vector<Point>{at("C1"), at("B2")}));
    }
};

SHINPAN_TEST(BoardDiagramTest)
#include "boarddiagram_test.moc"
