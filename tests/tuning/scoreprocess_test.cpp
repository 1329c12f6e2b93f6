#include "core/tuning/scoreprocess.h"

#include "core/statistics/elo.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// The way from results to Elo.
class ScoreProcessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyGamesSayWhatTheirScoreIsInElo();
    void theModeBalancesBeliefAndResults();
    void lostGamesOnlyAreNotInfinitelyBad();
    void jigosAreLessNoise();
    void gamesInPlayMakeSurerAndMoveNothing();
    void theKernelFollowsTheResults();
    void condensedResultsAreAllThere();
    void equalPointsAreOneObservation();
};

namespace {

const Kernel s_wide{300, {0.5}, 400};

struct Belief
{
    double elo;
    double deviation;
};

Belief beliefAt(const GaussianProcess &process, double position)
{
    const Contrasts one = Contrasts::of(std::vector<Contrast>{{{position}}});
    return {process.mean(one)(0), std::sqrt(process.variance(one)(0))};
}

ScoreObservation resultAt(double position, double games, double score, double jigos = 0)
{
    return {{{position}}, games, score, jigos, 0};
}

/// This many games at each of 21 places of a function of the position, with the expected scores.
template <typename Function>
std::vector<ScoreObservation> resultsOf(const Function &elo, double games)
{
    std::vector<ScoreObservation> results;
    for (int i = 0; i <= 20; ++i) {
        results.push_back(resultAt(i / 20.0, games, games * scoreOfElo(elo(i / 20.0))));
    }
    return results;
}

} // namespace

// 64 % is 100 Elo; the error of n games is 400/ln 10/√(n·p·(1 - p)).
void ScoreProcessTest::manyGamesSayWhatTheirScoreIsInElo()
{
    const double score = scoreOfElo(100);
    const auto process = scoreProcess(s_wide, std::vector{resultAt(0.5, 10000, 10000 * score)});
    const Belief belief = beliefAt(process, 0.5);
    QVERIFY(std::abs(belief.elo - 100) < 0.1);
    const double error = 400 / std::log(10) / std::sqrt(10000 * score * (1 - score));
    QVERIFY(std::abs(belief.deviation - error) < 0.01);
}

// There the slope of the results' likelihood, ln 10/400·(score - n·p), is what the belief pulls
// with: Elo over the prior's variance.
void ScoreProcessTest::theModeBalancesBeliefAndResults()
{
    const auto process = scoreProcess(s_wide, std::vector{resultAt(0.5, 10, 8)});
    const double elo = beliefAt(process, 0.5).elo;
    const double results = std::log(10) / 400 * (8 - 10 * scoreOfElo(elo));
    const double belief = elo / (300.0 * 300 + 400 * 400);
    QVERIFY(elo > 150 && elo < eloOfScore(0.8));
    QVERIFY(std::abs(results / belief - 1) < 0.01);
}

void ScoreProcessTest::lostGamesOnlyAreNotInfinitelyBad()
{
    for (const double games : {1.0, 20.0, 1000.0}) {
        const auto process = scoreProcess(s_wide, std::vector{resultAt(0.5, games, 0)});
        const Belief belief = beliefAt(process, 0.5);
        QVERIFY(std::isfinite(belief.elo));
        QVERIFY(belief.elo < -40 && belief.elo > -1500 && belief.deviation > 40);
    }
}

void ScoreProcessTest::jigosAreLessNoise()
{
    const auto decided = scoreProcess(s_wide, std::vector{resultAt(0.5, 1000, 500)});
    const auto drawn = scoreProcess(s_wide, std::vector{resultAt(0.5, 1000, 500, 750)});
    QVERIFY(std::abs(beliefAt(drawn, 0.5).elo) < 1e-6);
    // A quarter of the variance of wins and losses is left.
    const double ratio = beliefAt(drawn, 0.5).deviation / beliefAt(decided, 0.5).deviation;
    QVERIFY(std::abs(ratio - 0.5) < 0.01);
}

void ScoreProcessTest::gamesInPlayMakeSurerAndMoveNothing()
{
    std::vector<ScoreObservation> results{resultAt(0.3, 40, 25), resultAt(0.7, 40, 12)};
    const auto before = scoreProcess(s_wide, results);
    results[0].pending = 40;
    results.push_back({{{0.5}}, 0, 0, 0, 20});
    const auto after = scoreProcess(s_wide, results);
    for (const double position : {0.3, 0.5, 0.7}) {
        const Belief was = beliefAt(before, position);
        const Belief is = beliefAt(after, position);
        QVERIFY(std::abs(is.elo - was.elo) < 0.2);
        QVERIFY(is.deviation < was.deviation - 1);
    }
}

void ScoreProcessTest::theKernelFollowsTheResults()
{
    const auto slow = [](double x) { return -200 * (x - 0.4) * (x - 0.4); };
    const auto quick = [](double x) { return 80 * std::sin(20 * x); };
    const Kernel ofSlow = likeliestKernel(1, resultsOf(slow, 2000));
    const Kernel ofQuick = likeliestKernel(1, resultsOf(quick, 2000));
    QVERIFY(ofSlow.lengthScales[0] > 0.5);
    QVERIFY(ofQuick.lengthScales[0] < 0.3);
    QVERIFY(ofQuick.deviation > 40 && ofQuick.deviation < 200);
}

void ScoreProcessTest::condensedResultsAreAllThere()
{
    std::vector<ScoreObservation> results;
    for (int i = 0; i < 1000; ++i) {
        results.push_back(
            {{{i / 1000.0, (i % 10) / 10.0}}, 2, i % 3 / 2.0, i % 3 == 1 ? 1.0 : 0.0, 1});
    }
    const std::vector<ScoreObservation> few = condensed(results, 50);
    QCOMPARE(few.size(), 50U);
    double games = 0;
    double score = 0;
    double pending = 0;
    double middle = 0;
    for (const ScoreObservation &observation : few) {
        games += observation.games;
        score += observation.score;
        pending += observation.pending;
        middle += observation.contrast.at[0] * (observation.games + observation.pending) / 3000;
    }
    QCOMPARE(games, 2000.0);
    QCOMPARE(score, 499.5);
    QCOMPARE(pending, 1000.0);
    QVERIFY(std::abs(middle - 0.4995) < 1e-9);
}

void ScoreProcessTest::equalPointsAreOneObservation()
{
    std::vector<ScoreObservation> results(30, resultAt(0.2, 1, 1));
    results.push_back(resultAt(0.4, 1, 0));
    const std::vector<ScoreObservation> all = condensed(results, 50);
    for (const ScoreObservation &observation : all) {
        QCOMPARE(observation.contrast.at[0], observation.score > 0 ? 0.2 : 0.4);
    }
    QVERIFY(all.size() < 7);
    QVERIFY(condensed({}, 5).empty());
}

SHINPAN_TEST(ScoreProcessTest)
#include "scoreprocess_test.moc"
