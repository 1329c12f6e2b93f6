#include "core/statistics/sprt.h"

#include "core/statistics/elo.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

namespace {

using Counts = QList<qint64>; // W L D, or LL LD middle DW WW

ScoreCounts countsOf(const Counts &c)
{
    return c.size() == 3 ? ScoreCounts(GameCounts{c[0], c[1], c[2]})
                         : ScoreCounts(PairCounts{c[0], c[1], c[2], c[3], c[4]});
}

/// The BayesElo difference that cutechess-cli takes for an Elo difference at these results'
/// proportion of draws: its bounds are given so.
double bayesEloOf(double elo, const GameCounts &games)
{
    const double total = static_cast<double>(games.total()) + 1.5; // half a game more of each
    const double won = (static_cast<double>(games.wins) + 0.5) / total;
    const double lost = (static_cast<double>(games.losses) + 0.5) / total;
    const double drawElo = 200 * std::log10((1 - lost) / lost * (1 - won) / won);
    const double x = std::pow(10, -drawElo / 400);
    return elo * (1 + x) * (1 + x) / (4 * x);
}

} // namespace

Q_DECLARE_METATYPE(shinpan::SprtModel)

/// Log-likelihood ratios, against those of fastchess, fishtest and cutechess-cli.
class SprtTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ratiosAreThoseOfOtherPrograms_data();
    void ratiosAreThoseOfOtherPrograms();
    void cutechessBoundsAreConverted_data();
    void cutechessBoundsAreConverted();
    void gamesWithoutJigoHaveAClosedForm();
    void boundsAreWalds();
    void exchangingThePlayersNegates();
    void halvesMakeTheWhole();
    void everythingIsFinite();
    void moreWinsSpeakForH1();
};

void SprtTest::ratiosAreThoseOfOtherPrograms_data()
{
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<double>("elo0");
    QTest::addColumn<double>("elo1");
    QTest::addColumn<SprtModel>("model");
    QTest::addColumn<double>("expected");
    const auto row = [](const char *name, const Counts &counts, double elo0, double elo1,
                        SprtModel model, double expected) {
        QTest::newRow(name) << counts << elo0 << elo1 << model << expected;
    };
    using enum SprtModel;
    row("games 1", {36433, 36027, 68692}, 0, 2, Normalized, 0.92);
    row("games 2", {10871, 10650, 20431}, -1.75, 0.25, Normalized, 2.30);
    row("only wins", {4250, 0, 0}, 0, 10, Normalized, 120.56);
    row("games 3", {21404, 21184, 40708}, .5, 2.5, Logistic, -1.57);
    row("games 4", {57433, 57030, 106593}, 0, 2, Logistic, -2.59);
    row("games 5", {68965, 68526, 128429}, 0, 2, Bayesian, -1.26);
    row("games 6", {21629, 21484, 41111}, .5, 2.5, Bayesian, -1.13);
    row("pairs 1", {365, 16618, 36229, 16974, 390}, 0, 2, Normalized, 2.25);
    row("pairs 2", {127, 4883, 10712, 5150, 104}, -1.75, .25, Normalized, 3.01);
    row("only won pairs", {0, 0, 0, 0, 5550}, 0, 5, Normalized, 111.82);
    row("pairs 3", {223, 9863, 21279, 10037, 246}, .5, 2.5, Logistic, -3.07);
    row("pairs 4", {871, 26175, 55983, 26678, 821}, 0, 2, Logistic, -4.98);
    row("pairs 5", {379, 10170, 21828, 10640, 343}, 0, 2, Normalized, 2.94598);
    row("fishtest", {13, 37, 50, 25, 3}, 0, 4, Normalized, -0.5491);
    row("fishtest's other line", {13, 37, 50, 25, 3}, 0, 2.71575, Logistic, -0.53772);
    row("pairs of Go, logistic", {5, 0, 30, 0, 15}, 0, 35, Logistic, 1.9417);
    row("pairs of Go, normalized", {5, 0, 30, 0, 15}, 0, 35, Normalized, 1.7645);
    row("games of Go", {60, 40, 0}, 0, 50, Logistic, 1.846259);
    row("cutechess issue 543 as BayesElo", {880, 759, 1863}, 0, 5, Bayesian, 2.27);
}

void SprtTest::ratiosAreThoseOfOtherPrograms()
{
    QFETCH(Counts, counts);
    QFETCH(double, elo0);
    QFETCH(double, elo1);
    QFETCH(SprtModel, model);
    QFETCH(double, expected);
    const double ratio = logLikelihoodRatio({elo0, elo1, .05, .05, model}, countsOf(counts));
    const double tolerance = std::max(0.0005 * std::abs(expected), 0.0051);
    QVERIFY2(std::abs(ratio - expected) <= tolerance, qPrintable(QString::number(ratio)));
}

