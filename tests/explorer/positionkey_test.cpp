#include "core/explorer/positionkey.h"

#include "core/board/symmetry.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <bit>
#include <set>

using namespace shinpan;

namespace {

const BoardSize Size = BoardSize::square(9);

[[nodiscard]] Board boardWith(const std::vector<std::pair<Point, Stone>> &stones, int symmetry)
{
    Board board(Size);
    for (const auto &[point, stone] : stones) {
        board.set(transformed(point, Size, symmetry), stone);
    }
    return board;
}

} // namespace

/// PositionKey and PositionHash.
class PositionKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnedAndMirroredBoardsHaveOneKey();
    void exchangedColorsWithTheTurnHaveOneKey();
    void theTurnAndTheSizeBelongToIt();
    void aSymmetryLeadsFromEachBoardToOneAndTheSame();
    void theEmptyBoardHasAllSymmetries();
    void stonesThatGoLeaveNothingBehind();
};

void PositionKeyTest::turnedAndMirroredBoardsHaveOneKey()
{
    std::set<std::uint64_t> keys;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        keys.insert(keyOf(boardWith({{{2, 3}, Stone::Black}, {{6, 6}, Stone::White}}, symmetry),
                          Color::Black)
                        .number);
    }
    QCOMPARE(keys.size(), std::size_t{1});
    QVERIFY(*keys.begin() < std::uint64_t{1} << PositionKey::Bits);
}

void PositionKeyTest::exchangedColorsWithTheTurnHaveOneKey()
{
    const Board board = boardWith({{{2, 3}, Stone::Black}, {{6, 6}, Stone::White}}, 0);
    const Board exchanged = boardWith({{{2, 3}, Stone::White}, {{6, 6}, Stone::Black}}, 5);

    QCOMPARE(keyOf(board, Color::Black).number, keyOf(exchanged, Color::White).number);
    QVERIFY(keyOf(board, Color::Black).number != keyOf(exchanged, Color::Black).number);
}

void PositionKeyTest::theTurnAndTheSizeBelongToIt()
{
    const Board board = boardWith({{{2, 3}, Stone::Black}}, 0);

    QVERIFY(keyOf(board, Color::Black).number != keyOf(board, Color::White).number);
    QVERIFY(keyOf(Board(Size), Color::Black).number
            != keyOf(Board(BoardSize::square(13)), Color::Black).number);
}

void PositionKeyTest::aSymmetryLeadsFromEachBoardToOneAndTheSame()
{
    const std::vector<std::pair<Point, Stone>> stones{{{2, 3}, Stone::Black},
                                                      {{6, 7}, Stone::White}};
    std::set<std::pair<int, int>> places;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        const PositionKey key = keyOf(boardWith(stones, symmetry), Color::White);
        QCOMPARE(std::popcount(key.symmetries), 1);
        const int back = std::countr_zero(key.symmetries);
        const auto placeOf = [&](Point point) {
            return Size.indexOf(transformed(transformed(point, Size, symmetry), Size, back));
        };
        places.emplace(placeOf({2, 3}), placeOf({6, 7}));
    }
    QCOMPARE(places.size(), std::size_t{1});
}

void PositionKeyTest::theEmptyBoardHasAllSymmetries()
{
    QCOMPARE(keyOf(Board(Size), Color::Black).symmetries, std::uint8_t{0xFF});
    QCOMPARE(keyOf(Board(BoardSize{9, 13}), Color::Black).symmetries, std::uint8_t{0x0F});
}

void PositionKeyTest::stonesThatGoLeaveNothingBehind()
{
    const PositionKeyTable table(Size);
    PositionHash hash(table);
    hash.toggle({4, 4}, Color::Black);
    hash.toggle({2, 3}, Color::White);
    hash.toggle({4, 4}, Color::Black);

    QCOMPARE(hash.key(Color::Black).number,
             keyOf(boardWith({{{2, 3}, Stone::White}}, 0), Color::Black).number);
}

SHINPAN_TEST(PositionKeyTest)
#include "positionkey_test.moc"
