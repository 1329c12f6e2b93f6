#include "core/record/gamecursor.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace shinpan;
using namespace shinpan::test;

class GameCursorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAtTheRoot();
    void goesForwardAndBack();
    void goesToTheEnds();
    void remembersTheVariationItWasIn();
    void staysInItsLineWhenAnotherBecomesTheMainOne();
    void goesToSiblings();
    void movesAreAnnouncedOnceAndOnlyIfItMoves();
    void boardFollowsEditsOnItsPath();
    void editsElsewhereAreNoNews();
    void stepsBackWhenItsNodeIsRemoved();
    void forgetsRemovedVariations();
    void turnFollowsTheFirstMoveThatIsAdded();
    void boardSizeChangeIsFollowed();
    void replacedTreeStartsAnew();
    void alwaysShowsWhatAReplayShows();
    void longGameIsWalkedToItsEnd();
};

void GameCursorTest::startsAtTheRoot()
{
    GameRecord record(treeFrom("(;SZ[3]AB[bb];W[aa])"));
    const GameCursor cursor(record);
    QCOMPARE(cursor.node(), record.tree().root());
    QCOMPARE(cursor.board(), boardFrom(R"(
        . . .
        . X .
        . . .)"));
    QCOMPARE(cursor.toPlay(), Color::White);
    QCOMPARE(cursor.moveNumber(), 0);
    QVERIFY(!cursor.lastMove());
    QCOMPARE(cursor.nextNode(), nodeAt(record.tree(), {0}));
}

void GameCursorTest::goesForwardAndBack()
{
    GameRecord record(treeFrom("(;SZ[3];B[ab];W[aa];B[ba])"));
    GameCursor cursor(record);
    QVERIFY(cursor.forward());
    QVERIFY(cursor.forward(2));
    QCOMPARE(cursor.board(), boardFrom(R"(
        . X .
        X . .
        . . .)"));
    QCOMPARE(cursor.captured(), (ByColor<int>{0, 1}));
    QCOMPARE(cursor.moveNumber(), 3);
    QCOMPARE(cursor.toPlay(), Color::White);
    QVERIFY(!cursor.forward());
    QVERIFY(cursor.back());
    QCOMPARE(cursor.board(), boardFrom(R"(
        O . .
        X . .
        . . .)"));
    QCOMPARE(cursor.captured(), (ByColor<int>{}));
    QVERIFY(cursor.lastMove() == (Move{Color::White, at("A3")}));
    QVERIFY(cursor.back(99));
    QVERIFY(!cursor.back());
    QCOMPARE(cursor.node(), record.tree().root());
}

void GameCursorTest::goesToTheEnds()
{
    GameRecord record(treeFrom("(;SZ[3];B[ab];W[aa];B[ba])"));
    GameCursor cursor(record);
    QVERIFY(cursor.toEnd());
    QCOMPARE(cursor.moveNumber(), 3);
    QCOMPARE(cursor.path().size(), std::size_t{4});
    QCOMPARE(cursor.line().moves.size(), std::size_t{3});
    QVERIFY(!cursor.toEnd());
    QVERIFY(cursor.toStart());
    QVERIFY(!cursor.toStart());
    QCOMPARE(cursor.moveNumber(), 0);
}

void GameCursorTest::remembersTheVariationItWasIn()
{
    GameRecord record(treeFrom("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]))"));
    GameCursor cursor(record);
    const NodeId variationEnd = nodeAt(record.tree(), {0, 1, 0});
    cursor.moveTo(variationEnd);
    cursor.toStart();
    cursor.toEnd();
    QCOMPARE(cursor.node(), variationEnd);
    cursor.moveTo(nodeAt(record.tree(), {0, 0}));
    cursor.toStart();
    cursor.toEnd();
    QCOMPARE(cursor.node(), nodeAt(record.tree(), {0, 0, 0}));
}

void GameCursorTest::staysInItsLineWhenAnotherBecomesTheMainOne()
{
    GameRecord record(treeFrom("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))"));
    const GameTree &tree = record.tree();
    GameCursor cursor(record);
    const NodeId here = nodeAt(tree, {0, 0, 0});
    cursor.moveTo(here);

    record.makeMainLine(nodeAt(tree, {0, 1}));
    cursor.back(2);
    cursor.forward(2);

    QCOMPARE(cursor.node(), here);
}

void GameCursorTest::goesToSiblings()
{
    GameRecord record(treeFrom("(;SZ[9](;B[aa])(;B[bb])(;B[cc]))"));
    GameCursor cursor(record);
    QVERIFY(!cursor.nextVariation());
    QVERIFY(!cursor.previousVariation());
    cursor.forward();
    QVERIFY(cursor.nextVariation());
    QVERIFY(cursor.nextVariation());
    QVERIFY(!cursor.nextVariation());
    QVERIFY(cursor.lastMove() == (Move{Color::Black, at("C7")}));
    QVERIFY(cursor.previousVariation());
    QCOMPARE(cursor.node(), nodeAt(record.tree(), {1}));
}

void GameCursorTest::movesAreAnnouncedOnceAndOnlyIfItMoves()
{
    GameRecord record(treeFrom("(;SZ[9];B[aa];W[bb];B[cc])"));
    GameCursor cursor(record);
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    cursor.forward(3);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.last().at(0).value<NodeId>(), cursor.node());
    cursor.moveTo(cursor.node());
    cursor.forward();
    QCOMPARE(moved.count(), 1);
    cursor.back();
    QCOMPARE(moved.count(), 2);
}

void GameCursorTest::boardFollowsEditsOnItsPath()
{
    GameRecord record(treeFrom("(;SZ[3];B[aa];W[bb])"));
    GameCursor cursor(record);
    cursor.toEnd();
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    record.setProperty(nodeAt(record.tree(), {0}), "B", "cc");
    QCOMPARE(moved.count(), 1);
    QCOMPARE(cursor.board(), boardFrom(R"(
        . . .
        . O .
        . . X)"));
    record.setProperty(record.tree().root(), "AB", std::vector<QByteArray>{"aa", "ba"});
    QCOMPARE(cursor.board(), boardFrom(R"(
        X X .
        . O .
        . . X)"));
}

void GameCursorTest::editsElsewhereAreNoNews()
{
    GameRecord record(treeFrom("(;SZ[3];B[aa](;W[bb])(;W[cc]))"));
    GameCursor cursor(record);
    cursor.moveTo(nodeAt(record.tree(), {0, 0}));
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    record.setProperty(nodeAt(record.tree(), {0, 1}), "W", "ca");
    record.addMove(cursor.node(), {Color::Black, at("A1")});
    record.removeSubtree(nodeAt(record.tree(), {0, 1}));
    QCOMPARE(moved.count(), 0);
}

void GameCursorTest::stepsBackWhenItsNodeIsRemoved()
{
    GameRecord record(treeFrom("(;SZ[3];B[aa];W[bb];B[cc])"));
    GameCursor cursor(record);
    cursor.toEnd();
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    record.removeSubtree(nodeAt(record.tree(), {0, 0}));
    QCOMPARE(cursor.node(), nodeAt(record.tree(), {0}));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(cursor.moveNumber(), 1);
    QCOMPARE(cursor.board(), boardFrom(R"(
        X . .
        . . .
        . . .)"));
}

void GameCursorTest::forgetsRemovedVariations()
{
    GameRecord record(treeFrom("(;SZ[3](;B[aa])(;B[bb]))"));
    GameCursor cursor(record);
    cursor.moveTo(nodeAt(record.tree(), {1}));
    cursor.back();
    record.removeSubtree(nodeAt(record.tree(), {1}));
    QCOMPARE(cursor.nextNode(), nodeAt(record.tree(), {0}));
    QVERIFY(cursor.forward());
}

void GameCursorTest::turnFollowsTheFirstMoveThatIsAdded()
{
    GameRecord record;
    GameCursor cursor(record);
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    QCOMPARE(cursor.toPlay(), Color::Black);
    record.addMove(record.tree().root(), {Color::White, at("D4")});
    QCOMPARE(cursor.toPlay(), Color::White);
    QCOMPARE(moved.count(), 1);
}

void GameCursorTest::boardSizeChangeIsFollowed()
{
    GameRecord record;
    GameCursor cursor(record);
    record.setProperty(record.tree().root(), "SZ", "9");
    QCOMPARE(cursor.board().size(), BoardSize::square(9));
}

void GameCursorTest::replacedTreeStartsAnew()
{
    GameRecord record(treeFrom("(;SZ[3](;B[aa])(;B[bb];W[cc]))"));
    GameCursor cursor(record);
    cursor.moveTo(nodeAt(record.tree(), {1, 0}));
    const QSignalSpy moved(&cursor, &GameCursor::moved);
    record.replaceTree(treeFrom("(;SZ[9];B[cc])"));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(cursor.node(), record.tree().root());
    QCOMPARE(cursor.board(), Board(BoardSize::square(9)));
    QVERIFY(cursor.forward());
}

void GameCursorTest::alwaysShowsWhatAReplayShows()
{
    std::minstd_rand random(7);
    GameRecord record(BoardSize::square(5));
    GameCursor cursor(record);
    std::vector<NodeId> nodes{record.tree().root()};
    for (int step = 0; step < 3000; ++step) {
        std::erase_if(nodes, [&](NodeId node) { return !record.tree().contains(node); });
        const NodeId node = nodes[random() % nodes.size()];
        const Point point{static_cast<std::uint8_t>(random() % 5),
                          static_cast<std::uint8_t>(random() % 5)};
        const Color color = random() % 2 == 0 ? Color::Black : Color::White;
        switch (random() % 10) {
        case 0:
            cursor.moveTo(node);
            break;
        case 1:
            cursor.back(static_cast<int>(random() % 4));
            break;
        case 2:
            cursor.nextVariation();
            break;
        case 3:
            record.setProperty(node, "AW", rawPoint(point, record.boardSize()));
            break;
        case 4:
            if (random() % 8 == 0 && node != record.tree().root()) {
                record.removeSubtree(node);
            }
            break;
        case 5:
            record.makeMainLine(node);
            break;
        case 6:
            cursor.forward(static_cast<int>(random() % 4));
            break;
        default:
            nodes.push_back(
                record.addMove(random() % 2 == 0 ? cursor.node() : node, {color, point}));
        }
        const Replay expected = replayTo(record.tree(), cursor.node());
        QCOMPARE(cursor.board(), expected.board());
        QCOMPARE(cursor.captured(), expected.captured());
        QCOMPARE(cursor.moveNumber(), expected.moveNumber());
        QVERIFY(cursor.lastMove() == expected.lastMove());
    }
}

void GameCursorTest::longGameIsWalkedToItsEnd()
{
    GameRecord record(
        treeFrom("(;SZ[19]" + QByteArray(";B[aa];W[bb];B[cc];W[dd]").repeated(25'000) + ")"));
    GameCursor cursor(record);
    cursor.toEnd();
    QCOMPARE(cursor.moveNumber(), 100'000);
    cursor.back();
    QCOMPARE(cursor.moveNumber(), 99'999);
}

SHINPAN_TEST(GameCursorTest)
#include "gamecursor_test.moc"
