#include "core/statistics/forecasts.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace shinpan;

namespace {

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

ForecastScore scoreOf(const std::vector<std::pair<std::vector<double>, double>> &games)
{
    ForecastTally tally;
    for (const auto &[forecasts, outcome] : games) {
        tally.add(forecasts, outcome);
    }
    return tally.score();
}

} // namespace

class ForecastsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePartsAreThoseOfMurphy();
    void whatDiffersWithinATenthIsAPartOfItsOwn();
    void aJigoIsHalf();
    void nothingIsSaidOfNothing();
    void certaintyHasItsPlace();
    void thePartsAlwaysAddUp();
    void whoIsHonestLiesOnTheLine();
    void manyMovesOfOneGameAreOneGame();
};

void ForecastsTest::thePartsAreThoseOfMurphy()
{
    const ForecastScore score = scoreOf({{{0.8, 0.9}, 1}, {{0.6, 0.2}, 0}});
    QCOMPARE(score.forecasts, std::int64_t(4));
    QCOMPARE(score.games, std::int64_t(2));
    QVERIFY(isNear(score.brier.value, 0.1125));
    QVERIFY(isNear(score.reliability, 0.1125));
    QVERIFY(isNear(score.resolution, 0.25));
    QVERIFY(isNear(score.uncertainty, 0.25));
    QVERIFY(isNear(score.within, 0));
    QVERIFY(isNear(score.meanForecast, 0.625));
    QVERIFY(isNear(score.meanOutcome, 0.5));
    QCOMPARE(score.bins.size(), std::size_t(4));
    QVERIFY(isNear(score.bins[1].low, 0.6));
    QVERIFY(isNear(score.bins[1].forecast, 0.6));
    QVERIFY(isNear(score.bins[1].outcome.value, 0));
}

void ForecastsTest::whatDiffersWithinATenthIsAPartOfItsOwn()
{
    const ForecastScore score = scoreOf({{{0.81, 0.89}, 1}, {{0.85}, 0}});
    QVERIFY(isNear(score.brier.value, (0.0361 + 0.0121 + 0.7225) / 3));
    QVERIFY(isNear(score.reliability, std::pow(0.85 - 2.0 / 3, 2)));
    QVERIFY(isNear(score.resolution, 0));
    QVERIFY(isNear(score.uncertainty, 2.0 / 9));
    QVERIFY(isNear(score.within, 0.0032 / 3)); // the mean square of what differs from 0.85, as both
                                               // of them came out alike
}

void ForecastsTest::aJigoIsHalf()
{
    const ForecastScore score = scoreOf({{{0.5, 0.5}, 0.5}});
    QVERIFY(isNear(score.brier.value, 0));
    QVERIFY(isNear(score.uncertainty, 0));
    QVERIFY(isNear(score.meanOutcome, 0.5));
}

void ForecastsTest::nothingIsSaidOfNothing()
{
    ForecastTally tally;
    QCOMPARE(tally.score().forecasts, std::int64_t(0));
    tally.add({}, 1);
    QCOMPARE(tally.score().games, std::int64_t(0));
    QVERIFY(tally.score().bins.empty());
}

void ForecastsTest::certaintyHasItsPlace()
{
    const ForecastScore score = scoreOf({{{1.0, 0.0, 1.7, -3}, 1}});
    QCOMPARE(score.bins.size(), std::size_t(2));
    QVERIFY(isNear(score.bins.back().forecast, 1));
    QVERIFY(isNear(score.brier.value, 0.5));
}

void ForecastsTest::thePartsAlwaysAddUp()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> chances(0, 1);
    ForecastTally tally;
    double squares = 0;
    double count = 0;
    for (int game = 0; game < 300; ++game) {
        const double outcome = static_cast<double>(random() % 3) / 2;
        std::vector<double> forecasts(random() % 60);
        for (double &forecast : forecasts) {
            forecast = chances(random);
            squares += (forecast - outcome) * (forecast - outcome);
            ++count;
        }
        tally.add(forecasts, outcome);
    }
    const ForecastScore score = tally.score();
    QVERIFY(isNear(score.brier.value, squares / count));
    QVERIFY(isNear(score.reliability - score.resolution + score.uncertainty + score.within,
                   score.brier.value));
    QVERIFY(score.brier.low < score.brier.value && score.brier.value < score.brier.high);
}

/// Somebody who is right misses with about one interval in twenty.
void ForecastsTest::whoIsHonestLiesOnTheLine()
{
    std::mt19937 random(51);
    std::uniform_real_distribution<double> chances(0, 1);
    int intervals = 0;
    int misses = 0;
    for (int time = 0; time < 50; ++time) {
        ForecastTally tally;
        for (int game = 0; game < 1000; ++game) {
            const double chance = chances(random);
            const std::vector<double> forecasts(1 + random() % 9, chance);
            tally.add(forecasts, chances(random) < chance ? 1 : 0);
        }
        const ForecastScore score = tally.score();
        QVERIFY(score.reliability < 0.02);
        for (const ForecastBin &bin : score.bins) {
            ++intervals;
            misses += bin.forecast < bin.outcome.low || bin.forecast > bin.outcome.high ? 1 : 0;
        }
    }
    QCOMPARE(intervals, 500);
    QVERIFY2(misses >= 10 && misses <= 50, qPrintable(QString::number(misses)));
}

void ForecastsTest::manyMovesOfOneGameAreOneGame()
{
    std::vector<std::pair<std::vector<double>, double>> once;
    std::vector<std::pair<std::vector<double>, double>> often;
    for (int game = 0; game < 40; ++game) {
        const double outcome = game % 4 == 0 ? 0 : 1;
        once.push_back({{0.75}, outcome});
        often.push_back({std::vector<double>(100, 0.75), outcome});
    }
    const Estimate of = scoreOf(once).bins.front().outcome;
    const Estimate ofMany = scoreOf(often).bins.front().outcome;
    QVERIFY(isNear(of.low, ofMany.low));
    QVERIFY(isNear(of.high, ofMany.high));
    QVERIFY(of.high - of.low > 0.2);
}

SHINPAN_TEST(ForecastsTest)
#include "forecasts_test.moc"
