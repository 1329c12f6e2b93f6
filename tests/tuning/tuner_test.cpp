#include "core/tuning/tuner.h"

#include "core/statistics/elo.h"
#include "core/util/seededrandom.h"
#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

Q_DECLARE_METATYPE(shinpan::TuningMethod)

/// What holds for every method: it climbs, and a record of its asks and results brings it back.
class TunerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedAndResultsAskTheSame_data();
    void theSameSeedAndResultsAskTheSame();
    void aRecordBringsATunerBack_data();
    void aRecordBringsATunerBack();
    void everyMethodClimbs_data();
    void everyMethodClimbs();
    void whatNoAskCanHaveGivenIsNotTaken_data();
    void whatNoAskCanHaveGivenIsNotTaken();
    void resultsAndCourseAreCounted_data();
    void resultsAndCourseAreCounted();
};

namespace {

void addMethods()
{
    QTest::addColumn<TuningMethod>("method");
    QTest::newRow("UCB") << TuningMethod(UcbTreeSettings{.maxDepth = 2});
    QTest::newRow("cross-entropy") << TuningMethod(
        CrossEntropySettings{.numberOfGenerations = 4, .samplesPerGeneration = 5, .batchSize = 4});
    QTest::newRow("SPSA") << TuningMethod(SpsaSettings{.games = 80});
    QTest::newRow("Bayesian") << TuningMethod(BayesianSettings{.gamesPerCandidate = 3});
}

std::unique_ptr<Tuner> tunerOf(const TuningMethod &method, std::uint64_t seed)
{
    return std::move(*makeTuner(method, plainSpace(2), seededDraws(seed)));
}

/// What was asked and told, in its order.
struct Event
{
    std::optional<TuningTrial> trial; ///< of an ask
    int ask = 0;                      ///< of a result
    double score = 0;
};

/// Plays this many games on three slots, which end in any order.
std::vector<Event> play(Tuner &tuner, int games, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::vector<Event> events;
    std::vector<int> open;
    const int last = tuner.told() + games;
    for (int ask = 0; ask < tuner.asked(); ++ask) {
        if (!tuner.isTold(ask)) {
            open.push_back(ask);
        }
    }
    while (tuner.told() < last) {
        const auto trial = open.size() < 3 ? tuner.ask() : std::nullopt;
        if (trial) {
            open.push_back(tuner.asked() - 1);
            events.push_back({trial, 0, 0});
            continue;
        }
        const std::size_t which = random.below(open.size());
        const double score = static_cast<double>(random.below(3)) / 2;
        tuner.tell(open[which], score);
        events.push_back({std::nullopt, open[which], score});
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return events;
}

void replay(Tuner &tuner, const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (event.trial) {
            tuner.take(*event.trial);
        } else {
            tuner.tell(event.ask, event.score);
        }
    }
}

} // namespace

void TunerTest::theSameSeedAndResultsAskTheSame_data()
{
    addMethods();
}

void TunerTest::theSameSeedAndResultsAskTheSame()
{
    QFETCH(const TuningMethod, method);
    const auto first = tunerOf(method, 7);
    const auto second = tunerOf(method, 7);
    const auto other = tunerOf(method, 8);
    play(*first, 60, 1);
    play(*second, 60, 1);
    play(*other, 60, 1);
    bool isOtherwise = false;
    for (int ask = 0; ask < 60; ++ask) {
        QCOMPARE(second->trial(ask), first->trial(ask));
        isOtherwise = isOtherwise || !(other->trial(ask) == first->trial(ask));
    }
    QVERIFY(isOtherwise);
}

void TunerTest::aRecordBringsATunerBack_data()
{
    addMethods();
}

