#include "app/cli/analyze/analyzeoptions.h"
#include "core/engine/profile/engineprofilefile.h"
#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli analyze` with an engine that likes Black better with each move.
class AnalyzeCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void textNamesThePlayersAndTheirWorstMoves();
    void aMoveIsNotSaidToBeWorseThanItself();
    void jsonHasEveryMove();
    void csvHasALineForEachMove();
    void aRangeJudgesItsMovesOnly();
    void theRecordIsWrittenWithTheReview();
    void aMistakeLosesSoMuchOrSoManyPoints();
    void severalFilesGoToADirectory();
    void aFolderIsReviewedByManyJobs_data();
    void aFolderIsReviewedByManyJobs();
    void machinesFindWhatIsFoundHere();
    void whatIsFoundInAllGamesIsReported();
    void everyGameOfAFileIsAnalyzed();
    void severalEnginesReviewEachGame();
    void anAnalysisEngineIsAskedInJson();
    void anEngineOfTheWindowGoesByItsName();
    void aJournalSparesTheEngineWhatIsKnown();
    void aFileThatIsMissingDoesNotStopTheOthers();
    void whatIsNotUnderstoodOfAFileIsToldOf();
    void anEngineWithoutANetworkIsAskedForMoreVisits();
    void anEngineThatCannotAnalyzeIsRefused();
    void oneThatCannotBeStartedSaysWhy();
    void oneThatEndsIsStartedAgain_data();
    void oneThatEndsIsStartedAgain();
    void oneThatEndsAtEachPositionIsGivenUp();
    void badCallsAreExplained_data();
    void badCallsAreExplained();

private:
    [[nodiscard]] QString file(const QString &name, const QByteArray &text) const;
    [[nodiscard]] QByteArray contentOf(const QString &path) const;
    /// The engine's command line, with these options too.
    [[nodiscard]] QString commandLine(const QStringList &more = {}) const;
    [[nodiscard]] Run analyze(const QStringList &arguments, const QStringList &engine = {}) const;
    /// How often the engine was asked.
    [[nodiscard]] qsizetype questions() const;

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_game;
};

namespace {

constexpr char Game[] = "(;GM[1]SZ[9]PB[Alice]PW[Bob];B[cc];W[gg];B[dd])";

} // namespace

void AnalyzeCommandTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_game = file(QStringLiteral("game.sgf"), Game);
}

QString AnalyzeCommandTest::file(const QString &name, const QByteArray &text) const
{
    const QString path = m_directory->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    }
    return path;
}

QByteArray AnalyzeCommandTest::contentOf(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString AnalyzeCommandTest::commandLine(const QStringList &more) const
{
    // Black's chance is 4 %, and 10 % more after each move; the engine is sure of it.
    const QString lines = file(QStringLiteral("lines"),
                               "info move E5 visits 60 winrate 0.%m4 lcb 0.%m3 scoreLead %m.5 "
                               "order 0 pv E5 C3 info move G3 visits 40 winrate 0.%m0 order 1 pv "
                               "G3 rootInfo visits 100 winrate 0.%m4 scoreLead %m.5\n");
    const QStringList options =
        QStringList{QStringLiteral("--analyze"),    QStringLiteral("kata-analyze=") + lines,
                    QStringLiteral("--analyze-ms"), QStringLiteral("1"),
                    QStringLiteral("--log"),        m_directory->filePath(QStringLiteral("log"))}
        + more;
    return test::fakeProfile(options).commandLine;
}

Run AnalyzeCommandTest::analyze(const QStringList &arguments, const QStringList &engine) const
{
    return runCli(QStringList{QStringLiteral("analyze"), QStringLiteral("--engine"),
                              commandLine(engine), QStringLiteral("--told-as"),
                              QStringLiteral("black")}
                  + arguments);
}

qsizetype AnalyzeCommandTest::questions() const
{
    return contentOf(m_directory->filePath(QStringLiteral("log"))).count("kata-analyze ");
}

void AnalyzeCommandTest::textNamesThePlayersAndTheirWorstMoves()
{
    const Run run = analyze({m_game});

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, m_game.toUtf8()
                             + ", by fakeengine 1.0\n"
                               "Black (Alice): 2 moves, average loss 0.0% (0.0 points), the "
                               "engine's choice 0 of 2\n"
                               "White (Bob): 1 move, average loss 10.0% (1.0 points), the "
                               "engine's choice 0 of 1\n"
                               "     2 G3   lost 10.0% (1.0 points); better was E5\n");
}

