#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/boardframe.h"

#include <QTest>

#include <set>

using namespace shinpan;

namespace {

/// The board as it is seen, drawn.
std::string seenDiagram(const Board &board, Orientation orientation)
{
    Board seen(orientation.seenSize(board.size()));
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        seen.set(orientation.seen(point, board.size()), board.at(point));
    }
    return test::diagramOf(seen);
}

std::string drawn(std::string_view diagram)
{
    return test::diagramOf(test::boardFrom(diagram));
}

} // namespace

class OrientationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsAndFlipsDoWhatTheySay()
    {
        const Board board = test::boardFrom("X . O"
                                            "\n. . .");
        const Orientation original;
        QCOMPARE(seenDiagram(board, original), drawn("X . O"
                                                     "\n. . ."));
        QCOMPARE(seenDiagram(board, original.turnedRight()), drawn(". X"
                                                                   "\n. ."
                                                                   "\n. O"));
        QCOMPARE(seenDiagram(board, original.turnedLeft()), drawn("O ."
                                                                  "\n. ."
                                                                  "\nX ."));
        QCOMPARE(seenDiagram(board, original.flippedSideways()), drawn("O . X"
                                                                       "\n. . ."));
        QCOMPARE(seenDiagram(board, original.flippedUpsideDown()), drawn(". . ."
                                                                         "\nX . O"));
    }

    void flipsAndTurnsAreOfTheScreenHoweverTheBoardIsTurned()
    {
        const Board board = test::boardFrom("X . O"
                                            "\nO . .");
        for (int index = 0; index < 8; ++index) {
            const Orientation before = Orientation::fromIndex(index);
            const Board seen = test::boardFrom(seenDiagram(board, before));
            const Orientation none;
            QCOMPARE(seenDiagram(board, before.turnedRight()),
                     seenDiagram(seen, none.turnedRight()));
            QCOMPARE(seenDiagram(board, before.turnedLeft()), seenDiagram(seen, none.turnedLeft()));
            QCOMPARE(seenDiagram(board, before.flippedSideways()),
                     seenDiagram(seen, none.flippedSideways()));
            QCOMPARE(seenDiagram(board, before.flippedUpsideDown()),
                     seenDiagram(seen, none.flippedUpsideDown()));
        }
    }

    void theEightAreDifferentAndKeepTheirNumbers()
    {
        const Board board = test::boardFrom("X O ."
                                            "\n. . .");
        std::set<std::string> pictures;
        for (int index = 0; index < 8; ++index) {
            QCOMPARE(Orientation::fromIndex(index).index(), index);
            pictures.insert(seenDiagram(board, Orientation::fromIndex(index)));
        }
        QCOMPARE(pictures.size(), std::size_t(8));
    }

    void everySeenPointLeadsBackToItsPoint()
    {
        for (const BoardSize size : {BoardSize{1, 1}, BoardSize{19, 19}, BoardSize{52, 7}}) {
            for (int index = 0; index < 8; ++index) {
                const Orientation orientation = Orientation::fromIndex(index);
                for (int i = 0; i < size.pointCount(); ++i) {
                    const Point seen = orientation.seen(size.pointAt(i), size);
                    QVERIFY(orientation.seenSize(size).contains(seen));
                    QCOMPARE(orientation.pointSeenAt(seen, size), size.pointAt(i));
                }
            }
        }
    }
};

SHINPAN_TEST(OrientationTest)
#include "orientation_test.moc"
