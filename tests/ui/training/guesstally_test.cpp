#include "ui/training/guesstally.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// How good guesses were.
class GuessTallyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distancesAreCountedInLines();
    void guessesAreSummedUp();
};

void GuessTallyTest::distancesAreCountedInLines()
{
    QCOMPARE(distanceBetween(test::at("D4"), test::at("D4")), 0);
    QCOMPARE(distanceBetween(test::at("D4"), test::at("E5")), 1);
    QCOMPARE(distanceBetween(test::at("D4"), test::at("A5")), 3);
    QCOMPARE(distanceBetween(test::at("A1"), test::at("T2")), 18);
}

void GuessTallyTest::guessesAreSummedUp()
{
    GuessTally tally;
    QCOMPARE(tally.meanDistance(), 0.0);
    QVERIFY(!tally.meanLoss());
    tally.add(0, 0.5, 0.5);
    tally.add(2, 1.5, 0.0);
    tally.add(7); // no engine has looked at it
    QCOMPARE(tally.guesses(), 3);
    QCOMPARE(tally.hits(), 1);
    QCOMPARE(tally.near(), 2);
    QCOMPARE(tally.meanDistance(), 3.0);
    QCOMPARE(tally.meanLoss().value_or(0), 1.0);
    QCOMPARE(tally.meanPlayedLoss().value_or(0), 0.25);
}

SHINPAN_TEST(GuessTallyTest)
#include "guesstally_test.moc"
