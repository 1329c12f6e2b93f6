#include "core/tuning/tuningmodel.h"

#include "core/util/seededrandom.h"
#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// What the games of any method say of all points.
class TuningModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHighestPointIsFound();
    void intervalsHoldAsOftenAsTheySay();
    void moreGamesAreSurer();
    void gamesAgainstItselfAreEloAboveItsOwnValues();
    void ofNoGamesItKnowsNothing();
    void slicesHaveEachValueOnce();
    void parametersWithoutEndsHaveARange();
};

namespace {

constexpr double Best = 0.35;

double bowl(const TuningPoint &point)
{
    double elo = 60;
    for (const double position : point) {
        elo -= 600 * (position - Best) * (position - Best);
    }
    return elo;
}

/// Throws this many coins at each of these points; against the rival, if there is one.
std::vector<TrialResult> thrown(std::vector<TrialResult> points, int games, std::uint64_t seed)
{
    SeededRandom random(seed);
    for (TrialResult &result : points) {
        const double other = result.rival ? bowl(*result.rival) : 0;
        const double chance = scoreOfElo(bowl(result.point) - other);
        for (int game = 0; game < games; ++game) {
            const bool isWon = static_cast<double>(random.below(1'000'000)) < chance * 1e6;
            ++(isWon ? result.games.wins : result.games.losses);
        }
    }
    return points;
}

std::vector<TrialResult> places(std::size_t dimensions, int count, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::vector<TrialResult> places;
    for (int i = 0; i < count; ++i) {
        TrialResult place;
        for (std::size_t d = 0; d < dimensions; ++d) {
            place.point.push_back(static_cast<double>(random.below(1001)) / 1000);
        }
        places.push_back(place);
    }
    return places;
}

} // namespace

void TuningModelTest::theHighestPointIsFound()
{
    const auto model = TuningModel::fit(plainSpace(2), thrown(places(2, 40, 1), 500, 2));
    const TuningPoint highest = model.highest();
    QVERIFY(bowl(highest) > 60 - 5);
    const EloBelief there = model.elo(highest);
    QVERIFY(std::abs(there.mean - bowl(highest)) < 3 * there.deviation);
    QVERIFY(there.deviation < 15);
    QCOMPARE(there.estimate().value, there.mean);
}

// Elo and the place of the best are outside of an interval of 95 % in about one case of twenty.
void TuningModelTest::intervalsHoldAsOftenAsTheySay()
{
    constexpr int Cases = 20;
    int eloHeld = 0;
    int placeHeld = 0;
    for (std::uint64_t seed = 0; seed < Cases; ++seed) {
        const auto model =
            TuningModel::fit(plainSpace(1), thrown(places(1, 12, seed), 40, seed + 99));
        const TuningOptimum optimum = model.optimumAt(model.highest());
        const Estimate elo = optimum.elo.estimate();
        const double truth = bowl(optimum.point);
        eloHeld += elo.low <= truth && truth <= elo.high ? 1 : 0;
        const Estimate &where = optimum.where.front();
        placeHeld += where.low <= Best && Best <= where.high ? 1 : 0;
        QVERIFY(where.low <= where.value && where.value <= where.high);
    }
    QVERIFY2(eloHeld >= Cases - 3, qPrintable(QString::number(eloHeld)));
    QVERIFY2(placeHeld >= Cases - 3, qPrintable(QString::number(placeHeld)));
}

void TuningModelTest::moreGamesAreSurer()
{
    std::optional<TuningOptimum> before;
    for (const int games : {5, 100, 4000}) {
        const auto model = TuningModel::fit(plainSpace(1), thrown(places(1, 15, 5), games, 6));
        const TuningOptimum now = model.optimumAt(model.highest());
        if (before) {
            QVERIFY(now.certainty >= before->certainty);
            QVERIFY(now.shortfall < before->shortfall);
            QVERIFY(now.where[0].high - now.where[0].low
                    < before->where[0].high - before->where[0].low);
            QVERIFY(now.elo.deviation < before->elo.deviation);
        }
        before = now;
    }
    QVERIFY(before->certainty > 0.99);
    QVERIFY(std::abs(before->aboveStart.mean - 600 * 0.15 * 0.15) < 4);
}

void TuningModelTest::gamesAgainstItselfAreEloAboveItsOwnValues()
{
    std::vector<TrialResult> pairs = places(2, 40, 7);
    const std::vector<TrialResult> rivals = places(2, 40, 8);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        pairs[i].rival = rivals[i].point;
    }
    const ParameterSpace space = plainSpace(2);
    const auto model = TuningModel::fit(space, thrown(pairs, 300, 9));
    QVERIFY(std::abs(model.elo(space.start()).mean) < 1e-6);
    QVERIFY(model.elo(space.start()).deviation < 0.1);
    QVERIFY(bowl(model.highest()) > 60 - 5);
    const TuningPoint best{Best, Best};
    const EloBelief gain = model.elo(best);
    QVERIFY(std::abs(gain.mean - (bowl(best) - bowl(space.start()))) < 3 * gain.deviation);
    QCOMPARE(model.difference(best, space.start()).mean, gain.mean);
}

void TuningModelTest::ofNoGamesItKnowsNothing()
{
    const auto model = TuningModel::fit(plainSpace(2), {});
    QVERIFY(std::abs(model.elo({0.1, 0.9}).mean) < 0.1);
    QVERIFY(model.elo({0.1, 0.9}).deviation > 300);
    QVERIFY(model.optimumAt(model.highest()).certainty < 0.2);
}

void TuningModelTest::slicesHaveEachValueOnce()
{
    TuningParameter level = plainParameter(QStringLiteral("level"));
    level.scale = *ParameterScale::integer(1, 4);
    TuningParameter mode = plainParameter(QStringLiteral("mode"));
    mode.scale = *ParameterScale::choice({QStringLiteral("a"), QStringLiteral("b")});
    const ParameterSpace space =
        *ParameterSpace::make({plainParameter(QStringLiteral("x")), level, mode});
    const auto model = TuningModel::fit(space, thrown(places(3, 30, 1), 100, 2));
    const TuningPoint through{0.4, 0.2, 0.9};
    const ModelSlice levels = model.along(1, through);
    QCOMPARE(levels.first, std::vector<double>({0.125, 0.375, 0.625, 0.875}));
    QVERIFY(std::abs(levels.elo[0].mean - model.elo(through).mean) < 1e-6);
    const ModelSlice both = model.over(0, 2, through, 5);
    QCOMPARE(both.first, std::vector<double>({0, 0.25, 0.5, 0.75, 1}));
    QCOMPARE(both.second, std::vector<double>({0.25, 0.75}));
    QCOMPARE(both.elo.size(), 10U);
    QVERIFY(std::abs(both.elo[3].mean - model.elo({0.25, 0.2, 0.75}).mean) < 1e-6);
}

void TuningModelTest::parametersWithoutEndsHaveARange()
{
    TuningParameter weight = plainParameter(QStringLiteral("weight"));
    weight.scale = ParameterScale::linear(0, 1)->unbounded();
    weight.start = 3;
    weight.initialVariance = 4;
    const auto model = TuningModel::fit(*ParameterSpace::make({weight}), {});
    const ModelSlice slice = model.along(0, {3}, 3);
    QCOMPARE(slice.first, std::vector<double>({-1, 3, 7}));
    const TuningPoint highest = model.highest();
    QVERIFY(highest[0] >= -1 && highest[0] <= 7);
}

SHINPAN_TEST(TuningModelTest)
#include "tuningmodel_test.moc"
