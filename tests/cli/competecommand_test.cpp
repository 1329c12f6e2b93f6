#include "core/competition/store/resultstore.h"
#include "core/util/sqlite/sqlite.h"
#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

#include <csignal>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::startCli;

/// `shinpan-cli compete` as a script sees it: the files it writes, what it prints, exit codes.
class CompeteCommandTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aWrongCallSaysWhatIsWrong_data();
    void aWrongCallSaysWhatIsWrong();
    void whatIsWrongWithTheFileIsSaidByLine();
    void everyVerbHasHelp_data();
    void everyVerbHasHelp();
    void theExampleIsACompetition();
    void aRunPlaysAllAndReports();
    void aRunGoesOnWhereTheLastOneEnded();
    void aRunGoesOnInAFolderThatWasMoved();
    void aRunThatCannotReadItsRecordFails();
    void quietPrintsNothing();
    void eventsAreObjects();
    void aVoidGameIsAWarning();
    void changedSettingsAreRefusedOrBeginANewSeries();
    void aFirstInterruptLetsTheGamesEnd();
    void aSecondInterruptBreaksThemOffAndTheNextRunGoesOn();
    void aRunIsStoppedFromElsewhere();
    void twoRunsAtOnceAreRefused();
    void checkNamesWhoFails();
    void resetAsksForYes();
    void gamesAreExported();
    void aControlFileIsImported();
    void aTableIsImportedWithItsGames();
    void aTestOfGnuGosStopsByItself();

private:
    [[nodiscard]] static QList<QJsonObject> objectsIn(const QByteArray &lines);
    /// Engines that play some fifty moves of this many milliseconds each.
    [[nodiscard]] static QStringList slow(int milliseconds);
    /// How many moves of a game are safe so far; none while there is no record.
    [[nodiscard]] std::size_t recordedMoves(const char *game) const;
};

QList<QJsonObject> CompeteCommandTest::objectsIn(const QByteArray &lines)
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : lines.trimmed().split('\n')) {
        objects.append(QJsonDocument::fromJson(line).object());
    }
    return objects;
}

QStringList CompeteCommandTest::slow(int milliseconds)
{
    return {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--delay-ms"),
            QString::number(milliseconds)};
}

std::size_t CompeteCommandTest::recordedMoves(const char *game) const
{
    const auto store = ResultStore::openForReading(path("cup.toml"));
    return store ? (*store)->movesOf(QString::fromLatin1(game)).size() : 0;
}

void CompeteCommandTest::aWrongCallSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("words"); // CUP stands for a file that works
    QTest::addColumn<QByteArray>("message");

    QTest::newRow("no verb") << QString() << QByteArray("Usage: ");
    QTest::newRow("unknown verb") << QStringLiteral("win CUP")
                                  << QByteArray("\"win\" is not a verb");
    QTest::newRow("no file") << QStringLiteral("run") << QByteArray("say which competition");
    QTest::newRow("two files") << QStringLiteral("run CUP b")
                               << QByteArray("\"b\" is one argument");
    QTest::newRow("no such option")
        << QStringLiteral("run CUP --fast") << QByteArray("Unknown option 'fast'");
    QTest::newRow("no slots") << QStringLiteral(
        "run CUP -j 0") << QByteArray("--parallel: \"0\" is not a whole number from 1 to 1023");
    QTest::newRow("no time") << QStringLiteral("run CUP --max-time soon")
                             << QByteArray("--max-time: \"soon\" is no time");
    QTest::newRow("no such file") << QStringLiteral("run /no/such.toml")
                                  << QByteArray("/no/such.toml");
    QTest::newRow("nothing played") << QStringLiteral("show CUP") << QByteArray("cup.db");
    QTest::newRow("nothing runs") << QStringLiteral("stop CUP") << QByteArray("cup");
    QTest::newRow("two ways to stop")
        << QStringLiteral("stop CUP --now --after-pairs") << QByteArray("give one of");
    QTest::newRow("no such format")
        << QStringLiteral("export CUP --format pdf") << QByteArray("\"pdf\" is none of sgf");
}