void AnalyzeCommandTest::aMoveIsNotSaidToBeWorseThanItself()
{
    const QString game = file(QStringLiteral("choice.sgf"), "(;SZ[9];B[gg];W[ee])");

    const Run run = analyze({game});

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.endsWith("     2 E5   lost 10.0% (1.0 points); the engine's choice\n"),
             run.output);
}

void AnalyzeCommandTest::jsonHasEveryMove()
{
    const Run run = analyze(
        {m_game, QStringLiteral("--json"), QStringLiteral("--mistake"), QStringLiteral("9")});

    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(json.value(QStringLiteral("engine")).toString(), QStringLiteral("fakeengine 1.0"));
    const QJsonArray moves = json.value(QStringLiteral("moves")).toArray();
    QCOMPARE(moves.size(), 3);
    const QJsonObject second = moves[1].toObject();
    QCOMPARE(second.value(QStringLiteral("number")).toInt(), 2);
    QCOMPARE(second.value(QStringLiteral("color")).toString(), QStringLiteral("white"));
    QCOMPARE(second.value(QStringLiteral("winrate")).toDouble(), 0.24);
    QCOMPARE(second.value(QStringLiteral("lead")).toDouble(), 2.5);
    QCOMPARE(second.value(QStringLiteral("visits")).toInt(), 100);
    QCOMPARE(second.value(QStringLiteral("loss")).toDouble(), 0.1);
    QCOMPARE(second.value(QStringLiteral("rank")).toInt(), 1);
    QCOMPARE(second.value(QStringLiteral("line")).toArray().size(), 2);
    QCOMPARE(second.value(QStringLiteral("mistake")).toBool(), true);
    QCOMPARE(moves[0].toObject().value(QStringLiteral("mistake")), QJsonValue(false));
    const QJsonObject black = json.value(QStringLiteral("black")).toObject();
    QCOMPARE(black.value(QStringLiteral("name")).toString(), QStringLiteral("Alice"));
    QCOMPARE(black.value(QStringLiteral("moves")).toInt(), 2);
}

void AnalyzeCommandTest::csvHasALineForEachMove()
{
    const Run run = analyze(
        {m_game, QStringLiteral("--csv"), QStringLiteral("--mistake"), QStringLiteral("9")});

    const QByteArrayList lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray("file,game,engine,number,color,move,winrate,lead,visits,loss,"
                                  "point_loss,rank,choice,mistake"));
    QVERIFY2(lines[2].endsWith(",E5,1"), lines[2]);
    QVERIFY2(lines[3].endsWith(",E5,0"), lines[3]); // Black gained
    QVERIFY(lines[2].startsWith('"' + m_game.toUtf8() + "\",1,\"fakeengine 1.0\",2,white,G3,"));
}

void AnalyzeCommandTest::aRangeJudgesItsMovesOnly()
{
    const Run run =
        analyze({m_game, QStringLiteral("--csv"), QStringLiteral("--range"), QStringLiteral("3-")});

    QCOMPARE(run.output.trimmed().split('\n').size(), 2);
    QCOMPARE(questions(), 2);
}

void AnalyzeCommandTest::theRecordIsWrittenWithTheReview()
{
    const QString output = m_directory->filePath(QStringLiteral("out.sgf"));
    const Run run = analyze({m_game, QStringLiteral("-o"), output, QStringLiteral("--backward")});

    QCOMPARE(run.exitCode, 0);
    const QByteArray sgf = contentOf(output);
    QVERIFY2(sgf.contains("SBKV[24]"), sgf.constData());
    QVERIFY(sgf.contains("PB[Alice]"));
    QVERIFY(sgf.contains("Black 24%, +2.5 points, 100 visits (fakeengine 1.0)"));
    QCOMPARE(contentOf(m_game), QByteArray(Game));
}

