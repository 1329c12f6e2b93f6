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
        for (auto it = letters.begin(); it != letters.end(); ++it) {
            const auto place = layout.placeOf(it.key());
            lanes[place.lane][place.column] = it.value();
            for (int lane = place.lane + 1; lane <= layout.bottomOf(it.key()); ++lane) {
                lanes[lane][place.column] = u'|';
            }
        }
        for (QString &lane : lanes) {
            while (lane.endsWith(u' ')) {
                lane.chop(1);
            }
        }
        return lanes;
    }
};

/// Nothing may lie on anything else, and each line is as far up as those above it allow.
void verifyTidy(const GameTree &tree, const GameTreeLayout &layout)
{
    std::set<std::pair<int, int>> taken;
    std::size_t nodes = 0;
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        const auto place = layout.placeOf(node);
        ++nodes;
        for (int lane = place.lane; lane <= layout.bottomOf(node); ++lane) {
            QVERIFY(taken.insert({place.column, lane}).second);
        }
        QCOMPARE(layout.nodeAt(place), node);
        if (const NodeId parent = tree.parent(node); parent != NoNode) {
            QCOMPARE(place.column, layout.placeOf(parent).column + 1);
            const bool isFirst = tree.firstChild(parent) == node;
            QCOMPARE(place.lane == layout.placeOf(parent).lane, isFirst);
            QVERIFY(layout.bottomOf(parent) >= place.lane - 1);
        }
    }
    QCOMPARE(layout.nodeCount(), nodes);
    for (int column = 0; column < layout.columnCount(); ++column) {
        int last = -1;
        for (const NodeId node : layout.nodesInColumn(column, 0, layout.laneCount())) {
            QCOMPARE(layout.placeOf(node).column, column);
            QVERIFY(layout.placeOf(node).lane > last);
            last = layout.placeOf(node).lane;
        }
    }
}

/// What was laid out step by step must be what is laid out at once.
void verifySame(const GameTree &tree, const GameTreeLayout &stepwise, const GameTreeLayout &whole)
{
    QCOMPARE(stepwise.columnCount(), whole.columnCount());
    QCOMPARE(stepwise.laneCount(), whole.laneCount());
    QCOMPARE(stepwise.nodeCount(), whole.nodeCount());
    for (NodeId node = tree.root(); node != NoNode; node = tree.nextInSubtree(node, tree.root())) {
        QCOMPARE(stepwise.contains(node), whole.contains(node));
        if (whole.contains(node)) {
            const auto place = whole.placeOf(node);
            QCOMPARE(stepwise.placeOf(node).column, place.column);
            QCOMPARE(stepwise.placeOf(node).lane, place.lane);
            QCOMPARE(stepwise.bottomOf(node), whole.bottomOf(node));
            QCOMPARE(stepwise.nodeAt(place), node);
        }
    }
}

using Change = GameTreeLayout::Change;
constexpr auto Added = Change::Kind::Added;
constexpr auto Removed = Change::Kind::Removed;

/// A tree that is changed at random, and the news of it.
class ChangingTree
{
public:
    explicit ChangingTree(unsigned seed)
        : m_random(seed)
        , m_straightness(1 + seed % 9)
    { }

    GameTree tree;
    std::vector<Change> news;

    void change()
    {
        const unsigned kind = number(12);
        if (kind == 0 && m_nodes.size() > 20) {
            remove(some());
        } else if (kind == 1) {
            insertInFront(some());
        } else {
            add(number(m_straightness) != 0 ? m_last : some());
        }
    }

    [[nodiscard]] NodeId some()
    {
        NodeId node = NoNode;
        while (node == NoNode || !tree.contains(node)) {
            node = m_nodes[number(static_cast<unsigned>(m_nodes.size()))];
        }
        return node;
    }

    [[nodiscard]] unsigned number(unsigned below)
    {
        return static_cast<unsigned>(m_random()) % below;
    }

private:
    NodeId add(NodeId parent)
    {
        m_last = tree.appendChild(tree.contains(parent) ? parent : tree.root());
        m_nodes.push_back(m_last);
        news.push_back({Added, m_last});
        return m_last;
    }

    /// Does what undoing a removal does: a subtree comes back among its siblings.
    void insertInFront(NodeId parent)
    {
        const NodeId top = add(parent);
        tree.setChildIndex(top, static_cast<int>(number(2)));
        const NodeId below = tree.appendChild(top);
        m_nodes.insert(m_nodes.end(), {below, tree.appendChild(below), tree.appendChild(below)});
    }

    void remove(NodeId node)
    {
        if (node != tree.root()) {
            tree.removeSubtree(node);
            news.push_back({Removed, node});
            std::erase_if(m_nodes, [this](NodeId id) { return !tree.contains(id); });
        }
    }