void CompeteCommandTest::aWrongCallSaysWhatIsWrong()
{
    QFETCH(QString, words);
    QFETCH(QByteArray, message);
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    words.replace(QStringLiteral("CUP"), path("cup.toml"));

    const Run run =
        runCli(QStringList{QStringLiteral("compete")} + words.split(u' ', Qt::SkipEmptyParts));

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

void CompeteCommandTest::whatIsWrongWithTheFileIsSaidByLine()
{
    writeCup("type = \"all-play-all\"\ngames = \"many\"\nspeed = 3\n");

    const Run run = this->run("run");

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("cup.toml:2: games: "), run.errors.constData());
    QVERIFY2(run.errors.contains("cup.toml:3: speed: "), run.errors.constData());
    QVERIFY(!QFile::exists(path("cup.db")));
}

void CompeteCommandTest::everyVerbHasHelp_data()
{
    QTest::addColumn<QByteArray>("word");

    QTest::newRow("run") << QByteArray("Events of --json-events");
    QTest::newRow("check") << QByteArray("stderr");
    QTest::newRow("show") << QByteArray("--json");
    QTest::newRow("report") << QByteArray(".html");
    QTest::newRow("stop") << QByteArray("--after-pairs");
    QTest::newRow("reset") << QByteArray("--yes");
    QTest::newRow("export") << QByteArray("--format");
    QTest::newRow("import") << QByteArray(".ctl");
    QTest::newRow("example") << QByteArray("--output");
}

void CompeteCommandTest::everyVerbHasHelp()
{
    QFETCH(QByteArray, word);
    const QString verb = QString::fromLatin1(QTest::currentDataTag());

    const Run run = runCli({QStringLiteral("compete"), verb, QStringLiteral("--help")});

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.startsWith("Usage: shinpan-cli compete " + verb.toLatin1()),
             run.output.constData());
    QVERIFY2(run.output.contains(word), run.output.constData());
    QVERIFY2(run.output.contains("Exit codes:"), run.output.constData());
}

void CompeteCommandTest::theExampleIsACompetition()
{
    const Run example = runCli({QStringLiteral("compete"), QStringLiteral("example"),
                                QStringLiteral("-o"), path("cup.toml")});

    QCOMPARE(example.exitCode, 0);
    QVERIFY(content("cup.toml").contains("[[player]]"));
    const Run show = run("show");
    QVERIFY2(show.errors.contains("cup.db"), show.errors.constData()); // it is read, but not played
}

