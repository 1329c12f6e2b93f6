#include "core/tuning/parameterscale.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// Positions and the values that stand at them.
class ParameterScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linearScalesAreEven();
    void logarithmicScalesHaveEqualRatios();
    void wholeNumbersHaveEqualParts();
    void roundedScalesRoundToTheNearest();
    void choicesHaveEqualParts();
    void boundedScalesEndAtTheirEnds();
    void unboundedScalesGoOn();
    void textsStandWhereTheirNumbersDo();
    void ditheredNumbersAreTheNeighbours();
    void numbersForEnginesArePlain_data();
    void numbersForEnginesArePlain();
    void rangesThatMakeNoSenseAreRefused();
};

void ParameterScaleTest::linearScalesAreEven()
{
    const ParameterScale scale = *ParameterScale::linear(-1, 3);
    QCOMPARE(scale.number(0.25), 0.0);
    QCOMPARE(scale.text(0.3), QStringLiteral("0.2"));
    QCOMPARE(scale.position(2.0), 0.75);
    QCOMPARE(scale.snapped(0.3), 0.3);
}

void ParameterScaleTest::logarithmicScalesHaveEqualRatios()
{
    const ParameterScale scale = *ParameterScale::logarithmic(0.01, 100);
    QCOMPARE(scale.number(0.5), 1.0);
    QCOMPARE(scale.text(0.75), QStringLiteral("10"));
    QVERIFY(std::abs(scale.position(0.1) - 0.25) < 1e-12);
    QCOMPARE(scale.position(-5.0), 0.0);
}

void ParameterScaleTest::wholeNumbersHaveEqualParts()
{
    const ParameterScale scale = *ParameterScale::integer(-1, 3);
    QStringList texts;
    for (int i = 0; i <= 10; ++i) {
        texts.append(scale.text(i / 10.0));
    }
    QCOMPARE(texts.join(QLatin1Char(' ')), QStringLiteral("-1 -1 0 0 1 1 2 2 3 3 3"));
    QCOMPARE(scale.position(-1.0), 0.1);
    QCOMPARE(scale.snapped(0.99), 0.9);
}

// Gomill's LINEAR(0, 4, integer=True): int(4 * f + .5).
void ParameterScaleTest::roundedScalesRoundToTheNearest()
{
    const ParameterScale scale = ParameterScale::linear(0, 4)->rounded();
    QCOMPARE(scale.text(0.12), QStringLiteral("0"));
    QCOMPARE(scale.text(0.13), QStringLiteral("1"));
    QCOMPARE(scale.text(1), QStringLiteral("4"));
    QCOMPARE(scale.snapped(0.2), 0.25);
    QCOMPARE(ParameterScale::logarithmic(10, 1000)->rounded().text(0.4), QStringLiteral("63"));
}

void ParameterScaleTest::choicesHaveEqualParts()
{
    const ParameterScale scale =
        *ParameterScale::choice({QStringLiteral("low"), QStringLiteral("high")});
    QCOMPARE(scale.text(0), QStringLiteral("low"));
    QCOMPARE(scale.text(0.5), QStringLiteral("high"));
    QCOMPARE(scale.text(1), QStringLiteral("high"));
    QCOMPARE(scale.number(0.7), 1.0);
    QCOMPARE(scale.snapped(0.7), 0.75);
    QCOMPARE(scale.position(QStringLiteral("low")), std::optional(0.25));
    QVERIFY(!scale.position(QStringLiteral("middle")));
}

void ParameterScaleTest::boundedScalesEndAtTheirEnds()
{
    const ParameterScale scale = *ParameterScale::linear(2, 6);
    QCOMPARE(scale.number(-1), 2.0);
    QCOMPARE(scale.number(7), 6.0);
    QCOMPARE(scale.position(9.0), 1.0);
    QCOMPARE(scale.snapped(1.5), 1.0);
}

void ParameterScaleTest::unboundedScalesGoOn()
{
    QCOMPARE(ParameterScale::linear(0, 1)->unbounded().number(-2.5), -2.5);
    const ParameterScale powers = ParameterScale::logarithmic(1, 10)->unbounded();
    QVERIFY(std::abs(powers.number(3.5) - std::pow(10.0, 3.5)) < 1e-9);
    QVERIFY(std::abs(powers.position(0.01) + 2) < 1e-12);
}

void ParameterScaleTest::textsStandWhereTheirNumbersDo()
{
    const ParameterScale scale = *ParameterScale::linear(0, 8);
    QCOMPARE(scale.position(QStringLiteral("2")), std::optional(0.25));
    QVERIFY(!scale.position(QStringLiteral("two")));
    QVERIFY(!scale.position(QStringLiteral("inf")));
}

void ParameterScaleTest::ditheredNumbersAreTheNeighbours()
{
    const ParameterScale scale = ParameterScale::linear(0, 10)->rounded();
    QCOMPARE(scale.dithered(0.33, 0.69), 0.3); // 3.3 is 3 in seven of ten
    QCOMPARE(scale.dithered(0.33, 0.71), 0.4);
    QCOMPARE(ParameterScale::linear(0, 10)->dithered(0.33, 0.9), 0.33);
}

void ParameterScaleTest::numbersForEnginesArePlain_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0");
    QTest::newRow("six digits") << 3.14159265 << QStringLiteral("3.14159");
    QTest::newRow("small") << 0.0000123456 << QStringLiteral("0.0000123456");
    QTest::newRow("large") << 12345678.9 << QStringLiteral("12345679");
    QTest::newRow("whole") << 200.0 << QStringLiteral("200");
    QTest::newRow("negative") << -0.5 << QStringLiteral("-0.5");
    QTest::newRow("nearly the next") << 0.99999999 << QStringLiteral("1");
}

void ParameterScaleTest::numbersForEnginesArePlain()
{
    QFETCH(const double, number);
    QTEST(plainNumber(number), "text");
}

void ParameterScaleTest::rangesThatMakeNoSenseAreRefused()
{
    QVERIFY(!ParameterScale::linear(1, 1));
    QVERIFY(!ParameterScale::linear(0, INFINITY));
    QVERIFY(!ParameterScale::logarithmic(0, 1));
    QVERIFY(!ParameterScale::integer(3, 2));
    QVERIFY(!ParameterScale::choice({}));
    QVERIFY(!ParameterScale::choice({QStringLiteral("a"), QStringLiteral("a")}));
    QCOMPARE(ParameterScale::logarithmic(-1, 1).error().english(),
             QStringLiteral(
                 "the range of a logarithmic scale must go from a number above 0 to a higher one"));
}

SHINPAN_TEST(ParameterScaleTest)
#include "parameterscale_test.moc"
