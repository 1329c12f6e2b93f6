#include "core/analysis/report/movetally.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// How moves of several games fared.
class MoveTallyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accuracyGoesByPointsElseByChances();
    void theSizeOfAMistakeIsItsLargerMultiple();
    void theAccuracyOfGamesIsTheMeanOfTheirs();
};

namespace {

JudgedMove moveThatLost(float rate, std::optional<float> points, std::optional<int> rank = 3)
{
    JudgedMove move;
    move.loss = {.winrate = rate, .points = points};
    move.rank = rank;
    move.visits = 1'000'000;
    move.visitsBefore = 1'000'000;
    return move;
}

bool isAlmost(double value, double expected)
{
    return std::abs(value - expected) < 1e-5;
}

} // namespace

void MoveTallyTest::accuracyGoesByPointsElseByChances()
{
    QVERIFY(isAlmost(accuracyOf(moveThatLost(0.5F, 1)), 0.75));
    QVERIFY(isAlmost(accuracyOf(moveThatLost(0.1F, std::nullopt)), 0.421875)); // as three points
    QCOMPARE(accuracyOf(moveThatLost(-0.1F, -2)), 1.0);
    QCOMPARE(accuracyOf(moveThatLost(0.3F, 9, 0)), 1.0); // its own choice
    QCOMPARE(accuracyOf(moveThatLost(-0.1F, 5)), 1.0);   // a contradiction
}

void MoveTallyTest::theSizeOfAMistakeIsItsLargerMultiple()
{
    const MistakeLimits limits;
    QVERIFY(!mistakeSizeOf(moveThatLost(0.05F, 1), limits));
    QVERIFY(!mistakeSizeOf(moveThatLost(0.5F, 20, 0), limits));
    QVERIFY(mistakeSizeOf(moveThatLost(0.15F, 1), limits) == MistakeSize::Small);
    QVERIFY(mistakeSizeOf(moveThatLost(0.15F, 7), limits) == MistakeSize::Middle);
    QVERIFY(mistakeSizeOf(moveThatLost(0.45F, 7), limits) == MistakeSize::Large);
    QCOMPARE(mistakeSizeText(MistakeSize::Middle, limits),
             QStringLiteral("6 to 12 points or 20 to 40 %"));
}

void MoveTallyTest::theAccuracyOfGamesIsTheMeanOfTheirs()
{
    const JudgedMove good = moveThatLost(0, 0);
    const JudgedMove bad = moveThatLost(0.2F, 1);
    MoveTally tally;
    tally.add({&good}, {});
    QVERIFY(std::isinf(tally.accuracy().low)); // one game tells nothing of its chance
    tally.add({&bad, &bad, &bad}, {});
    tally.add({}, {});
    QCOMPARE(tally.games(), std::size_t{2});
    QCOMPARE(tally.moves(), 4);
    QCOMPARE(tally.mistakes(), 3);
    const Estimate accuracy = tally.accuracy();
    QVERIFY(isAlmost(accuracy.value, 0.875));
    QCOMPARE(accuracy.low, 0.0); // 12.7 times the standard error below
    QCOMPARE(accuracy.high, 1.0);
    QVERIFY(isAlmost(tally.averageLoss(), 0.15));
    QVERIFY(isAlmost(*tally.averagePointLoss(), 0.75));
}

SHINPAN_TEST(MoveTallyTest)

#include "movetally_test.moc"
