#include "core/statistics/poolratings.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace shinpan;

namespace {

bool isWithin(double value, double expected, double tolerance)
{
    return std::abs(value - expected) <= tolerance;
}

PoolModel bare()
{
    return {0, false};
}

} // namespace

/// Ratings of whole pools.
class PoolRatingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSmallPoolIsRatedAsByHand();
    void twoPlayersHaveTheEloOfTheirScore();
    void errorsOfDifferencesComeFromCovariance();
    void blacksAdvantageIsToldFromStrength();
    void blacksAdvantageIsNotPulledToNothing();
    void theFairKomiIsFound();
    void whoWonEverythingStaysFinite();
    void gamesThatDetermineNothingAreRefused();
    void anEmptyPoolHasNoRatings();
    void intervalsHoldAsOftenAsTheySay();
};

void PoolRatingsTest::aSmallPoolIsRatedAsByHand()
{
    const auto ratings =
        ratePool(3, {{0, 1, 7.5, 7, 3}, {0, 2, 7.5, 9, 1}, {1, 2, 7.5, 8, 2}}, bare());
    QVERIFY(ratings);
    QVERIFY(isWithin(ratings->elo(0), 176.9, 0.05));
    QVERIFY(isWithin(ratings->elo(1), 31.1, 0.05));
    QVERIFY(isWithin(ratings->elo(2), -208.0, 0.05));
}

void PoolRatingsTest::twoPlayersHaveTheEloOfTheirScore()
{
    const auto ratings = ratePool(2, {{0, 1, 7.5, 60, 40}}, bare());
    QVERIFY(ratings);
    QVERIFY(isWithin(ratings->difference(0, 1).value, 70.44, 0.005));
    // 400/ln 10 · z/√(n·p·q)
    QVERIFY(isWithin(ratings->difference(0, 1).high - 70.44, 69.5, 0.1));
    QVERIFY(isWithin(ratings->likelihoodOfSuperiority(0, 1), 0.9765, 0.0005));
}

void PoolRatingsTest::errorsOfDifferencesComeFromCovariance()
{
    // Both met only the third: what is unknown of that one counts for neither.
    const auto ratings = ratePool(3, {{0, 2, 7.5, 500, 500}, {1, 2, 7.5, 500, 500}}, bare());
    QVERIFY(ratings);
    const double single = 400 / std::log(10) * NormalQuantile95 / std::sqrt(1000 * 0.25);
    QVERIFY(isWithin(ratings->difference(0, 2).high, single, 0.01));
    QVERIFY(isWithin(ratings->difference(0, 1).high, single * std::sqrt(2), 0.01));
    QVERIFY(isWithin(ratings->difference(0, 1).high, -ratings->difference(1, 0).low, 1e-9));
    QCOMPARE(ratings->likelihoodOfSuperiority(0, 1), 0.5);
}

void PoolRatingsTest::blacksAdvantageIsToldFromStrength()
{
    // The first won 30 of 50 as Black and 20 of 50 as White.
    const auto ratings = ratePool(2, {{0, 1, 7.5, 30, 20}, {1, 0, 7.5, 30, 20}}, {0, true});
    QVERIFY(ratings);
    QVERIFY(isWithin(ratings->difference(0, 1).value, 0, 1e-6));
    QVERIFY(ratings->colorAdvantage());
    QVERIFY(isWithin(ratings->colorAdvantage()->value, 70.4, 0.05));
    QVERIFY(!ratings->fairKomi());
}

void PoolRatingsTest::blacksAdvantageIsNotPulledToNothing()
{
    // Equal players, 14 of 32 games won by Black.
    const auto ratings = ratePool(2, {{0, 1, 7.5, 7, 9}, {1, 0, 7.5, 7, 9}});
    QVERIFY(ratings && ratings->colorAdvantage());
    QVERIFY(isWithin(ratings->colorAdvantage()->value, eloOfScore(14.0 / 32), 1e-6));
    // Unequal ones: the prior of their strengths does not come in by the back door either.
    const std::vector<PoolResult> uneven{{0, 1, 7.5, 4, 2}, {1, 0, 7.5, 1, 5}, {1, 2, 7.5, 3, 3},
                                         {2, 1, 7.5, 2, 4}, {0, 2, 7.5, 4, 2}, {2, 0, 7.5, 1, 5}};
    const auto free = ratePool(3, uneven, {0, true});
    const auto held = ratePool(3, uneven);
    QVERIFY(free && held);
    QVERIFY(isWithin(held->colorAdvantage()->value, free->colorAdvantage()->value, 1e-6));
    QVERIFY(std::abs(held->elo(0)) < std::abs(free->elo(0)));
}

