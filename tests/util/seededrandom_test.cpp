#include "core/util/seededrandom.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

using namespace shinpan;

class SeededRandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNumbersAreThoseOfSplitMix();
    void keysMakeNumbersOfTheirOwn();
    void numbersBelowALimitAreEquallyLikely();
    void aShuffleHoldsWhatWasThere();
};

void SeededRandomTest::theNumbersAreThoseOfSplitMix()
{
    SeededRandom random(1234567); // the vector of Rosetta Code's "Pseudo-random numbers/Splitmix64"

    QCOMPARE(random.next(), 6457827717110365317ULL);
    QCOMPARE(random.next(), 3203168211198807973ULL);
    QCOMPARE(random.next(), 9817491932198370423ULL);
}

void SeededRandomTest::keysMakeNumbersOfTheirOwn()
{
    QCOMPARE((SeededRandom{1, 2}.next()), (SeededRandom{1, 2}.next()));
    QVERIFY((SeededRandom{1, 2}.next()) != (SeededRandom{2, 1}.next()));
    QVERIFY((SeededRandom{1, 2}.next()) != (SeededRandom{1, 2, 0}.next()));
}

void SeededRandomTest::numbersBelowALimitAreEquallyLikely()
{
    SeededRandom random(1);
    std::array<int, 7> counts{};

    for (int i = 0; i < 70'000; ++i) {
        ++counts.at(random.below(counts.size()));
    }

    for (const int count : counts) {
        QVERIFY2(count > 9'600 && count < 10'400, qPrintable(QString::number(count)));
    }
    QCOMPARE(random.below(1), std::size_t{0});
}

void SeededRandomTest::aShuffleHoldsWhatWasThere()
{
    std::vector<int> numbers(100);
    std::iota(numbers.begin(), numbers.end(), 0);
    const std::vector<int> before = numbers;

    SeededRandom(5).shuffle(numbers);
    std::vector<int> again = before;
    SeededRandom(5).shuffle(again);

    QVERIFY(numbers != before);
    QCOMPARE(again, numbers);
    std::sort(numbers.begin(), numbers.end());
    QCOMPARE(numbers, before);
}

SHINPAN_TEST(SeededRandomTest)
#include "seededrandom_test.moc"
