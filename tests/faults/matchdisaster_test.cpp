#include "core/record/sgf/sgfcollection.h"
#include "tests/cli/matchcommandfixture.h"
#include "tests/cli/pseudoterminal.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <vector>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesMarked;
using shinpan::test::Run;
using shinpan::test::startCli;

/// What remains of `shinpan-cli match` when not an engine fails but the world: the program is
/// killed, or nothing can be written any longer.
class MatchDisasterTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledProgramLeavesItsFinishedGamesAndNoEngine();
    void theTreeOfProcessesEndsWithTheProgram_data();
    void theTreeOfProcessesEndsWithTheProgram();
    void theTreeOfProcessesEndsWithAProgramThatDoesNotWaitForIt();
    void theTreeOfProcessesEndsWithItsTerminal();
    void aTerminalThatIsClosedEndsNothingUnderNohup();
    void aProgramThatWasStoppedTakesNobodysTime();
    void anEngineThatCannotBeStartedEndsTheSeries();
    void aMachineWithNothingLeftEndsTheSeries_data();
    void aMachineWithNothingLeftEndsTheSeries();
    void aMachineWithoutProcessesEndsTheSeries();
    void aFullDiskIsToldAndTheGamesArePlayed_data();
    void aFullDiskIsToldAndTheGamesArePlayed();
    void whatDidNotFitDoesNotSpoilWhatFollows();

private:
    /// A game of two engines that hang, each behind a script that starts `helpers` of its own.
    /// False if they are not all there soon.
    [[nodiscard]] bool startWrapped(QProcess &process,
                                    const QString &mark,
                                    const QByteArray &script,
                                    int helpers);
};

bool MatchDisasterTest::startWrapped(QProcess &process,
                                     const QString &mark,
                                     const QByteArray &script,
                                     int helpers)
{
    QFile wrapper(path("wrapper"));
    if (!wrapper.open(QIODevice::WriteOnly) || wrapper.write(script + "\"$@\"\n") < 0) {
        return false;
    }
    wrapper.close();
    const QString engine =
        QStringLiteral("sh %1 %2")
            .arg(path("wrapper"),
                 command({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(test::MarkVariable, mark);
    // A program that leaves at once frees nothing.
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
    process.setProcessEnvironment(environment);
    startCli(process, {QStringLiteral("match"), QStringLiteral("--size"), QStringLiteral("5"),
                       QStringLiteral("--black"), engine, QStringLiteral("--white"), engine});
    const int all = 1 + 2 * (2 + helpers);
    const auto isUp = [&mark, all, times = 0]() mutable { // starting, one may be counted twice
        times = processesMarked(mark) == all ? times + 1 : 0;
        return times == 5;
    };
    return QTest::qWaitFor(isUp, 30000);
}

void MatchDisasterTest::aKilledProgramLeavesItsFinishedGamesAndNoEngine()
{
    const QString mark = test::uniqueMark();
    const QStringList random{QStringLiteral("--random"), QStringLiteral("1"),
                             QStringLiteral("--delay-ms"), QStringLiteral("10")};
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(test::MarkVariable, mark);
    process.setProcessEnvironment(environment);
    startCli(process, match({QStringLiteral("--games"), QStringLiteral("1000"),
                             QStringLiteral("--sgf"), path("games")},
                            random, random));
    QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() >= 2, 30000);
    bool inMidGame = false; // seen once: QTRY_COMPARE counts again when the game may be over
    const auto seesBothEngines = [&] {
        return inMidGame = inMidGame || processesMarked(mark) == 3;
    };
    QTRY_VERIFY_WITH_TIMEOUT(seesBothEngines(), 30000);

    ::kill(static_cast<pid_t>(process.processId()), SIGKILL);

    QCOMPARE(finish(process).exitCode, -1);
    QTRY_COMPARE(processesMarked(mark), 0);
    QVERIFY(content("results").endsWith('\n'));
    for (const QJsonObject &game : results()) {
        QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
        QFile record(game[u"sgf"].toString());
        QVERIFY(record.open(QIODevice::ReadOnly));
        const auto read = readSgf(record.readAll());
        QVERIFY(read);
        QVERIFY(read->warnings.empty());
    }
}

void MatchDisasterTest::theTreeOfProcessesEndsWithTheProgram_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("SIGINT") << SIGINT << 130;
    QTest::newRow("SIGTERM") << SIGTERM << 130;
    QTest::newRow("SIGHUP") << SIGHUP << 130;
    QTest::newRow("SIGQUIT") << SIGQUIT << 130;
    QTest::newRow("SIGKILL") << SIGKILL << -1;
}

/// Engines are behind wrapper scripts with helpers, some of which leave the engine's group.
void MatchDisasterTest::theTreeOfProcessesEndsWithTheProgram()
{
    QFETCH(int, signal);
    QFETCH(int, exitCode);
    const QString mark = test::uniqueMark();
    QProcess process;
    QVERIFY(startWrapped(process, mark,
                         "sleep 1000 &\nsetsid sleep 1000 &\n"
                         "setsid sh -c 'sleep 1000 & sleep 1000' &\n",
                         5));

    ::kill(static_cast<pid_t>(process.processId()), signal);

    QCOMPARE(finish(process).exitCode, exitCode);
    QTRY_COMPARE(processesMarked(mark), 0);
}

/// It ends while its engines, which heed no signal, are on their way out: asked twice. The second
/// time it may do so of itself or, as a program usually does, of the signal.
void MatchDisasterTest::theTreeOfProcessesEndsWithAProgramThatDoesNotWaitForIt()
{
    const QString mark = test::uniqueMark();
    QProcess process;
    QVERIFY(startWrapped(process, mark,
                         "trap '' INT TERM\nfor i in 1 2 3 4 5 6 7 8 9 10; do\n"
                         "setsid sh -c 'sleep 1000 & sleep 1000' &\ndone\n",
                         30));
    const auto id = static_cast<pid_t>(process.processId());

    ::kill(id, SIGINT);
    ::kill(id, SIGTERM);

    QElapsedTimer time;
    time.start();
    const int exitCode = finish(process).exitCode;
    QVERIFY2(exitCode == 130 || exitCode == -1, qPrintable(QString::number(exitCode)));
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed()))); // it did not wait
    QTRY_COMPARE(processesMarked(mark), 0);
}

