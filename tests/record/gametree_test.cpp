#include "core/record/tree/gametree.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

class GameTreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newTreeHasOneEmptyRoot();
    void childrenKeepTheirOrder();
    void childIsMovedAmongItsSiblings_data();
    void childIsMovedAmongItsSiblings();
    void removedSubtreeIsGone();
    void idsAreNotUsedAgain();
    void walkStaysInItsSubtree();
    void propertiesAreSetReplacedAndRemoved();
    void propertiesOfOtherNodesStay();
    void longNamesWork();
    void valuesOfNeighboursAreNotMixedUp();
    void editsOfReadTreesKeepTheRest();
    void manyEditsDoNotPileUp();
    void copyIsIndependent();
    void deepLineIsBuiltWalkedCopiedAndRemoved();
    void wideNodeIsBuiltAndRemoved();
};

namespace {

QByteArray joined(const RawValues &values)
{
    QByteArray text;
    for (const QByteArrayView value : values) {
        text += value;
        text += '|';
    }
    return text;
}

} // namespace

void GameTreeTest::newTreeHasOneEmptyRoot()
{
    const GameTree tree;
    QCOMPARE(tree.nodeCount(), std::size_t{1});
    QCOMPARE(tree.parent(tree.root()), NoNode);
    QCOMPARE(tree.firstChild(tree.root()), NoNode);
    QCOMPARE(tree.nextSibling(tree.root()), NoNode);
    QCOMPARE(tree.previousSibling(tree.root()), NoNode);
    QVERIFY(!tree.contains(NoNode));
    QVERIFY(tree.isEdited());
    QCOMPARE(outlineOf(tree), QByteArray("(;)"));
}

void GameTreeTest::childrenKeepTheirOrder()
{
    GameTree tree;
    const NodeId a = tree.appendChild(tree.root());
    const NodeId b = tree.appendChild(tree.root());
    const NodeId c = tree.appendChild(tree.root());
    QCOMPARE(tree.firstChild(tree.root()), a);
    QCOMPARE(tree.nextSibling(a), b);
    QCOMPARE(tree.nextSibling(b), c);
    QCOMPARE(tree.nextSibling(c), NoNode);
    QCOMPARE(tree.previousSibling(c), b);
    QCOMPARE(tree.previousSibling(a), NoNode);
    QCOMPARE(tree.childIndex(c), 2);
    QCOMPARE(tree.childCount(tree.root()), 3);
    QVERIFY(tree.hasVariations(tree.root()));
    QVERIFY(!tree.hasVariations(a));
}

void GameTreeTest::childIsMovedAmongItsSiblings_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("last to first") << 2 << 0 << QByteArray("(;(;B[cc])(;B[aa])(;B[bb]))");
    QTest::newRow("first to last") << 0 << 2 << QByteArray("(;(;B[bb])(;B[cc])(;B[aa]))");
    QTest::newRow("first to middle") << 0 << 1 << QByteArray("(;(;B[bb])(;B[aa])(;B[cc]))");
    QTest::newRow("middle to middle") << 1 << 1 << QByteArray("(;(;B[aa])(;B[bb])(;B[cc]))");
    QTest::newRow("beyond the last") << 1 << 9 << QByteArray("(;(;B[aa])(;B[cc])(;B[bb]))");
}

void GameTreeTest::childIsMovedAmongItsSiblings()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    GameTree tree = treeFrom("(;(;B[aa])(;B[bb])(;B[cc]))");
    tree.setChildIndex(nodeAt(tree, {from}), to);
    QTEST(outlineOf(tree), "expected");
    const NodeId added = tree.appendChild(tree.root());
    QCOMPARE(tree.childIndex(added), 3);
}

void GameTreeTest::removedSubtreeIsGone()
{
    GameTree tree = treeFrom("(;(;B[aa];W[bb](;B[cc])(;B[dd]))(;B[ee]))");
    const NodeId removed = nodeAt(tree, {0});
    const NodeId below = nodeAt(tree, {0, 0, 1});
    QCOMPARE(tree.nodeCount(), std::size_t{6});
    tree.removeSubtree(removed);
    QVERIFY(!tree.contains(removed));
    QVERIFY(!tree.contains(below));
    QCOMPARE(tree.nodeCount(), std::size_t{2});
    QCOMPARE(outlineOf(tree), QByteArray("(;;B[ee])"));
    tree.removeSubtree(nodeAt(tree, {0}));
    QCOMPARE(outlineOf(tree), QByteArray("(;)"));
}

void GameTreeTest::idsAreNotUsedAgain()
{
    GameTree tree;
    const NodeId removed = tree.appendChild(tree.root());
    tree.removeSubtree(removed);
    QVERIFY(tree.appendChild(tree.root()) != removed);
    QVERIFY(!tree.contains(removed));
}

void GameTreeTest::walkStaysInItsSubtree()
{
    const GameTree tree = treeFrom("(;(;B[aa](;W[bb])(;W[cc]))(;B[dd]))");
    const NodeId top = nodeAt(tree, {0});
    int nodes = 0;
    for (NodeId node = top; node != NoNode; node = tree.nextInSubtree(node, top)) {
        ++nodes;
    }
    QCOMPARE(nodes, 3);
    QCOMPARE(tree.pathTo(nodeAt(tree, {0, 1})),
             (std::vector<NodeId>{tree.root(), top, nodeAt(tree, {0, 1})}));
    QCOMPARE(tree.endOfLine(tree.root()), nodeAt(tree, {0, 0}));
}

