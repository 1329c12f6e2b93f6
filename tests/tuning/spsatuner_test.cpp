#include "core/tuning/spsatuner.h"

#include "tests/support/testmain.h"
#include "tests/tuning/transcript.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// SPSA with fishtest's gains.
class SpsaTunerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gainsFallToTheirEnds();
    void thetaIsFishtestsForTheSameFlipsAndGames();
    void stepsAreOppositeAndGamesComeInPairs();
    void pairsAtTheSameTimeAreLearntFromAsTheyEnd();
    void wholeNumbersAreSteppedBetweenByChance();
    void settingsThatMakeNoSenseAreRefused();
};

namespace {

bool isClose(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

bool areClose(const TuningPoint &a, const TuningPoint &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), isClose);
}

const Tuner &play(Tuner &tuner, double score)
{
    (void)tuner.ask();
    tuner.tell(tuner.asked() - 1, score);
    return tuner;
}

} // namespace

// c = 0.1·100^γ and a = 0.002·0.1²·(10 + 100)^α of 200 games; at the last pair they are what the
// parameter says.
void SpsaTunerTest::gainsFallToTheirEnds()
{
    const SpsaSettings settings{.games = 200};
    const TuningParameter parameter = plainParameter(QStringLiteral("x"));
    const SpsaGains first = SpsaGains::at(0, 100, 10, settings, parameter);
    QVERIFY(isClose(first.c, 0.15922087270511703));
    QVERIFY(isClose(first.r, 0.0031552225393986963));
    const SpsaGains middle = SpsaGains::at(49, 100, 10, settings, parameter);
    QVERIFY(isClose(middle.c, 0.10725166168179426));
    QVERIFY(isClose(middle.r, 0.00250433994257136));
    const SpsaGains last = SpsaGains::at(99, 100, 10, settings, parameter);
    QVERIFY(isClose(last.c, parameter.cEnd));
    QVERIFY(isClose(last.r, parameter.rEnd));
}

// What spsa_handler.py and spsa_workflow.py of fishtest made of games of our own; see Transcript.
void SpsaTunerTest::thetaIsFishtestsForTheSameFlipsAndGames()
{
    int steps = 0;
    for (const Transcript::Run &run : Transcript::read(QStringLiteral("fishtest-spsa.txt"))) {
        std::vector<TuningParameter> parameters;
        for (const std::vector<double> &line : run.all("parameter")) {
            TuningParameter parameter = plainParameter(QString::number(parameters.size()));
            parameter.start = line[0];
            parameter.cEnd = line[1];
            parameter.rEnd = line[2];
            parameters.push_back(parameter);
        }
        const std::vector<double> settings = run.all("settings").front();
        const auto tuner =
            std::move(*makeTuner(SpsaSettings{.games = static_cast<int>(settings[0]),
                                              .pairsPerUpdate = static_cast<int>(settings[1])},
                                 *ParameterSpace::make(parameters), run.draws("ask")));
        for (const Transcript::Line &line : run.lines) {
            if (line.word == "ask") {
                const TuningTrial trial = *tuner->ask();
                QVERIFY(areClose(trial.point, line.columns[1]));
                QVERIFY(areClose(*trial.rival, line.columns[2]));
                ++steps;
            } else if (line.word == "tell") {
                const int first = tuner->asked() - 1;
                for (std::size_t i = 0; i < line.columns[0].size(); ++i) {
                    if (i > 0) {
                        QCOMPARE(*tuner->ask(), tuner->trial(first));
                    }
                    tuner->tell(tuner->asked() - 1, line.columns[0][i]);
                }
            } else if (line.word == "theta") {
                QVERIFY2(areClose(tuner->best(), line.columns[0]), qPrintable(run.name));
            }
        }
        QVERIFY(tuner->isFinished());
    }
    QCOMPARE(steps, 30 + 17);
}

void SpsaTunerTest::stepsAreOppositeAndGamesComeInPairs()
{
    const auto tuner =
        std::move(*makeTuner(SpsaSettings{.games = 40}, plainSpace(3), seededDraws(1)));
    const double c = std::get<SpsaStatus>(tuner->status()).c[0];
    for (int pair = 0; pair < 5; ++pair) {
        const TuningTrial first = *tuner->ask();
        QCOMPARE(*tuner->ask(), first);
        QCOMPARE(first.candidate, pair);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(isClose(first.point[i] + (*first.rival)[i], 1));
            QVERIFY(isClose(std::abs(first.point[i] - 0.5), c));
        }
    }
}

void SpsaTunerTest::pairsAtTheSameTimeAreLearntFromAsTheyEnd()
{
    const auto tuner =
        std::move(*makeTuner(SpsaSettings{.games = 40}, plainSpace(1), seededDraws(1)));
    for (int ask = 0; ask < 4; ++ask) {
        (void)tuner->ask();
    }
    tuner->tell(3, 1);
    tuner->tell(0, 1);
    QCOMPARE(tuner->best(), tuner->space().start());
    tuner->tell(2, 1);
    const TuningTrial second = tuner->trial(2);
    QVERIFY((tuner->best()[0] > 0.5) == (second.point[0] > 0.5)); // won both: to where it stood
    QCOMPARE(std::get<SpsaStatus>(tuner->status()).iteration, 1);
    tuner->tell(1, 0); // the first pair was split, and nothing is learnt of it
    QCOMPARE(std::get<SpsaStatus>(tuner->status()).iteration, 2);
}

void SpsaTunerTest::wholeNumbersAreSteppedBetweenByChance()
{
    TuningParameter level = plainParameter(QStringLiteral("level"));
    level.scale = *ParameterScale::integer(0, 4);
    level.cEnd = 0.06; // a third of a level
    const auto tuner = std::move(
        *makeTuner(SpsaSettings{.games = 400}, *ParameterSpace::make({level}), seededDraws(1)));
    QMap<QString, int> levels;
    while (!tuner->isFinished()) {
        ++levels[tuner->space().values(play(*tuner, 0.5).trial(tuner->asked() - 1).point).front()];
    }
    QCOMPARE(levels.keys(),
             QStringList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")}));
    QVERIFY(levels[QStringLiteral("2")] > levels[QStringLiteral("1")]);
    QVERIFY(levels[QStringLiteral("2")] > levels[QStringLiteral("3")]);
}

void SpsaTunerTest::settingsThatMakeNoSenseAreRefused()
{
    QCOMPARE(refusalOf(SpsaSettings{.games = 1}, plainSpace(1)),
             QStringLiteral("SPSA needs to know its number of games, two at least"));
    QCOMPARE(refusalOf(SpsaSettings{.alpha = -1}, plainSpace(1)),
             QStringLiteral("A, alpha and gamma must not be negative"));
    QCOMPARE(refusalOf(SpsaSettings{.pairsPerUpdate = 0}, plainSpace(1)),
             QStringLiteral("an update needs at least one pair of games"));
    TuningParameter mode = plainParameter(QStringLiteral("mode"));
    mode.scale = *ParameterScale::choice({QStringLiteral("a"), QStringLiteral("b")});
    QCOMPARE(
        refusalOf(SpsaSettings{}, *ParameterSpace::make({mode})),
        QStringLiteral("parameter “mode”: SPSA needs numbers, it cannot step between choices"));
}

SHINPAN_TEST(SpsaTunerTest)
#include "spsatuner_test.moc"
