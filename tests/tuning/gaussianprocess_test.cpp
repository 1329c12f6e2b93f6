#include "core/tuning/gaussianprocess.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// The algebra of Gaussian processes, beside figures worked out by hand.
class GaussianProcessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneObservationTellsOfItsNeighbours();
    void aDifferenceDoesNotKnowTheMean();
    void manyAtOnceAreWhatEachIs();
    void observationsAddUp();
};

namespace {

// k(0) = 2² = 4, and at one length scale 4·(1 + √5 + 5/3)·exp(-√5) = 2.0959...; the unknown mean
// adds 1 to each.
const Kernel s_kernel{2, {0.5}, 1};
const double s_apart = 4 * (1 + std::sqrt(5.0) + 5.0 / 3) * std::exp(-std::sqrt(5.0));

Contrasts oneOf(const Contrast &contrast)
{
    return Contrasts::of(std::vector{contrast});
}

Eigen::VectorXd vectorOf(std::initializer_list<double> numbers)
{
    Eigen::VectorXd vector(static_cast<Eigen::Index>(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), vector.begin());
    return vector;
}

bool areAlike(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

// 3 was seen at 0 with a variance of 4: its prior variance is 5, so a share of 5/9 is believed.
void GaussianProcessTest::oneObservationTellsOfItsNeighbours()
{
    const GaussianProcess process(s_kernel, oneOf({{0}}), vectorOf({3}), vectorOf({4}));
    QVERIFY(areAlike(process.mean(oneOf({{0}}))(0), 3 * 5.0 / 9));
    QVERIFY(areAlike(process.variance(oneOf({{0}}))(0), 5 - 25.0 / 9));
    const double between = s_apart + 1;
    QVERIFY(areAlike(process.mean(oneOf({{0.5}}))(0), 3 * between / 9));
    QVERIFY(areAlike(process.variance(oneOf({{0.5}}))(0), 5 - between * between / 9));
    QVERIFY(areAlike(process.logEvidence(), -0.5 * 9 / 9 - 0.5 * std::log(2 * M_PI * 9)));
}

// f(0) - f(0.5) has a prior variance of 4 + 4 - 2·k, and a covariance of 4 - k with f(0).
void GaussianProcessTest::aDifferenceDoesNotKnowTheMean()
{
    const Contrast difference{{0}, TuningPoint{0.5}};
    const double prior = 8 - 2 * s_apart;
    const GaussianProcess process(s_kernel, oneOf(difference), vectorOf({6}), vectorOf({1}));
    QVERIFY(areAlike(process.mean(oneOf(difference))(0), 6 * prior / (prior + 1)));
    QVERIFY(areAlike(process.mean(oneOf({{0}}))(0), 6 * (4 - s_apart) / (prior + 1)));
    QVERIFY(areAlike(process.mean(oneOf({{0.25}}))(0), 0));
    QVERIFY(areAlike(process.mean(oneOf({{0}, TuningPoint{0}}))(0), 0));
    QVERIFY(areAlike(process.variance(oneOf({{0}, TuningPoint{0}}))(0), 0));
}

void GaussianProcessTest::manyAtOnceAreWhatEachIs()
{
    const Contrasts observed =
        Contrasts::of(std::vector<Contrast>{{{0.1}}, {{0.6}}, {{0.9}, TuningPoint{0.3}}});
    const GaussianProcess process(s_kernel, observed, vectorOf({1, -1, 2}), vectorOf({1, 2, 3}));
    const std::vector<Contrast> asked{{{0.2}}, {{0.7}, TuningPoint{0.5}}, {{1.5}}};
    const GaussianProcess::Posterior all = process.posterior(Contrasts::of(asked));
    const Eigen::VectorXd variances = process.variance(Contrasts::of(asked));
    for (Eigen::Index i = 0; i < 3; ++i) {
        const Contrasts one = oneOf(asked[static_cast<std::size_t>(i)]);
        QVERIFY(areAlike(all.mean(i), process.mean(one)(0)));
        QVERIFY(areAlike(all.covariance(i, i), process.variance(one)(0)));
        QVERIFY(areAlike(all.covariance(i, i), variances(i)));
    }
    QVERIFY(areAlike(all.covariance(0, 1), all.covariance(1, 0)));
}

// Two looks at one place with variances of 2 are one with a variance of 1.
void GaussianProcessTest::observationsAddUp()
{
    const Contrasts twice = Contrasts::of(std::vector<Contrast>{{{0.3}}, {{0.3}}});
    const GaussianProcess two(s_kernel, twice, vectorOf({1, 5}), vectorOf({2, 2}));
    const GaussianProcess one(s_kernel, oneOf({{0.3}}), vectorOf({3}), vectorOf({1}));
    QVERIFY(areAlike(two.mean(oneOf({{0.8}}))(0), one.mean(oneOf({{0.8}}))(0)));
    QVERIFY(areAlike(two.variance(oneOf({{0.8}}))(0), one.variance(oneOf({{0.8}}))(0)));
}

SHINPAN_TEST(GaussianProcessTest)
#include "gaussianprocess_test.moc"