void GameTreeTest::propertiesAreSetReplacedAndRemoved()
{
    GameTree tree;
    const NodeId node = tree.root();
    tree.setValue(node, "C", "one");
    tree.setValues(node, "AB", std::vector<QByteArray>{"aa", "bb"});
    tree.setValue(node, "C", "two");
    QCOMPARE(outlineOf(tree), QByteArray("(;C[two]AB[aa][bb])"));
    QVERIFY(tree.has(node, "AB"));
    QCOMPARE(joined(tree.values(node, "AB")), QByteArray("aa|bb|"));
    QVERIFY(tree.values(node, "AW").isEmpty());
    tree.removeProperty(node, "AW");
    tree.removeProperty(node, "C");
    QCOMPARE(outlineOf(tree), QByteArray("(;AB[aa][bb])"));
    tree.removeProperty(node, "AB");
    QCOMPARE(outlineOf(tree), QByteArray("(;)"));
    tree.setValue(node, "N", "again");
    QCOMPARE(outlineOf(tree), QByteArray("(;N[again])"));
}

void GameTreeTest::propertiesOfOtherNodesStay()
{
    GameTree tree = treeFrom("(;C[root]N[x];B[aa]C[one];W[bb]C[two])");
    tree.setValue(tree.root(), "GN", "new");
    tree.setValue(nodeAt(tree, {0}), "TR", "cc");
    tree.removeProperty(tree.root(), "N");
    QCOMPARE(outlineOf(tree), QByteArray("(;C[root]GN[new];B[aa]C[one]TR[cc];W[bb]C[two])"));
}

void GameTreeTest::longNamesWork()
{
    GameTree tree = treeFrom("(;VERYLONGNAME[a][b]VERYLONGNAMES[c]B[aa])");
    QCOMPARE(joined(tree.values(tree.root(), "VERYLONGNAME")), QByteArray("a|b|"));
    QCOMPARE(joined(tree.values(tree.root(), "VERYLONGNAMES")), QByteArray("c|"));
    QVERIFY(!tree.has(tree.root(), "VERYLONG"));
    tree.setValue(tree.root(), "VERYLONGNAME", "new");
    tree.setValue(tree.root(), "ANOTHERLONGNAME", "d");
    QCOMPARE(outlineOf(tree),
             QByteArray("(;VERYLONGNAME[new]VERYLONGNAMES[c]B[aa]ANOTHERLONGNAME[d])"));
}

void GameTreeTest::valuesOfNeighboursAreNotMixedUp()
{
    GameTree tree;
    tree.setValue(tree.root(), "AB", "aa");
    tree.setValue(tree.root(), "AW", "bb");
    QCOMPARE(joined(tree.values(tree.root(), "AB")), QByteArray("aa|"));
}

void GameTreeTest::editsOfReadTreesKeepTheRest()
{
    GameTree tree = treeFrom("(;C[a \\] b]XY[one] [two])");
    QVERIFY(!tree.isEdited());
    tree.setValue(tree.root(), "N", "new");
    QVERIFY(tree.isEdited());
    QCOMPARE(outlineOf(tree), QByteArray("(;C[a \\] b]XY[one][two]N[new])"));
}

void GameTreeTest::manyEditsDoNotPileUp()
{
    GameTree tree = treeFrom("(;C[start]LONGNAMED[x];B[aa]C[kept])");
    const QByteArray text(1000, 'x');
    for (int i = 0; i < 2000; ++i) {
        tree.setValue(tree.root(), "C", text + QByteArray::number(i));
        tree.setValue(tree.root(), "LONGNAMED", QByteArray::number(i));
        tree.setValue(tree.root(), "N", "n");
        tree.removeProperty(tree.root(), "N");
        const NodeId node = tree.appendChild(tree.root());
        tree.setValue(node, "B", "cc");
        tree.setValue(tree.root(), "GN", "g");
        tree.removeSubtree(node);
    }
    QCOMPARE(outlineOf(tree), "(;C[" + text + "1999]LONGNAMED[1999]GN[g];B[aa]C[kept])");
}

void GameTreeTest::copyIsIndependent()
{
    GameTree tree = treeFrom("(;C[one];B[aa])");
    const GameTree copy = tree;
    tree.setValue(tree.root(), "C", "two");
    tree.removeSubtree(nodeAt(tree, {0}));
    QCOMPARE(outlineOf(copy), QByteArray("(;C[one];B[aa])"));
    QCOMPARE(outlineOf(tree), QByteArray("(;C[two])"));
}

void GameTreeTest::deepLineIsBuiltWalkedCopiedAndRemoved()
{
    constexpr int Depth = 300'000;
    GameTree tree;
    NodeId node = tree.root();
    for (int i = 0; i < Depth; ++i) {
        node = tree.appendChild(node);
    }
    QCOMPARE(tree.endOfLine(tree.root()), node);
    QCOMPARE(tree.pathTo(node).size(), std::size_t{Depth + 1});
    const GameTree copy = tree;
    tree.removeSubtree(tree.firstChild(tree.root()));
    QCOMPARE(tree.nodeCount(), std::size_t{1});
    QCOMPARE(copy.nodeCount(), std::size_t{Depth + 1});
}

void GameTreeTest::wideNodeIsBuiltAndRemoved()
{
    constexpr int Width = 300'000;
    GameTree tree;
    const NodeId top = tree.appendChild(tree.root());
    for (int i = 0; i < Width; ++i) {
        tree.appendChild(top);
    }
    QCOMPARE(tree.childCount(top), Width);
    tree.removeSubtree(top);
    QCOMPARE(tree.nodeCount(), std::size_t{1});
}

SHINPAN_TEST(GameTreeTest)
#include "gametree_test.moc"
