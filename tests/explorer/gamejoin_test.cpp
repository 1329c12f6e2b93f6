#include "core/explorer/gamejoin.h"

#include "core/board/symmetry.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// The game as a file, without what the writer says of itself and without line breaks.
[[nodiscard]] QByteArray textOf(const GameTree &game)
{
    QByteArray text = writeSgf(game);
    for (const char *said : {"FF[4]", "GM[1]", "CA[UTF-8]", "SZ[9]", "AP[Shinpan:0.1.0]", "\n"}) {
        text.replace(said, "");
    }
    return text;
}

[[nodiscard]] GameTree joined(const QByteArray &one, const QByteArray &other)
{
    GameTree game = gameOf(one);
    joinGame(game, gameOf(other));
    return game;
}

} // namespace

/// turnGame() and joinGame().
class GameJoinTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatNamesAPointIsTurned();
    void turningBackChangesNothing();
    void commentsStandBelowOneAnother();
    void variationsAndLongerLinesAreKept();
    void otherWordsAboutTheGameGoIntoTheComment();
    void otherJudgementsOfAMoveGoIntoItsComment();
    void joiningTheSameAgainChangesNothing();
};

void GameJoinTest::everythingThatNamesAPointIsTurned()
{
    GameTree game = gameOf("(;SZ[9]AB[aa:ba];B[ca]LB[aa:b][ba:cd]AR[aa:ia]TR[aa]C[aa]KT[x];W[])");

    turnGame(game, 1); // left and right exchanged

    QCOMPARE(textOf(game), QByteArray("(;AB[ia:ha];B[ga]C[aa]TR[ia]LB[ia:b][ha:cd]AR[ia:aa];W[])"));
}

void GameJoinTest::turningBackChangesNothing()
{
    const QByteArray sgf = "(;SZ[9]AB[aa][ba];B[ca]LB[aa:b];W[ab])";
    for (const auto &[way, back] : {std::pair(1, 1), {2, 2}, {3, 3}, {4, 4}, {5, 6}, {7, 7}}) {
        GameTree game = gameOf(sgf);
        turnGame(game, way);
        turnGame(game, back);
        QCOMPARE(textOf(game), textOf(gameOf(sgf)));
    }
}

void GameJoinTest::commentsStandBelowOneAnother()
{
    const GameTree game = joined("(;SZ[9];B[ee]C[Good.]TR[aa];W[cc])",
                                 "(;SZ[9];B[ee]C[A fine \\] move.]TR[aa][bb];W[cc]C[Hm.])");

    const NodeId first = game.firstChild(game.root());
    QCOMPARE(commentAt(game, first), QStringLiteral("Good.\n\nA fine ] move."));
    QCOMPARE(markupAt(game, first, BoardSize::square(9)).triangles.count(), 2);
    QCOMPARE(commentAt(game, game.firstChild(first)), QStringLiteral("Hm."));
}

void GameJoinTest::variationsAndLongerLinesAreKept()
{
    const GameTree game = joined("(;SZ[9];B[ee](;W[cc])(;W[dd]))",
                                 "(;SZ[9];B[ee](;W[cc];B[gg]C[Longer.])(;W[ff]C[Or here.]))");

    QCOMPARE(textOf(game),
             QByteArray("(;;B[ee](;W[cc];B[gg]C[Longer.])(;W[dd])(;W[ff]C[Or here.]))")
                 .replace("(;;", "(;;"));
}

void GameJoinTest::otherWordsAboutTheGameGoIntoTheComment()
{
    const GameTree game =
        joined("(;SZ[9]PB[Ann]C[First.];B[ee])", "(;SZ[9]PB[A. Nn]PW[Bob]GC[Third round];B[ee])");

    QCOMPARE(simpleTextAt(game, game.root(), "PB"), QStringLiteral("Ann"));
    QCOMPARE(simpleTextAt(game, game.root(), "PW"), QStringLiteral("Bob"));
    QCOMPARE(textAt(game, game.root(), "GC"), QStringLiteral("Third round"));
    QCOMPARE(commentAt(game, game.root()), QStringLiteral("First.\n\nPB: A. Nn"));
}

void GameJoinTest::otherJudgementsOfAMoveGoIntoItsComment()
{
    const GameTree game = joined("(;SZ[9];B[ee]C[Good.]GB[1]V[2.5]BL[10])",
                                 "(;SZ[9];B[ee]GB[1]V[-3]TE[2]BL[10.25]LB[aa:x])");

    QCOMPARE(textOf(game), QByteArray("(;;B[ee]BL[10]C[Good.V: -3]GB[1]V[2.5]TE[2]LB[aa:x])"));
}

void GameJoinTest::joiningTheSameAgainChangesNothing()
{
    const QByteArray sgf = "(;SZ[9]PB[Ann]C[First.](;B[ee]C[Good.]LB[aa:x])(;B[cc]))";

    QCOMPARE(textOf(joined(sgf, sgf)), textOf(gameOf(sgf)));
}

SHINPAN_TEST(GameJoinTest)
#include "gamejoin_test.moc"