void PoolRatingsTest::theFairKomiIsFound()
{
    // Black's odds fall by a factor of 2 from 5.5 to 7.5: they are even half way.
    const double root = std::sqrt(2.0);
    const auto ratings = ratePool(2,
                                  {{0, 1, 5.5, 1000 * root, 1000},
                                   {1, 0, 5.5, 1000 * root, 1000},
                                   {0, 1, 7.5, 1000, 1000 * root},
                                   {1, 0, 7.5, 1000, 1000 * root}},
                                  {0, true});
    QVERIFY(ratings && ratings->fairKomi());
    QVERIFY(isWithin(ratings->fairKomi()->value, 6.5, 1e-6));
    QVERIFY(ratings->fairKomi()->low > 6.2 && ratings->fairKomi()->high < 6.8);
}

void PoolRatingsTest::whoWonEverythingStaysFinite()
{
    for (int games = 0; games <= 100'000; games = games * 10 + 1) {
        const auto ratings = ratePool(3, {{0, 1, 7.5, static_cast<double>(games), 0}});
        QVERIFY(ratings);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::isfinite(ratings->rating(i).low)
                    && std::isfinite(ratings->rating(i).high));
        }
        QVERIFY(games == 0 || ratings->elo(0) > ratings->elo(1));
        QVERIFY(isWithin(ratings->elo(0) + ratings->elo(1) + ratings->elo(2), 0, 1e-6));
    }
}

void PoolRatingsTest::gamesThatDetermineNothingAreRefused()
{
    QVERIFY(!ratePool(2, {{0, 1, 7.5, 10, 0}}, bare()));                   // beyond every number
    QVERIFY(!ratePool(4, {{0, 1, 7.5, 5, 5}, {2, 3, 7.5, 5, 5}}, bare())); // two islands
}

void PoolRatingsTest::anEmptyPoolHasNoRatings()
{
    const auto ratings = ratePool(0, {});
    QVERIFY(ratings);
    QCOMPARE(ratings->size(), std::size_t{0});
    const auto idle = ratePool(2, {});
    QVERIFY(idle);
    QCOMPARE(idle->elo(0), 0.0);
    QVERIFY(!idle->colorAdvantage());
}

void PoolRatingsTest::intervalsHoldAsOftenAsTheySay()
{
    // Known strengths and a known advantage: in some 95 of 100 worlds the intervals hold them.
    std::mt19937 random(2026);
    const std::array<double, 4> strengths{120, 30, -40, -110};
    constexpr double Advantage = 50;
    constexpr int Worlds = 300;
    int held = 0;
    int heldAdvantage = 0;
    for (int world = 0; world < Worlds; ++world) {
        std::vector<PoolResult> results;
        for (std::size_t b = 0; b < 4; ++b) {
            for (std::size_t w = 0; w < 4; ++w) {
                if (b != w) {
                    std::binomial_distribution<int> wins(
                        60, scoreOfElo(strengths[b] - strengths[w] + Advantage));
                    const int won = wins(random);
                    results.push_back({b, w, 7.5, static_cast<double>(won), 60.0 - won});
                }
            }
        }
        const auto ratings = ratePool(4, results);
        QVERIFY(ratings);
        const Estimate difference = ratings->difference(0, 3);
        held += difference.low <= 230 && 230 <= difference.high ? 1 : 0;
        const Estimate advantage = ratings->colorAdvantage().value();
        heldAdvantage += advantage.low <= Advantage && Advantage <= advantage.high ? 1 : 0;
    }
    QVERIFY2(held > Worlds * 0.91 && held < Worlds * 0.985, qPrintable(QString::number(held)));
    QVERIFY2(heldAdvantage > Worlds * 0.91 && heldAdvantage < Worlds * 0.985,
             qPrintable(QString::number(heldAdvantage)));
}

SHINPAN_TEST(PoolRatingsTest)
#include "poolratings_test.moc"