void AnalyzeCommandTest::aMistakeLosesSoMuchOrSoManyPoints()
{
    const QString output = m_directory->filePath(QStringLiteral("out.sgf"));
    QStringList arguments{m_game, QStringLiteral("-o"), output, QStringLiteral("--mistake"),
                          QStringLiteral("50")};
    QCOMPARE(analyze(arguments).exitCode, 0);
    QCOMPARE(contentOf(output).count("better was"), 0);

    arguments += {QStringLiteral("--mistake-points"), QStringLiteral("1")};
    QCOMPARE(analyze(arguments).exitCode, 0);
    QCOMPARE(contentOf(output).count("White lost 10.0%, 1.0 points; better was E5"), 1);
}

void AnalyzeCommandTest::severalFilesGoToADirectory()
{
    const QString other = file(QStringLiteral("other.sgf"), "(;SZ[9];B[ee])");
    const QString output = m_directory->filePath(QStringLiteral("reviewed"));
    const Run run = analyze({m_game, other, QStringLiteral("-o"), output, QStringLiteral("--level"),
                             QStringLiteral("values")});

    QCOMPARE(run.exitCode, 0);
    QVERIFY(contentOf(output + QStringLiteral("/game.sgf")).contains("SBKV[24]"));
    const QByteArray values = contentOf(output + QStringLiteral("/other.sgf"));
    QVERIFY(values.contains("SBKV["));
    QVERIFY(!values.contains("C["));
}

void AnalyzeCommandTest::aFolderIsReviewedByManyJobs_data()
{
    QTest::addColumn<bool>("speaksJson");
    QTest::newRow("GTP") << false;
    QTest::newRow("JSON") << true;
}

/// One fault is told, and the rest goes on; what is below a folder stays below another one.
void AnalyzeCommandTest::aFolderIsReviewedByManyJobs()
{
    QFETCH(bool, speaksJson);
    const QString engine =
        speaksJson ? QStringLiteral("json:")
                         + test::fakeProfile({QStringLiteral("--json-analysis")}).commandLine
                   : commandLine();
    QDir(m_directory->path()).mkpath(QStringLiteral("games/deep"));
    for (const char *name : {"games/a.sgf", "games/b.sgf", "games/deep/a.sgf"}) {
        (void)file(QString::fromLatin1(name), Game);
    }
    (void)file(QStringLiteral("games/bad.sgf"), "no game");
    const QString output = m_directory->filePath(QStringLiteral("reviewed"));
    const QString games =
        QDir::current().relativeFilePath(m_directory->filePath(QStringLiteral("games")));
    const Run run = test::runCli({QStringLiteral("analyze"), games, QStringLiteral("--engine"),
                                  engine, QStringLiteral("--jobs"), QStringLiteral("2"),
                                  QStringLiteral("--json"), QStringLiteral("-o"), output});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("bad.sgf"), run.errors.constData());
    QCOMPARE(run.output.count('\n'), 3);
    for (const char *name : {"/a.sgf", "/b.sgf", "/deep/a.sgf"}) {
        QVERIFY2(contentOf(output + QString::fromLatin1(name)).contains("SBKV["), name);
    }
}

/// A stand-in for GNU parallel calls what ssh would call.
void AnalyzeCommandTest::machinesFindWhatIsFoundHere()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", QByteArray(SHINPAN_STANDINS) + ':' + path);
    const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
    QStringList games;
    for (const char *point : {"ee", "ef", "eg", "eh"}) {
        games.append(file(QString::fromLatin1(point) + QStringLiteral(".sgf"),
                          QByteArray(Game).chopped(1) + ";W[" + point + "])"));
    }
    games.append(file(QStringLiteral("bad.sgf"), "no game"));
    const auto journal = [this](const char *name) {
        return QStringList{QStringLiteral("--json"), QStringLiteral("--journal"),
                           m_directory->filePath(QString::fromLatin1(name))};
    };
    const QStringList onMachines{
        QStringLiteral("--on"),      QStringLiteral("ssh"),
        QStringLiteral("--hosts"),   file(QStringLiteral("hosts"), "2/north\n"),
        QStringLiteral("--program"), QStringLiteral(SHINPAN_CLI)};
    const Run here = analyze(games + journal("here"));
    const qsizetype asked = questions();

    const Run there = analyze(games + journal("there") + onMachines);

    QCOMPARE(there.exitCode, 2);
    QCOMPARE(here.exitCode, 2);
    QCOMPARE(there.output, here.output);
    QCOMPARE(there.errors.count("bad.sgf"), here.errors.count("bad.sgf"));
    const qsizetype then = questions();
    QVERIFY(then >= 2 * asked);
    const Run again = analyze(games + journal("there") + onMachines);
    QCOMPARE(again.output, here.output);
    QCOMPARE(questions(), then);
}

