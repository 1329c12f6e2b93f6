#include "core/record/search/positionsearch.h"

#include "core/record/gamerecord.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace shinpan;

/// Positions are found wherever they stand, turned, mirrored and with colours exchanged.
class PositionSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeBoardIsFoundWhereItFirstStands();
    void aCornerIsFoundInEveryCorner_data();
    void aCornerIsFoundInEveryCorner();
    void aSideSlidesAlongSidesOnly();
    void whatTouchesNoEdgeIsFoundAnywhere();
    void coloursAreExchangedOnlyIfWished();
    void aSymmetricPatternHasFewVariants();
    void whatIsCapturedAndPlayedAgainIsFoundAgain();
    void hitsStandInTheOrderOfTheFile();
    void aSearchBySlicesFindsTheSame();
    void randomGamesAgreeWithComparingEveryPoint();
    void aCombOfSideLinesIsLinear();
};

namespace {

constexpr int Everything = 1'000'000;

[[nodiscard]] std::vector<PositionHit> search(const GameTree &tree,
                                              const PositionPattern &pattern,
                                              bool turns = true,
                                              bool swaps = true,
                                              int slice = Everything)
{
    PositionSearch search(tree, pattern.variants(turns, swaps));
    while (!search.advance(slice)) { }
    return search.hits();
}

[[nodiscard]] BoardRegion region(const char *corner, const char *opposite)
{
    return BoardRegion::between(test::at(corner), test::at(opposite));
}

[[nodiscard]] Stone swapped(Stone stone)
{
    return stone == Stone::Empty ? stone : stone == Stone::Black ? Stone::White : Stone::Black;
}

/// One of the eight ways to lay a square board of that side on itself.
[[nodiscard]] Point turned(Point point, int way, int side)
{
    int column = point.column;
    int row = point.row;
    if ((way & 4) != 0) {
        std::swap(column, row);
    }
    column = (way & 1) != 0 ? side - 1 - column : column;
    row = (way & 2) != 0 ? side - 1 - row : row;
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

/// Whether the region of `sought` stands, turned somehow, at the same distance from the edges of
/// `board`, which has the same side; point by point.
[[nodiscard]] bool standsOn(const Board &board, const Board &sought, const BoardRegion &region)
{
    const int side = board.size().columns;
    for (int way = 0; way < 16; ++way) {
        bool isEqual = true;
        forEachPoint(region, [&](Point point) {
            const Stone stone = board.at(turned(point, way & 7, side));
            isEqual &= ((way & 8) != 0 ? swapped(stone) : stone) == sought.at(point);
        });
        if (isEqual) {
            return true;
        }
    }
    return false;
}

/// A tree of random moves, many of them captures on so small a board.
[[nodiscard]] GameTree randomTree(QRandomGenerator &random, int nodes, int side)
{
    GameRecord record(BoardSize::square(side));
    std::vector<NodeId> all{record.tree().root()};
    for (int i = 0; i < nodes; ++i) {
        const bool goesOn = random.bounded(4) != 0;
        const NodeId parent = goesOn ? all.back() : all[random.bounded(quint32(all.size()))];
        const auto color = random.bounded(2) == 0 ? Color::Black : Color::White;
        const auto coordinate = [&] { return static_cast<std::uint8_t>(random.bounded(side)); };
        all.push_back(record.addMove(parent, {color, Point{coordinate(), coordinate()}}));
    }
    return record.tree();
}

/// The board after a node and before it.
[[nodiscard]] std::pair<Board, Board> boardsAround(const GameTree &tree, NodeId node)
{
    const NodeId parent = tree.parent(node);
    const Board after = replayTo(tree, node).board();
    return {after, parent == NoNode ? Board(after.size()) : replayTo(tree, parent).board()};
}

} // namespace

void PositionSearchTest::aWholeBoardIsFoundWhereItFirstStands()
{
    const GameTree tree = test::treeFrom("(;SZ[9];B[aa];W[bb];C[no move];B[];W[cc])");
    const Board board = replayTo(tree, test::nodeAt(tree, {0, 0})).board();

    const auto hits = search(tree, {board, BoardRegion::whole(board.size())}, false, false);

    QCOMPARE(hits.size(), std::size_t{1});
    QCOMPARE(hits.front().node, test::nodeAt(tree, {0, 0}));
    QCOMPARE(hits.front().region, BoardRegion::whole(BoardSize::square(9)));
}

void PositionSearchTest::aCornerIsFoundInEveryCorner_data()
{
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<bool>("isFound");

    QTest::newRow("as it is") << QByteArray(";B[cc];W[ec]") << true;
    QTest::newRow("mirrored at the diagonal") << QByteArray(";B[cc];W[ce]") << true;
    QTest::newRow("upper right") << QByteArray(";B[qc];W[oc]") << true;
    QTest::newRow("upper right, other way") << QByteArray(";B[qc];W[qe]") << true;
    QTest::newRow("lower right") << QByteArray(";B[qq];W[oq]") << true;
    QTest::newRow("lower left") << QByteArray(";B[cq];W[co]") << true;
    QTest::newRow("colours exchanged") << QByteArray(";W[cq];B[co]") << true;
    QTest::newRow("one line up") << QByteArray(";B[cd];W[ed]") << false;
    QTest::newRow("too near") << QByteArray(";B[cc];W[dc]") << false;
    QTest::newRow("same colour") << QByteArray(";B[cc];B[ec]") << false;
}

void PositionSearchTest::aCornerIsFoundInEveryCorner()
{
    QFETCH(QByteArray, moves);
    QFETCH(bool, isFound);
    Board board;
    board.set(test::at("C17"), Stone::Black);
    board.set(test::at("E17"), Stone::White);
    const GameTree tree = test::treeFrom("(;SZ[19]" + moves + ')');

    const auto hits = search(tree, {board, region("A19", "F14")});

    QCOMPARE(!hits.empty(), isFound);
}

void PositionSearchTest::aSideSlidesAlongSidesOnly()
{
    const Board board = test::boardFrom(".....\n"
                                        ".....\n"
                                        ".....\n"
                                        ".XO..\n"
                                        ".....\n");
    const PositionPattern pattern(board, region("B1", "C2"));

    const auto found = [&](const char *sgf) { return search(test::treeFrom(sgf), pattern); };

    QCOMPARE(found("(;SZ[5]AB[cd]AW[dd])").size(), std::size_t{1});
    QCOMPARE(found("(;SZ[5]AB[dc]AW[db])").size(), std::size_t{1});  // the right side
    QCOMPARE(found("(;SZ[5]AB[cc]AW[dc])").size(), std::size_t{0});  // in the middle
    QCOMPARE(found("(;SZ[5]AB[ce]AW[de])").size(), std::size_t{0});  // on the first line
    QCOMPARE(found("(;SZ[13]AB[hl]AW[il])").size(), std::size_t{1}); // another board
}

void PositionSearchTest::whatTouchesNoEdgeIsFoundAnywhere()
{
    const Board board = test::boardFrom(".....\n"
                                        ".....\n"
                                        ".XO..\n"
                                        ".....\n"
                                        ".....\n");
    const GameTree tree = test::treeFrom("(;SZ[7];AB[aa];AW[ba];AB[gf];AW[gg];AB[cc])");

    const auto hits = search(tree, {board, region("B3", "C3")}, true, false);

    QCOMPARE(hits.size(), std::size_t{2});
    QCOMPARE(hits[0].region, region("A7", "B7"));
    QCOMPARE(hits[1].region, region("G1", "G2"));
}

void PositionSearchTest::coloursAreExchangedOnlyIfWished()
{
    const Board board = test::boardFrom("...\n"
                                        ".X.\n"
                                        "...\n");
    const GameTree tree = test::treeFrom("(;SZ[3];W[bb])");
    const PositionPattern pattern(board, BoardRegion::whole(board.size()));

    QCOMPARE(search(tree, pattern, true, false).size(), std::size_t{0});
    QCOMPARE(search(tree, pattern, true, true).size(), std::size_t{1});
}

void PositionSearchTest::aSymmetricPatternHasFewVariants()
{
    const Board cross = test::boardFrom(".X.\n"
                                        "XXX\n"
                                        ".X.\n");
    const Board hook = test::boardFrom("XX.\n"
                                       "XO.\n"
                                       "O..\n");
    const auto count = [](const Board &board, bool turns, bool swaps) {
        const PositionPattern pattern(board, BoardRegion::whole(board.size()));
        return pattern.variants(turns, swaps).size();
    };

    QCOMPARE(count(cross, true, true), std::size_t{2});
    QCOMPARE(count(hook, false, false), std::size_t{1});
    QCOMPARE(count(hook, false, true), std::size_t{2});
    QCOMPARE(count(hook, true, true), std::size_t{16});
}

void PositionSearchTest::whatIsCapturedAndPlayedAgainIsFoundAgain()
{
    // Black in the corner is taken and played once more.
    const GameTree tree = test::treeFrom("(;SZ[5];B[aa];W[ba];W[ab];AE[ba];B[aa])");
    const Board board = test::boardFrom("X....\n"
                                        ".....\n"
                                        ".....\n"
                                        ".....\n"
                                        ".....\n");

    const auto hits = search(tree, {board, region("A5", "A5")}, false, false);

    QCOMPARE(hits.size(), std::size_t{2});
    QCOMPARE(hits[1].node, tree.endOfLine(tree.root()));
}

void PositionSearchTest::hitsStandInTheOrderOfTheFile()
{
    const GameTree tree = test::treeFrom("(;SZ[5];B[cc](;W[aa];B[bb];W[cb])(;W[bb](;B[dd];W[cb])"
                                         "(;B[ab]))(;W[cb]))");
    const Board board = test::boardFrom(".....\n"
                                        "..O..\n"
                                        "..X..\n"
                                        ".....\n"
                                        ".....\n");

    const auto hits = search(tree, {board, region("C4", "C3")}, false, false);

    QCOMPARE(hits.size(), std::size_t{3});
    QCOMPARE(hits[0].node, test::nodeAt(tree, {0, 0, 0, 0}));
    QCOMPARE(hits[1].node, test::nodeAt(tree, {0, 1, 0, 0}));
    QCOMPARE(hits[2].node, test::nodeAt(tree, {0, 2}));
}

void PositionSearchTest::aSearchBySlicesFindsTheSame()
{
    QRandomGenerator random(3);
    const GameTree tree = randomTree(random, 400, 5);
    const Board board = replayTo(tree, NodeId{200}).board();
    const PositionPattern pattern(board, region("B2", "D3"));

    QCOMPARE(search(tree, pattern, true, true, 1), search(tree, pattern));
}

void PositionSearchTest::randomGamesAgreeWithComparingEveryPoint()
{
    QRandomGenerator random(7);
    int found = 0;
    for (int round = 0; round < 30; ++round) {
        const int side = 3 + round % 4;
        const GameTree tree = randomTree(random, 120, side);
        const Board sought =
            replayTo(tree, NodeId{random.bounded(quint32(tree.nodeCount()))}).board();
        const auto coordinate = [&] { return static_cast<std::uint8_t>(random.bounded(side)); };
        // A corner of the board is at the same distance from its edges wherever it is.
        const BoardRegion corner = BoardRegion::between({0, 0}, {coordinate(), coordinate()});
        const PositionPattern pattern(sought, corner);
        if (!pattern.hasStones() || corner.columns() == side || corner.rows() == side) {
            continue;
        }

        std::vector<NodeId> expected;
        for (NodeId node = tree.root(); node != NoNode;
             node = tree.nextInSubtree(node, tree.root())) {
            const auto [after, before] = boardsAround(tree, node);
            // Somewhere it stands now that it did not stand before.
            bool isNew = false;
            for (int way = 0; way < 16 && !isNew; ++way) {
                const auto stands = [&](const Board &board) {
                    bool isEqual = true;
                    forEachPoint(corner, [&](Point point) {
                        const Stone stone = board.at(turned(point, way & 7, side));
                        isEqual &= ((way & 8) != 0 ? swapped(stone) : stone) == sought.at(point);
                    });
                    return isEqual;
                };
                isNew = stands(after) && !stands(before);
            }
            if (isNew) {
                expected.push_back(node);
            }
        }

        std::vector<NodeId> nodes;
        for (const PositionHit &hit : search(tree, pattern)) {
            nodes.push_back(hit.node);
            QVERIFY(standsOn(replayTo(tree, hit.node).board(), sought, corner));
        }
        QCOMPARE(nodes, expected);
        found += static_cast<int>(nodes.size());
    }
    QVERIFY2(found > 100, qPrintable(QString::number(found)));
}

void PositionSearchTest::aCombOfSideLinesIsLinear()
{
    GameRecord record;
    NodeId node = record.tree().root();
    QRandomGenerator random(5);
    for (int i = 0; i < 10'000; ++i) {
        const auto color = i % 2 == 0 ? Color::Black : Color::White;
        const auto coordinate = [&] { return static_cast<std::uint8_t>(random.bounded(19)); };
        const NodeId next = record.addMove(node, {color, Point{coordinate(), coordinate()}});
        record.addMove(node, {color, Point{coordinate(), coordinate()}});
        node = next;
    }
    const PositionPattern pattern(replayTo(record.tree(), node).board(), region("C3", "H8"));
    QElapsedTimer time;
    time.start();

    const auto hits = search(record.tree(), pattern);

    QVERIFY(!hits.empty());
    qInfo("20,001 nodes in %lld ms", time.elapsed());
    QVERIFY(time.elapsed() < 20'000);
}

SHINPAN_TEST(PositionSearchTest)
#include "positionsearch_test.moc"
