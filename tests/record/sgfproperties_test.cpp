#include "core/record/tree/sgfproperties.h"

#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class SgfPropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boardSizesAreRead_data();
    void boardSizesAreRead();
    void boardSizesAreWritten();
    void pointsAreCountedFromTheTop_data();
    void pointsAreCountedFromTheTop();
    void everyPointOfTheLargestBoardIsWrittenAndRead();
    void movesAreRead_data();
    void movesAreRead();
    void movesAreWritten();
    void pointListsMayBeCompressed();
    void pointListsAreWrittenPlain();
    void setUpKeepsTheLastStoneOfAPoint();
    void setUpKnowsWhoIsToPlay_data();
    void setUpKnowsWhoIsToPlay();
    void markupIsCollected();
    void commentsOfRepairedNodesAreJoined();
    void timeLeftIsRead();
    void numbersAreReadLeniently_data();
    void numbersAreReadLeniently();
    void numbersAreWrittenWithoutTrailingZeros();
};

void SgfPropertiesTest::boardSizesAreRead_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("missing") << QByteArray("(;)") << 19 << 19;
    QTest::newRow("square") << QByteArray("(;SZ[9])") << 9 << 9;
    QTest::newRow("blanks") << QByteArray("(;SZ[ 13 ])") << 13 << 13;
    QTest::newRow("square with a colon") << QByteArray("(;SZ[19:19])") << 19 << 19;
    QTest::newRow("rectangle") << QByteArray("(;SZ[9:13])") << 9 << 13;
    QTest::newRow("one point") << QByteArray("(;SZ[1])") << 1 << 1;
    QTest::newRow("largest") << QByteArray("(;SZ[52])") << 52 << 52;
    QTest::newRow("too large") << QByteArray("(;SZ[53])") << 19 << 19;
    QTest::newRow("zero") << QByteArray("(;SZ[0])") << 19 << 19;
    QTest::newRow("half a rectangle") << QByteArray("(;SZ[9:])") << 19 << 19;
    QTest::newRow("words") << QByteArray("(;SZ[nineteen])") << 19 << 19;
}

void SgfPropertiesTest::boardSizesAreRead()
{
    QFETCH(const QByteArray, sgf);
    const BoardSize size = boardSizeOf(treeFrom(sgf));
    QTEST(int(size.columns), "columns");
    QTEST(int(size.rows), "rows");
}

void SgfPropertiesTest::boardSizesAreWritten()
{
    QCOMPARE(rawBoardSize(BoardSize::square(19)), QByteArray("19"));
    QCOMPARE(rawBoardSize({9, 13}), QByteArray("9:13"));
}

void SgfPropertiesTest::pointsAreCountedFromTheTop_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("vertex");
    QTest::newRow("upper left") << QByteArray("aa") << 19 << QStringLiteral("A19");
    QTest::newRow("lower right") << QByteArray("ss") << 19 << QStringLiteral("T1");
    QTest::newRow("I is a column of SGF") << QByteArray("ij") << 19 << QStringLiteral("J10");
    QTest::newRow("small board") << QByteArray("ai") << 9 << QStringLiteral("A1");
    QTest::newRow("capitals come after z") << QByteArray("AA") << 52 << QStringLiteral("AB26");
    QTest::newRow("last") << QByteArray("ZZ") << 52 << QStringLiteral("BB1");
    QTest::newRow("blanks") << QByteArray(" d d\t").replace("d d", "dd") << 19
                            << QStringLiteral("D16");
    QTest::newRow("as people write it") << QByteArray("D4") << 19 << QStringLiteral("D4");
    QTest::newRow("as people write it, small") << QByteArray("q16") << 19 << QStringLiteral("Q16");
    QTest::newRow("off the board") << QByteArray("jj") << 9 << QString();
    QTest::newRow("one letter") << QByteArray("a") << 19 << QString();
    QTest::newRow("empty") << QByteArray("") << 19 << QString();
    QTest::newRow("sign") << QByteArray("a!") << 19 << QString();
    QTest::newRow("rectangle") << QByteArray("aa:bb") << 19 << QString();
}

void SgfPropertiesTest::pointsAreCountedFromTheTop()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const int, side);
    const auto point = pointFromSgf(raw, BoardSize::square(side));
    QTEST(point ? QString::fromStdString(vertexOf(*point)) : QString(), "vertex");
}

void SgfPropertiesTest::everyPointOfTheLargestBoardIsWrittenAndRead()
{
    for (const BoardSize size : {BoardSize::square(52), BoardSize{7, 52}, BoardSize{1, 1}}) {
        for (int i = 0; i < size.pointCount(); ++i) {
            const Point point = size.pointAt(i);
            QCOMPARE(pointFromSgf(rawPoint(point, size), size), std::optional(point));
        }
    }
}

