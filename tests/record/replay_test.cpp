#include "core/record/tree/replay.h"

#include "core/rules/position.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class ReplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesCapture();
    void suicideIsCarriedOut();
    void moveOnAStoneReplacesIt();
    void sameColorMayMoveTwice();
    void passesCountAsMoves();
    void movesOffTheBoardDoNothing();
    void setUpOverwritesWithoutCapturing();
    void sideToPlayFollowsTheRules_data();
    void sideToPlayFollowsTheRules();
    void sideToPlayIsWhoseTurnTheRecordSays_data();
    void sideToPlayIsWhoseTurnTheRecordSays();
    void handicapWithoutStonesIsTakenFromTheFixedPoints_data();
    void handicapWithoutStonesIsTakenFromTheFixedPoints();
    void lineStartsAnewAtSetUp();
    void lineTellsWhoPlaysFirst();
    void lineStartsAnewWherePlGivesTheTurnBack();
    void lineTakesHandicapMovesForWhatTheyAre();
    void lineKnowsTheHandicap();
    void rectangularBoardIsPlayed();
};

namespace {

Replay replayToEnd(const GameTree &tree)
{
    return replayTo(tree, tree.endOfLine(tree.root()));
}

} // namespace

void ReplayTest::movesCapture()
{
    const GameTree tree = treeFrom("(;SZ[5];B[bb];W[ab];B[cc];W[ba];B[dd];W[cb];B[ee];W[bc])");
    const Replay replay = replayToEnd(tree);
    QCOMPARE(replay.board(), boardFrom(R"(
        . O . . .
        O . O . .
        . O X . .
        . . . X .
        . . . . X)"));
    QCOMPARE(replay.captured(), (ByColor<int>{1, 0}));
    QCOMPARE(replay.moveNumber(), 8);
    QVERIFY(replay.lastMove() == (Move{Color::White, at("B3")}));
    QCOMPARE(replay.toPlay(tree, tree.endOfLine(tree.root())), Color::Black);
}

void ReplayTest::suicideIsCarriedOut()
{
    const Replay replay = replayToEnd(treeFrom("(;SZ[3]AW[ab][bb][ca][cb];B[aa];B[ba])"));
    QCOMPARE(replay.board(), boardFrom(R"(
        . . O
        O O O
        . . .)"));
    QCOMPARE(replay.captured(), (ByColor<int>{2, 0}));
}

void ReplayTest::moveOnAStoneReplacesIt()
{
    const Replay replay = replayToEnd(treeFrom("(;SZ[3];B[bb];W[bb])"));
    QCOMPARE(replay.board(), boardFrom(R"(
        . . .
        . O .
        . . .)"));
    QCOMPARE(replay.moveNumber(), 2);
}

void ReplayTest::sameColorMayMoveTwice()
{
    const GameTree tree = treeFrom("(;SZ[3];B[aa];B[bb])");
    QCOMPARE(replayToEnd(tree).board(), boardFrom(R"(
        X . .
        . X .
        . . .)"));
    QCOMPARE(replayToEnd(tree).toPlay(tree, nodeAt(tree, {0, 0})), Color::White);
}

void ReplayTest::passesCountAsMoves()
{
    const GameTree tree = treeFrom("(;SZ[9];B[];W[tt];B[cc])");
    const Replay replay = replayTo(tree, nodeAt(tree, {0, 0}));
    QCOMPARE(replay.moveNumber(), 2);
    QVERIFY(replay.lastMove() == Move::pass(Color::White));
    QCOMPARE(replay.board(), Board(BoardSize::square(9)));
}

void ReplayTest::movesOffTheBoardDoNothing()
{
    const GameTree tree = treeFrom("(;SZ[9];B[cc];W[zz])");
    const Replay replay = replayToEnd(tree);
    QCOMPARE(replay.moveNumber(), 1);
    QVERIFY(!replay.lastMove());
    QCOMPARE(replay.toPlay(tree, nodeAt(tree, {0, 0})), Color::White);
}

void ReplayTest::setUpOverwritesWithoutCapturing()
{
    const Replay replay =
        replayToEnd(treeFrom("(;SZ[3];B[aa];AW[ab][ba]AE[cc];AB[ab];AE[ba];AW[ab])"));
    QCOMPARE(replay.board(), boardFrom(R"(
        X . .
        O . .
        . . .)"));
    QCOMPARE(replay.captured(), (ByColor<int>{}));
    QCOMPARE(replay.moveNumber(), 1);
}

void ReplayTest::sideToPlayFollowsTheRules_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QByteArray>("color");
    const auto row = [](const char *name, const char *sgf, const char *color) {
        QTest::newRow(name) << QByteArray(sgf) << QByteArray(color);
    };
    row("empty game", "(;)", "B");
    row("Black moves next", "(;;C[x];B[aa])", "B");
    row("White moves next", "(;;C[x];W[aa])", "W");
    row("PL", "(;AB[aa]PL[W];B[bb])", "W");
    row("PL without stones", "(;PL[W])", "W");
    row("set-up, White next", "(;AB[aa];W[bb])", "W");
    row("set-up, nobody next", "(;AB[aa]AW[bb])", "B");
    row("handicap stones", "(;HA[2]AB[aa][bb])", "W");
    row("handicap with white stones", "(;HA[2]AB[aa][bb]AW[cc])", "B");
    row("handicap, but Black moves (free placement)", "(;HA[2];B[aa];B[bb])", "B");
    row("set-up next: its turn does not count", "(;;AB[aa];W[bb])", "B");
}

void ReplayTest::sideToPlayFollowsTheRules()
{
    QFETCH(const QByteArray, sgf);
    const GameTree tree = treeFrom(sgf);
    QTEST(replayTo(tree, tree.root()).toPlay(tree, tree.root()) == Color::Black ? QByteArray("B")
                                                                                : QByteArray("W"),
          "color");
}

void ReplayTest::sideToPlayIsWhoseTurnTheRecordSays_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QByteArray>("turns"); // after each node of the main line
    const auto row = [](const char *name, const char *sgf, const char *turns) {
        QTest::newRow(name) << QByteArray(sgf) << QByteArray(turns);
    };
    row("PL, then set-up in a later node", "(;SZ[9]PL[W];AB[dd]AW[ee])", "WW");
    row("PL is used up by a move", "(;SZ[9]PL[W];W[aa];AB[dd]AW[ee])", "WBB");
    row("PL in the game", "(;SZ[9];B[cc];PL[B];B[dd];W[ee];PL[W];W[ff])", "BWBWBWB");
    row("PL before a handicap's last move", "(;SZ[9]HA[3];B[cc];PL[W])", "BBW");
    row("handicap as moves", "(;SZ[9]HA[2];B[gc];B[cg];W[ee];B[ce])", "BBWBW");
    row("handicap as moves, cut off", "(;SZ[9]HA[3];B[gc];B[cg])", "BBB");
    row("less than HA says", "(;SZ[9]HA[3];B[gc];W[cg])", "BWB");
    row("handicap stones, then Black twice", "(;SZ[9]HA[2]AB[gc][cg];B[ee];B[dd])", "BWW");
    row("no handicap", "(;SZ[9];B[gc];B[cg])", "BWW");
}

void ReplayTest::sideToPlayIsWhoseTurnTheRecordSays()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const QByteArray, turns);
    const GameTree tree = treeFrom(sgf);
    QByteArray seen;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        const Color turn = replayTo(tree, node).toPlay(tree, node);
        seen += turn == Color::Black ? 'B' : 'W';
        // Engines are told a line and nothing else.
        QCOMPARE(Position(gameLineTo(tree, node), Ruleset()).toPlay(), turn);
    }
    QCOMPARE(seen, turns);
}

