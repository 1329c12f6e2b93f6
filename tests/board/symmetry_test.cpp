#include "core/board/symmetry.h"

#include "core/board/board.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>
#include <string>

using namespace shinpan;
using shinpan::test::boardFrom;

class SymmetryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSquareHasEightImages();
    void aRectangleHasFour();
};

namespace {

Board image(const Board &board, int symmetry)
{
    Board turned(board.size());
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        turned.set(transformed(point, board.size(), symmetry), board.at(point));
    }
    return turned;
}

std::set<std::string> imagesOf(const Board &board)
{
    std::set<std::string> images;
    for (int symmetry = 0; symmetry < symmetryCount(board.size()); ++symmetry) {
        images.insert(test::diagramOf(image(board, symmetry)));
    }
    return images;
}

} // namespace

void SymmetryTest::aSquareHasEightImages()
{
    const Board board = boardFrom(R"(
        . . .
        . . O
        X . .
    )");

    const std::set<std::string> images = imagesOf(board);

    QCOMPARE(images.size(), std::size_t{8});
    QVERIFY(images.contains(test::diagramOf(boardFrom(R"(
        . . X
        . . .
        . O .
    )"))));
    QCOMPARE(image(board, 0), board);
}

void SymmetryTest::aRectangleHasFour()
{
    const std::set<std::string> images = imagesOf(boardFrom(R"(
        . . . .
        X O . .
    )"));

    QCOMPARE(images.size(), std::size_t{4});
    QVERIFY(images.contains(test::diagramOf(boardFrom(R"(
        . . O X
        . . . .
    )"))));
}

SHINPAN_TEST(SymmetryTest)
#include "symmetry_test.moc"