void TunerTest::aRecordBringsATunerBack()
{
    QFETCH(const TuningMethod, method);
    const auto undisturbed = tunerOf(method, 7);
    const std::vector<Event> events = play(*undisturbed, 40, 1);
    const auto resumed = tunerOf(method, 7);
    replay(*resumed, events);
    QCOMPARE(resumed->best(), undisturbed->best());
    play(*undisturbed, 20, 2);
    play(*resumed, 20, 2);
    for (int ask = 0; ask < 60; ++ask) {
        QCOMPARE(resumed->trial(ask), undisturbed->trial(ask));
    }
    QCOMPARE(resumed->best(), undisturbed->best());
    QCOMPARE(statusLines(resumed->status(), resumed->space()),
             statusLines(undisturbed->status(), undisturbed->space()));
}

void TunerTest::everyMethodClimbs_data()
{
    QTest::addColumn<TuningMethod>("method");
    QTest::newRow("UCB") << TuningMethod(UcbTreeSettings{.explorationCoefficient = 0.2});
    QTest::newRow("cross-entropy") << TuningMethod(
        CrossEntropySettings{.numberOfGenerations = 10, .samplesPerGeneration = 25});
    QTest::newRow("SPSA") << TuningMethod(SpsaSettings{.games = 2500});
    QTest::newRow("Bayesian") << TuningMethod(BayesianSettings{});
}

// Half of the way at least, from 72 Elo below the top with thrown coins; bench_tuning measures
// more.
void TunerTest::everyMethodClimbs()
{
    QFETCH(const TuningMethod, method);
    const auto elo = [](const TuningPoint &point) {
        return -800 * (std::pow(point[0] - 0.2, 2) + std::pow(point[1] - 0.5, 2));
    };
    const auto tuner = tunerOf(method, 7);
    QCOMPARE(elo(tuner->space().start()), -72.0);
    SeededRandom random(3);
    for (int game = 0; game < 2500; ++game) {
        const TuningTrial trial = *tuner->ask();
        const double other = trial.rival ? elo(*trial.rival) : -72;
        const double chance = scoreOfElo(elo(trial.point) - other);
        tuner->tell(game, static_cast<double>(random.below(1'000'000)) < chance * 1e6 ? 1 : 0);
    }
    QVERIFY2(elo(tuner->best()) > -36, qPrintable(tuner->space().describe(tuner->best())));
}

void TunerTest::whatNoAskCanHaveGivenIsNotTaken_data()
{
    addMethods();
}

void TunerTest::whatNoAskCanHaveGivenIsNotTaken()
{
    QFETCH(const TuningMethod, method);
    const auto tuner = tunerOf(method, 7);
    play(*tuner, 30, 1);
    const auto twin = tunerOf(method, 7);
    const TuningTrial good = tuner->trial(0);
    QVERIFY(twin->mayTake(good));
    QVERIFY(!twin->mayTake({-1, good.point, good.rival}));
    QVERIFY(!twin->mayTake({1, good.point, good.rival}));
    QVERIFY(!twin->mayTake({0, {0.5}, good.rival}));
    QVERIFY(!twin->mayTake({0, {0.5, NAN}, good.rival}));
    QVERIFY(!twin->mayTake({0, good.point, good.rival ? std::nullopt : std::optional(good.point)}));
    if (!std::holds_alternative<BayesianSettings>(method)
        && !std::holds_alternative<UcbTreeSettings>(method)) {
        QVERIFY(!tuner->mayTake(good)); // over long ago
    }
}

void TunerTest::resultsAndCourseAreCounted_data()
{
    addMethods();
}

void TunerTest::resultsAndCourseAreCounted()
{
    QFETCH(const TuningMethod, method);
    const auto tuner = tunerOf(method, 7);
    play(*tuner, 50, 1);
    GameCounts all;
    for (const TrialResult &result : tuner->results()) {
        QVERIFY(result.games.total() > 0);
        all.add(result.games);
    }
    QCOMPARE(all.total(), 50);
    QVERIFY(all.wins > 0 && all.losses > 0 && all.jigos > 0);
    QCOMPARE(tuner->course().front().games, 1);
    QVERIFY(tuner->course().back().games > 45);
}

SHINPAN_TEST(TunerTest)
#include "tuner_test.moc"