void SgfPropertiesTest::movesAreRead_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("move");
    const auto row = [](const char *name, const QByteArray &sgf, const char *move) {
        QTest::newRow(name) << sgf << QString::fromLatin1(move);
    };
    row("Black", "(;SZ[9];B[cc])", "B C7");
    row("White", "(;SZ[9];W[cc])", "W C7");
    row("pass", "(;SZ[9];B[])", "B pass");
    row("pass in words", "(;SZ[9];B[Pass])", "B pass");
    row("old pass on 19x19", "(;SZ[19];W[tt])", "W pass");
    row("old pass on a small board", "(;SZ[9];W[tt])", "W pass");
    row("tt is a point above 19", "(;SZ[20];W[tt])", "W U1");
    row("one beyond both edges (GoGui)", "(;SZ[9];W[jj])", "W pass");
    row("one beyond both edges of a rectangle", "(;SZ[9:13];W[jn])", "W pass");
    row("one beyond one edge", "(;SZ[9];W[ja])", "none");
    row("off the board", "(;SZ[9];W[zz])", "none");
    row("as people write it", "(;SZ[9];B[J9])", "B J9");
    row("blanks", "(;SZ[9];B[ cc\n])", "B C7");
    row("rectangle", "(;SZ[9];B[aa:cc])", "none");
    row("no move", "(;SZ[9];C[x])", "none");
}

void SgfPropertiesTest::movesAreRead()
{
    QFETCH(const QByteArray, sgf);
    const GameTree tree = treeFrom(sgf);
    const auto move = moveAt(tree, nodeAt(tree, {0}));
    QString text = QStringLiteral("none");
    if (move) {
        text = (move->color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W "))
             + (move->isPass() ? QStringLiteral("pass")
                               : QString::fromStdString(vertexOf(*move->point)));
    }
    QTEST(text, "move");
}

void SgfPropertiesTest::movesAreWritten()
{
    const BoardSize size = BoardSize::square(9);
    QCOMPARE(rawMove({Color::Black, at("C7")}, size), QByteArray("cc"));
    QCOMPARE(rawMove(Move::pass(Color::White), BoardSize()), QByteArray(""));
    QCOMPARE(rawColor(Color::White), QByteArray("W"));
}

void SgfPropertiesTest::pointListsMayBeCompressed()
{
    const BoardSize size = BoardSize::square(9);
    const auto draw = [&](const QByteArray &values) {
        Board board(size);
        pointsFromSgf(RawValues(values), size).forEach([&](Point point) {
            board.set(point, Stone::Black);
        });
        return board;
    };
    const Board expected = boardFrom(R"(
        X X X . . . . . .
        X X X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . X
        . . . . . . . . .)");
    QCOMPARE(draw("[aa:cb][ee][ih]"), expected);
    QCOMPARE(draw("[cb:aa][ee:ee][ih][zz][aa:zz][]"), expected);
    QCOMPARE(draw("[ca:ab][ih:ih][ee]"), expected);
}

void SgfPropertiesTest::pointListsAreWrittenPlain()
{
    const BoardSize size = BoardSize::square(9);
    QCOMPARE(rawPoints(pointsFromSgf(RawValues("[aa:bb]"), size), size),
             (std::vector<QByteArray>{"aa", "ba", "ab", "bb"}));
    QCOMPARE(rawPoints({}, size), std::vector<QByteArray>{""});
}

void SgfPropertiesTest::setUpKeepsTheLastStoneOfAPoint()
{
    const GameTree tree = treeFrom("(;SZ[9]AB[aa:cc]AW[bb]AE[cc])");
    const auto setUp = setUpAt(tree, tree.root(), BoardSize::square(9));
    QVERIFY(setUp);
    QCOMPARE(setUp->black.count(), 7);
    QCOMPARE(setUp->white.count(), 1);
    QVERIFY(setUp->white.contains(at("B8")));
    QVERIFY(setUp->empty.contains(at("C7")));
    const GameTree other = treeFrom("(;SZ[9]AW[bb]AB[aa:cc])");
    QVERIFY(setUpAt(other, other.root(), BoardSize::square(9))->white.isEmpty());
    const GameTree none = treeFrom("(;SZ[9];B[aa])");
    QVERIFY(!setUpAt(none, none.root(), BoardSize::square(9)));
}

void SgfPropertiesTest::setUpKnowsWhoIsToPlay_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("color");
    QTest::newRow("B") << QByteArray("(;PL[B])") << QStringLiteral("B");
    QTest::newRow("white") << QByteArray("(;PL[white])") << QStringLiteral("W");
    QTest::newRow("2") << QByteArray("(;PL[2])") << QStringLiteral("W");
    QTest::newRow("1") << QByteArray("(;PL[ 1])") << QStringLiteral("B");
    QTest::newRow("nonsense") << QByteArray("(;PL[?])") << QStringLiteral("none");
}