void CompeteCommandTest::aRunPlaysAllAndReports()
{
    writeCup("type = \"all-play-all\"\ngames = 4\n",
             {QStringLiteral("--random"), QStringLiteral("1")},
             {QStringLiteral("--resign-at"), QStringLiteral("3")});

    const Run run = this->run("run", {QStringLiteral("--parallel"), QStringLiteral("2")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(records().join(u' '), QStringLiteral("AvB_0.sgf AvB_1.sgf AvB_2.sgf AvB_3.sgf"));
    QVERIFY2(run.output.contains("alpha v beta (4/4 games)"), run.output.constData());
    QVERIFY(run.output.endsWith(content("cup.report.txt")));
    for (const char *file : {"cup.report.html", "cup.report.json", "cup.report.csv"}) {
        QVERIFY2(!content(file).isEmpty(), file);
    }
    QCOMPARE(this->run("show").output, content("cup.report.txt"));
    QCOMPARE(processesWith(m_name), 0);
}

void CompeteCommandTest::aRunGoesOnWhereTheLastOneEnded()
{
    writeCup("type = \"all-play-all\"\ngames = 5\n");

    QCOMPARE(run("run", {QStringLiteral("--max-games"), QStringLiteral("2")}).exitCode, 0);
    QCOMPARE(records().size(), 2);
    QCOMPARE(run("run").exitCode, 0);
    QCOMPARE(records().size(), 5);
    const QByteArray report = content("cup.report.csv");
    QCOMPARE(run("run").exitCode, 0); // nothing is left to do
    QCOMPARE(content("cup.report.csv"), report);
}

void CompeteCommandTest::aRunGoesOnInAFolderThatWasMoved()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    QCOMPARE(run("run", {QStringLiteral("--max-games"), QStringLiteral("1")}).exitCode, 0);
    const QString moved = m_directory->path() + QStringLiteral("-moved");
    QVERIFY(QDir().rename(m_directory->path(), moved));

    const Run run = runCli(
        {QStringLiteral("compete"), QStringLiteral("run"), moved + QStringLiteral("/cup.toml")});

    QVERIFY(QDir().rename(moved, m_directory->path()));
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(records().size(), 2);
}

void CompeteCommandTest::aRunThatCannotReadItsRecordFails()
{
    writeCup("type = \"all-play-all\"\ngames = 1\n");
    QCOMPARE(run("run").exitCode, 0);
    {
        auto record =
            SqliteConnection::open(path("cup.db"), SqliteConnection::Mode::ReadWrite).value();
        QVERIFY(record.execute("ALTER TABLE move RENAME COLUMN clock TO time"));
        QVERIFY(record.execute("ALTER TABLE event RENAME COLUMN text TO words"));
    }
    const QByteArray report = content("cup.report.txt");
    const QByteArray game = content(qPrintable(QStringLiteral("cup.games/") + records().first()));

    for (const char *verb : {"run", "show", "report"}) {
        const Run again = run(verb);
        QCOMPARE(again.exitCode, 2);
        QVERIFY2(again.errors.contains(path("cup.db").toUtf8()), again.errors.constData());
    }
    QCOMPARE(content("cup.report.txt"), report);
    QCOMPARE(content(qPrintable(QStringLiteral("cup.games/") + records().first())), game);
}

void CompeteCommandTest::quietPrintsNothing()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");

    const Run run = this->run("run", {QStringLiteral("--quiet")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(records().size(), 2);
}

void CompeteCommandTest::eventsAreObjects()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n", {},
             {QStringLiteral("--resign-at"), QStringLiteral("1")});

    const Run run = this->run("run", {QStringLiteral("--json-events")});

    QCOMPARE(run.exitCode, 0);
    const QList<QJsonObject> events = objectsIn(run.output);
    int ended = 0;
    for (const QJsonObject &event : events) {
        QVERIFY2(!event[u"event"].toString().isEmpty(), run.output.constData());
        QVERIFY(QDateTime::fromString(event[u"time"].toString(), Qt::ISODateWithMs).isValid());
        if (event[u"event"].toString() == QLatin1String("game-ended")) {
            const bool isBetaBlack = event[u"black"].toString() == QLatin1String("beta");
            QCOMPARE(event[u"result"].toString(),
                     isBetaBlack ? QStringLiteral("W+R") : QStringLiteral("B+R"));
            QCOMPARE(event[u"game"].toString(), QStringLiteral("AvB_%1").arg(ended));
            ++ended;
        }
    }
    QCOMPARE(ended, 2);
    QCOMPARE(events.last()[u"event"].toString(), QStringLiteral("finished"));
    QCOMPARE(events.last()[u"end"].toString(), QStringLiteral("complete"));
    QCOMPARE(events.last()[u"played"].toInt(), 2);
    QCOMPARE(events.last()[u"exit"].toInt(-1), 0);
}

void CompeteCommandTest::aVoidGameIsAWarning()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n", {},
             {QStringLiteral("--crash-at"), QStringLiteral("genmove")});

    const Run run = this->run("run", {QStringLiteral("--quiet")});

    QCOMPARE(run.exitCode, 1); // halted, as Gomill: its first game was void
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains("AvB_0"), run.errors.constData());
    QVERIFY2(run.errors.contains("void"), run.errors.constData());
    QCOMPARE(records().size(), 0);
}

void CompeteCommandTest::changedSettingsAreRefusedOrBeginANewSeries()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    QCOMPARE(run("run").exitCode, 0);
    writeCup("type = \"all-play-all\"\ngames = 2\n",
             {QStringLiteral("--resign-at"), QStringLiteral("1")});

    const Run refused = run("run");
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(!refused.errors.isEmpty(), "it does not say why");

    QCOMPARE(run("run", {QStringLiteral("--new-series")}).exitCode, 0);
    QVERIFY2(content("cup.report.txt").contains("(2/2 games)"),
             content("cup.report.txt").constData());
}