void AnalyzeCommandTest::whatIsFoundInAllGamesIsReported()
{
    const QString page = m_directory->filePath(QStringLiteral("all.html"));
    const QString data = m_directory->filePath(QStringLiteral("all.json"));
    const Run run = analyze(
        {m_game, m_game, QStringLiteral("--report"), page, QStringLiteral("--report"), data});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(contentOf(page).contains("<h1>2 games</h1>"));
    QVERIFY(contentOf(page).contains("<bdi>Alice</bdi>"));
    const QJsonObject report = QJsonDocument::fromJson(contentOf(data)).object();
    QCOMPARE(report[QLatin1String("games")].toInt(), 2);
    QCOMPARE(
        report[QLatin1String("engines")][0][QLatin1String("players")][1][QLatin1String("player")]
            .toString(),
        QStringLiteral("Bob"));
}

void AnalyzeCommandTest::everyGameOfAFileIsAnalyzed()
{
    const QString two = file(QStringLiteral("two.sgf"), "(;SZ[9];B[ee])(;SZ[9];B[cc];W[dd])");
    const QString output = m_directory->filePath(QStringLiteral("out.sgf"));
    const Run run = analyze({two, QStringLiteral("--json"), QStringLiteral("-o"), output});

    const QByteArrayList lines = run.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(QJsonDocument::fromJson(lines[1]).object().value(QStringLiteral("game")).toInt(), 2);
    QCOMPARE(contentOf(output).count("SBKV["), 5);
}

void AnalyzeCommandTest::severalEnginesReviewEachGame()
{
    const QString lines =
        file(QStringLiteral("others"), "info move C3 visits 7 winrate 0.5 pv C3\n");
    const QStringList second{QStringLiteral("--name"), QStringLiteral("second"),
                             QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + lines};
    const QString output = m_directory->filePath(QStringLiteral("out.sgf"));
    const Run run =
        analyze({m_game, QStringLiteral("--engine"), test::fakeProfile(second).commandLine,
                 QStringLiteral("--visits"), QStringLiteral("5"), QStringLiteral("--json"),
                 QStringLiteral("-o"), output});

    QCOMPARE(run.exitCode, 0);
    const QByteArrayList reports = run.output.trimmed().split('\n');
    QCOMPARE(reports.size(), 2);
    const QJsonObject other = QJsonDocument::fromJson(reports[1]).object();
    QCOMPARE(other.value(QStringLiteral("engine")).toString(), QStringLiteral("second 1.0"));
    QCOMPARE(other.value(QStringLiteral("moves")).toArray().size(), 3);
    QVERIFY(contentOf(output).contains("(fakeengine 1.0)"));
    QVERIFY(!contentOf(output).contains("(second 1.0)"));
}

void AnalyzeCommandTest::anAnalysisEngineIsAskedInJson()
{
    const QString output = m_directory->filePath(QStringLiteral("out.sgf"));
    const QString engine = test::fakeProfile({QStringLiteral("--json-analysis")}).commandLine;
    const Run run =
        test::runCli({QStringLiteral("analyze"), m_game, QStringLiteral("--engine"),
                      QStringLiteral("json:") + engine, QStringLiteral("--visits"),
                      QStringLiteral("50"), QStringLiteral("--json"), QStringLiteral("--also"),
                      QStringLiteral("katrain,lizzie"), QStringLiteral("-o"), output});
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QJsonArray moves =
        QJsonDocument::fromJson(run.output).object().value(QStringLiteral("moves")).toArray();
    QCOMPARE(moves.size(), 3);
    QCOMPARE(moves[2].toObject().value(QStringLiteral("winrate")).toDouble(), 0.57);
    QCOMPARE(moves[2].toObject().value(QStringLiteral("visits")).toInt(), 50);
    const QByteArray sgf = contentOf(output);
    for (const char *property : {"SHAN[1 9x9 B 50 6000 ", "KT[", "LZ[", "SBKV[60]", "KTV[1.0]"}) {
        QVERIFY2(sgf.contains(property), sgf.constData());
    }
}

