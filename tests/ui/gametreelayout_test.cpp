#include "ui/tree/gametreelayout.h"

#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <random>
#include <set>

using namespace shinpan;

namespace {

/// A tree of one-letter nodes. The first line is the main line; each other one begins with the node
/// that it hangs on.
struct LetteredTree
{
    GameTree tree;
    QHash<NodeId, QChar> letters;

    explicit LetteredTree(const QStringList &lines)
    {
        QHash<QChar, NodeId> nodes;
        for (const QString &line : lines) {
            NodeId node = nodes.isEmpty() ? tree.root() : nodes.value(line.front());
            for (int i = 0; i < line.size(); ++i) {
                if (i > 0) {
                    node = tree.appendChild(node);
                }
                nodes.insert(line[i], node);
                letters.insert(node, line[i]);
            }
        }
    }

    /// The layout as text: a line for each lane, nodes as letters, trunks as bars.
    [[nodiscard]] QStringList drawn() const
    {
        const GameTreeLayout layout(tree);
        QStringList lanes(layout.laneCount(), QString(layout.columnCount(), u' '));
        for (int column = 0; column < layout.columnCount(); ++column) {
            for (const auto &trunk : layout.trunksInColumn(column, 0, layout.laneCount())) {
                for (int lane = trunk.fromLane + 1; lane <= trunk.toLane; ++lane) {
                    lanes[lane][column] = lane == trunk.toLane ? u'\\' : u'|';
                }
            }
        }
        for (auto it = letters.begin(); it != letters.end(); ++it) {
            const auto place = layout.placeOf(it.key());
            lanes[place.lane][place.column] = it.value();
        }
        for (QString &lane : lanes) {
            while (lane.endsWith(u' ')) {
                lane.chop(1);
            }
        }
        return lanes;
    }
};

/// Nothing may lie on anything else.
void verifyTidy(const GameTree &tree)
{
    const GameTreeLayout layout(tree);
    std::set<std::pair<int, int>> taken;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const auto place = layout.placeOf(node);
        QVERIFY(taken.insert({place.column, place.lane}).second);
        QCOMPARE(layout.nodeAt(place), node);
        if (const NodeId parent = tree.parent(node); parent != NoNode) {
            QCOMPARE(place.column, layout.placeOf(parent).column + 1);
            const bool isFirst = tree.firstChild(parent) == node;
            QCOMPARE(place.lane == layout.placeOf(parent).lane, isFirst);
        }
    }
    for (int column = 0; column < layout.columnCount(); ++column) {
        int last = -1;
        for (const auto &trunk : layout.trunksInColumn(column, 0, layout.laneCount())) {
            QVERIFY(trunk.fromLane >= last);
            for (int lane = trunk.fromLane + 1; lane <= trunk.toLane; ++lane) {
                QVERIFY(taken.count({column, lane}) == 0);
            }
            last = trunk.toLane;
        }
    }
}

} // namespace

class GameTreeLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyLayoutHasNothing()
    {
        const GameTreeLayout layout;
        QCOMPARE(layout.columnCount(), 0);
        QCOMPARE(layout.laneCount(), 0);
        QVERIFY(layout.nodesInLane(0, 0, 10).empty());
        QVERIFY(layout.trunksInColumn(0, 0, 10).empty());
        QCOMPARE(layout.nodeAt({0, 0}), NoNode);
    }

    void shapes_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QStringList>("picture");
        const auto row = [](const char *name, const char *lines, const char *picture) {
            QTest::newRow(name) << QString::fromLatin1(lines).split(u'/')
                                << QString::fromLatin1(picture).split(u'/');
        };
        row("a lone root", "a", "a");
        row("a straight line", "abcd", "abcd");
        row("a variation lies below", "abcd/bxy", "abcd/ \\xy");
        row("siblings lie in their order", "abcd/bx/by/bz", "abcd/ \\x/ \\y/ \\z");
        row("a later branch lies inside an earlier one", "abcdef/buvwxy/dpq",
            "abcdef/ | \\pq/ \\uvwxy");
        row("branches that do not meet share a lane", "abcdef/bu/dpq", "abcdef/ \\u\\pq");
        row("a branch keeps clear of a trunk", "abcdef/bxy/dp/dq", "abcdef/ | \\p/ | \\q/ \\xy");
        row("a variation of a variation", "abcde/bxyz/xpq", "abcde/ \\xyz/  \\pq");
        row("variations of the root's children", "ab/ac/ad", "ab/\\c/\\d");
    }

    void shapes()
    {
        QFETCH(const QStringList, lines);
        QFETCH(const QStringList, picture);
        const LetteredTree lettered(lines);
        QCOMPARE(lettered.drawn().join(u'\n'), picture.join(u'\n'));
        verifyTidy(lettered.tree);
    }

    void randomTreesAreTidy()
    {
        std::mt19937 random(20240229);
        for (int round = 0; round < 60; ++round) {
            GameTree tree;
            std::vector<NodeId> nodes = {tree.root()};
            const unsigned straightness = 1 + random() % 8;
            for (int i = 0; i < 250; ++i) {
                const bool goesOn = random() % straightness != 0;
                nodes.push_back(
                    tree.appendChild(goesOn ? nodes.back() : nodes[random() % nodes.size()]));
            }
            verifyTidy(tree);
        }
    }

    void removedNodesLeaveNoHoles()
    {
        LetteredTree lettered(
            {QStringLiteral("abcd"), QStringLiteral("bxyz"), QStringLiteral("cpq")});
        lettered.tree.removeSubtree(lettered.letters.key(u'x'));
        verifyTidy(lettered.tree);
        const GameTreeLayout layout(lettered.tree);
        QCOMPARE(layout.laneCount(), 2);
        QCOMPARE(layout.nodesInLane(1, 0, 9).size(), std::size_t{2});
    }

    void askingForAPartGivesThatPart()
    {
        const LetteredTree lettered(
            {QStringLiteral("abcdef"), QStringLiteral("buvwxy"), QStringLiteral("dpq")});
        const GameTreeLayout layout(lettered.tree);
        const auto letters = [&](int lane, int first, int last) {
            QString text;
            for (const NodeId node : layout.nodesInLane(lane, first, last)) {
                text += lettered.letters.value(node);
            }
            return text;
        };
        QCOMPARE(letters(0, 2, 4), QStringLiteral("cde"));
        QCOMPARE(letters(0, -5, 50), QStringLiteral("abcdef"));
        QCOMPARE(letters(1, 0, 3), QString());
        QCOMPARE(letters(7, 0, 9), QString());
        QCOMPARE(layout.trunksInColumn(1, 1, 1).size(), std::size_t{1}); // passes by
        QCOMPARE(layout.trunksInColumn(3, 2, 2).size(), std::size_t{0});
        QCOMPARE(layout.trunksInColumn(-1, 0, 9).size(), std::size_t{0});
    }

    void hugeShapesNeedNoStack_data()
    {
        QTest::addColumn<int>("period"); ///< every so many nodes a new line begins at the root
        QTest::newRow("one line of 100,000") << 1'000'000;
        QTest::newRow("100,000 children") << 1;
        QTest::newRow("300 lines") << 333;
    }

    void hugeShapesNeedNoStack()
    {
        QFETCH(const int, period);
        GameTree tree;
        NodeId node = tree.root();
        for (int i = 0; i < 100'000; ++i) {
            node = tree.appendChild(i % period == 0 ? tree.root() : node);
        }
        const GameTreeLayout layout(tree);
        QCOMPARE(layout.laneCount(), std::max(1, (100'000 + period - 1) / period));
        QCOMPARE(layout.columnCount(), std::min(period, 100'000) + 1);
    }

    void aBranchAtEveryMoveNeedsNoStack()
    {
        GameTree tree;
        NodeId node = tree.root();
        for (int i = 0; i < 50'000; ++i) {
            tree.appendChild(node);
            node = tree.appendChild(
                node); // the second child goes on: each line is a variation of a variation
        }
        const GameTreeLayout layout(tree);
        QCOMPARE(layout.columnCount(), 50'001);
        QCOMPARE(layout.placeOf(node).lane, 50'000);
    }
};

SHINPAN_TEST(GameTreeLayoutTest)

#include "gametreelayout_test.moc"
