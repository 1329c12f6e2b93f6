#include "core/statistics/poolneed.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

namespace {

PoolNeed needAfter(std::size_t players, const std::vector<PoolResult> &results)
{
    return PoolNeed(*ratePool(players, results));
}

/// Games of two players, as many with either colour.
void addBoth(std::vector<PoolResult> &results,
             std::size_t first,
             std::size_t second,
             double wins,
             double losses)
{
    results.push_back({first, second, 7.5, wins / 2, losses / 2});
    results.push_back({second, first, 7.5, losses / 2, wins / 2});
}

} // namespace

/// The pair is chosen whose games narrow the ratings most.
class PoolNeedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHasPlayedLeastIsNeededMost();
    void unequalPairsTellLess();
    void gamesThatRunTellWhatTheyWillTell();
    void gamesThatRepeatOthersTellLess();
    void withoutGamesAllPairsAreAlike();
};

void PoolNeedTest::whoHasPlayedLeastIsNeededMost()
{
    std::vector<PoolResult> results;
    addBoth(results, 0, 1, 50, 50);
    addBoth(results, 1, 2, 50, 50);
    addBoth(results, 2, 3, 5, 5);
    const PoolNeed need = needAfter(4, results);
    QVERIFY(need.gain(2, 3) > need.gain(0, 1));
    QVERIFY(need.gain(1, 3) > need.gain(1, 2));
}

void PoolNeedTest::unequalPairsTellLess()
{
    std::vector<PoolResult> results;
    addBoth(results, 0, 1, 50, 50);
    addBoth(results, 0, 2, 95, 5);
    addBoth(results, 1, 2, 95, 5);
    const PoolNeed need = needAfter(3, results);
    QVERIFY(need.gain(0, 1) > 0);
    QVERIFY(need.gain(0, 2) > need.gain(0, 1)); // player 2 is the least known
    addBoth(results, 2, 0, 5, 95);
    addBoth(results, 2, 1, 5, 95);
    addBoth(results, 3, 2, 50, 50);
    const PoolNeed later = needAfter(4, results);
    QVERIFY(later.gain(2, 3) > later.gain(0, 3)); // it is as near, and not far above
}

/// They count as if they had ended as they are expected to.
void PoolNeedTest::gamesThatRunTellWhatTheyWillTell()
{
    std::vector<PoolResult> results;
    addBoth(results, 0, 1, 30, 20);
    addBoth(results, 1, 2, 30, 20);
    addBoth(results, 0, 2, 20, 10);
    const PoolRatings ratings = *ratePool(3, results);
    PoolNeed expected(ratings);
    for (int game = 0; game < 20; ++game) {
        expected.expect(0, 1);
        expected.expect(1, 0);
    }
    const double advantage = ratings.colorAdvantage()->value;
    const double ahead = ratings.elo(0) - ratings.elo(1);
    results.push_back(
        {0, 1, 7.5, 20 * scoreOfElo(ahead + advantage), 20 * (1 - scoreOfElo(ahead + advantage))});
    results.push_back(
        {1, 0, 7.5, 20 * scoreOfElo(advantage - ahead), 20 * (1 - scoreOfElo(advantage - ahead))});
    const PoolNeed ended = needAfter(3, results);
    for (const auto &[first, second] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)}) {
        const double gain = ended.gain(first, second);
        QVERIFY2(std::abs(expected.gain(first, second) - gain) < 0.02 * gain,
                 qPrintable(QString::number(expected.gain(first, second) / gain)));
    }
    QVERIFY(expected.gain(0, 1) < PoolNeed(ratings).gain(0, 1));
}

void PoolNeedTest::gamesThatRepeatOthersTellLess()
{
    const PoolNeed need = needAfter(2, {});
    QVERIFY(need.gain(0, 1, 0.1) < need.gain(0, 1));
    QCOMPARE(need.gain(0, 1, 0), 0.0);
}

void PoolNeedTest::withoutGamesAllPairsAreAlike()
{
    const PoolNeed need = needAfter(3, {});
    QVERIFY(std::abs(need.gain(0, 1) - need.gain(1, 2)) < 1e-12);
    QVERIFY(need.gain(0, 1) > 0);
}

SHINPAN_TEST(PoolNeedTest)

#include "poolneed_test.moc"
