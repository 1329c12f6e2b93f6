#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/store/seriessettings.h"
#include "core/competition/tune/calibration.h"
#include "core/competition/tune/certificate.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Competitions that look for parameters: their files, their games, and what is left when they are
/// cut off.
class TuneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placeholdersAreFilled();
    void valuesAreRecordedExactly();
    void fileIsReadAndWrittenBack_data();
    void fileIsReadAndWrittenBack();
    void mistakesAreToldWithTheirLines_data();
    void mistakesAreToldWithTheirLines();
    void candidatePlaysWithItsValues();
    void cutOffTuneGoesOnAsIfNothingHadHappened_data();
    void cutOffTuneGoesOnAsIfNothingHadHappened();
    void hoursEndIt();
    void certificateIsAMatchOfItsOwn();
    void reportTellsWhatWasFound();
    void aCandidateMayHaveOneColour();
    void againstItselfThereIsOneEstimate();
    void levelsBecomeStrengths();

private:
    /// The first lines of a file, to which tables are added.
    [[nodiscard]] static QByteArray fileOf(const QByteArray &tables);
    /// A tune of one parameter, which says what the first player's random moves are.
    [[nodiscard]] static Competition fakeTune(int games, const QString &folder = {});
    /// The players of each game and how it ended, in the order of the games' numbers.
    [[nodiscard]] static QStringList summary(const std::vector<StoredGame> &games);
};

namespace {

constexpr char Parameter[] = R"([[parameter]]
name = "size"
low = 1
high = 100
)";

constexpr char Players[] = R"([[player]]
id = "a"
command = "a --size {size}"
[[player]]
id = "b"
command = "b"
)";

} // namespace

QByteArray TuneTest::fileOf(const QByteArray &tables)
{
    return "type = \"tune\"\ngames = 100\n[game]\nboard_size = 9\n" + tables;
}

Competition TuneTest::fakeTune(int games, const QString &folder)
{
    Competition competition = fakeCompetition(2, games, folder);
    competition.type = CompetitionType::Tune;
    TunePlan tune;
    const QString name = QStringLiteral("random");
    tune.parameters = {{name, *ParameterScale::integer(1, 16), ValueFormat::plain(name)}};
    tune.method = UcbTreeSettings{.maxDepth = 2};
    competition.tune = tune;
    competition.players.front().engine.commandLine.replace(QLatin1String("--random 1"),
                                                           QLatin1String("--random {random}"));
    return competition;
}

QStringList TuneTest::summary(const std::vector<StoredGame> &games)
{
    QStringList lines;
    for (const StoredGame &game : games) {
        if (game.state == StoredGame::State::Finished) {
            lines.append(game.id + u' ' + QString::number(game.candidate.value_or(-1)) + u' '
                         + game.parameters.black + game.parameters.white + u' ' + game.sgfResult);
        }
    }
    return lines;
}

void TuneTest::placeholdersAreFilled()
{
    EngineProfile engine;
    engine.commandLine = QStringLiteral("engine --a {a} --b={b} {c} {a}");
    engine.startupCommands = {QStringLiteral("kata-set-param a {a}")};
    engine.environment = {{QStringLiteral("A"), QStringLiteral("{a}")}};
    const EngineProfile filled =
        withValues(engine, {{QStringLiteral("a"), QStringLiteral("{b}"), 0},
                            {QStringLiteral("b"), QStringLiteral("2"), 0}});
    QCOMPARE(filled.commandLine, QStringLiteral("engine --a {b} --b=2 {c} {b}"));
    QCOMPARE(filled.startupCommands, QStringList(QStringLiteral("kata-set-param a {b}")));
    QCOMPARE(filled.environment.front().value, QStringLiteral("{b}"));
    QVERIFY(hasPlaceholder(engine, QStringLiteral("c")));
    QVERIFY(!hasPlaceholder(engine, QStringLiteral("d")));
}

void TuneTest::valuesAreRecordedExactly()
{
    const TunedValues values{{QStringLiteral("a"), QStringLiteral("0.333333"), 1.0 / 3},
                             {QStringLiteral("b"), QStringLiteral("x \"y\""), 0.1}};
    QCOMPARE(valuesFromRecord(toRecord(values)), values);
    QVERIFY(toRecord({}).isEmpty());
    QVERIFY(valuesFromRecord(QStringLiteral("nonsense")).empty());
}

