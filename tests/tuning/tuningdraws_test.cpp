#include "core/tuning/tuningdraws.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace shinpan;

/// Chance that follows from a seed and a key.
class TuningDrawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameKeyGivesTheSameNumber();
    void normalNumbersAreNormal();
    void numbersBelowALimitAreEven();
};

void TuningDrawsTest::theSameKeyGivesTheSameNumber()
{
    const auto first = seededDraws(1);
    const auto second = seededDraws(1);
    const double early = first->normal({7, 3});
    (void)second->normal({1, 1});
    (void)second->below(10, {2, 2});
    QCOMPARE(second->normal({7, 3}), early);
    QVERIFY(second->normal({3, 7}) != early);
    QVERIFY(seededDraws(2)->normal({7, 3}) != early);
}

void TuningDrawsTest::normalNumbersAreNormal()
{
    constexpr int Count = 20000;
    const auto draws = seededDraws(5);
    double sum = 0;
    double squares = 0;
    int beyond = 0;
    for (std::uint64_t i = 0; i < Count; ++i) {
        const double number = draws->normal({i, 0});
        sum += number;
        squares += number * number;
        beyond += std::abs(number) > 1.96 ? 1 : 0;
    }
    QVERIFY(std::abs(sum / Count) < 0.03);
    QVERIFY(std::abs(squares / Count - 1) < 0.04);
    QVERIFY(std::abs(beyond / double(Count) - 0.05) < 0.006);
}

void TuningDrawsTest::numbersBelowALimitAreEven()
{
    const auto draws = seededDraws(5);
    std::vector<int> counts(6);
    for (std::uint64_t i = 0; i < 6000; ++i) {
        ++counts[draws->below(6, {3, i})];
    }
    for (const int count : counts) {
        QVERIFY(std::abs(count - 1000) < 120);
    }
}

SHINPAN_TEST(TuningDrawsTest)
#include "tuningdraws_test.moc"
