#include "core/statistics/elo.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace shinpan;

namespace {

/// Equal to half of the last digit given.
bool isClose(double value, double expected, double tolerance = 0.006)
{
    return std::abs(value - expected) <= tolerance;
}

/// Half the width of the interval, the number behind "±".
double eloMargin(const ScoreCounts &counts)
{
    const Estimate elo = eloEstimate(counts);
    const double margin = (elo.high - elo.low) / 2;
    return std::isnan(margin) ? std::numeric_limits<double>::infinity() : margin;
}

double normalizedMargin(const ScoreCounts &counts)
{
    const Estimate estimate = normalizedEloEstimate(counts);
    return (estimate.high - estimate.low) / 2;
}

bool isSane(const Estimate &estimate)
{
    return !std::isnan(estimate.low) && !std::isnan(estimate.value) && !std::isnan(estimate.high)
        && estimate.low <= estimate.value && estimate.value <= estimate.high;
}

} // namespace

/// Differences in strength from counts, against what fastchess and cutechess print.
class EloTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesGiveWhatFastchessPrints_data();
    void gamesGiveWhatFastchessPrints();
    void pairsGiveWhatFastchessPrints_data();
    void pairsGiveWhatFastchessPrints();
    void wilsonHoldsForFewGames_data();
    void wilsonHoldsForFewGames();
    void superiorityGoesWithWilsonsInterval();
    void aCoinIsTestedExactly();
    void eloAndScoreAreInverse();
    void exchangingThePlayersNegates();
    void nothingIsEverNaN();
    void moreWinsAreMoreElo();
};

void EloTest::gamesGiveWhatFastchessPrints_data()
{
    QTest::addColumn<qint64>("wins");
    QTest::addColumn<qint64>("losses");
    QTest::addColumn<qint64>("jigos");
    QTest::addColumn<double>("elo");
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("normalized");
    QTest::addColumn<double>("normalizedMargin");
    QTest::addColumn<double>("superiority");
    const auto row = [](qint64 w, qint64 l, qint64 d, double elo, double margin, double normalized,
                        double nMargin, double los) {
        QTest::addRow("%lld-%lld-%lld", w, l, d)
            << w << l << d << elo << margin << normalized << nMargin << los;
    };
    row(76, 89, 123, -15.69, 30.46, -20.76, 40.13, 0.1553);
    row(136, 96, 111, 40.70, 30.43, 49.77, 36.77, 0.9960);
    row(34, 356, 0, -407.99, 63.16, -508.44, 34.48, 0);
    row(60, 40, 0, 70.44, 70.57, 70.92, 68.10, 0.9794);
    row(55, 45, 0, 34.86, 69.37, 34.92, 68.10, 0.8426);
    row(880, 759, 1863, 12.01, 7.87, 17.57, 11.51, 0.9986);
}

void EloTest::gamesGiveWhatFastchessPrints()
{
    QFETCH(qint64, wins);
    QFETCH(qint64, losses);
    QFETCH(qint64, jigos);
    QFETCH(double, elo);
    QFETCH(double, margin);
    QFETCH(double, normalized);
    QFETCH(double, superiority);
    QFETCH(double, normalizedMargin);
    const GameCounts games{wins, losses, jigos};
    QVERIFY(isClose(eloEstimate(games).value, elo));
    QVERIFY(isClose(eloMargin(games), margin));
    QVERIFY(isClose(normalizedEloEstimate(games).value, normalized));
    QVERIFY(isClose(::normalizedMargin(games), normalizedMargin));
    QVERIFY(isClose(likelihoodOfSuperiority(games), superiority, 0.00006));
}

void EloTest::pairsGiveWhatFastchessPrints_data()
{
    QTest::addColumn<QList<qint64>>("counts");
    QTest::addColumn<double>("elo");
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("normalized");
    QTest::addColumn<double>("superiority");
    const auto row = [](const QList<qint64> &c, double elo, double margin, double normalized,
                        double los) {
        QTest::addRow("%lld,%lld,%lld,%lld,%lld", c[0], c[1], c[2], c[3], c[4])
            << c << elo << margin << normalized << los;
    };
    row({34, 54, 63, 64, 75}, 55.58, 27.65, 57.94, 1.0);
    row({332, 433, 498, 333, 334}, -8.64, 10.33, -9.17, 0.0505);
    row({7895, 8757, 5685, 568, 9999}, -21.04, 2.95, -19.01, 0);
    row({379, 10170, 21828, 10640, 343}, 1.59, 1.21, 3.05, 0.995);
    row({13, 37, 50, 25, 3}, -43.66, 29.43, -63.97, 0.0019);
    row({5, 0, 30, 0, 15}, 70.44, 60.88, 81.89, 0.9908);
    row({20, 0, 50, 0, 30}, 34.86, 48.47, 35.10, 0.9234);
}

void EloTest::pairsGiveWhatFastchessPrints()
{
    QFETCH(QList<qint64>, counts);
    QFETCH(double, elo);
    QFETCH(double, margin);
    QFETCH(double, normalized);
    QFETCH(double, superiority);
    const PairCounts pairs{counts[0], counts[1], counts[2], counts[3], counts[4]};
    QVERIFY(isClose(eloEstimate(pairs).value, elo));
    // fishtest's interval of 13,37,50,25,3 is of a sequential test and wider or narrower than ours
    QVERIFY(isClose(eloMargin(pairs), margin, counts[0] == 13 ? 3 : 0.006));
    QVERIFY(isClose(normalizedEloEstimate(pairs).value, normalized));
    QVERIFY(isClose(likelihoodOfSuperiority(pairs), superiority, 0.0006));
}