void AnalyzeCommandTest::anEngineOfTheWindowGoesByItsName()
{
    EngineProfile profile;
    profile.id = QStringLiteral("1");
    profile.name = QStringLiteral("My Judge");
    profile.commandLine = commandLine();
    profile.toldAs = Perspective::Black;
    QVERIFY(QDir(m_directory->path()).mkpath(QStringLiteral("shinpan/shinpan")));
    const QString list =
        file(QStringLiteral("shinpan/shinpan/engines.json"), writeEngineProfiles({{profile}}));
    const QByteArray usual = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", m_directory->path().toUtf8());
    const auto restored = qScopeGuard([&usual] {
        usual.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", usual);
    });
    const QStringList words{QStringLiteral("analyze"), QStringLiteral("--engine"),
                            QStringLiteral("my judge"), m_game, QStringLiteral("--csv")};

    const Run named = runCli(words);
    QCOMPARE(named.errors, QByteArray());
    QCOMPARE(named.output, analyze({m_game, QStringLiteral("--csv")}).output);

    (void)file(QStringLiteral("shinpan/shinpan/engines.json"), "{");
    const Run broken = runCli(words);
    QCOMPARE(broken.exitCode, 2);
    QVERIFY(broken.errors.contains("your engines cannot be read: " + list.toUtf8()));
}

void AnalyzeCommandTest::aJournalSparesTheEngineWhatIsKnown()
{
    const QStringList journal{QStringLiteral("--journal"),
                              m_directory->filePath(QStringLiteral("journal"))};
    const Run part =
        analyze(QStringList{m_game, QStringLiteral("--range"), QStringLiteral("-1")} + journal);
    QCOMPARE(part.exitCode, 0);
    QCOMPARE(questions(), 2);

    const Run rest = analyze(QStringList{m_game, QStringLiteral("--json")} + journal);
    QCOMPARE(questions(), 4);
    const Run again = analyze(QStringList{m_game, QStringLiteral("--json")} + journal);
    QCOMPARE(questions(), 4);
    QCOMPARE(again.output, rest.output);
}

void AnalyzeCommandTest::aFileThatIsMissingDoesNotStopTheOthers()
{
    const Run run = analyze({QStringLiteral("missing.sgf"), m_game, QStringLiteral("--json")});

    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains("missing.sgf: "));
    QVERIFY(!QJsonDocument::fromJson(run.output).isNull());
}

void AnalyzeCommandTest::whatIsNotUnderstoodOfAFileIsToldOf()
{
    const QString mended = file(QStringLiteral("mended.sgf"), "(;GM[1]SZ[9];B[cc];W[gg]");
    const Run run = analyze({mended, m_game, QStringLiteral("--json")});

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.contains("mended.sgf: warning: parts of it were not understood"),
             run.errors.constData());
    QVERIFY2(!run.errors.contains("game.sgf: warning"), run.errors.constData());
}

void AnalyzeCommandTest::anEngineWithoutANetworkIsAskedForMoreVisits()
{
    // It is known by its name.
    const QString withoutNetwork = m_directory->filePath(QStringLiteral("shinpan-engine"));
    QVERIFY(QFile::link(QStringLiteral(SHINPAN_FAKE_ENGINE), withoutNetwork));
    const auto visitsOf = [](const QString &engine, const QStringList &more = {}) {
        QCommandLineParser parser;
        addAnalyzeOptions(parser);
        parser.parse(QStringList{QStringLiteral("analyze"), QStringLiteral("a.sgf"),
                                 QStringLiteral("--engine"), engine}
                     + more);
        const Result<AnalyzeOptions> options = readAnalyzeOptions(parser);
        return options ? options->request.visits.value_or(0) : -1;
    };

    QCOMPARE(visitsOf(commandLine()), 100);
    QCOMPARE(visitsOf(withoutNetwork), 5000);
    QCOMPARE(visitsOf(withoutNetwork, {QStringLiteral("--visits"), QStringLiteral("7")}), 7);
    QCOMPARE(visitsOf(withoutNetwork, {QStringLiteral("--seconds"), QStringLiteral("1")}), 0);
}

