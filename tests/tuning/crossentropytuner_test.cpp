#include "core/tuning/crossentropytuner.h"

#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// Generations of samples.
class CrossEntropyTunerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDistributionGoesTowardsItsElite();
    void samplesHaveTheirGamesInTurns();
    void theEliteIsWhoWonMost();
    void theNextGenerationBeginsWhileOthersPlay();
    void orItWaitsAsGomillDoes();
    void settingsThatMakeNoSenseAreRefused();
};

namespace {

constexpr CrossEntropySettings TwoOfThree{.numberOfGenerations = 2,
                                          .samplesPerGeneration = 3,
                                          .batchSize = 2,
                                          .eliteProportion = 0.34,
                                          .stepSize = 0.5};

std::unique_ptr<Tuner> tunerOf(const CrossEntropySettings &settings)
{
    return std::move(*makeTuner(settings, plainSpace(1), seededDraws(3)));
}

CrossEntropyStatus statusOf(const Tuner &tuner)
{
    return std::get<CrossEntropyStatus>(tuner.status());
}

} // namespace

// The mean of 1 and 3 is 2 and the variance 1; for 0 and 0.5 they are 0.25 and 0.0625.
void CrossEntropyTunerTest::theDistributionGoesTowardsItsElite()
{
    const PointDistribution distribution{{4, 0}, {9, 1}};
    const std::vector<TuningPoint> elite{{1, 0}, {3, 0.5}};
    const PointDistribution next = distribution.towards(elite, 0.75);
    QCOMPARE(next.mean, std::vector<double>({2.5, 0.1875}));
    QCOMPARE(next.variance, std::vector<double>({3.0, 0.296875}));
}

void CrossEntropyTunerTest::samplesHaveTheirGamesInTurns()
{
    const auto tuner = tunerOf(TwoOfThree);
    std::vector<int> candidates;
    std::vector<TuningPoint> points;
    for (int ask = 0; ask < 6; ++ask) {
        const TuningTrial trial = *tuner->ask();
        candidates.push_back(trial.candidate);
        points.push_back(trial.point);
    }
    QCOMPARE(candidates, std::vector<int>({0, 1, 2, 0, 1, 2}));
    QCOMPARE(points[3], points[0]);
    QVERIFY(points[0] != points[1]);
}

void CrossEntropyTunerTest::theEliteIsWhoWonMost()
{
    const auto tuner = tunerOf(TwoOfThree);
    TuningPoint won;
    for (int ask = 0; ask < 6; ++ask) {
        const TuningTrial trial = *tuner->ask();
        if (trial.candidate == 1) {
            won = trial.point;
        }
        tuner->tell(ask, trial.candidate == 1 ? 1 : 0.5);
    }
    const CrossEntropyStatus status = statusOf(*tuner);
    QCOMPARE(status.generation, 1);
    QCOMPARE(status.mean, std::vector<double>{won[0] * 0.5 + 0.25});
    QVERIFY(std::abs(status.variance[0] - 0.02) < 1e-12); // one sample has none
    QCOMPARE(tuner->best(), status.mean);
}

void CrossEntropyTunerTest::theNextGenerationBeginsWhileOthersPlay()
{
    const auto tuner = tunerOf(TwoOfThree);
    for (int ask = 0; ask < 12; ++ask) {
        QVERIFY(tuner->ask().has_value());
    }
    QVERIFY(!tuner->ask().has_value()); // all games of both are being played
    for (int ask = 11; ask >= 0; --ask) {
        QVERIFY(!tuner->isFinished());
        tuner->tell(ask, 1);
    }
    QVERIFY(tuner->isFinished());
    QCOMPARE(statusOf(*tuner).generation, 2);
    QVERIFY(!tuner->ask().has_value());
}

void CrossEntropyTunerTest::orItWaitsAsGomillDoes()
{
    CrossEntropySettings settings = TwoOfThree;
    settings.waitsForGeneration = true;
    const auto tuner = tunerOf(settings);
    for (int ask = 0; ask < 6; ++ask) {
        QVERIFY(tuner->ask().has_value());
    }
    QVERIFY(!tuner->ask().has_value());
    for (int ask = 0; ask < 6; ++ask) {
        tuner->tell(ask, 0);
    }
    QCOMPARE(tuner->ask()->candidate, 3);
}

void CrossEntropyTunerTest::settingsThatMakeNoSenseAreRefused()
{
    using Settings = CrossEntropySettings;
    QCOMPARE(refusalOf(Settings{.numberOfGenerations = 0}, plainSpace(1)),
             QStringLiteral("number_of_generations must be at least 1"));
    QCOMPARE(refusalOf(Settings{.samplesPerGeneration = 0}, plainSpace(1)),
             QStringLiteral("samples_per_generation must be at least 1"));
    QCOMPARE(refusalOf(Settings{.batchSize = 0}, plainSpace(1)),
             QStringLiteral("batch_size must be at least 1"));
    QCOMPARE(refusalOf(Settings{.eliteProportion = 1}, plainSpace(1)),
             QStringLiteral("elite_proportion must be above 0 and below 1"));
    QCOMPARE(refusalOf(Settings{.stepSize = 0}, plainSpace(1)),
             QStringLiteral("step_size must be above 0 and below 1"));
}

SHINPAN_TEST(CrossEntropyTunerTest)
#include "crossentropytuner_test.moc"