void TuneTest::fileIsReadAndWrittenBack_data()
{
    QTest::addColumn<QByteArray>("tables");
    const QByteArray rest = QByteArray(Parameter) + Players;
    QTest::newRow("monte-carlo") << "[tune]\nmethod = \"monte-carlo\"\nmax_depth = 3\n"
                                    "initial_visits = 20\nhours = 2.5\n"
                                        + rest;
    QTest::newRow("calibration") << "[tune]\nmethod = \"calibration\"\nlevels = [-100, 0.5]\n"
                                    "precision = 20\n"
                                        + rest;
    QTest::newRow("gaussian process") << "[tune]\nexploration = 1.5\nprecision = 20\n" + rest;
    QTest::newRow("scales") << QByteArray(R"([tune]
method = "monte-carlo"
[[parameter]]
name = "a"
low = 0.1
high = 10
scale = "log"
default = 0.4
split = 5
[[parameter]]
name = "b"
low = 2
high = 9
scale = "integer"
default = 3
[[parameter]]
name = "c"
choices = ["x", "y", 3]
scale = "choice"
default = "y"
[[parameter]]
name = "d"
low = 100
high = 5000
scale = "log"
integer = true
[certificate]
elo0 = 0
elo1 = 8
games = 500
[certificate.openings]
order = "random"
[[certificate.openings.source]]
random_plies = 3
count = 70
[[player]]
id = "only"
command = ["e", "-a{a}", "{b}", "{c}"]
startup_gtp_commands = ["kata-set-param d {d}"]
)");
}

void TuneTest::fileIsReadAndWrittenBack()
{
    QFETCH(const QByteArray, tables);
    const QString path = QStringLiteral("/nowhere/tune.toml");
    const auto competition = readCompetitionText(fileOf(tables), path);
    QVERIFY2(competition,
             competition ? "" : qPrintable(competition.error().front().message().english()));
    QCOMPARE(competition->players.size(), std::size_t{2});
    const auto again = readCompetitionText(toToml(*competition).toUtf8(), path);
    QVERIFY2(again, again ? "" : qPrintable(again.error().front().message().english()));
    QCOMPARE(*again, *competition);
}

void TuneTest::mistakesAreToldWithTheirLines_data()
{
    QTest::addColumn<QByteArray>("tables");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &tables, int line, const char *text) {
        QTest::newRow(name) << tables + Players << line << QString::fromUtf8(text);
    };
    const QByteArray tree = "[tune]\nmethod = \"monte-carlo\"\n[[parameter]]\n";
    row("no parameter", "", 1, "there is no parameter to tune");
    row("range", tree + "name = \"size\"\nlow = 3\nhigh = 2\n", 10, "from a lower number");
    row("name", tree + "name = \"a b\"\nlow = 3\nhigh = 4\n", 8, "has a name of letters");
    row("default", tree + "name = \"size\"\nlow = 3\nhigh = 4\ndefault = 5\n", 11,
        "is not within the range");
    row("placeholder", tree + "name = \"width\"\nlow = 3\nhigh = 4\n", 7,
        "“{width}” stands nowhere");
    row("method", QByteArray("[tune]\nmethod = \"luck\"\n") + Parameter, 6, "luck");
    row("another method's",
        QByteArray("[tune]\nmethod = \"monte-carlo\"\nstep_size = 0.5\n") + Parameter, 7,
        "step_size");
}

void TuneTest::mistakesAreToldWithTheirLines()
{
    QFETCH(const QByteArray, tables);
    QFETCH(const int, line);
    QFETCH(const QString, text);
    const auto competition = readCompetitionText(fileOf(tables), QStringLiteral("/nowhere/t.toml"));
    QVERIFY(!competition);
    const auto isIt = [&](const CompetitionFileError &error) {
        return error.line == line && error.message().english().contains(text);
    };
    QVERIFY2(std::ranges::any_of(competition.error(), isIt),
             qPrintable(competition.error().front().message().english()));
}

