#include "core/tuning/crossentropytuner.h"
#include "core/tuning/ucbtuner.h"
#include "tests/support/testmain.h"
#include "tests/tuning/transcript.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

using namespace shinpan;

/// Our tuners beside Gomill's own code: from the same draws and the same games they make the same
/// candidates, to the last bit, and come to the same statistics.
class GomillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMonteCarloTunerIsGomills();
    void theCrossEntropyTunerIsGomills();
    void aJigoIsLostForTheTreeAndHalfWonForSamples_data();
    void aJigoIsLostForTheTreeAndHalfWonForSamples();
};

namespace {

/// Asks and tells as recorded; the lines with other words go to `check`.
template <typename Check>
void replay(Tuner &tuner, const Transcript::Run &run, const Check &check)
{
    for (const Transcript::Line &line : run.lines) {
        if (line.word == "ask") {
            const auto trial = tuner.ask();
            QVERIFY(trial.has_value());
            QCOMPARE(trial->point, line.columns[1]);
        } else if (line.word == "tell") {
            tuner.tell(static_cast<int>(line.columns[0][0]), line.columns[0][1]);
        } else if (!line.columns.empty()) {
            check(line.word, line.columns[0]);
        }
    }
}

std::unique_ptr<Tuner> monteCarloOf(const Transcript::Run &run)
{
    std::vector<TuningParameter> parameters;
    const std::vector<double> splits = run.all("splits").front();
    for (const double split : splits) {
        parameters.push_back(plainParameter(QString::number(parameters.size())));
        parameters.back().split = static_cast<int>(split);
    }
    const std::vector<double> settings = run.all("settings").front();
    const UcbTreeSettings tree{.explorationCoefficient = settings[0],
                               .initialVisits = static_cast<int>(settings[1]),
                               .initialWins = static_cast<int>(settings[2]),
                               .maxDepth = static_cast<int>(settings[3]),
                               .hasVirtualLoss = false};
    return std::move(*makeTuner(tree, *ParameterSpace::make(parameters), run.draws("ask")));
}

std::unique_ptr<Tuner> crossEntropyOf(const Transcript::Run &run)
{
    std::vector<TuningParameter> parameters;
    for (const std::vector<double> &start : run.all("start")) {
        parameters.push_back(plainParameter(QString::number(parameters.size())));
        parameters.back().scale = parameters.back().scale.unbounded();
        parameters.back().start = start[0];
        parameters.back().initialVariance = start[1];
    }
    const std::vector<double> settings = run.all("settings").front();
    const CrossEntropySettings method{.numberOfGenerations = static_cast<int>(settings[2]),
                                      .samplesPerGeneration = static_cast<int>(settings[0]),
                                      .batchSize = static_cast<int>(settings[1]),
                                      .eliteProportion = settings[3],
                                      .stepSize = settings[4],
                                      .waitsForGeneration = true};
    return std::move(*makeTuner(method, *ParameterSpace::make(parameters), run.draws("draws")));
}

} // namespace

void GomillTest::theMonteCarloTunerIsGomills()
{
    const std::vector<Transcript::Run> runs = Transcript::read(QStringLiteral("gomill-mcts.txt"));
    QCOMPARE(runs.size(), 3U);
    for (const Transcript::Run &run : runs) {
        const std::unique_ptr<Tuner> tuner = monteCarloOf(run);
        const UcbTree &tree = static_cast<const UcbTuner &>(*tuner).tree();
        int checks = 0;
        replay(*tuner, run, [&](const QByteArray &word, const std::vector<double> &numbers) {
            const UcbTreeStatus status = tree.status();
            ++checks;
            if (word == "nodes") {
                QCOMPARE(status.nodes, static_cast<int>(numbers[0]));
            } else if (word == "root") {
                QCOMPARE(status.wins, numbers[0]);
                QCOMPARE(status.games, static_cast<int>(numbers[1]));
            } else if (word == "best") {
                QCOMPARE(tuner->best(), numbers);
            } else if (word == "bestnode") {
                QCOMPARE(status.best.wins, numbers[0]);
                QCOMPARE(status.best.games, static_cast<int>(numbers[1]));
                QCOMPARE(status.best.value, numbers[2]);
            } else if (word == "child") {
                const UcbCell cell = tree.cell({static_cast<std::size_t>(numbers[0])});
                QCOMPARE(cell.wins, numbers[1]);
                QCOMPARE(cell.games, static_cast<int>(numbers[2]));
            }
        });
        QCOMPARE(tuner->told(), 150);
        QVERIFY2(checks > 10, qPrintable(run.name));
    }
}

void GomillTest::theCrossEntropyTunerIsGomills()
{
    const std::vector<Transcript::Run> runs = Transcript::read(QStringLiteral("gomill-cem.txt"));
    QCOMPARE(runs.size(), 2U);
    for (const Transcript::Run &run : runs) {
        const std::unique_ptr<Tuner> tuner = crossEntropyOf(run);
        replay(*tuner, run, [&](const QByteArray &word, const std::vector<double> &numbers) {
            const auto status = std::get<CrossEntropyStatus>(tuner->status());
            if (word == "mean") {
                QCOMPARE(status.mean, numbers);
            } else if (word == "variance") {
                QCOMPARE(status.variance, numbers);
            }
        });
        QVERIFY2(tuner->isFinished(), qPrintable(run.name));
    }
}

void GomillTest::aJigoIsLostForTheTreeAndHalfWonForSamples_data()
{
    QTest::addColumn<bool>("isTree");
    QTest::newRow("monte-carlo") << true;
    QTest::newRow("cross-entropy") << false;
}

void GomillTest::aJigoIsLostForTheTreeAndHalfWonForSamples()
{
    QFETCH(bool, isTree);
    const TuningMethod method =
        isTree ? TuningMethod(UcbTreeSettings()) : TuningMethod(CrossEntropySettings());
    const auto tuner = std::move(*makeTuner(
        method, *ParameterSpace::make({plainParameter(QStringLiteral("x"))}), seededDraws(1)));
    for (const double score : {0.5, 1.0, 0.0, 0.5}) {
        QVERIFY(tuner->ask());
        tuner->tell(tuner->asked() - 1, score);
    }
    const TuningStatus status = tuner->status();
    double wins = 0;
    if (isTree) {
        wins = std::get<UcbTreeStatus>(status).wins;
    } else {
        for (const CrossEntropySample &sample : std::get<CrossEntropyStatus>(status).samples) {
            wins += sample.wins;
        }
    }
    QCOMPARE(wins, isTree ? 1.0 : 2.0);
    std::uint64_t jigos = 0;
    for (const TrialResult &result : tuner->results()) {
        jigos += static_cast<std::uint64_t>(result.games.jigos);
    }
    QCOMPARE(jigos, std::uint64_t{2});
}

SHINPAN_TEST(GomillTest)
#include "gomill_test.moc"
