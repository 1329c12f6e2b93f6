#include "core/analysis/analysis.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;

namespace {

constexpr BoardSize Small = BoardSize::square(3);

[[nodiscard]] Analysis choosing(std::optional<Point> move, float winrate)
{
    Analysis analysis{.size = Small, .winrate = winrate};
    analysis.candidates.push_back({.move = move, .winrate = winrate});
    return analysis;
}

} // namespace

/// Two engines' thoughts about one position.
class ComparisonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherFirstChoicesAreMarked();
    void theSameChoiceIsNoDifference();
    void aPassIsAChoiceWithoutAPoint();
    void theLeadIsComparedWhereBothTellIt();
    void pointsThatBothGiveAwayDifferentlyAreMarked();
    void boardsOfTwoSizesAreNotCompared();
};

void ComparisonTest::otherFirstChoicesAreMarked()
{
    const auto comparison = compared(choosing(at("C1"), 0.75F), choosing(at("A2"), 0.5F));
    QVERIFY(comparison.has_value());
    QCOMPARE(comparison->winrate, 0.25F);
    QVERIFY(!comparison->agreesOnMove());
    QCOMPARE(comparison->points, (std::vector<Point>{at("A2"), at("C1")}));
    QVERIFY(!comparison->lead);
}

void ComparisonTest::theSameChoiceIsNoDifference()
{
    const auto comparison = compared(choosing(at("C1"), 0.5F), choosing(at("C1"), 0.75F));
    QVERIFY(comparison->agreesOnMove());
    QVERIFY(comparison->points.empty());
    QCOMPARE(comparison->winrate, 0.25F);
}

void ComparisonTest::aPassIsAChoiceWithoutAPoint()
{
    const auto comparison = compared(choosing(std::nullopt, 0.5F), choosing(at("C1"), 0.5F));
    QVERIFY(!comparison->agreesOnMove());
    QCOMPARE(comparison->points, std::vector<Point>{at("C1")});
    Analysis silent{.size = Small};
    QVERIFY(!compared(silent, choosing(at("C1"), 0.5F))->choices);
}

void ComparisonTest::theLeadIsComparedWhereBothTellIt()
{
    Analysis one = choosing(at("C1"), 0.5F);
    Analysis other = one;
    one.scoreLead = 2.5F;
    QVERIFY(!compared(one, other)->lead);
    other.scoreLead = -1.0F;
    QCOMPARE(compared(one, other)->lead, std::optional(3.5F));
}

void ComparisonTest::pointsThatBothGiveAwayDifferentlyAreMarked()
{
    Analysis one = choosing(at("C1"), 0.5F);
    Analysis other = one;
    one.ownership = {0.9F, 0.9F, 0.9F, 0, 0, 0, 0, 0, 0}; // from A3 on
    other.ownership = {-0.9F, -0.1F, 0.9F, -0.9F, 0, 0, 0, 0, 0};
    QCOMPARE(compared(one, other)->points, std::vector<Point>{at("A3")});
    other.ownership.clear();
    QVERIFY(compared(one, other)->points.empty());
}

void ComparisonTest::boardsOfTwoSizesAreNotCompared()
{
    Analysis other{.size = BoardSize::square(5)};
    QVERIFY(!compared(choosing(at("C1"), 0.5F), other));
}

SHINPAN_TEST(ComparisonTest)
#include "comparison_test.moc"