/// The window is closed: the kernel sends SIGHUP, and nobody is left to write to.
void MatchDisasterTest::theTreeOfProcessesEndsWithItsTerminal()
{
    const QString mark = test::uniqueMark();
    auto terminal = std::make_unique<test::PseudoTerminal>();
    QProcess process;
    terminal->give(process);
    QVERIFY(startWrapped(process, mark, "setsid sleep 1000 &\nsleep 1000 &\n", 2));

    terminal.reset();

    QCOMPARE(finish(process).exitCode, 130);
    QTRY_COMPARE(processesMarked(mark), 0);
}

void MatchDisasterTest::aTerminalThatIsClosedEndsNothingUnderNohup()
{
    const QStringList random{QStringLiteral("--random"), QStringLiteral("1"),
                             QStringLiteral("--delay-ms"), QStringLiteral("3")};
    QProcess process;
    process.start(QStringLiteral("sh"),
                  QStringList{QStringLiteral("-c"), QStringLiteral("trap '' HUP; exec \"$@\""),
                              QStringLiteral("sh"), QStringLiteral(SHINPAN_CLI)}
                      + match({QStringLiteral("--games"), QStringLiteral("1000")}, random, random));
    QTRY_VERIFY_WITH_TIMEOUT(!resultLines().isEmpty(), 30000);

    ::kill(static_cast<pid_t>(process.processId()), SIGHUP);

    const qsizetype before = resultLines().size();
    QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() > before + 1, 30000);
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QCOMPARE(finish(process).exitCode, 130);
}