void SgfPropertiesTest::setUpKnowsWhoIsToPlay()
{
    QFETCH(const QByteArray, sgf);
    const GameTree tree = treeFrom(sgf);
    const auto setUp = setUpAt(tree, tree.root(), {});
    QVERIFY(setUp && !setUp->hasStones());
    QTEST(setUp->toPlay ? QString::fromLatin1(rawColor(*setUp->toPlay)) : QStringLiteral("none"),
          "color");
}

void SgfPropertiesTest::markupIsCollected()
{
    const BoardSize size = BoardSize::square(9);
    const GameTree tree = treeFrom("(;SZ[9]TR[aa]SQ[ba:bb]CR[ca]MA[da]M[db]SL[ea]TB[fa]TW[ga][gb]"
                                   "LB[aa:A][bb:x\\:y\\]][zz:?]L[cc][dd]AR[aa:bb]LN[cc:dd][cc])");
    const NodeMarkup markup = markupAt(tree, tree.root(), size);
    QVERIFY(markup.triangles.contains(at("A9")));
    QCOMPARE(markup.squares.count(), 2);
    QVERIFY(markup.circles.contains(at("C9")));
    QCOMPARE(markup.crosses.count(), 2);
    QVERIFY(markup.selected.contains(at("E9")));
    QCOMPARE(markup.territory.black.count(), 1);
    QCOMPARE(markup.territory.white.count(), 2);
    const std::vector<NodeMarkup::Label> labels = {{at("A9"), QStringLiteral("A")},
                                                   {at("B8"), QStringLiteral("x:y]")},
                                                   {at("C7"), QStringLiteral("a")},
                                                   {at("D6"), QStringLiteral("b")}};
    QCOMPARE(markup.labels, labels);
    QCOMPARE(markup.arrows, (std::vector<NodeMarkup::Arrow>{{at("A9"), at("B8")}}));
    QCOMPARE(markup.lines, (std::vector<NodeMarkup::Arrow>{{at("C7"), at("D6")}}));
    QCOMPARE(markupAt(treeFrom("(;)"), NodeId{0}, size), NodeMarkup());
}

void SgfPropertiesTest::commentsOfRepairedNodesAreJoined()
{
    const GameTree tree = treeFrom("(;C[one\\]]C[two]N[a\nb])");
    QCOMPARE(commentAt(tree, tree.root()), QStringLiteral("one]\ntwo"));
    QCOMPARE(simpleTextAt(tree, tree.root(), "N"), QStringLiteral("a b"));
    QCOMPARE(commentAt(treeFrom("(;)"), NodeId{0}), QString());
}

void SgfPropertiesTest::timeLeftIsRead()
{
    const GameTree tree = treeFrom("(;BL[-1.5]OB[3]WL[1645.506]OW[x])");
    const ByColor<SgfTimeLeft> left = timeLeftAt(tree, tree.root());
    QCOMPARE(left.black, (SgfTimeLeft{-1.5, 3}));
    QCOMPARE(left.white, (SgfTimeLeft{1645.506, std::nullopt}));
}

void SgfPropertiesTest::numbersAreReadLeniently_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("number");
    const auto row = [](const char *raw, const char *number) {
        QTest::newRow(raw) << QByteArray(raw) << QString::fromLatin1(number);
    };
    row("7.5", "7.5");
    row("7,5", "7.5");
    row(" -1.5 ", "-1.5");
    row("+3", "3");
    row("6 1/2", "none");
    row("", "none");
    row("nan", "none");
    row("inf", "none");
}

void SgfPropertiesTest::numbersAreReadLeniently()
{
    QFETCH(const QByteArray, raw);
    const auto number = realFromSgf(raw);
    QTEST(number ? QString::number(*number) : QStringLiteral("none"), "number");
}

void SgfPropertiesTest::numbersAreWrittenWithoutTrailingZeros()
{
    QCOMPARE(rawReal(7.5), QByteArray("7.5"));
    QCOMPARE(rawReal(100), QByteArray("100"));
    QCOMPARE(rawReal(0), QByteArray("0"));
    QCOMPARE(rawReal(-0.001), QByteArray("0"));
    QCOMPARE(rawReal(3.756), QByteArray("3.76"));
    QCOMPARE(rawReal(59.9996, 3), QByteArray("60"));
    QCOMPARE(rawReal(1.115), QByteArray("1.11")); // the double is less than that
    QCOMPARE(rawReal(-0.05), QByteArray("-0.05"));
    QCOMPARE(rawReal(-1234.5678, 4), QByteArray("-1234.5678"));
    QCOMPARE(rawReal(0.1234567, 6), QByteArray("0.123457"));
    QCOMPARE(rawReal(3e12), QByteArray("3000000000000"));
}

SHINPAN_TEST(SgfPropertiesTest)
#include "sgfproperties_test.moc"