void AnalyzeCommandTest::anEngineThatCannotAnalyzeIsRefused()
{
    const Run run =
        analyze({m_game}, {QStringLiteral("--unknown"), QStringLiteral("kata-analyze")});

    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains("knows none of kata-analyze, lz-analyze, analyze"));
    QCOMPARE(run.output, QByteArray());
}

void AnalyzeCommandTest::oneThatCannotBeStartedSaysWhy()
{
    const Run run =
        test::runCli({QStringLiteral("analyze"), m_game, QStringLiteral("--engine"),
                      QStringLiteral("sh -c \"echo 'Could not open the network' >&2; exit 1\"")});

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("it wrote \"Could not open the network\""),
             run.errors.constData());
}

void AnalyzeCommandTest::oneThatEndsIsStartedAgain_data()
{
    QTest::addColumn<bool>("hasJournal");
    QTest::newRow("with a journal") << true;
    QTest::newRow("without") << false;
}

void AnalyzeCommandTest::oneThatEndsIsStartedAgain()
{
    QFETCH(bool, hasJournal);
    const QStringList call{m_game, QStringLiteral("--json")};
    const Run whole = analyze(call);
    const qsizetype asked = questions();
    const QStringList journal{QStringLiteral("--journal"),
                              m_directory->filePath(QStringLiteral("journal"))};

    // Somewhere in the third of the game's four positions.
    const Run run = analyze(hasJournal ? call + journal : call,
                            {QStringLiteral("--crash-at"), QStringLiteral("15")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, whole.output);
    QVERIFY2(run.errors.contains("is started again: it was killed by signal 6"),
             run.errors.constData());
    QVERIFY(questions() <= asked + 5); // the one that it was at may come again
}

void AnalyzeCommandTest::oneThatEndsAtEachPositionIsGivenUp()
{
    const Run run =
        analyze({m_game}, {QStringLiteral("--crash-at"), QStringLiteral("kata-analyze")});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors.count("is started again"), qsizetype(2));
    QCOMPARE(questions(), qsizetype(3));
}

void AnalyzeCommandTest::badCallsAreExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char *name, const QString &arguments, const char *complaint) {
        QTest::newRow(name) << arguments.split(u' ') << QByteArray(complaint);
    };
    row("no engine", QStringLiteral("a.sgf"), "no engine is given");
    row("no files", QStringLiteral("--engine true"), "FILES are missing");
    row("range", QStringLiteral("a.sgf --engine true --range 5"), "--range: \"5\" is not of");
    row("empty range", QStringLiteral("a.sgf --engine true --range 5-3"), "holds no move");
    row("visits", QStringLiteral("a.sgf --engine true --visits 0"), "--visits: \"0\"");
    row("seconds", QStringLiteral("a.sgf --engine true --seconds nan"), "--seconds: \"nan\"");
    row("points", QStringLiteral("a.sgf --engine true --mistake-points 0"),
        "--mistake-points: \"0\"");
    row("programs", QStringLiteral("a.sgf --engine true --also gnugo"), "--also: \"gnugo\"");
    row("report", QStringLiteral("a.sgf --engine true --report a.txt"), "does not end with");
    row("machines", QStringLiteral("a.sgf --engine true --on ssh"), "--on needs --journal");
    row("level", QStringLiteral("a.sgf --engine true --level all"),
        "is none of comments, values, variations");
}

void AnalyzeCommandTest::badCallsAreExplained()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, complaint);

    const Run run = runCli(QStringList{QStringLiteral("analyze")} + arguments);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(complaint), run.errors.constData());
}

SHINPAN_TEST(AnalyzeCommandTest)
#include "analyzecommand_test.moc"