void CompeteCommandTest::aFirstInterruptLetsTheGamesEnd()
{
    writeCup("type = \"all-play-all\"\ngames = 100\n", slow(3), slow(3));
    QProcess process;
    startCli(process, compete("run", {QStringLiteral("-j"), QStringLiteral("2")}));
    QTRY_VERIFY_WITH_TIMEOUT(records().size() >= 2, 30'000);

    ::kill(static_cast<pid_t>(process.processId()), SIGINT);

    const Run run = finish(process);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(records().size() < 100);
    QCOMPARE(content("cup.report.csv").count('\n') - 1, records().size());
    QVERIFY2(!content("cup.log").contains("broken off"), content("cup.log").constData());
    QCOMPARE(processesWith(m_name), 0);
}

void CompeteCommandTest::aSecondInterruptBreaksThemOffAndTheNextRunGoesOn()
{
    writeCup("type = \"all-play-all\"\ngames = 1\n", slow(40), slow(40));
    QProcess process;
    startCli(process, compete("run"));
    QTRY_VERIFY_WITH_TIMEOUT(recordedMoves("AvB_0") >= 4, 30'000);

    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(content("cup.log").contains("asked to stop"), 30'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);

    QCOMPARE(finish(process).exitCode, 130);
    QCOMPARE(records().size(), 0);
    QCOMPARE(processesWith(m_name), 0);
    const Run next = run("run", {QStringLiteral("--json-events")});
    QCOMPARE(next.exitCode, 0);
    QVERIFY2(next.output.contains("\"game-resumed\""), next.output.constData());
    QCOMPARE(records().size(), 1);
}

void CompeteCommandTest::aRunIsStoppedFromElsewhere()
{
    writeCup("type = \"all-play-all\"\ngames = 100\n", slow(3), slow(3));
    QProcess process;
    startCli(process, compete("run"));
    QTRY_VERIFY_WITH_TIMEOUT(records().size() >= 1, 30'000);
    QCOMPARE(run("show").exitCode, 0); // while it runs

    QCOMPARE(run("stop", {QStringLiteral("--after-pairs")}).exitCode, 0);

    QCOMPARE(finish(process).exitCode, 0);
    QVERIFY(records().size() < 100);
    QCOMPARE(records().size() % 2, 0);
}

void CompeteCommandTest::twoRunsAtOnceAreRefused()
{
    writeCup("type = \"all-play-all\"\ngames = 100\n", slow(3), slow(3));
    QProcess process;
    startCli(process, compete("run"));
    QTRY_VERIFY_WITH_TIMEOUT(records().size() >= 1, 30'000);

    const Run second = run("run");
    const Run reset = run("reset", {QStringLiteral("--yes")});

    QCOMPARE(second.exitCode, 2);
    QCOMPARE(reset.exitCode, 2);
    const QByteArray pid = QByteArray::number(process.processId());
    QVERIFY2(second.errors.contains(pid), second.errors.constData());
    QVERIFY2(reset.errors.contains(pid), reset.errors.constData());
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QCOMPARE(finish(process).exitCode, 0);
}

void CompeteCommandTest::checkNamesWhoFails()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n", {},
             {QStringLiteral("--refuse"), QStringLiteral("boardsize")});

    const Run run = this->run("check");

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.contains("alpha: fine\n"), run.output.constData());
    QVERIFY2(run.output.contains("beta: "), run.output.constData());
    QVERIFY2(!run.output.contains("beta: fine"), run.output.constData());
    QVERIFY(!QFile::exists(path("cup.db")));
}

void CompeteCommandTest::resetAsksForYes()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    QCOMPARE(run("run").exitCode, 0);

    const Run unsure = run("reset");
    QCOMPARE(unsure.exitCode, 2);
    QVERIFY2(unsure.output.contains("cup.db\n"), unsure.output.constData());
    QCOMPARE(records().size(), 2);

    QCOMPARE(run("reset", {QStringLiteral("--yes")}).exitCode, 0);
    QFile::remove(path("cup.lock"));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("cup.toml")});
}

void CompeteCommandTest::gamesAreExported()
{
    writeCup("type = \"all-play-all\"\ngames = 3\n");
    QCOMPARE(run("run").exitCode, 0);

    const Run sgf = run("export");
    QCOMPARE(sgf.exitCode, 0);
    QCOMPARE(sgf.output.count("(;"), 3);
    QCOMPARE(run("export", {QStringLiteral("-o"), path("games.csv")}).exitCode, 0);
    QCOMPARE(content("games.csv"), content("cup.report.csv"));
    const Run json = run("export", {QStringLiteral("--format"), QStringLiteral("json")});
    QVERIFY(QJsonDocument::fromJson(json.output).isObject());
    QCOMPARE(
        run("export", {QStringLiteral("--format"), QStringLiteral("matchups")}).output.count("\n"),
        2);
}

