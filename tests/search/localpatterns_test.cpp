#include "core/search/localpatterns.h"

#include "core/search/playoutboard.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

Neighborhood around(const char *diagram, const char *vertex)
{
    const PlayoutBoard board(boardFrom(diagram));
    return Neighborhood::of(board.around(board.cellAt(at(vertex))));
}

} // namespace

class LocalPatternsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapesAreSeenFromAllSides()
    {
        QVERIFY(around("5 . . . . .\n4 . X O X .\n3 . . . . .\n2 . . . . .\n1 . . . . .", "C3")
                    .isShape());
        QVERIFY(around("5 . . . . .\n4 . O X O .\n3 . . . . .\n2 . . . . .\n1 . . . . .", "C3")
                    .isShape());
        QVERIFY(around("5 . . . . .\n4 . O . . .\n3 . X . . .\n2 . O . . .\n1 . . . . .", "C3")
                    .isShape());
        QVERIFY(!around("5 . . . . .\n4 . X . . .\n3 . . . . .\n2 . . . . .\n1 . . . . .", "C3")
                     .isShape());
    }

    void shapesOnTheEdgeNeedTheEdge()
    {
        QVERIFY(around("3 . . .\n2 O X .\n1 X . O", "B1").isShape());
        QVERIFY(!around("4 . . . .\n3 . . X .\n2 . O . .\n1 . . . .", "B1").isShape());
    }

    void anEyeHasTheDiagonalsItNeeds()
    {
        constexpr unsigned Black = 1;
        const char *corner = "3 . . .\n2 X X .\n1 . X .";
        QVERIFY(around(corner, "A1").isEye(Black));
        QVERIFY(!around(corner, "A1").isEye(2));
        QVERIFY(!around("3 . . .\n2 X O .\n1 . X .", "A1").isEye(Black));
        QVERIFY(around("3 . X O\n2 X . X\n1 X X X", "B2").isEye(Black));
        QVERIFY(!around("3 . X O\n2 X . X\n1 O X X", "B2").isEye(Black));
        QVERIFY(around("3 . X O\n2 X . X\n1 O X X", "B2").isSurrounded(Black));
    }

    void thereAreEightWaysToLookAtASquare()
    {
        const PlayoutBoard board(boardFrom("3 X O .\n2 . . .\n1 . . ."));
        const auto looks = symmetriesOf(board.around(board.cellAt(at("B2"))));
        QCOMPARE((std::set<std::uint16_t>(looks.begin(), looks.end()).size()), std::size_t{8});
        const PlayoutBoard turned(boardFrom("3 . . X\n2 . . O\n1 . . ."));
        QVERIFY(std::ranges::find(looks, turned.around(turned.cellAt(at("B2")))) != looks.end());
        const PlayoutBoard other(boardFrom("3 X . .\n2 . . O\n1 . . ."));
        QVERIFY(std::ranges::find(looks, other.around(other.cellAt(at("B2")))) == looks.end());
    }

    void emptyNeighborsAreCounted()
    {
        const char *diagram = "3 . . .\n2 . . O\n1 . X .";
        QCOMPARE(around(diagram, "A1").liberties(), 1);
        QCOMPARE(around(diagram, "B2").liberties(), 2);
        QCOMPARE(around(diagram, "A2").liberties(), 3);
    }
};

SHINPAN_TEST(LocalPatternsTest)
#include "localpatterns_test.moc"
