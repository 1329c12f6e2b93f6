#include "core/analysis/scoreestimate.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;

/// Estimates made of what engines say, or of our own playing.
class ScoreEstimateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnalysisTellsItsLeadAndAreas();
    void anAnalysisWithoutALeadIsAddedUp();
    void anAnalysisWithoutAreasEstimatesNothing();
    void deadStonesAreTakenOffAndCounted();
    void anOpenBoardIsNotCounted();
    void playoutsAreAddedUpAndTurnedAround();
    void estimateScoreIsRead_data();
    void estimateScoreIsRead();
    void influenceIsRead();
    void whatIsNoInfluenceIsRefused();
};

void ScoreEstimateTest::anAnalysisTellsItsLeadAndAreas()
{
    Analysis analysis{.size = BoardSize::square(2)};
    analysis.scoreLead = 3.5F;
    analysis.ownership = {1, 1, -1, 0};
    const std::optional<ScoreEstimate> estimate = estimateOf(analysis, 6.5);
    QVERIFY(estimate.has_value());
    QCOMPARE(estimate->lead, 3.5);
    QVERIFY(estimate->source == ScoreEstimate::Source::Analysis);
    QVERIFY(estimate->ownership == analysis.ownership);
}

void ScoreEstimateTest::anAnalysisWithoutALeadIsAddedUp()
{
    Analysis analysis{.size = BoardSize::square(2)};
    analysis.ownership = {1, 1, -1, 0.5F};
    QCOMPARE(estimateOf(analysis, 6.5)->lead, 1.5 - 6.5);
}

void ScoreEstimateTest::anAnalysisWithoutAreasEstimatesNothing()
{
    Analysis analysis{.size = BoardSize::square(2)};
    analysis.scoreLead = 3.5F;
    QVERIFY(!estimateOf(analysis, 6.5));
}

void ScoreEstimateTest::deadStonesAreTakenOffAndCounted()
{
    const Position position(test::boardFrom(R"(
        . X . O .
        . X . O O
        . X . O .
        O X . O .
        . X . O .)"),
                            Color::Black, rulesetFromText("Chinese").value());
    const std::vector<Point> dead = {at("A2")};
    const std::optional<ScoreEstimate> estimate = estimateOf(position, {.komi = 2}, dead);
    QVERIFY(estimate.has_value());
    QCOMPARE(estimate->lead, 10.0 - 10.0 - 2.0);
    QVERIFY(estimate->source == ScoreEstimate::Source::DeadStones);
    const std::vector<float> row = {1, 1, 0, -1, -1};
    for (std::size_t i = 0; i < estimate->ownership.size(); ++i) {
        QCOMPARE(estimate->ownership[i], row[i % 5]);
    }
}

/// What is enclosed so far says little.
void ScoreEstimateTest::anOpenBoardIsNotCounted()
{
    const Position position(test::boardFrom(R"(
        . X . O .
        . X . O O
        . X . . .
        . . . O .
        . X . O .)"),
                            Color::Black, rulesetFromText("Chinese").value());
    QVERIFY(!estimateOf(position, {.komi = 6.5}, {}));
}

void ScoreEstimateTest::playoutsAreAddedUpAndTurnedAround()
{
    const BoardSize size = BoardSize::square(2);
    std::vector<double> balance(4);
    balance[static_cast<std::size_t>(size.indexOf(at("A2")))] = 1;
    balance[static_cast<std::size_t>(size.indexOf(at("B1")))] = -0.5;
    const ScoreEstimate estimate = estimateOf(size, balance, 0.5);
    QCOMPARE(estimate.lead, 0.0);
    QCOMPARE(ownershipAt(estimate.ownership, size, at("A2")), 1.0F);
    QCOMPARE(ownershipAt(estimate.ownership, size, at("B1")), -0.5F);
    QCOMPARE(ownershipAt(estimate.ownership, size, at("A1")), 0.0F);
}

void ScoreEstimateTest::estimateScoreIsRead_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<double>("lead");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("GNU Go") << QStringLiteral("W+3.8 (upper bound: 3.8, lower: 3.8)") << -3.8
                            << true;
    QTest::newRow("bare") << QStringLiteral(" B+12\n") << 12.0 << true;
    QTest::newRow("even") << QStringLiteral("0") << 0.0 << true;
    QTest::newRow("nonsense") << QStringLiteral("unclear") << 0.0 << false;
    QTest::newRow("nothing") << QString() << 0.0 << false;
}

void ScoreEstimateTest::estimateScoreIsRead()
{
    QFETCH(QString, answer);
    QFETCH(double, lead);
    QFETCH(bool, isRead);
    const std::optional<double> read = leadFromEstimate(answer);
    QCOMPARE(read.has_value(), isRead);
    QCOMPARE(read.value_or(0), lead);
}

void ScoreEstimateTest::influenceIsRead()
{
    const BoardSize size = BoardSize::square(2);
    const std::vector<float> ownership =
        ownershipFromInfluence(QStringLiteral("  1.00  -0.25 \n  0.00  -1.30 \n"), size);
    QVERIFY(!ownership.empty());
    QCOMPARE(ownershipAt(ownership, size, at("A2")), -1.0F);
    QCOMPARE(ownershipAt(ownership, size, at("B2")), 0.25F);
    QCOMPARE(ownershipAt(ownership, size, at("B1")), 1.0F);
}

void ScoreEstimateTest::whatIsNoInfluenceIsRefused()
{
    const BoardSize size = BoardSize::square(2);
    for (const char *answer : {"", "1 0 0", "1 0 0 x", "1 0 0 0 0", "1 0 nan 0"}) {
        QVERIFY2(ownershipFromInfluence(QString::fromLatin1(answer), size).empty(), answer);
    }
}

SHINPAN_TEST(ScoreEstimateTest)
#include "scoreestimate_test.moc"