void CompeteCommandTest::aControlFileIsImported()
{
    QFile control(path("old.ctl"));
    QVERIFY(control.open(QIODevice::WriteOnly));
    control.write("competition_type = 'playoff'\n"
                  "players = {'a': Player('gnugo --mode gtp --level 1'),\n"
                  "           'b': Player('gnugo --mode gtp --level 5')}\n"
                  "board_size = 9\nkomi = 7.5\n"
                  "matchups = [Matchup('a', 'b', alternating=True, number_of_games=6)]\n");
    control.close();
    const QStringList words{QStringLiteral("compete"), QStringLiteral("import"), path("old.ctl")};

    const Run first = runCli(words);
    const Run second = runCli(words);
    const Run forced = runCli(words + QStringList{QStringLiteral("--force")});

    QVERIFY2(first.exitCode == 0, first.errors.constData());
    QCOMPARE(first.output, path("old.toml").toUtf8() + '\n');
    QVERIFY2(content("old.toml").contains("\"playoff\""), content("old.toml").constData());
    QVERIFY2(content("old.toml").contains("gnugo --mode gtp --level 5"), "a command is missing");
    QCOMPARE(second.exitCode, 2);
    QVERIFY2(second.errors.contains("--force"), second.errors.constData());
    QCOMPARE(forced.exitCode, 0);
}

void CompeteCommandTest::aTableIsImportedWithItsGames()
{
    QFile file(path("old.dat"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Black: Weak\n# BlackCommand: weak --gtp\n# White: Strong\n"
               "# WhiteCommand: strong --gtp\n# Size: 9\n# Komi: 6.5\n#\n"
               "#GAME\tRES_B\tRES_W\tRES_R\tALT\tDUP\tLEN\tTIME_B\tTIME_W\tCPU_B\tCPU_W\t"
               "ERR\tERR_MSG\n"
               "0\tW+R\tW+R\t?\t0\t-\t40\t1.0\t2.0\t1\t2\t0\t\n"
               "1\tB+3.5\tB+3.5\t?\t1\t-\t50\t1.0\t2.0\t1\t2\t0\t\n");
    file.close();
    const QStringList words{QStringLiteral("compete"), QStringLiteral("import"), path("old.dat")};

    const Run taken = runCli(words);

    QVERIFY2(taken.exitCode == 0, taken.errors.constData());
    QCOMPARE(taken.output, path("old.toml").toUtf8() + '\n');
    const Run show = runCli({QStringLiteral("compete"), QStringLiteral("show"), path("old.toml"),
                             QStringLiteral("--json")});
    const QJsonObject report = QJsonDocument::fromJson(show.output).object();
    QVERIFY2(show.exitCode == 0 && !report.isEmpty(), show.errors.constData());
    const QJsonObject colors = report.value(QStringLiteral("colors")).toObject();
    QCOMPARE(colors.value(QStringLiteral("white")).toObject().value(QStringLiteral("wins")), 2);
    const Run forced = runCli(words + QStringList{QStringLiteral("--force")});
    QCOMPARE(forced.exitCode, 2); // its games are in the record already
    QVERIFY2(forced.errors.contains("reset"), forced.errors.constData());
}

void CompeteCommandTest::aTestOfGnuGosStopsByItself()
{
    const QString name = QStringLiteral("gnugo");
    if (QStandardPaths::findExecutable(name).isEmpty()
        && QStandardPaths::findExecutable(name, {QStringLiteral("/usr/games")}).isEmpty()) {
        QSKIP("GNU Go is not installed");
    }
    QFile file(path("cup.toml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // White wins every game on this board with such a komi; a pair is split, which speaks for H0.
    file.write("type = \"sprt\"\nparallel = 2\n[sprt]\nelo0 = 0\nelo1 = 400\n"
               "[game]\nboard_size = 5\nkomi = 60.5\n"
               "[[openings.source]]\nrandom_plies = 3\ncount = 100\n"
               "[player_defaults]\ncommand = \"gnugo --mode gtp --level 1\"\n"
               "[[player]]\nid = \"one\"\n[[player]]\nid = \"two\"\n");
    file.close();

    const Run run = this->run("run", {QStringLiteral("--json-events")});

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QVERIFY2(run.output.contains("\"decided\""), run.output.constData());
    QVERIFY2(run.output.contains("H0 is accepted"), run.output.constData());
    const QJsonObject end = objectsIn(run.output).last();
    QCOMPARE(end[u"end"].toString(), QStringLiteral("complete"));
    QVERIFY2(end[u"llr"].toDouble() < -2.9, run.output.constData());
}

SHINPAN_TEST(CompeteCommandTest)
#include "competecommand_test.moc"
