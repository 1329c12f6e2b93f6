#include "core/tuning/bayesiantuner.h"

#include "core/util/seededrandom.h"
#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// Candidates where a model hopes for most.
class BayesianTunerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itBeginsWithTheEnginesOwnValues();
    void candidatesHaveMoreAndMoreGames();
    void gamesInPlaySendTheNextOnesElsewhere();
    void itFindsTheTop();
    void choicesAreTunedToo();
    void settingsThatMakeNoSenseAreRefused();
};

namespace {

std::unique_ptr<Tuner> bayesianOf(ParameterSpace space, const BayesianSettings &settings = {})
{
    return std::move(*makeTuner(settings, std::move(space), seededDraws(3)));
}

/// Plays games one after the other, with thrown coins.
template <typename Elo>
void playGames(Tuner &tuner, int games, const Elo &elo)
{
    SeededRandom random(11);
    for (int game = 0; game < games; ++game) {
        const TuningTrial trial = *tuner.ask();
        const double chance = scoreOfElo(elo(trial.point));
        tuner.tell(tuner.asked() - 1,
                   static_cast<double>(random.below(1'000'000)) < chance * 1e6 ? 1 : 0);
    }
}

} // namespace

void BayesianTunerTest::itBeginsWithTheEnginesOwnValues()
{
    const auto tuner = bayesianOf(plainSpace(2), {.gamesPerCandidate = 3});
    for (int ask = 0; ask < 3; ++ask) {
        QCOMPARE(tuner->ask()->point, tuner->space().start());
    }
    QVERIFY(tuner->ask()->point != tuner->space().start());
    QCOMPARE(tuner->best().size(), 2U);
}

void BayesianTunerTest::candidatesHaveMoreAndMoreGames()
{
    const auto tuner = bayesianOf(plainSpace(1), {.gamesPerCandidate = 4});
    playGames(*tuner, 600, [](const TuningPoint &) { return 0.0; });
    const std::vector<TrialResult> results = tuner->results();
    QCOMPARE(results.front().games.total(), 4);
    QVERIFY(results[results.size() - 2].games.total() >= 12);
    for (std::size_t i = 0; i + 1 < results.size(); ++i) {
        QCOMPARE(results[i].games.total() % 2, 0);
    }
}

void BayesianTunerTest::gamesInPlaySendTheNextOnesElsewhere()
{
    const auto tuner = bayesianOf(plainSpace(1), {.gamesPerCandidate = 10});
    playGames(*tuner, 40, [](const TuningPoint &) { return 0.0; });
    const TuningPoint first = tuner->ask()->point;
    while (tuner->asked() % 10 != 0) {
        QCOMPARE(tuner->ask()->point, first);
    }
    const TuningPoint next = tuner->ask()->point;
    QVERIFY2(std::abs(next[0] - first[0]) > 0.1, qPrintable(QString::number(next[0])));
}

void BayesianTunerTest::itFindsTheTop()
{
    const auto elo = [](const TuningPoint &point) {
        return -900 * (std::pow(point[0] - 0.3, 2) + std::pow(point[1] - 0.6, 2));
    };
    const auto tuner = bayesianOf(plainSpace(2));
    playGames(*tuner, 1000, elo);
    QVERIFY2(elo(tuner->best()) > -25, qPrintable(tuner->space().describe(tuner->best())));
    const auto status = std::get<BayesianStatus>(tuner->status());
    QCOMPARE(status.lengthScales.size(), 2U);
    QVERIFY(status.candidates > 50 && status.candidates < 200);
}

void BayesianTunerTest::choicesAreTunedToo()
{
    TuningParameter mode = plainParameter(QStringLiteral("mode"));
    mode.scale =
        *ParameterScale::choice({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    const auto tuner = bayesianOf(*ParameterSpace::make({mode}));
    playGames(*tuner, 300, [](const TuningPoint &point) {
        return std::abs(point[0] - 0.5) < 0.1 ? 100.0 : -100.0;
    });
    QCOMPARE(tuner->space().values(tuner->best()).front(), QStringLiteral("b"));
}

void BayesianTunerTest::settingsThatMakeNoSenseAreRefused()
{
    QCOMPARE(refusalOf(BayesianSettings{.gamesPerCandidate = 0}, plainSpace(1)),
             QStringLiteral("a candidate needs at least one game"));
    QCOMPARE(refusalOf(BayesianSettings{.exploration = -1}, plainSpace(1)),
             QStringLiteral("exploration must not be negative"));
}

SHINPAN_TEST(BayesianTunerTest)
#include "bayesiantuner_test.moc"