/// It is stopped for longer than all the time that a player has, while one is at a move: engines
/// are slow enough to be so at any moment.
void MatchDisasterTest::aProgramThatWasStoppedTakesNobodysTime()
{
    constexpr int ClockTime = 2000; // ms
    const QStringList random{QStringLiteral("--random"),   QStringLiteral("1"),
                             QStringLiteral("--delay-ms"), QStringLiteral("10"),
                             QStringLiteral("--log"),      path("asked")};
    QProcess process;
    startCli(process,
             match({QStringLiteral("--games"), QStringLiteral("3"), QStringLiteral("--time"),
                    QStringLiteral("%1ms").arg(ClockTime), QStringLiteral("--sgf"), path("games")},
                   random, random));
    const auto id = static_cast<pid_t>(process.processId());
    for (int time = 0; time < 2; ++time) {
        QTRY_VERIFY_WITH_TIMEOUT(resultLines().size() > time, 30000);
        const auto isPlaying = [this, time] { // the next game
            const QByteArray asked = content("asked");
            return asked.count("clear_board") >= 2 * (time + 2)
                && asked.mid(asked.lastIndexOf("clear_board")).count("genmove") >= 4;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isPlaying(), 30000);
        ::kill(id, SIGSTOP);
        QTRY_COMPARE(test::stateOf(id), 'T');
        QElapsedTimer stopped;
        stopped.start();
        QTRY_VERIFY_WITH_TIMEOUT(stopped.hasExpired(ClockTime + 500), 30000);
        ::kill(id, SIGCONT);
    }

    QCOMPARE(finish(process).exitCode, 0);
    QByteArray records;
    for (const QJsonObject &game : results()) {
        QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
        QFile record(game[u"sgf"].toString());
        QVERIFY(record.open(QIODevice::ReadOnly));
        records += record.readAll();
    }
    QCOMPARE(results().size(), 3);
    records.replace("\\\n", "").replace('\n', ' ');
    QVERIFY2(records.contains("The arbiter was held up: "), records.constData());
}

/// It looks like a program, as one that vanishes in the middle does at the beginning.
void MatchDisasterTest::anEngineThatCannotBeStartedEndsTheSeries()
{
    QFile script(path("script"));
    QVERIFY(script.open(QIODevice::WriteOnly) && script.write("#!/no/such/interpreter\n") > 0);
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    script.close();
    const Run run =
        test::runCli({QStringLiteral("match"), QStringLiteral("--games"), QStringLiteral("10000"),
                      QStringLiteral("--results"), path("results"), QStringLiteral("--black"),
                      path("script"), QStringLiteral("--white"), command()});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(resultLines().size(), 3);
    QVERIFY2(run.errors.contains("could not be started and plays no more in this run: "),
             run.errors.constData());
    QVERIFY2(run.errors.contains("No such file or directory"), run.errors.constData());
}

void MatchDisasterTest::aMachineWithNothingLeftEndsTheSeries_data()
{
    QTest::addColumn<int>("descriptors");
    QTest::newRow("none") << 10;
    QTest::newRow("for a pipe or two") << 14;
    QTest::newRow("for one engine") << 22;
}

void MatchDisasterTest::aMachineWithNothingLeftEndsTheSeries()
{
    if (test::IsSanitized) {
        QSKIP("UBSan looks at memory through a pipe, and calls what it cannot look at no object");
    }
    QFETCH(int, descriptors);
    QProcess process;
    process.start(QStringLiteral("sh"),
                  {QStringLiteral("-c"),
                   QStringLiteral("ulimit -n %1; exec \"$@\"").arg(descriptors),
                   QStringLiteral("sh"), QStringLiteral(SHINPAN_CLI), QStringLiteral("match"),
                   QStringLiteral("--games"), QStringLiteral("10000"), QStringLiteral("--black"),
                   command(), QStringLiteral("--white"), command()},
                  QIODevice::ReadOnly);

    const Run run = finish(process);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.output.count("game ") < 10, run.output.constData());
    QVERIFY2(!run.errors.isEmpty(), run.errors.constData());
}

