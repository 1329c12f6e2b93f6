#include "core/tuning/parameterspace.h"

#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

using namespace shinpan;

/// Several parameters together.
class ParameterSpaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsBecomeValuesAndWords();
    void pointsWithTheSameValuesAreOne();
    void spacesThatMakeNoSenseAreRefusedByName_data();
    void spacesThatMakeNoSenseAreRefusedByName();
};

namespace {

std::vector<TuningParameter> levelAndWeight()
{
    return {{QStringLiteral("level"), *ParameterScale::integer(1, 10), {}},
            {QStringLiteral("weight"), *ParameterScale::logarithmic(0.01, 1),
             *ValueFormat::parse(QStringLiteral("W %4.2f"))}};
}

} // namespace

void ParameterSpaceTest::pointsBecomeValuesAndWords()
{
    std::vector<TuningParameter> parameters = levelAndWeight();
    parameters[0].format = ValueFormat::plain(QStringLiteral("level"));
    parameters[0].start = 0.25;
    const ParameterSpace space = *ParameterSpace::make(parameters);
    QCOMPARE(space.values({0.99, 0.5}), QStringList({QStringLiteral("10"), QStringLiteral("0.1")}));
    QCOMPARE(space.describe({0.99, 0.5}), QStringLiteral("level:10; W 0.10"));
    QCOMPARE(space.start(), TuningPoint({0.25, 0.5}));
}

void ParameterSpaceTest::pointsWithTheSameValuesAreOne()
{
    const ParameterSpace space = *ParameterSpace::make(levelAndWeight());
    QCOMPARE(space.snapped({0.16, 0.4}), space.snapped({0.11, 0.4}));
    QVERIFY(space.snapped({0.16, 0.4}) != space.snapped({0.16, 0.5}));
}

void ParameterSpaceTest::spacesThatMakeNoSenseAreRefusedByName_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("error");
    QTest::newRow("split") << 0 << QStringLiteral("it must be split into at least one part");
    QTest::newRow("variance") << 1 << QStringLiteral("its initial variance must not be negative");
    QTest::newRow("step") << 2 << QStringLiteral("its step at the end must be above 0");
    QTest::newRow("rate") << 3
                          << QStringLiteral("its learning rate at the end must not be negative");
    QTest::newRow("start") << 4 << QStringLiteral("its own value is outside the range");
    QTest::newRow("choices") << 5 << QStringLiteral("its format is for numbers, but “low” is none");
}

void ParameterSpaceTest::spacesThatMakeNoSenseAreRefusedByName()
{
    QFETCH(const int, what);
    QFETCH(const QString, error);
    TuningParameter odd = plainParameter(QStringLiteral("odd"));
    switch (what) {
    case 0:
        odd.split = 0;
        break;
    case 1:
        odd.initialVariance = -1;
        break;
    case 2:
        odd.cEnd = 0;
        break;
    case 3:
        odd.rEnd = -1;
        break;
    case 4:
        odd.start = 1.5;
        break;
    default:
        odd.scale = *ParameterScale::choice({QStringLiteral("low"), QStringLiteral("high")});
        odd.format = *ValueFormat::parse(QStringLiteral("%d"));
    }
    const auto space = ParameterSpace::make({plainParameter(QStringLiteral("plain")), odd});
    QVERIFY(!space);
    QCOMPARE(space.error(), QStringLiteral("parameter “odd”: ") + error);

    const TuningParameter plain = plainParameter(QStringLiteral("x"));
    QCOMPARE(ParameterSpace::make({}).error(), QStringLiteral("there is no parameter to tune"));
    QCOMPARE(ParameterSpace::make({plain, plain}).error(),
             QStringLiteral("there are two parameters named “x”"));
}

SHINPAN_TEST(ParameterSpaceTest)
#include "parameterspace_test.moc"