void EloTest::wilsonHoldsForFewGames_data()
{
    QTest::addColumn<qint64>("wins");
    QTest::addColumn<qint64>("losses");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("60 of 100") << qint64{60} << qint64{40} << .5020 << .6906;
    QTest::newRow("7 of 10") << qint64{7} << qint64{3} << .3968 << .8922;
    QTest::newRow("550 of 1000") << qint64{550} << qint64{450} << .5190 << .5806;
    QTest::newRow("20 of 20") << qint64{20} << qint64{0} << .8389 << 1.0;
    QTest::newRow("0 of 10") << qint64{0} << qint64{10} << 0.0 << .2775;
    QTest::newRow("nothing") << qint64{0} << qint64{0} << 0.0 << 1.0;
}

void EloTest::wilsonHoldsForFewGames()
{
    QFETCH(qint64, wins);
    QFETCH(qint64, losses);
    QFETCH(double, low);
    QFETCH(double, high);
    const Estimate score = wilsonInterval({wins, losses, 0});
    QVERIFY(isClose(score.low, low, 0.00006));
    QVERIFY(isClose(score.high, high, 0.00006));
}

void EloTest::superiorityGoesWithWilsonsInterval()
{
    QCOMPARE(wilsonSuperiority(0.5, 10), 0.5);
    QVERIFY(isClose(wilsonSuperiority(1, 4), 0.977250, 1e-6)); // two deviations
    QCOMPARE(wilsonSuperiority(1, 0), 0.5);
    for (int wins = 0; wins <= 40; ++wins) {
        const Estimate score = wilsonInterval(wins / 40.0, 40);
        const double superiority = wilsonSuperiority(score.value, 40);
        QCOMPARE(superiority > 0.975, score.low > 0.5);
        QCOMPARE(superiority < 0.025, score.high < 0.5);
        QVERIFY(std::abs(superiority + wilsonSuperiority(1 - score.value, 40) - 1) < 1e-12);
    }
    // Units that are won or lost have the normalized Elo of their counts.
    const GameCounts games{30, 10, 0};
    QVERIFY(isClose(normalizedEloOfScore(0.75), normalizedEloEstimate(games).value));
    QCOMPARE(normalizedEloOfScore(1), std::numeric_limits<double>::infinity());
    QCOMPARE(normalizedEloOfScore(0), -std::numeric_limits<double>::infinity());
}

void EloTest::aCoinIsTestedExactly()
{
    QVERIFY(isClose(binomialPValue(60, 40), 0.0569, 0.00006));
    QCOMPARE(binomialPValue(3, 3), 1.0);
    QCOMPARE(binomialPValue(0, 0), 1.0);
    QVERIFY(isClose(binomialPValue(0, 10), 2.0 / 1024, 1e-12));
    QVERIFY(isClose(binomialPValue(1, 9), 2 * 11.0 / 1024, 1e-12));
    QVERIFY(binomialPValue(600'000, 400'000) < 1e-9);
}

void EloTest::eloAndScoreAreInverse()
{
    for (double elo = -1500; elo <= 1500; elo += 12.5) {
        QVERIFY(isClose(eloOfScore(scoreOfElo(elo)), elo, 1e-6));
    }
    QVERIFY(std::isinf(eloOfScore(0)) && eloOfScore(0) < 0);
    QVERIFY(std::isinf(eloOfScore(1)) && eloOfScore(1) > 0);
}

void EloTest::exchangingThePlayersNegates()
{
    const GameCounts games{76, 89, 123};
    const Estimate elo = eloEstimate(games);
    const Estimate other = eloEstimate(games.swapped());
    QVERIFY(isClose(elo.value, -other.value, 1e-9));
    QVERIFY(isClose(elo.low, -other.high, 1e-9));
    QVERIFY(isClose(likelihoodOfSuperiority(games), 1 - likelihoodOfSuperiority(games.swapped()),
                    1e-12));
    const PairCounts pairs{34, 54, 63, 64, 75};
    QVERIFY(isClose(eloEstimate(pairs).value, -eloEstimate(pairs.swapped()).value, 1e-9));
}

void EloTest::nothingIsEverNaN()
{
    for (qint64 w = 0; w <= 5; ++w) {
        for (qint64 l = 0; l <= 5; ++l) {
            for (qint64 d = 0; d <= 5; ++d) {
                for (const ScoreCounts &counts :
                     {ScoreCounts(GameCounts{w, l, d}), ScoreCounts(PairCounts{l, 0, d, 0, w}),
                      ScoreCounts(PairCounts{0, l, 0, d, w})}) {
                    QVERIFY(isSane(eloEstimate(counts)));
                    QVERIFY(isSane(normalizedEloEstimate(counts)));
                    QVERIFY(!std::isnan(eloMargin(counts)));
                    const double los = likelihoodOfSuperiority(counts);
                    QVERIFY(los >= 0 && los <= 1);
                }
                QVERIFY(isSane(wilsonInterval({w, l, d})));
            }
        }
    }
}

void EloTest::moreWinsAreMoreElo()
{
    for (qint64 wins = 1; wins < 100; ++wins) {
        const GameCounts fewer{wins - 1, 101 - wins, 0};
        const GameCounts more{wins, 100 - wins, 0};
        QVERIFY(eloEstimate(more).value > eloEstimate(fewer).value);
        QVERIFY(likelihoodOfSuperiority(more) >= likelihoodOfSuperiority(fewer));
        QVERIFY(wilsonInterval(more).low > wilsonInterval(fewer).low);
    }
}

SHINPAN_TEST(EloTest)
#include "elo_test.moc"