/// RLIMIT_NPROC does not bind root, so a user without any process plays; several at once, as each
/// waits for the machine for a while.
void MatchDisasterTest::aMachineWithoutProcessesEndsTheSeries()
{
    if (::getuid() != 0) {
        QSKIP("only root can be a user who has no process yet");
    }
    constexpr uid_t Somebody = 1'234'567;
    std::vector<std::unique_ptr<QProcess>> runs;
    for (const rlim_t most : {1, 2, 3, 4}) { // itself, keepers and an engine
        runs.push_back(std::make_unique<QProcess>());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // The search for leaks needs a process, too.
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
        runs.back()->setProcessEnvironment(environment);
        const auto user = Somebody + static_cast<uid_t>(runs.size());
        runs.back()->setChildProcessModifier([user, most] {
            const rlimit limit{.rlim_cur = most, .rlim_max = most};
            if (::setrlimit(RLIMIT_NPROC, &limit) != 0 || ::setresgid(user, user, user) != 0
                || ::setresuid(user, user, user) != 0) {
                ::_exit(99);
            }
        });
        runs.back()->start(QStringLiteral(SHINPAN_CLI),
                           {QStringLiteral("match"), QStringLiteral("--games"),
                            QStringLiteral("10000"), QStringLiteral("--black"), command(),
                            QStringLiteral("--white"), command()},
                           QIODevice::ReadOnly);
    }

    for (const std::unique_ptr<QProcess> &process : runs) {
        const Run run = finish(*process);
        if (process->error() == QProcess::FailedToStart) {
            QSKIP("another user cannot reach this program");
        }
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.output.count("game ") < 10, run.output.constData());
        QVERIFY2(run.errors.contains("could not be started and plays no more in this run: "),
                 run.errors.constData());
        QVERIFY2(run.errors.contains("Resource temporarily unavailable"), run.errors.constData());
    }
}

void MatchDisasterTest::aFullDiskIsToldAndTheGamesArePlayed_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("file"); // the one that is complained of

    QTest::newRow("results") << QStringLiteral("--results") << QStringLiteral("full");
    QTest::newRow("records") << QStringLiteral("--sgf") << QStringLiteral("full/game-1.sgf");
    QTest::newRow("logs") << QStringLiteral("--gtp-log") << QStringLiteral("full/game-1.log");
}

void MatchDisasterTest::aFullDiskIsToldAndTheGamesArePlayed()
{
    QFETCH(QString, option);
    QFETCH(QString, file);
    const QStringList arguments{QStringLiteral("match"),
                                QStringLiteral("--size"),
                                QStringLiteral("5"),
                                QStringLiteral("--games"),
                                QStringLiteral("2"),
                                QStringLiteral("--black"),
                                command(),
                                QStringLiteral("--white"),
                                command(),
                                option,
                                path("full")};
    // A file size limit of nothing is as good as a full disk, and needs no disk.
    const QString script = QStringLiteral("ulimit -f 0; exec \"$@\"");
    QProcess process;
    process.start(
        QStringLiteral("sh"),
        QStringList{QStringLiteral("-c"), script, QStringLiteral("sh"), QStringLiteral(SHINPAN_CLI)}
            + arguments,
        QIODevice::ReadOnly);

    const Run run = finish(process);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.output.contains("game 1: W+7.5 (passes, 2 moves)\n"), run.output.constData());
    QVERIFY2(run.output.contains("game 2: W+7.5 (passes, 2 moves)\n"), run.output.constData());
    QVERIFY2(run.errors.contains(path(qPrintable(file)).toUtf8()), run.errors.constData());
    QVERIFY2(run.errors.contains("large") || run.errors.contains("space"), run.errors.constData());
}

void MatchDisasterTest::whatDidNotFitDoesNotSpoilWhatFollows()
{
    QFile file(path("results"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"game\":1,\"bla");
    file.close();

    const Run run = test::runCli(match());

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(resultLines().size(), 2);
    QCOMPARE(resultLines().first(), QByteArray("{\"game\":1,\"bla"));
    QCOMPARE(results().last()[u"result"].toString(), QStringLiteral("W+7.5"));
}

SHINPAN_TEST(MatchDisasterTest)
#include "matchdisaster_test.moc"