void SprtTest::cutechessBoundsAreConverted_data()
{
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<double>("elo1");
    QTest::addColumn<double>("expected");
    QTest::newRow("accepts H1 nearly") << Counts{1477, 1351, 2942} << 10.0 << 2.52;
    QTest::newRow("balanced") << Counts{555, 555, 298} << 10.0 << -0.74;
    QTest::newRow("jigos") << Counts{3, 149, 1} << 10.0 << -4.69;
    QTest::newRow("issue 543") << Counts{880, 759, 1863} << 5.0 << 2.95;
}

void SprtTest::cutechessBoundsAreConverted()
{
    QFETCH(Counts, counts);
    QFETCH(double, elo1);
    QFETCH(double, expected);
    const GameCounts games{counts[0], counts[1], counts[2]};
    const Sprt test{0, bayesEloOf(elo1, games), .01, .01, SprtModel::Bayesian};
    const double ratio = logLikelihoodRatio(test, games);
    QVERIFY2(std::abs(ratio - expected) <= 0.0051, qPrintable(QString::number(ratio)));
}

void SprtTest::gamesWithoutJigoHaveAClosedForm()
{
    for (const double elo1 : {10.0, 50.0, 200.0}) {
        const double s0 = 0.5;
        const double s1 = scoreOfElo(elo1);
        const double closed = 60 * std::log(s1 / s0) + 40 * std::log((1 - s1) / (1 - s0));
        const double ratio = logLikelihoodRatio({0, elo1}, GameCounts{60, 40, 0});
        QVERIFY2(std::abs(ratio - closed) < 0.001, qPrintable(QString::number(ratio - closed)));
    }
}

void SprtTest::boundsAreWalds()
{
    const Sprt usual;
    QVERIFY(std::abs(lowerBound(usual) + 2.944439) < 1e-6);
    QVERIFY(std::abs(upperBound(usual) - 2.944439) < 1e-6);
    const Sprt strict{0, 10, .01, .01, SprtModel::Logistic};
    QVERIFY(std::abs(upperBound(strict) - 4.595120) < 1e-6);
    QCOMPARE(verdict(usual, 2.9), SprtVerdict::Continue);
    QCOMPARE(verdict(usual, 2.95), SprtVerdict::AcceptH1);
    QCOMPARE(verdict(usual, -2.95), SprtVerdict::AcceptH0);
}

void SprtTest::exchangingThePlayersNegates()
{
    for (const SprtModel model :
         {SprtModel::Logistic, SprtModel::Normalized, SprtModel::Bayesian}) {
        const Sprt test{-20, 20, .05, .05, model};
        const GameCounts games{76, 89, 123};
        const double there = logLikelihoodRatio(test, games);
        const double back = logLikelihoodRatio(test, games.swapped());
        QVERIFY(std::abs(there + back) < 1e-6);
        const PairCounts pairs{5, 3, 30, 4, 15};
        const double of =
            logLikelihoodRatio(test, pairs) + logLikelihoodRatio(test, pairs.swapped());
        QVERIFY(std::abs(of) < 1e-6);
    }
}

void SprtTest::halvesMakeTheWhole()
{
    // The ratio is in proportion to the units when the proportions are the same.
    const Sprt test{0, 20};
    const double once = logLikelihoodRatio(test, PairCounts{5, 3, 30, 4, 15});
    const double twice = logLikelihoodRatio(test, PairCounts{10, 6, 60, 8, 30});
    QVERIFY(std::abs(twice - 2 * once) < 1e-9);
}

void SprtTest::everythingIsFinite()
{
    for (const SprtModel model :
         {SprtModel::Logistic, SprtModel::Normalized, SprtModel::Bayesian}) {
        for (const double elo1 : {1.0, 50.0, 1000.0}) {
            const Sprt test{-elo1, elo1, .05, .05, model};
            for (int code = 0; code < 3 * 3 * 3 * 3 * 3; ++code) {
                const PairCounts pairs{code % 3, code / 3 % 3, code / 9 % 3, code / 27 % 3,
                                       code / 81};
                QVERIFY(std::isfinite(logLikelihoodRatio(test, pairs)));
            }
            for (int code = 0; code < 6 * 6 * 6; ++code) {
                const GameCounts games{code % 6, code / 6 % 6, code / 36};
                QVERIFY(std::isfinite(logLikelihoodRatio(test, games)));
            }
            QVERIFY(std::isfinite(logLikelihoodRatio(test, GameCounts{10'000'000, 0, 0})));
            QVERIFY(std::isfinite(logLikelihoodRatio(test, PairCounts{0, 0, 10'000'000, 0, 0})));
        }
        QCOMPARE(logLikelihoodRatio({0, 10, .05, .05, model}, GameCounts{}), 0.0);
    }
}

void SprtTest::moreWinsSpeakForH1()
{
    const Sprt test{0, 30};
    for (qint64 wins = 1; wins <= 100; ++wins) {
        QVERIFY(logLikelihoodRatio(test, GameCounts{wins, 100 - wins, 0})
                > logLikelihoodRatio(test, GameCounts{wins - 1, 101 - wins, 0}));
    }
}

SHINPAN_TEST(SprtTest)
#include "sprt_test.moc"
