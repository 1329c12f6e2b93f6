#include "core/explorer/samegames.h"

#include "core/board/symmetry.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

const BoardSize Nine = BoardSize::square(9);

/// Moves of a game on 9×9, column by column, laid by a symmetry.
[[nodiscard]] QByteArray moves(int first, int last, int symmetry = 0)
{
    QByteArray text;
    for (int i = first; i < last; ++i) {
        const Point point = transformed(Nine.pointAt(i * 2), Nine, symmetry);
        text += i % 2 == 0 ? ";B[" : ";W[";
        text += rawPoint(point, Nine) + ']';
    }
    return text;
}

[[nodiscard]] std::vector<std::vector<std::size_t>> groupsOf(const std::vector<QByteArray> &games)
{
    SameGames same;
    for (const QByteArray &game : games) {
        same.add(gameOf(game));
    }
    return same.groups();
}

using Groups = std::vector<std::vector<std::size_t>>;

} // namespace

/// SameGames and likenessOf().
class SameGamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameInOtherWordsIsTheSame();
    void aTurnedOrTruncatedGameIsTheSame();
    void anotherOrderOfMovesIsTheSame();
    void anotherGameIsNot();
    void shortGamesNeedTheirPlayers();
    void likenessTellsInWhatTheyDiffer();
};

void SameGamesTest::aGameInOtherWordsIsTheSame()
{
    const QByteArray game = "(;SZ[9]PB[Ann]" + moves(0, 30) + ")";
    const QByteArray other = "(;SZ[9]PB[A. Nn]C[Fine.]" + moves(0, 30) + "C[The end.])";

    QCOMPARE(groupsOf({game, "(;SZ[9];B[ee])", other}), (Groups{{0, 2}}));
}

void SameGamesTest::aTurnedOrTruncatedGameIsTheSame()
{
    const QByteArray part = "(;SZ[9]" + moves(0, 24, 5) + ")";
    const QByteArray whole = "(;SZ[9]" + moves(0, 30) + ")";

    QCOMPARE(groupsOf({part, whole}), (Groups{{1, 0}}));
}

void SameGamesTest::anotherOrderOfMovesIsTheSame()
{
    const QByteArray game = "(;SZ[9]" + moves(0, 30) + ")";
    const QByteArray other =
        "(;SZ[9]" + moves(2, 3) + moves(1, 2) + moves(0, 1) + moves(3, 30) + ")";

    QCOMPARE(groupsOf({game, other}), (Groups{{0, 1}}));
    const Likeness likeness = likenessOf(gameOf(other), gameOf(game));
    QVERIFY(likeness.isReordered);
    QCOMPARE(likeness.sameUpTo, 30);
}

void SameGamesTest::anotherGameIsNot()
{
    const QByteArray game = "(;SZ[9]" + moves(0, 30) + ")";
    const QByteArray sameBeginning = "(;SZ[9]" + moves(0, 15) + moves(20, 35) + ")";
    const QByteArray exchanged =
        "(;SZ[9];W[]" + moves(0, 30).replace(";B", ";X").replace(";W", ";B").replace(";X", ";W")
        + ")";

    QVERIFY(groupsOf({game, sameBeginning}).empty());
    QVERIFY(groupsOf({game, exchanged}).empty());
}

void SameGamesTest::shortGamesNeedTheirPlayers()
{
    const QByteArray game = "(;SZ[9]PB[Ann]PW[Bob]" + moves(0, 6) + ")";

    QCOMPARE(groupsOf({game, "(;SZ[9]PB[ANN]PW[bob]DT[2001]" + moves(0, 6) + ")"}),
             (Groups{{0, 1}}));
    QVERIFY(groupsOf({game, "(;SZ[9]PB[Ann]PW[Cy]" + moves(0, 6) + ")"}).empty());
    QVERIFY(groupsOf({game, "(;SZ[9]" + moves(0, 6) + ")"}).empty());
}

void SameGamesTest::likenessTellsInWhatTheyDiffer()
{
    const GameTree whole = gameOf("(;SZ[9]PB[Ann]" + moves(0, 30) + ")");

    const Likeness part = likenessOf(gameOf("(;SZ[9]PB[Ann]" + moves(0, 24, 5) + ")"), whole);
    const Likeness words =
        likenessOf(gameOf("(;SZ[9]PB[Bob]" + moves(0, 30) + "C[The end.])"), whole);

    QCOMPARE(part.moves, 24);
    QCOMPARE(part.ofMoves, 30);
    QCOMPARE(part.sameUpTo, 24);
    QVERIFY(part.symmetry != 0 && !part.isReordered);
    QVERIFY(!part.hasOtherWords && !part.hasOtherInfo);
    QVERIFY(words.hasOtherWords && words.hasOtherInfo);
    QCOMPARE(words.symmetry, 0);
}

SHINPAN_TEST(SameGamesTest)
#include "samegames_test.moc"