void ReplayTest::handicapWithoutStonesIsTakenFromTheFixedPoints_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<int>("stones");
    QTest::newRow("White first") << QByteArray("(;SZ[9]HA[3];W[aa])") << 3;
    QTest::newRow("White first, after a comment") << QByteArray("(;SZ[9]HA[3];C[x];W[aa])") << 3;
    QTest::newRow("Black first") << QByteArray("(;SZ[9]HA[3];B[aa])") << 0;
    QTest::newRow("nobody yet") << QByteArray("(;SZ[9]HA[3])") << 0;
    QTest::newRow("stones in the second node (Fox)")
        << QByteArray("(;SZ[9]HA[2];AB[cc][gg];W[aa])") << 0;
    QTest::newRow("more than there are") << QByteArray("(;SZ[9]HA[10];W[aa])") << 0;
    QTest::newRow("one") << QByteArray("(;SZ[9]HA[1];W[aa])") << 0;
    QTest::newRow("White moves onto one of them") << QByteArray("(;SZ[19]HA[2];W[pd])") << 0;
    QTest::newRow("Black moves onto one of them") << QByteArray("(;SZ[19]HA[2];W[aa];B[pd])") << 0;
    QTest::newRow("a move where one was taken off")
        << QByteArray("(;SZ[9]HA[2];W[fc];B[aa];W[hc];B[ab];W[gb];B[ac];W[gd];B[ad];W[gc])") << 2;
    QTest::newRow("set-up comes before a move there")
        << QByteArray("(;SZ[9]HA[2];W[aa];AE[gc];B[gc])") << 2;
}

void ReplayTest::handicapWithoutStonesIsTakenFromTheFixedPoints()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const int, stones);
    const GameTree tree = treeFrom(sgf);
    QCOMPARE(int(impliedHandicap(tree).points.size()), stones);
    const Board board = replayTo(tree, tree.root()).board();
    QCOMPARE(int(pointsDrawnAs("X", diagramOf(board)).size()), stones);
    for (const Point point : impliedHandicap(tree).points) {
        QCOMPARE(board.at(point), Stone::Black);
    }
    QCOMPARE(int(gameLineTo(tree, tree.root()).setUp.size()), stones);
}

