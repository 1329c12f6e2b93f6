#include "core/tuning/calibrationtuner.h"

#include "core/statistics/elo.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace shinpan;

/// A tuner that looks for values of wanted strengths instead of the best one.
class CalibrationTunerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheValuesOfItsLevels();
    void saysWhatIsOutOfReach();
    void goesOnWhereItsRecordEnds();
    void refusesWhatMakesNoSense_data();
    void refusesWhatMakesNoSense();

private:
    [[nodiscard]] static Result<std::unique_ptr<Tuner>> make(const CalibrationSettings &settings,
                                                             ParameterScale scale);
    /// Doubling a number of visits is worth 80 Elo; 256 are as strong as the anchor.
    [[nodiscard]] static double eloOf(double visits) { return 80 * std::log2(visits / 256); }
    /// Plays until it is finished or this many games are over; returns how many were.
    static int play(Tuner &tuner, int most, std::mt19937 &random);
    [[nodiscard]] static std::vector<CalibratedLevel> levelsOf(const Tuner &tuner)
    {
        return std::get<CalibrationStatus>(tuner.status()).levels;
    }
};

Result<std::unique_ptr<Tuner>> CalibrationTunerTest::make(const CalibrationSettings &settings,
                                                          ParameterScale scale)
{
    const QString name = QStringLiteral("visits");
    return makeTuner(settings,
                     *ParameterSpace::make({{name, std::move(scale), ValueFormat::plain(name)}}),
                     seededDraws(1));
}

int CalibrationTunerTest::play(Tuner &tuner, int most, std::mt19937 &random)
{
    int games = 0;
    for (; games < most && !tuner.isFinished(); ++games) {
        const int ask = tuner.asked();
        const std::optional<TuningTrial> trial = tuner.ask();
        const double visits = tuner.space()[0].scale.number(trial->point.front());
        std::bernoulli_distribution wins(scoreOfElo(eloOf(visits)));
        tuner.tell(ask, wins(random) ? 1 : 0);
    }
    return games;
}

void CalibrationTunerTest::findsTheValuesOfItsLevels()
{
    const CalibrationSettings settings{.levels = {-200, 0, 100}, .precision = 40};
    const auto tuner = make(settings, ParameterScale::logarithmic(8, 2048)->rounded());
    QVERIFY(tuner);
    std::mt19937 random(5);
    const int games = play(**tuner, 4'000, random);
    QVERIFY2(games < 4'000, qPrintable(QString::number(games)));
    for (const CalibratedLevel &level : levelsOf(**tuner)) {
        const double elo = eloOf((*tuner)->space()[0].scale.number(level.where.value));
        QVERIFY2(std::abs(elo - level.target) < 60, qPrintable(QString::number(elo)));
        QVERIFY(level.isWithin);
        QVERIFY(level.where.low <= level.where.value && level.where.value <= level.where.high);
    }
}

void CalibrationTunerTest::saysWhatIsOutOfReach()
{
    const CalibrationSettings settings{.levels = {500}, .precision = 60};
    const auto tuner = make(settings, *ParameterScale::logarithmic(64, 512));
    QVERIFY(tuner);
    std::mt19937 random(6);
    QVERIFY(play(**tuner, 2'000, random) < 2'000);
    QVERIFY(!levelsOf(**tuner).front().isWithin);
    QVERIFY(statusLines((*tuner)->status(), (*tuner)->space())
                .front()
                .contains(QLatin1String("does not reach it")));
}

void CalibrationTunerTest::goesOnWhereItsRecordEnds()
{
    const CalibrationSettings settings{.levels = {-100, 50}, .precision = 1};
    const auto scale = ParameterScale::logarithmic(8, 2048);
    const auto tuner = make(settings, *scale);
    const auto other = make(settings, *scale);
    std::mt19937 random(7);
    for (int ask = 0; ask < 100; ++ask) {
        const std::optional<TuningTrial> trial = (*tuner)->ask();
        const double score = random() % 2;
        (*tuner)->tell(ask, score);
        (*other)->take(*trial);
        (*other)->tell(ask, score);
    }
    QCOMPARE((*other)->ask(), (*tuner)->ask());
}

void CalibrationTunerTest::refusesWhatMakesNoSense_data()
{
    QTest::addColumn<CalibrationSettings>("settings");
    QTest::addColumn<QString>("text");
    QTest::newRow("no level") << CalibrationSettings() << QStringLiteral("needs levels");
    QTest::newRow("precision") << CalibrationSettings{.levels = {0}, .precision = 0}
                               << QStringLiteral("above 0");
}

void CalibrationTunerTest::refusesWhatMakesNoSense()
{
    QFETCH(const CalibrationSettings, settings);
    QFETCH(const QString, text);
    const auto tuner = make(settings, *ParameterScale::linear(0, 1));
    QVERIFY(!tuner);
    QVERIFY2(tuner.error().english().contains(text), qPrintable(tuner.error().english()));
    QVERIFY(!make({.levels = {0}}, *ParameterScale::choice({QStringLiteral("a")})));
}

SHINPAN_TEST(CalibrationTunerTest)

#include "calibrationtuner_test.moc"
