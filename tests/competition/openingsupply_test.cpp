#include "core/competition/opening/openingsupply.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What is said before the first game of openings that will not do.
class OpeningSupplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enoughOpeningsAreNotMentioned_data();
    void enoughOpeningsAreNotMentioned();
    void tooFewAreCounted();
};

void OpeningSupplyTest::enoughOpeningsAreNotMentioned_data()
{
    QTest::addColumn<OpeningSupply>("supply");
    using Reuse = OpeningPlan::Reuse;
    QTest::newRow("none, and no test") << OpeningSupply{0, 100, true, Reuse::Cycle, false};
    QTest::newRow("one for each pair") << OpeningSupply{50, 100, true, Reuse::Cycle, true};
    QTest::newRow("one for each game") << OpeningSupply{100, 100, false, Reuse::Once, false};
}

void OpeningSupplyTest::enoughOpeningsAreNotMentioned()
{
    QFETCH(const OpeningSupply, supply);
    QCOMPARE(supply.endsAt(), std::nullopt);
    QCOMPARE(forecast(supply), QString());
}

void OpeningSupplyTest::tooFewAreCounted()
{
    using Reuse = OpeningPlan::Reuse;
    const OpeningSupply openEnd{2, std::nullopt, true, Reuse::Cycle, true};
    QCOMPARE(openEnd.endsAt(), std::optional(4));
    QVERIFY(forecast(openEnd).startsWith(
        QStringLiteral("2 openings will do for the first 4 games of two players and begin again")));
    QVERIFY(forecast(openEnd).contains(QStringLiteral("a copy adds nothing to the test")));

    const OpeningSupply once{10, 100, false, Reuse::Once, false};
    QCOMPARE(once.endsAt(), std::optional(10));
    QCOMPARE(forecast(once),
             QStringLiteral("10 openings will do for the first 10 games of 100 of two players, and "
                            "no more will be played"));

    const OpeningSupply none{0, std::nullopt, true, Reuse::Cycle, true};
    QCOMPARE(none.endsAt(), std::nullopt);
    QVERIFY(forecast(none).startsWith(QStringLiteral("all games begin from the same position")));
}

SHINPAN_TEST(OpeningSupplyTest)
#include "openingsupply_test.moc"
