#include "core/gtp/keptnumbers.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <random>
#include <set>

using namespace shinpan;

class KeptNumbersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atFirstAllAreKept();
    void whatIsForgottenAtTheBeginningMovesIt();
    void itIsAsASetOfNumbers();
};

void KeptNumbersTest::atFirstAllAreKept()
{
    KeptNumbers numbers;
    QVERIFY(!numbers.contains(0));
    numbers.add();
    QVERIFY(numbers.contains(0));
    QCOMPARE(numbers.placeOf(0), 0);
    QCOMPARE(numbers.next(1), numbers.end());
}

void KeptNumbersTest::whatIsForgottenAtTheBeginningMovesIt()
{
    KeptNumbers numbers;
    for (int i = 0; i < 10; ++i) {
        numbers.add();
    }
    numbers.forgetFirst();
    numbers.forget({{1, 3}, {5, 6}});
    QCOMPARE(numbers.first(), 3);
    QCOMPARE(numbers.placeOf(6), 2);
    numbers.forget({{3, 5}});
    QCOMPARE(numbers.first(), 6); // 5 was gone
    QCOMPARE(numbers.placeOf(6), 0);
    numbers.forgetAll();
    QCOMPARE(numbers.first(), numbers.end());
}

void KeptNumbersTest::itIsAsASetOfNumbers()
{
    std::minstd_rand random(7);
    KeptNumbers numbers;
    std::set<qint64> kept;
    for (int round = 0; round < 300; ++round) {
        for (int i = 0; i < 20; ++i) {
            kept.insert(numbers.end());
            numbers.add();
        }
        std::vector<KeptNumbers::Range> ranges;
        for (const qint64 number : std::set<qint64>(kept)) {
            if (random() % 8 == 0) {
                ranges.push_back({number, number + 1});
                kept.erase(number);
            }
        }
        numbers.forget(ranges);
        qint64 place = 0;
        qint64 number = numbers.first();
        for (const qint64 expected : kept) {
            QCOMPARE(number, expected);
            QCOMPARE(numbers.placeOf(number), place++);
            QVERIFY(numbers.contains(number));
            number = numbers.next(number + 1);
        }
        QCOMPARE(number, numbers.end());
    }
}

SHINPAN_TEST(KeptNumbersTest)
#include "keptnumbers_test.moc"