void TuneTest::candidatePlaysWithItsValues()
{
    const QTemporaryDir folder;
    const Competition competition = fakeTune(6, folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    for (const StoredGame &game : store->games()) {
        QVERIFY(game.candidate);
        const Color candidate = game.number % 2 == 0 ? Color::Black : Color::White;
        const TunedValues values = valuesFromRecord(game.parameters[candidate]);
        QCOMPARE(values.size(), std::size_t{1});
        const int value = values.front().text.toInt();
        QVERIFY(value >= 1 && value <= 16);
        QVERIFY(game.parameters[opposite(candidate)].isEmpty());
        const QByteArray said = QStringLiteral("plays with random %1").arg(value).toUtf8();
        QVERIFY(run.records[game.id].contains(said));
    }
}

void TuneTest::cutOffTuneGoesOnAsIfNothingHadHappened_data()
{
    QTest::addColumn<TuningMethod>("method");
    QTest::newRow("monte-carlo") << TuningMethod(UcbTreeSettings{.maxDepth = 2});
    QTest::newRow("cross-entropy") << TuningMethod(
        CrossEntropySettings{.numberOfGenerations = 3, .samplesPerGeneration = 2, .batchSize = 2});
    QTest::newRow("gaussian process") << TuningMethod(BayesianSettings{.gamesPerCandidate = 2});
    QTest::newRow("spsa") << TuningMethod(SpsaSettings{.games = 12});
}

void TuneTest::cutOffTuneGoesOnAsIfNothingHadHappened()
{
    QFETCH(const TuningMethod, method);
    constexpr int Games = 12;
    const QTemporaryDir calm;
    const QTemporaryDir cutOff;
    Competition whole = fakeTune(Games, calm.path());
    whole.tune->method = method;
    if (std::holds_alternative<SpsaSettings>(method)) { // it meets itself
        whole.players[1] = whole.players[0];
        whole.players[1].id += QLatin1String("#2");
    }
    const std::unique_ptr<ResultStore> calmStore = openedStore(whole);
    QVERIFY(calmStore);
    ListeningRun run(whole, ListeningRun::uncheckedRun(), calmStore.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);

    Competition pieces = whole;
    pieces.file = fakeTune(Games, cutOff.path()).file;
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxGames = 5;
    QStringList seen;
    for (int i = 0; i < 3; ++i) {
        const std::unique_ptr<ResultStore> store = openedStore(pieces);
        QVERIFY(store);
        ListeningRun piece(pieces, options, store.get());
        QVERIFY(piece.runner.resume());
        QVERIFY(piece.play());
        seen = summary(store->games());
    }
    QCOMPARE(seen.size(), Games);
    QCOMPARE(seen, summary(calmStore->games()));
}

void TuneTest::hoursEndIt()
{
    const QTemporaryDir folder;
    Competition competition = fakeTune(100, folder.path());
    competition.tune->hours = 1e-12;
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{1});
}

void TuneTest::certificateIsAMatchOfItsOwn()
{
    Competition tune = fakeTune(100, QStringLiteral("/nowhere"));
    tune.tune->certificate = TuneCertificate{Sprt{.elo0 = 0, .elo1 = 8}, 500, {}};
    tune.openings.sources = {RandomOpenings{.count = 10, .plies = 2}};
    const Competition match = certificateOf(tune, {0.99});
    QCOMPARE(match.file, QStringLiteral("/nowhere/fakes-certificate.toml"));
    QCOMPARE(match.type, CompetitionType::SprtMatch);
    QCOMPARE(match.games, 500);
    QVERIFY(match.seed != tune.seed);
    QVERIFY(match.players[0].engine.commandLine.contains(QLatin1String("--random 16")));
    QVERIFY(match.players[1].engine.commandLine.contains(QLatin1String("--random 9")));
    const auto read = readCompetitionText(toToml(match).toUtf8(), match.file);
    QVERIFY2(read, read ? "" : qPrintable(read.error().front().message().english()));
    QCOMPARE(read->sprt, match.sprt);
    QCOMPARE(read->openings, match.openings);
    QCOMPARE(read->seed, match.seed);
    QCOMPARE(read->players[0].engine.commandLine, match.players[0].engine.commandLine);
}

void TuneTest::reportTellsWhatWasFound()
{
    const QTemporaryDir folder;
    const Competition competition = fakeTune(12, folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.play());
    const CompetitionReport report = reportOf(competition, *store);
    QVERIFY(report.tune);
    QCOMPARE(report.tune->games, 12);
    QCOMPARE(report.tune->curves.size(), std::size_t{1});
    QVERIFY(!report.tune->course.empty());
    QVERIFY(toText(report).contains(QLatin1String("Elo against p1")));
    QVERIFY(toHtml(report, {}).contains("plot-parameter-0"));
    QVERIFY(toJson(report).contains("\"aboveOwn\""));
    QCOMPARE(JsonShape(QString::fromUtf8(ReportShape), QStringLiteral("The report:"))
                 .faults(QJsonDocument::fromJson(toJson(report)).object()),
             QString());
}

