#include "core/record/tree/nodepath.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

/// Names of nodes tell where a path leads.
constexpr char Game[] = "(;N[root]SZ[9]AB[aa];N[remark]"
                        ";N[1]B[cc];N[2]W[dd];N[after 2]"
                        "(;N[3]B[ee];N[4]W[ff])"
                        "(;N[3b]B[gg];N[4b]W[];N[5b]B[hh](;N[6b]W[ab])(;N[6c]W[ac];N[7c]B[ad]))"
                        "(;N[remark c];N[3d]B[bb]))";

[[nodiscard]] GameTree read(const QByteArray &sgf)
{
    const auto game = readSgf(sgf);
    return game ? game->tree : GameTree();
}

} // namespace

class NodePathTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsLeadToNodes_data();
    void pathsLeadToNodes();
    void brokenPathsSayWhy_data();
    void brokenPathsSayWhy();
    void moveZeroIsBeforeAMoveInTheRoot();
    void aLongLineIsNoTrouble();
    void everyNodeHasAPathThatLeadsThere();
    void pathsOfNodesAreShort();
};

void NodePathTest::pathsLeadToNodes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *path, const char *name) {
        QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(name);
    };
    row("", "4");
    row("end", "4");
    row("0", "remark");
    row("1", "1");
    row("2", "2");
    row("4", "4");
    row("2.1", "3");
    row("2.2", "3b");
    row("2.2.3", "3b");
    row("2.2.5", "5b");
    row("2.2.end", "6b");
    row("2.2.5.2", "6c");
    row("2.2.5.2.7", "7c");
    row("2.2.5.2.end", "7c");
    row("2.3", "remark c");
    row("2.3.3", "3d");
    row("n0", "root");
    row("n4", "after 2");
    row("n7", "3b");
    row("n14", "3d");
}

void NodePathTest::pathsLeadToNodes()
{
    QFETCH(QString, path);
    QFETCH(QString, name);
    const GameTree tree = read(Game);

    const Result<NodePlace> place = findPlace(tree, path);

    QVERIFY2(place, place ? "" : qPrintable(place.error().english()));
    QCOMPARE(simpleTextAt(tree, place->node, "N"), name);
    QVERIFY(!place->isBeforeMove);
}

void NodePathTest::brokenPathsSayWhy_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *path, const char *reason) {
        QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(reason);
    };
    row("5", "the line has only 4 moves");
    row("2.2.9", "the line has only 6 moves");
    row("2.4", "after move 2 there are 3 continuations");
    row("1.2", "after move 1 there is 1 continuation");
    row("4.1", "after move 4 there are 0 continuations");
    row("2.0", "after move 2 there are 3 continuations");
    row("2.2.5.2.5", "move 5 comes before this line branches off, at move 6");
    row("n15", "the game has only 15 nodes, n0 to n14");
    row("n", "\"n\" names no node");
    row("n-1", "\"n-1\" names no node");
    row("2.", "\"2.\" is not a path");
    row(".2", "\".2\" is not a path");
    row("-1", "\"-1\" is not a path");
    row("+1", "\"+1\" is not a path");
    row("end.2", "\"end.2\" is not a path");
    row("2.end", "\"2.end\" is not a path");
    row("D4", "\"D4\" is not a path");
    row("99999999999", "\"99999999999\" is not a path");
}

void NodePathTest::brokenPathsSayWhy()
{
    QFETCH(QString, path);
    QFETCH(QString, reason);

    const Result<NodePlace> place = findPlace(read(Game), path);

    QVERIFY(!place);
    QVERIFY2(place.error().english().startsWith(reason), qPrintable(place.error().english()));
}

void NodePathTest::moveZeroIsBeforeAMoveInTheRoot()
{
    const GameTree tree = read("(;SZ[9]B[cc];W[dd])");

    QCOMPARE(findPlace(tree, QStringLiteral("0")), (NodePlace{tree.root(), true}));
    QCOMPARE(findPlace(tree, QStringLiteral("1")), (NodePlace{tree.root(), false}));
}

void NodePathTest::aLongLineIsNoTrouble()
{
    QByteArray sgf = "(;SZ[19]";
    for (int i = 0; i < 100'000; ++i) {
        sgf += i % 2 == 0 ? ";B[]" : ";W[]";
    }
    const GameTree tree = read(sgf + ')');

    const auto place = findPlace(tree, QStringLiteral("99999"));

    QVERIFY(place);
    QCOMPARE(tree.firstChild(place->node), tree.endOfLine(tree.root()));
}

void NodePathTest::everyNodeHasAPathThatLeadsThere()
{
    const GameTree tree = read(Game);
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const auto place = findPlace(tree, pathOf(tree, node));
        QVERIFY(place);
        QCOMPARE(place->node, node);
    }
}

void NodePathTest::pathsOfNodesAreShort()
{
    const GameTree tree = read(Game);
    for (const char *path : {"1", "4", "2.2", "2.2.5", "2.2.5.2", "2.2.5.2.7", "n0"}) {
        const auto place = findPlace(tree, QString::fromLatin1(path));
        QVERIFY(place);
        QCOMPARE(pathOf(tree, place->node), QString::fromLatin1(path));
    }
}

SHINPAN_TEST(NodePathTest)
#include "nodepath_test.moc"
