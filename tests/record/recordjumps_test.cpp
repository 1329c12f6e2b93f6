#include "core/record/note/recordjumps.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/record/gametext.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class RecordJumpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestNodeOfAKindIsFoundBothWays();
    void mistakesAreNamedOrMeasured_data();
    void mistakesAreNamedOrMeasured();
    void theMainLineIsLeftAtTheFirstFork();
    void aStoneKnowsTheMoveThatPlacedIt();
    void movesAreCountedFromTheStart();
};

namespace {

/// The node of that name.
[[nodiscard]] NodeId named(const GameTree &tree, const char *name)
{
    NodeId node = tree.root();
    while (node != NoNode && simpleTextAt(tree, node, "N") != QLatin1String(name)) {
        node = tree.nextInSubtree(node, tree.root());
    }
    return node;
}

[[nodiscard]] NextNode firstChildren(const GameTree &tree)
{
    return [&tree](NodeId node) { return tree.firstChild(node); };
}

} // namespace

void RecordJumpsTest::theNearestNodeOfAKindIsFoundBothWays()
{
    const GameTree tree =
        test::treeFrom("(;N[0];N[1]B[aa]C[x];N[2]W[bb];N[3]B[cc]C[y](;N[4]W[dd])(;N[b]C[z]))");
    const auto comments = [&](NodeId node) { return hasComment(tree, node); };

    QCOMPARE(nextWhere(named(tree, "0"), firstChildren(tree), comments), named(tree, "1"));
    QCOMPARE(nextWhere(named(tree, "1"), firstChildren(tree), comments), named(tree, "3"));
    QCOMPARE(nextWhere(named(tree, "3"), firstChildren(tree), comments), NoNode);
    QCOMPARE(previousWhere(tree, named(tree, "b"), comments), named(tree, "3"));
    QCOMPARE(previousWhere(tree, named(tree, "3"), comments), named(tree, "1"));
    QCOMPARE(previousWhere(tree, named(tree, "1"), comments), NoNode);
}

void RecordJumpsTest::mistakesAreNamedOrMeasured_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<bool>("isMistake");

    QTest::newRow("bad") << QByteArray("(;;N[x]B[aa]BM[1])") << true;
    QTest::newRow("doubtful") << QByteArray("(;;N[x]B[aa]DO[])") << true;
    QTest::newRow("good") << QByteArray("(;;N[x]B[aa]TE[1])") << false;
    QTest::newRow("nothing said") << QByteArray("(;;N[x]B[aa])") << false;
    QTest::newRow("Black loses four points")
        << QByteArray("(;SBKV[50]SBKS[1];N[x]B[aa]SBKV[48]SBKS[-3])") << true;
    QTest::newRow("White loses four points")
        << QByteArray("(;SBKV[50]SBKS[1];N[x]W[aa]SBKV[52]SBKS[5])") << true;
    QTest::newRow("White gains four points")
        << QByteArray("(;SBKV[50]SBKS[1];N[x]W[aa]SBKV[48]SBKS[-3])") << false;
    QTest::newRow("Black's chances sink") << QByteArray("(;SBKV[60];N[x]B[aa]SBKV[45])") << true;
    QTest::newRow("a little") << QByteArray("(;SBKV[60];N[x]B[aa]SBKV[55])") << false;
    QTest::newRow("no move") << QByteArray("(;SBKV[60];N[x]SBKV[5])") << false;
}

void RecordJumpsTest::mistakesAreNamedOrMeasured()
{
    QFETCH(QByteArray, sgf);
    QFETCH(bool, isMistake);
    const GameTree tree = test::treeFrom(sgf);

    QCOMPARE(shinpan::isMistake(tree, named(tree, "x")), isMistake);
}

void RecordJumpsTest::theMainLineIsLeftAtTheFirstFork()
{
    const GameTree tree = test::treeFrom("(;N[0];N[1](;N[2];N[3])(;N[a](;N[b])(;N[c])))");

    QCOMPARE(mainLineNodeOf(tree, named(tree, "c")), named(tree, "1"));
    QCOMPARE(mainLineNodeOf(tree, named(tree, "b")), named(tree, "1"));
    QCOMPARE(mainLineNodeOf(tree, named(tree, "3")), named(tree, "3"));
    QCOMPARE(mainLineNodeOf(tree, named(tree, "0")), named(tree, "0"));
}

void RecordJumpsTest::aStoneKnowsTheMoveThatPlacedIt()
{
    const GameTree tree = test::treeFrom(
        "(;N[0]SZ[9]AB[ii];N[1]B[aa];N[2]W[ba];N[3]B[ee];N[4]W[ab];N[5]AW[hh];N[6]B[aa])");
    const NodeId end = named(tree, "6");

    QCOMPARE(placerOf(tree, end, test::at("A9")), end);
    QCOMPARE(placerOf(tree, named(tree, "2"), test::at("A9")), named(tree, "1"));
    QCOMPARE(placerOf(tree, end, test::at("E5")), named(tree, "3"));
    QCOMPARE(placerOf(tree, end, test::at("J1")), named(tree, "0"));
    QCOMPARE(placerOf(tree, end, test::at("H2")), named(tree, "5"));
    QCOMPARE(placerOf(tree, end, test::at("D4")), NoNode);
}

void RecordJumpsTest::movesAreCountedFromTheStart()
{
    const GameTree tree = test::treeFrom(
        "(;N[0];N[1]B[aa];N[-];N[2]W[](;N[3]B[bb];N[4]W[cc])(;N[3b]B[dd];N[4b]W[ee]))");
    const auto find = [&](const char *from, int number) {
        return nodeOfMove(tree, named(tree, from), firstChildren(tree), number);
    };

    QCOMPARE(find("0", 2), named(tree, "2"));
    QCOMPARE(find("4", 1), named(tree, "1"));
    QCOMPARE(find("3b", 4), named(tree, "4b"));
    QCOMPARE(find("0", 4), named(tree, "4"));
    QCOMPARE(find("0", 5), NoNode);
    QCOMPARE(find("4b", 0), named(tree, "0"));
}

SHINPAN_TEST(RecordJumpsTest)
#include "recordjumps_test.moc"
