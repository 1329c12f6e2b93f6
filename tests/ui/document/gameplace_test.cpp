#include "ui/document/gameplace.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

[[nodiscard]] GameTree treeOf(const QByteArray &sgf)
{
    return readSgf(sgf)->tree;
}

} // namespace

/// Ways through a game, for places that must be found again.
class GamePlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNodeIsFoundAgain();
    void aWayIsShort();
    void aWayEndsWhereTheTreeDoes_data();
    void aWayEndsWhereTheTreeDoes();
    void whatWasAddedBehindChangesNoWay();
};

void GamePlaceTest::everyNodeIsFoundAgain()
{
    const GameTree tree = treeOf("(;SZ[9];B[aa](;W[ba];B[ca](;W[da])(;W[ea];B[fa]))(;W[ga])"
                                 "(;W[ha](;B[ia])(;B[ab])))");
    int nodes = 0;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        QCOMPARE(nodeOnWay(tree, wayTo(tree, node)), node);
        ++nodes;
    }
    QCOMPARE(nodes, 11);
}

void GamePlaceTest::aWayIsShort()
{
    const GameTree tree = treeOf("(;SZ[9];B[aa];W[ba](;B[ca])(;B[da];W[ea];B[fa]))");

    QCOMPARE(wayTo(tree, tree.root()), QStringLiteral("0"));
    QCOMPARE(wayTo(tree, tree.endOfLine(tree.root())), QStringLiteral("3"));
    const NodeId fork = tree.parent(tree.endOfLine(tree.root()));
    QCOMPARE(wayTo(tree, tree.endOfLine(tree.lastChild(fork))), QStringLiteral("2.2.2"));
}

void GamePlaceTest::aWayEndsWhereTheTreeDoes_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("node");

    QTest::newRow("too long") << QStringLiteral("99") << QStringLiteral("3");
    QTest::newRow("no such child") << QStringLiteral("2.5.1") << QStringLiteral("2");
    QTest::newRow("too long in a variation") << QStringLiteral("2.2.9") << QStringLiteral("2.2.1");
    QTest::newRow("nothing") << QString() << QStringLiteral("0");
    QTest::newRow("no number") << QStringLiteral("x.-3.y") << QStringLiteral("1");
}

void GamePlaceTest::aWayEndsWhereTheTreeDoes()
{
    QFETCH(const QString, way);
    QFETCH(const QString, node);
    const GameTree tree = treeOf("(;SZ[9];B[aa];W[ba](;B[ca])(;B[da];W[ea]))");

    QCOMPARE(wayTo(tree, nodeOnWay(tree, way)), node);
}

void GamePlaceTest::whatWasAddedBehindChangesNoWay()
{
    const GameTree before = treeOf("(;SZ[9];B[aa](;W[ba])(;W[ca];B[da]))");
    const GameTree after = treeOf("(;SZ[9];B[aa](;W[ba];B[ea](;W[fa])(;W[ga]))(;W[ca];B[da];W[ha])"
                                  "(;W[ia]))");
    const NodeId old = before.endOfLine(before.lastChild(before.firstChild(before.root())));

    const NodeId found = nodeOnWay(after, wayTo(before, old));

    QCOMPARE(*after.values(found, "B").begin(), QByteArrayView("da"));
}

SHINPAN_TEST(GamePlaceTest)
#include "gameplace_test.moc"
