#include "core/statistics/meanestimate.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace shinpan;

class MeanEstimateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theIntervalIsStudents_data();
    void theIntervalIsStudents();
    void nothingBoundsTheMeanOfOneValue();
    void valuesThatHappenToAgreePromiseNoMoreThanIsKnown();
};

void MeanEstimateTest::theIntervalIsStudents_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("quantile"); // of tables, 97.5 %
    QTest::newRow("2") << 2 << 12.706;
    QTest::newRow("3") << 3 << 4.303;
    QTest::newRow("4") << 4 << 3.182;
    QTest::newRow("6") << 6 << 2.571;
    QTest::newRow("31") << 31 << 2.042;
    QTest::newRow("1001") << 1001 << 1.962;
}

void MeanEstimateTest::theIntervalIsStudents()
{
    QFETCH(const int, count);
    QFETCH(const double, quantile);
    std::vector<double> values;
    double squares = 0;
    for (int i = 0; i < count; ++i) {
        values.push_back(5 + i - (count - 1) / 2.0);
        squares += (values.back() - 5) * (values.back() - 5);
    }

    const Estimate estimate = meanEstimate(values);

    const double error = std::sqrt(squares / (count - 1) / count);
    QVERIFY(std::abs(estimate.value - 5) < 1e-9);
    QVERIFY(std::abs((estimate.high - 5) / error - quantile) < 0.005);
    QVERIFY(std::abs((5 - estimate.low) / error - quantile) < 0.005);
}

void MeanEstimateTest::nothingBoundsTheMeanOfOneValue()
{
    const std::vector<double> one{3};

    QCOMPARE(meanEstimate(one).value, 3.0);
    QVERIFY(std::isinf(meanEstimate(one).low) && std::isinf(meanEstimate(one).high));
    QCOMPARE(meanEstimate({}).value, 0.0);
}

void MeanEstimateTest::valuesThatHappenToAgreePromiseNoMoreThanIsKnown()
{
    const std::vector<double> same(9, 0.5);

    QCOMPARE(meanEstimate(same).high, 0.5);
    // A variance of 0.09 is an error of 0.1 in the mean of nine; 2.306 is Student's for eight.
    QVERIFY(std::abs(meanEstimate(same, 0.09).high - 0.7306) < 0.001);
}

SHINPAN_TEST(MeanEstimateTest)
#include "meanestimate_test.moc"