    std::mt19937 m_random;
    unsigned m_straightness;
    std::vector<NodeId> m_nodes = {tree.root()};
    NodeId m_last = tree.root();
};

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
        QVERIFY(!layout.contains(NodeId{0}));
        QVERIFY(layout.nodesInColumn(0, 0, 10).empty());
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
        row("a variation lies below", "abcd/bxy", "abcd/  xy");
        row("siblings lie in their order", "abcd/bx/by/bz", "abcd/ |x/ |y/  z");
        row("a later branch lies inside an earlier one", "abcdef/buvwxy/dpq",
            "abcdef/ |  pq/  uvwxy");
        row("branches that do not meet share a lane", "abcdef/bu/dpq", "abcdef/  u pq");
        row("a branch keeps clear of a trunk", "abcdef/bxy/dp/dq", "abcdef/ | |p/  xyq");
        row("short branches of neighbours share a lane", "abcde/bx/cy/dz", "abcde/  xyz");
        row("a variation of a variation", "abcde/bxyz/xpq", "abcde/  xyz/   pq");
        row("variations of the root's children", "ab/ac/ad", "ab/|c/ d");
    }

    void shapes()
    {
        QFETCH(const QStringList, lines);
        QFETCH(const QStringList, picture);
        const LetteredTree lettered(lines);
        QCOMPARE(lettered.drawn().join(u'\n'), picture.join(u'\n'));
        verifyTidy(lettered.tree, GameTreeLayout(lettered.tree));
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
            verifyTidy(tree, GameTreeLayout(tree));
        }
    }

    void removedNodesLeaveNoHoles()
    {
        LetteredTree lettered(
            {QStringLiteral("abcd"), QStringLiteral("bxyz"), QStringLiteral("cpq")});
        lettered.tree.removeSubtree(lettered.letters.key(u'x'));
        const GameTreeLayout layout(lettered.tree);
        verifyTidy(lettered.tree, layout);
        QCOMPARE(layout.laneCount(), 2);
        QCOMPARE(layout.nodeCount(), std::size_t{6});
    }

    void askingForAPartGivesThatPart()
    {
        const LetteredTree lettered({QStringLiteral("abcd"), QStringLiteral("bx"),
                                     QStringLiteral("by"), QStringLiteral("bzw")});
        const GameTreeLayout layout(lettered.tree);
        const auto letters = [&](int column, int first, int last) {
            QString text;
            for (const NodeId node : layout.nodesInColumn(column, first, last)) {
                text += lettered.letters.value(node);
            }
            return text;
        };
        QCOMPARE(letters(2, 1, 2), QStringLiteral("xy"));
        QCOMPARE(letters(2, -5, 50), QStringLiteral("cxyz"));
        QCOMPARE(letters(1, 2, 2), QStringLiteral("b")); // with its trunk
        QCOMPARE(letters(1, 3, 3), QString());
        QCOMPARE(letters(9, 0, 9), QString());
        QCOMPARE(letters(-1, 0, 9), QString());
    }

    void changesLeadToWhatAFullLayoutGives_data()
    {
        QTest::addColumn<int>("together"); ///< changes that are taken in at once
        QTest::newRow("one by one") << 1;
        QTest::newRow("a few together") << 5;
        QTest::newRow("many together") << 40;
    }

    void changesLeadToWhatAFullLayoutGives()
    {
        QFETCH(const int, together);
        for (unsigned seed = 1; seed <= 18; ++seed) {
            ChangingTree changing(seed);
            GameTreeLayout layout(changing.tree);
            for (int round = 0; round < 400 / together; ++round) {
                changing.news.clear();
                for (int i = 0; i < together; ++i) {
                    changing.change();
                }
                layout.update(changing.tree, changing.news);
                verifySame(changing.tree, layout, GameTreeLayout(changing.tree));
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }

    void collapsedNodesStaySoWhateverChanges()
    {
        for (unsigned seed = 1; seed <= 18; ++seed) {
            ChangingTree changing(seed);
            GameTreeLayout layout(changing.tree);
            for (int round = 0; round < 200; ++round) {
                changing.news.clear();
                changing.change();
                layout.update(changing.tree, changing.news);
                const NodeId node = changing.some();
                switch (changing.number(8)) {
                case 0:
                    layout.collapse(changing.tree, {&node, 1});
                    break;
                case 1:
                case 2:
                    layout.expand(changing.tree, node);
                    break;
                case 3:
                    layout.expandOneLevel(changing.tree, node);
                    break;
                default:
                    break;
                }
                GameTreeLayout whole = layout;
                whole.layOut(changing.tree);
                verifySame(changing.tree, layout, whole);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
            layout.expandAll(changing.tree);
            verifySame(changing.tree, layout, GameTreeLayout(changing.tree));
        }
    }

    void collapsedNodeTellsWhatItHides()
    {
        LetteredTree lettered({QStringLiteral("abcdef"), QStringLiteral("cxyz")});
        const NodeId c = lettered.letters.key(u'c');
        const NodeId z = lettered.letters.key(u'z');
        GameTreeLayout layout(lettered.tree);
        QCOMPARE(layout.hiddenBelow(lettered.tree, c), std::size_t{0});
        layout.collapse(lettered.tree, {&c, 1});
        QVERIFY(layout.isCollapsed(c));
        QVERIFY(layout.contains(c) && !layout.contains(z));
        QCOMPARE(layout.columnCount(), 3);
        QCOMPARE(layout.hiddenBelow(lettered.tree, c), std::size_t{6});
        QCOMPARE(layout.visibleAncestor(lettered.tree, z), c);
        const Change news{Added, lettered.tree.appendChild(z)};
        layout.update(lettered.tree, {&news, 1});
        QCOMPARE(layout.hiddenBelow(lettered.tree, c), std::size_t{7});
        layout.expand(lettered.tree, c);
        QCOMPARE(layout.hiddenBelow(lettered.tree, c), std::size_t{0});
        verifyTidy(lettered.tree, layout);
    }

    void leavesHaveNothingToCollapse()
    {
        const LetteredTree lettered({QStringLiteral("ab")});
        GameTreeLayout layout(lettered.tree);
        const NodeId leaf = lettered.letters.key(u'b');
        layout.collapse(lettered.tree, {&leaf, 1});
        QVERIFY(!layout.isCollapsed(leaf));
    }

    void expandingOneLevelKeepsWhatBranchesFurtherOnCollapsed()
    {
        const LetteredTree lettered({QStringLiteral("abcde"), QStringLiteral("bxyz"),
                                     QStringLiteral("ypq"), QStringLiteral("yr")});
        const auto node = [&](char letter) { return lettered.letters.key(QLatin1Char(letter)); };
        GameTreeLayout layout(lettered.tree);
        const NodeId b = node('b');
        layout.collapse(lettered.tree, {&b, 1});
        layout.expandOneLevel(lettered.tree, node('b'));
        QVERIFY(layout.contains(node('e')));
        QVERIFY(layout.contains(node('y')));
        QVERIFY(layout.isCollapsed(node('y')));
        QVERIFY(!layout.contains(node('z')));
        layout.expandOneLevel(lettered.tree, node('y'));
        verifyTidy(lettered.tree, layout);
    }

    void aMoveAtTheEndOfALongLineCostsNoFullLayout_data()
    {
        QTest::addColumn<int>("teeth"); ///< variations of one node on the way
        QTest::newRow("chain") << 0;
        QTest::newRow("comb") << 50'000;
    }

    void aMoveAtTheEndOfALongLineCostsNoFullLayout()
    {
        QFETCH(const int, teeth);
        GameTree tree;
        NodeId end = tree.root();
        for (int i = 0; i < 100'000 - teeth; ++i) {
            const NodeId last = end;
            end = tree.appendChild(last);
            if (i < teeth) {
                tree.appendChild(last);
            }
        }
        GameTreeLayout layout(tree);
        for (int i = 0; i < 1000; ++i) {
            const Change news{Added, tree.appendChild(i % 2 == 0 ? end : tree.parent(end))};
            end = i % 2 == 0 ? news.node : end;
            layout.update(tree, {&news, 1});
        }
        QCOMPARE(layout.fullLayouts(), 1);
        verifySame(tree, layout, GameTreeLayout(tree));
        tree.removeSubtree(end);
        const Change news{Removed, end};
        layout.update(tree, {&news, 1});
        QCOMPARE(layout.fullLayouts(), 1);
        verifySame(tree, layout, GameTreeLayout(tree));
    }

    void aWideForkIsExpandedAtOnce()
    {
        GameTree tree;
        for (int i = 0; i < 100'000; ++i) {
            tree.appendChild(tree.root());
        }
        GameTreeLayout layout(tree);
        const NodeId root = tree.root();
        layout.collapse(tree, {&root, 1});
        QCOMPARE(layout.nodeCount(), std::size_t{1});
        const int before = layout.fullLayouts();
        layout.expand(tree, root);
        QCOMPARE(layout.fullLayouts(), before + 1); // not node by node, which takes seconds
        verifySame(tree, layout, GameTreeLayout(tree));
    }

    void aWideForkGrowsWithoutAFullLayout()
    {
        GameTree tree;
        std::vector<NodeId> children;
        for (int i = 0; i < 100'000; ++i) {
            children.push_back(tree.appendChild(tree.root()));
        }
        GameTreeLayout layout(tree);
        const auto take = [&](Change news) { layout.update(tree, {&news, 1}); };
        take({Added, tree.appendChild(tree.root())});
        take({Added, tree.appendChild(children[500])});
        take({Added, tree.appendChild(children[500])});
        tree.removeSubtree(children[99'000]);
        take({Removed, children[99'000]});
        QCOMPARE(layout.fullLayouts(), 1);
        verifySame(tree, layout, GameTreeLayout(tree));
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