void TuneTest::aCandidateMayHaveOneColour()
{
    const QString path = QStringLiteral("/nowhere/tune.toml");
    for (const Color color : BothColors) {
        const QByteArray word = color == Color::Black ? "black" : "white";
        const auto read = readCompetitionText(
            fileOf("[tune]\ncandidate_colour = \"" + word + "\"\n" + Parameter + Players), path);
        QVERIFY2(read, read ? "" : qPrintable(read.error().front().message().english()));
        QCOMPARE(read->tune->candidateColor, std::optional(color));
        QCOMPARE(*readCompetitionText(toToml(*read).toUtf8(), path), *read);
        GamePlanner planner(*read);
        for (int game = 0; game < 4; ++game) {
            const std::optional<GamePlan> plan = planner.next();
            QVERIFY(plan);
            QCOMPARE(plan->players[color], QStringLiteral("a"));
            QVERIFY(!plan->values[color].empty() && plan->values[opposite(color)].empty());
        }
        Competition before = *read;
        before.tune->candidateColor.reset();
        QCOMPARE(differences(seriesSettings(before), seriesSettings(*read)).size(), 1);
    }
}

void TuneTest::againstItselfThereIsOneEstimate()
{
    Competition competition = fakeTune(40);
    competition.tune->method = BayesianSettings{.gamesPerCandidate = 4};
    competition.players[1].id = competition.players[0].id + QStringLiteral("#2");
    TuneCourse course(competition);
    for (int number = 0; number < 40; ++number) {
        StoredGame game;
        game.id = QString::number(number);
        game.players = {competition.players[0].id, competition.players[1].id};
        const std::optional<TuneGame> asked = course.begin(game.id, {0, 1});
        QVERIFY(asked);
        game.result.end = GameEnd::Resignation; // the higher the value, the stronger
        game.result.winner =
            asked->values.black.front().position * 40 > number % 40 ? Color::Black : Color::White;
        game.state = StoredGame::State::Finished;
        course.finish(game);
    }

    const TuneReport report = tuneReportOf(competition, course);

    QVERIFY(report.optimum.elo.mean > 10);
    QVERIFY(std::abs(report.optimum.elo.mean - report.optimum.aboveStart.mean) < 1e-6);
    QVERIFY(std::abs(report.optimum.elo.deviation - report.optimum.aboveStart.deviation) < 1e-6);
    QCOMPARE(strengthText(report).count(QLatin1String("Elo")), 1);
    QVERIFY2(strengthText(report).endsWith(QLatin1String("Elo above its own values")),
             qPrintable(strengthText(report)));
}

void TuneTest::levelsBecomeStrengths()
{
    Competition calibration = fakeTune(100, QStringLiteral("/nowhere"));
    calibration.tune->method = CalibrationSettings{.levels = {-100, 50}};
    QVERIFY(isCalibration(calibration));
    const std::vector<CalibratedLevel> levels{
        {.target = 50, .where = {1, 1, 1}, .isWithin = true},
        {.target = -100, .where = {0, 0, 0}, .isWithin = true},
        {.target = 900, .where = {1, 1, 1}}}; // which no value is
    const EngineProfile engine = calibratedEngine(calibration, QStringLiteral("Fake"));
    QVERIFY(!hasPlaceholder(engine, QStringLiteral("random")));
    const EngineProfile profile = withLevels(engine, calibration, levels);
    QCOMPARE(profile.name, QStringLiteral("Fake"));
    QCOMPARE(profile.commandLine, engine.commandLine);
    QCOMPARE(profile.strengths.size(), std::size_t{2});
    QCOMPARE(profile.strengths[0].name, QStringLiteral("5x5, -100 Elo from p1"));
    QCOMPARE(profile.strengths[1].name, QStringLiteral("5x5, +50 Elo from p1"));
    QVERIFY(profile.strengths[1].commandLine.contains(QLatin1String("--random 16")));
    QCOMPARE(withLevels(profile, calibration, levels), profile); // once more: the same names
    Competition ranked = calibration; // its anchor's rank is known on that size
    ranked.players[1].engine.commandLine = QStringLiteral("gnugo --mode gtp --level 10");
    ranked.setup.size = BoardSize::square(9);
    QCOMPARE(strengthAt(ranked, levels[1]).name, QStringLiteral("9x9, 6 kyu, -100 Elo from p1"));
    const Competition check = checkOf(calibration, {levels[1], levels[0]}, 20);
    QCOMPARE(check.players.size(), std::size_t{3});
    QCOMPARE(check.players[2].id, QStringLiteral("p1"));
    QVERIFY(check.players[0].engine.commandLine.contains(QLatin1String("--random 1 ")));
    QVERIFY(!check.tune);
}

SHINPAN_TEST(TuneTest)

#include "tune_test.moc"
