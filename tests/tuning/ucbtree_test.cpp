#include "core/tuning/ucbtree.h"

#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

using namespace shinpan;

/// The UCB tree of cells.
class UcbTreeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMostUrgentCellIsNext();
    void tiesGoToTheCellThatChanceLooksAtFirst();
    void cellsInPlayCountAsLostIfAsked();
    void aCellIsCutWhenItIsChosenAgain();
    void thePointOfACellLeadsBackToIt();
    void theBestCellHasMostWins();
    void settingsThatMakeNoSenseAreRefused();
};

namespace {

/// Draws the same number always.
class FixedDraws final : public TuningDraws
{
public:
    explicit FixedDraws(std::size_t number)
        : m_number(number)
    { }
    std::size_t below(std::size_t limit, DrawKey) override { return m_number % limit; }
    double normal(DrawKey) override { return 0; }

private:
    std::size_t m_number;
};

FixedDraws s_first(0);

/// Plays one game where the tree wants it.
UcbTree::Path play(UcbTree &tree, double score)
{
    const UcbTree::Path path = tree.choose(s_first, 0);
    tree.begin(path);
    tree.end(path, score);
    return path;
}

constexpr UcbTreeSettings TwoOfFour{.explorationCoefficient = 0.5,
                                    .initialVisits = 4,
                                    .initialWins = 2};

} // namespace

// 0.5·√(ln v)·√(1/v_child) beside the rate of wins: after a win 0.884 to 0.817, after a loss as
// well 0.773 to 0.835.
void UcbTreeTest::theMostUrgentCellIsNext()
{
    UcbTree tree(TwoOfFour, {2});
    QCOMPARE(play(tree, 1), UcbTree::Path{0});
    QCOMPARE(play(tree, 0), UcbTree::Path{0});
    QCOMPARE(play(tree, 0), UcbTree::Path{1});
    const UcbCell left = tree.cell({0});
    QCOMPARE(left.games, 2);
    QCOMPARE(left.wins, 1.0);
    QCOMPARE(left.value, 0.5);
    QCOMPARE(left.centre, TuningPoint{0.25});
    QCOMPARE(left.extent.front(), (Estimate{0, 0.25, 0.5}));
}

void UcbTreeTest::tiesGoToTheCellThatChanceLooksAtFirst()
{
    const UcbTree tree(TwoOfFour, {4, 2});
    FixedDraws fifth(4);
    QCOMPARE(tree.choose(fifth, 0), UcbTree::Path{4});
    QCOMPARE(tree.centre({4}), TuningPoint({0.625, 0.25}));
}

void UcbTreeTest::cellsInPlayCountAsLostIfAsked()
{
    UcbTreeSettings settings = TwoOfFour;
    for (const bool hasVirtualLoss : {true, false}) {
        settings.hasVirtualLoss = hasVirtualLoss;
        UcbTree tree(settings, {2});
        tree.begin(tree.choose(s_first, 0));
        QCOMPARE(tree.choose(s_first, 1), UcbTree::Path{hasVirtualLoss ? 1UL : 0UL});
        QCOMPARE(tree.status().games, 0);
    }
}

void UcbTreeTest::aCellIsCutWhenItIsChosenAgain()
{
    UcbTreeSettings settings = TwoOfFour;
    settings.maxDepth = 2;
    UcbTree tree(settings, {2});
    QCOMPARE(play(tree, 1), UcbTree::Path{0});
    QCOMPARE(tree.status().nodes, 3);
    QCOMPARE(play(tree, 1), UcbTree::Path({0, 0}));
    QCOMPARE(tree.status().nodes, 5);
    QCOMPARE(tree.cell({0}).games, 2);
    QCOMPARE(tree.cell({0, 0}).games, 1);
    QCOMPARE(tree.centre({0, 0}), TuningPoint{0.125});
    QCOMPARE(play(tree, 1).size(), 2U); // max_depth is the end
    QCOMPARE(tree.status().mostPlayed.size(), 2U);
}

void UcbTreeTest::thePointOfACellLeadsBackToIt()
{
    UcbTreeSettings settings = TwoOfFour;
    settings.maxDepth = 3;
    UcbTree tree(settings, {3, 2});
    const auto draws = seededDraws(5);
    for (int game = 0; game < 200; ++game) {
        const UcbTree::Path path = tree.choose(*draws, static_cast<std::uint64_t>(game));
        QCOMPARE(tree.find(tree.centre(path)), path);
        tree.begin(path);
        tree.end(path, game % 3 == 0 ? 1 : 0);
    }
    QVERIFY(tree.status().nodes > 100);
}

void UcbTreeTest::theBestCellHasMostWins()
{
    UcbTree tree(TwoOfFour, {4});
    for (const std::size_t cell : {2UL, 1UL, 1UL, 2UL, 1UL}) {
        tree.begin({cell});
        tree.end({cell}, cell == 2 ? 1 : 0.5);
    }
    QCOMPARE(tree.best(), UcbTree::Path{2});
    QCOMPARE(tree.cell({1}).wins, 1.5);
}

void UcbTreeTest::settingsThatMakeNoSenseAreRefused()
{
    QCOMPARE(refusalOf(UcbTreeSettings{.explorationCoefficient = -1}, plainSpace(1)),
             QStringLiteral("exploration_coefficient must not be negative"));
    QCOMPARE(refusalOf(UcbTreeSettings{.initialVisits = 0}, plainSpace(1)),
             QStringLiteral("initial_visits and initial_wins must be at least 1"));
    QCOMPARE(refusalOf(UcbTreeSettings{.initialVisits = 3}, plainSpace(1)),
             QStringLiteral("initial_wins cannot be more than initial_visits"));
    QCOMPARE(refusalOf(UcbTreeSettings{.maxDepth = 0}, plainSpace(1)),
             QStringLiteral("max_depth must be at least 1"));
    QCOMPARE(refusalOf(UcbTreeSettings{}, plainSpace(6)),
             QStringLiteral("the splits make 262144 cells, more than 100000 cannot be searched"));
    QVERIFY(refusalOf(UcbTreeSettings{}, plainSpace(5)).isEmpty());
}

SHINPAN_TEST(UcbTreeTest)
#include "ucbtree_test.moc"
