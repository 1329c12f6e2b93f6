#include "core/util/pace.h"

#include "core/util/freenumber.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

constexpr Pace::Limits Few{.atOnce = 3, .each = 1s, .first = 1min, .longest = 4min};

} // namespace

/// What somebody outside may have us do, by a clock of the test's own; and names of files they have
/// us make.
class PaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soManyAtOnceThenOneInEachTime();
    void aHigherPriceIsPaidAtOnceOrNotAtAll();
    void eachPauseIsTwiceAsLongUpToTheLongest();
    void whoHasBehavedIsLeftAloneAsAtFirst();
    void aFreeNumberIsFoundInFewLooks_data();
    void aFreeNumberIsFoundInFewLooks();
    void aGapIsFreeToo();

private:
    const Pace::Time m_start = Pace::Time(100h);
};

void PaceTest::soManyAtOnceThenOneInEachTime()
{
    Pace pace(Few);
    int allowed = 0;
    for (auto time = 0ms; time < 10s; time += 10ms) {
        allowed += pace.allows(1, m_start + time) ? 1 : 0;
    }
    QCOMPARE(allowed, 3 + 9);
    QVERIFY(pace.allows(3, m_start + 1h)); // no more than `atOnce` is saved up
    QVERIFY(!pace.allows(1, m_start + 1h));
}

void PaceTest::aHigherPriceIsPaidAtOnceOrNotAtAll()
{
    Pace pace(Few);
    QVERIFY(pace.allows(2, m_start));
    QVERIFY(!pace.allows(2, m_start));
    QVERIFY(pace.allows(1, m_start));
}

void PaceTest::eachPauseIsTwiceAsLongUpToTheLongest()
{
    Pace pace(Few);
    Pace::Time now = m_start;
    for (const auto expected : {1min, 2min, 4min, 4min}) {
        const auto length = pace.pause(now);
        QCOMPARE(length, std::chrono::milliseconds(expected));
        now += length + 3min; // not long enough to be forgotten
    }
}

void PaceTest::whoHasBehavedIsLeftAloneAsAtFirst()
{
    Pace pace(Few);
    QCOMPARE(pace.pause(m_start), std::chrono::milliseconds(1min));
    QCOMPARE(pace.pause(m_start + 1min + 4min), std::chrono::milliseconds(1min));
}

void PaceTest::aFreeNumberIsFoundInFewLooks_data()
{
    QTest::addColumn<int>("taken");
    for (const int taken : {0, 1, 2, 3, 4, 7, 8, 1'000, 1'000'000}) {
        QTest::addRow("%d", taken) << taken;
    }
}

void PaceTest::aFreeNumberIsFoundInFewLooks()
{
    QFETCH(const int, taken);
    int looks = 0;
    const int number = freeNumber([taken, &looks](int one) {
        ++looks;
        return one <= taken;
    });
    QCOMPARE(number, taken + 1);
    QVERIFY2(looks <= 42, qPrintable(QString::number(looks)));
}

void PaceTest::aGapIsFreeToo()
{
    const int number = freeNumber([](int one) { return one != 3; });
    QCOMPARE(number == 3 || number > 100, true);
}

SHINPAN_TEST(PaceTest)
#include "pace_test.moc"