void ReplayTest::lineStartsAnewAtSetUp()
{
    const GameTree tree = treeFrom("(;SZ[3]AB[aa];W[bb];B[cc];AE[bb]AW[ab];W[ba];B[])");
    const GameLine line = gameLineTo(tree, tree.endOfLine(tree.root()));
    QCOMPARE(line.size, BoardSize::square(3));
    QCOMPARE(setUpBoard(line), boardFrom(R"(
        X . .
        O . .
        . . X)"));
    QCOMPARE(line.moves, (std::vector<Move>{{Color::White, at("B3")}, Move::pass(Color::Black)}));
    QCOMPARE(line.firstToPlay, Color::White);
    QCOMPARE(line.captured, ByColor<int>());
    const GameTree captures = treeFrom("(;SZ[3]AB[aa]AW[ba];W[ab];AB[cc];B[bb])");
    QCOMPARE(gameLineTo(captures, captures.endOfLine(captures.root())).captured,
             (ByColor<int>{1, 0}));
    const GameLine start = gameLineTo(tree, nodeAt(tree, {0, 0}));
    QCOMPARE(start.setUp.size(), std::size_t{1});
    QCOMPARE(start.moves.size(), std::size_t{2});
}

void ReplayTest::lineTellsWhoPlaysFirst()
{
    const GameTree tree = treeFrom("(;HA[2]AB[aa][bb])");
    QCOMPARE(gameLineTo(tree, tree.root()).firstToPlay, Color::White);
    QCOMPARE(gameLineTo(treeFrom("(;)"), NodeId{0}).firstToPlay, Color::Black);
}

void ReplayTest::lineStartsAnewWherePlGivesTheTurnBack()
{
    const GameTree tree = treeFrom("(;SZ[9];B[cc];PL[B]C[x];B[dd];W[ee];PL[B];B[ff])");
    const GameLine again = gameLineTo(tree, nodeAt(tree, {0, 0}));
    QCOMPARE(again.setUp, (std::vector<SetUpStone>{{at("C7"), Color::Black}}));
    QCOMPARE(again.firstToPlay, Color::Black);
    QVERIFY(again.moves.empty());
    const GameLine end = gameLineTo(tree, tree.endOfLine(tree.root()));
    QCOMPARE(end.setUp, again.setUp); // the second PL says nothing new
    QCOMPARE(end.moves.size(), std::size_t{3});
}

void ReplayTest::lineTakesHandicapMovesForWhatTheyAre()
{
    const GameTree tree = treeFrom("(;SZ[9]HA[2];B[gc];B[cg];W[ee];B[ce])");
    const GameLine first = gameLineTo(tree, nodeAt(tree, {0}));
    QCOMPARE(first.setUp.size(), std::size_t{1});
    QCOMPARE(first.firstToPlay, Color::Black);
    const GameLine end = gameLineTo(tree, tree.endOfLine(tree.root()));
    QVERIFY(setsUpHandicap(end));
    QCOMPARE(end.firstToPlay, Color::White);
    QCOMPARE(end.moves.size(), std::size_t{2});
    const GameTree even = treeFrom("(;SZ[9]HA[2];B[gc];W[cg])"); // which HA contradicts
    QVERIFY(gameLineTo(even, even.endOfLine(even.root())).setUp.empty());
}

void ReplayTest::lineKnowsTheHandicap()
{
    const GameTree handicap = treeFrom("(;SZ[9]HA[2]AB[gc][cg])");
    QCOMPARE(gameLineTo(handicap, handicap.root()).handicap, 2);
    QVERIFY(setsUpHandicap(gameLineTo(handicap, handicap.root())));
    const GameTree later = treeFrom("(;SZ[9]HA[2];AB[gc][cg])");
    QVERIFY(setsUpHandicap(gameLineTo(later, nodeAt(later, {0}))));
    for (const char *sgf :
         {"(;SZ[9]AB[gc][cg][ee])", "(;SZ[9]HA[1]AB[gc])", "(;SZ[9]HA[3]AB[gc][cg])",
          "(;SZ[9]HA[2]AB[gc][cg]AW[ee])", "(;SZ[9]HA[2]AB[gc]AW[ee])"}) {
        const GameTree position = treeFrom(sgf);
        QVERIFY2(!setsUpHandicap(gameLineTo(position, position.root())), sgf);
    }
}

void ReplayTest::rectangularBoardIsPlayed()
{
    const Replay replay = replayToEnd(treeFrom("(;SZ[5:2];B[aa];W[eb])"));
    QCOMPARE(replay.board(), boardFrom(R"(
        X . . . .
        . . . . O)"));
}

SHINPAN_TEST(ReplayTest)
#include "replay_test.moc"
