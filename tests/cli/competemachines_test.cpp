#include "core/competition/file/competitionreader.h"
#include "core/competition/run/recordedrun.h"
#include "core/competition/store/resultstore.h"
#include "core/util/inflate.h"
#include "core/util/regularfile.h"
#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace shinpan;
using shinpan::test::finish;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::startCli;

/// `shinpan-cli compete run --on …` with stand-ins for Slurm's programs and GNU parallel: the same
/// games as at home, each once, whatever dies or runs twice. tests/machines does it with the real
/// ones.
class CompeteMachinesTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void gamesAreThoseOfALocalRun_data();
    void gamesAreThoseOfALocalRun();
    void logsThatAreTooLargeStayBehindWhichIsSaid();
    void aHeadThatIsKilledGoesOn_data();
    void aHeadThatIsKilledGoesOn();
    void tasksOfARunThatIsGoneEndAndKeepTheirResults();
    void aStopReachesTheTasks_data();
    void aStopReachesTheTasks();
    void aMachineGetsTimeByItsSpeed();
    void aTuneIsPlayedByMachines();
    void machinesAreSeenFromElsewhereAndInTheReport();
    void aMachineWithAnotherEngineRefuses();
    void aMachineWhoseDiskIsFullSendsHomeWhatItHas_data();
    void aMachineWhoseDiskIsFullSendsHomeWhatItHas();
    void aCallThatCannotWorkSaysWhy_data();
    void aCallThatCannotWorkSaysWhy();

private:
    /// The winner and the moves of each finished game, each game once: fails if the record has one
    /// twice.
    [[nodiscard]] QMap<QString, QString> played() const;
    /// What is said in each log beside the competition's file, without the times.
    [[nodiscard]] QMap<QString, QByteArray> logs() const;
    [[nodiscard]] QStringList on(const char *kind) const;
    [[nodiscard]] QStringList onWithBlocksOf(int games) const;
    void writeCupOf(int games, const QStringList &options = {}) const;
};

void CompeteMachinesTest::initTestCase()
{
    qputenv("PATH", QByteArray(SHINPAN_STANDINS) + ':' + qgetenv("PATH"));
}

void CompeteMachinesTest::init()
{
    CompeteFixture::init();
    qputenv("SHINPAN_STANDIN", m_directory->path().toUtf8());
    qunsetenv("SHINPAN_STANDIN_COPIES");
    qunsetenv("SHINPAN_STANDIN_FIRST");
}

/// No engine is left anywhere, nor anything that could start one.
void CompeteMachinesTest::cleanup()
{
    QVERIFY(test::eventually([this] { return processesWith(m_name) == 0; }));
    QVERIFY(test::eventually([this] { return processesWith(path("cup.machines/task")) == 0; }));
}

void CompeteMachinesTest::writeCupOf(int games, const QStringList &options) const
{
    writeCup("type = \"all-play-all\"\ngames = " + QByteArray::number(games) + '\n',
             QStringList{QStringLiteral("--random"), QStringLiteral("1")} + options,
             QStringList{QStringLiteral("--random"), QStringLiteral("2")} + options);
    QFile hosts(path("hosts"));
    QVERIFY(hosts.open(QIODevice::WriteOnly));
    hosts.write("# where it is played\n2/north\nssh -p 22 anna@south\n");
}

QMap<QString, QString> CompeteMachinesTest::played() const
{
    QMap<QString, QString> games;
    const auto store = ResultStore::openForReading(path("cup.toml"));
    for (const StoredGame &game : store ? (*store)->games() : std::vector<StoredGame>()) {
        if (game.state != StoredGame::State::Finished || games.contains(game.id)) {
            games.insert(game.id, QStringLiteral("not once"));
            continue;
        }
        QString line = game.sgfResult;
        for (const StoredMove &move : (*store)->movesOf(game.id)) {
            line += u' ' + move.vertex;
        }
        games.insert(game.id, line);
    }
    return games;
}

QMap<QString, QByteArray> CompeteMachinesTest::logs() const
{
    QMap<QString, QByteArray> logs;
    const QFileInfoList files = QDir(path("cup.logs")).entryInfoList(QDir::Files);
    for (const QFileInfo &file : files) {
        QByteArrayList lines =
            gunzip(readRegularFile(file.filePath(), MiB).value_or(QByteArray()), MiB)
                .value_or(QByteArray())
                .split('\n');
        for (QByteArray &line : lines) {
            line = line.mid(line.indexOf('['));
        }
        std::ranges::sort(lines); // complaints come between whichever answers
        logs.insert(file.fileName(), lines.join('\n'));
    }
    return logs;
}

QStringList CompeteMachinesTest::on(const char *kind) const
{
    return {QStringLiteral("--hosts"),   path("hosts"),
            QStringLiteral("--on"),      QString::fromLatin1(kind),
            QStringLiteral("--block"),   QStringLiteral("2"),
            QStringLiteral("--workers"), QStringLiteral("3")};
}

QStringList CompeteMachinesTest::onWithBlocksOf(int games) const
{
    QStringList options = on("slurm");
    options[options.indexOf(QStringLiteral("--block")) + 1] = QString::number(games);
    return options;
}

void CompeteMachinesTest::gamesAreThoseOfALocalRun_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("copies");

    QTest::newRow("slurm") << QByteArray("slurm") << QByteArray("1");
    QTest::newRow("slurm that runs every task twice") << QByteArray("slurm") << QByteArray("2");
    QTest::newRow("ssh") << QByteArray("ssh") << QByteArray("1");
}

void CompeteMachinesTest::gamesAreThoseOfALocalRun()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, copies);
    qputenv("SHINPAN_STANDIN_COPIES", copies);
    writeCupOf(8, {QStringLiteral("--errors"), QStringLiteral("komi=so be it")});
    QFile cup(path("cup.toml")); // the program is found where the head's is
    QVERIFY(cup.open(QIODevice::Append));
    cup.write("[machines]\nprogram = '''" SHINPAN_CLI "'''\n");
    cup.close();
    QCOMPARE(run("run", {QStringLiteral("--skip-checks"), QStringLiteral("--log-gtp")}).exitCode,
             0);
    const QMap<QString, QString> local = played();
    const QMap<QString, QByteArray> logs = this->logs();
    QCOMPARE(logs.size(), 2 * 8); // what engines were told, and what they complained about
    const QStringList records = this->records();
    QCOMPARE(local.size(), 8);
    QCOMPARE(run("reset", {QStringLiteral("--yes")}).exitCode, 0);

    const Run away = run("run", on(kind.constData()) + QStringList{QStringLiteral("--log-gtp")});

    QVERIFY2(away.exitCode == 0, away.errors.constData());
    QCOMPARE(played(), local);
    QCOMPARE(this->logs(), logs);
    QCOMPARE(this->records(), records);
    QVERIFY(QDir(path("cup.machines/blocks")).isEmpty());
    QVERIFY(QDir(path("cup.machines/taken")).isEmpty());
}

/// A block has two games; each begins with what cannot be packed.
void CompeteMachinesTest::logsThatAreTooLargeStayBehindWhichIsSaid()
{
    writeCupOf(2);
    QFile cup(path("cup.toml"));
    QVERIFY(cup.open(QIODevice::ReadWrite));
    QByteArray toml = cup.readAll();
    const QByteArray command = "command = '''";
    toml.insert(toml.indexOf(command) + command.size(),
                "sh -c 'head -c 3000000 /dev/urandom | base64 >&2; exec \"$0\" \"$@\"' ");
    cup.seek(0);
    cup.write(toml);
    cup.close();

    const Run away = run("run", on("slurm"));

    QVERIFY2(away.exitCode == 0, away.errors.constData());
    QCOMPARE(played().size(), 2);
    QCOMPARE(QDir(path("cup.logs")).entryList(QDir::Files),
             QStringList{QStringLiteral("AvB_0.stderr.gz")});
    QVERIFY2(away.errors.contains("n1: the logs of AvB_1 did not come along: "),
             away.errors.constData());
}

void CompeteMachinesTest::aHeadThatIsKilledGoesOn_data()
{
    QTest::addColumn<bool>("losesTasks");

    QTest::newRow("its tasks go on") << false;
    QTest::newRow("its tasks are killed, too") << true;
}

void CompeteMachinesTest::aHeadThatIsKilledGoesOn()
{
    QFETCH(const bool, losesTasks);
    writeCupOf(12, {QStringLiteral("--delay-ms"), QStringLiteral("5")});
    QCOMPARE(run("run", {QStringLiteral("--skip-checks")}).exitCode, 0);
    const QMap<QString, QString> local = played();
    QCOMPARE(run("reset", {QStringLiteral("--yes")}).exitCode, 0);
    QProcess head;
    startCli(head, compete("run", on("slurm")));
    QVERIFY(test::eventually([this] { return QFile::exists(path("tasks")); }));
    head.kill();
    head.waitForFinished();
    if (losesTasks) { // those that live, which are most of them
        QProcess::execute(QStringLiteral("pkill"), {QStringLiteral("-KILL"), QStringLiteral("-f"),
                                                    path("cup.machines/task")});
    }

    const Run second = run("run", on("slurm"));

    QVERIFY2(second.exitCode == 0, second.errors.constData());
    QCOMPARE(played(), local);
}

/// Its folder was removed while they played.
void CompeteMachinesTest::tasksOfARunThatIsGoneEndAndKeepTheirResults()
{
    QVERIFY(QDir().mkdir(path("tmp")));
    qputenv("TMPDIR", path("tmp").toUtf8());
    const auto restored = qScopeGuard([] { qunsetenv("TMPDIR"); });
    writeCupOf(12, {QStringLiteral("--delay-ms"), QStringLiteral("20")});
    QProcess head;
    startCli(head, compete("run", on("slurm")));
    QVERIFY(test::eventually([this] { return processesWith(m_name) > 0; }));
    head.kill();
    head.waitForFinished();

    QVERIFY(QDir(path("cup.machines")).removeRecursively());

    QVERIFY(test::eventually([this] { return processesWith(path("cup.machines/task")) == 0; }));
    QDirIterator kept(path("tmp"), {QStringLiteral("*.result")}, QDir::Files,
                      QDirIterator::Subdirectories);
    QVERIFY(kept.hasNext());
    QByteArray said;
    const QFileInfoList logs = QDir(m_directory->path()).entryInfoList({QStringLiteral("*.log")});
    for (const QFileInfo &log : logs) {
        said += readRegularFile(log.filePath(), MiB).value_or(QByteArray());
    }
    QVERIFY2(said.contains(kept.next().toUtf8()), said.constData());
}

void CompeteMachinesTest::aStopReachesTheTasks_data()
{
    QTest::addColumn<QStringList>("mode");

    QTest::newRow("after pairs") << QStringList{QStringLiteral("--after-pairs")};
    QTest::newRow("after games") << QStringList();
    QTest::newRow("now") << QStringList{QStringLiteral("--now")};
}

/// Blocks are so long that they end only because they are told to.
void CompeteMachinesTest::aStopReachesTheTasks()
{
    QFETCH(const QStringList, mode);
    writeCupOf(3000, {QStringLiteral("--delay-ms"), QStringLiteral("5")});
    QProcess head;
    startCli(head, compete("run", onWithBlocksOf(1000)));
    QVERIFY(test::eventually([this] { return processesWith(m_name) > 0; }));

    QCOMPARE(run("stop", mode).exitCode, 0);

    QCOMPARE(finish(head).exitCode, 0);
    const QMap<QString, QString> games = played();
    QVERIFY(!games.values().contains(QStringLiteral("not once")));
    QVERIFY(games.size() < 3000);
    if (mode.contains(QStringLiteral("--after-pairs"))) {
        QVERIFY(!games.isEmpty());
        QCOMPARE(games.size() % 2, 0);
    }
}

/// Any machine is more than eight times as quick as one of speed 1.
void CompeteMachinesTest::aMachineGetsTimeByItsSpeed()
{
    writeCupOf(4);
    QFile cup(path("cup.toml"));
    QVERIFY(cup.open(QIODevice::ReadWrite));
    const QByteArray toml = cup.readAll().replace("[game]\n", "[game]\ntime = \"80s\"\n");
    QVERIFY(toml.contains("80s"));
    cup.seek(0);
    cup.write(toml + "[machines]\nspeed = 1\n");
    cup.close();

    const Run away = run("run", on("slurm"));

    QVERIFY2(away.exitCode == 0, away.errors.constData());
    QFile record(path("cup.games/AvB_0.sgf"));
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QByteArray sgf = record.readAll();
    QVERIFY2(sgf.contains("TM[10]"), sgf.constData());
}

/// Each game knows its candidate, and the values that it was played with there.
void CompeteMachinesTest::aTuneIsPlayedByMachines()
{
    writeCup("type = \"tune\"\ngames = 8\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--resign-at"),
              QStringLiteral("{when}")},
             {QStringLiteral("--random"), QStringLiteral("2")});
    QFile cup(path("cup.toml"));
    QVERIFY(cup.open(QIODevice::Append));
    cup.write("[tune]\ngames_per_candidate = 2\n[[parameter]]\nname = \"when\"\nlow = 4\n"
              "high = 40\nscale = \"integer\"\n");
    cup.close();

    const Run away = run("run", on("slurm"));

    QVERIFY2(away.exitCode == 0, away.errors.constData());
    const auto store = ResultStore::openForReading(path("cup.toml"));
    QVERIFY(store);
    const std::vector<StoredGame> games = (*store)->games();
    QCOMPARE(games.size(), std::size_t{8});
    QSet<int> candidates;
    for (const StoredGame &game : games) {
        QVERIFY(game.candidate);
        candidates.insert(*game.candidate);
        const Color color =
            game.players.black == QStringLiteral("alpha") ? Color::Black : Color::White;
        QVERIFY2(game.parameters[color].contains(QStringLiteral("when")),
                 qPrintable(game.parameters[color]));
        QVERIFY(!game.node.isEmpty());
    }
    QCOMPARE(candidates.size(), 4);
}

void CompeteMachinesTest::machinesAreSeenFromElsewhereAndInTheReport()
{
    writeCupOf(1000, {QStringLiteral("--delay-ms"), QStringLiteral("5")});
    QProcess head;
    startCli(head, compete("run", onWithBlocksOf(20)));
    const auto competition = readCompetition(path("cup.toml"));
    QVERIFY(competition);
    RecordedRun follower(*competition);

    const auto seesTasks = [&follower] {
        const Result<bool> seen = follower.look();
        const std::optional<WorkforceView> view = follower.snapshot().workforce;
        return seen && view && view->running > 0 && view->playing() > 0
            && std::ranges::any_of(view->machines,
                                   [](const auto &machine) { return machine.games > 0; });
    };
    QVERIFY(test::eventually(seesTasks));
    QCOMPARE(run("stop", {QStringLiteral("--now")}).exitCode, 0);

    const Run away = finish(head);
    QVERIFY2(away.output.contains("Scores are those of alpha."), away.output.constData());
    QVERIFY2(away.output.contains("\nn1 "), away.output.constData());
    QVERIFY(follower.look());
    QCOMPARE(follower.snapshot().workforce->running, 0); // no task is left
}

void CompeteMachinesTest::aMachineWithAnotherEngineRefuses()
{
    QFile weights(path("weights"));
    QVERIFY(weights.open(QIODevice::WriteOnly));
    weights.write("as the head has them");
    weights.close();
    qputenv("SHINPAN_STANDIN_FIRST", "echo others > weights");
    writeCupOf(2, {QStringLiteral("--version"), path("weights")});

    const Run away = run("run", on("slurm"));

    QCOMPARE(away.exitCode, 2);
    QVERIFY2(away.errors.contains("n1 gets no more tasks in this run: alpha: "),
             away.errors.constData());
    QVERIFY(away.errors.contains("is another file than the head of the run has"));
    QVERIFY(played().isEmpty());
}

void CompeteMachinesTest::aMachineWhoseDiskIsFullSendsHomeWhatItHas_data()
{
    QTest::addColumn<int>("room"); // in pieces of 512 bytes, for each file
    QTest::addColumn<bool>("isWritable");

    QTest::newRow("at once") << 4 << false;
    QTest::newRow("in the middle") << 420 << true;
}

void CompeteMachinesTest::aMachineWhoseDiskIsFullSendsHomeWhatItHas()
{
    QFETCH(const int, room);
    QFETCH(const bool, isWritable);
    writeCupOf(120);
    QCOMPARE(run("run", {QStringLiteral("--skip-checks")}).exitCode, 0);
    const QMap<QString, QString> local = played();
    QCOMPARE(run("reset", {QStringLiteral("--yes")}).exitCode, 0);
    QFile program(path("work"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write(QStringLiteral("#!/bin/sh\ntrap '' XFSZ\n"
                                 "[ \"$SLURMD_NODENAME\" != n1 ] || ulimit -f %1\n"
                                 "exec '%2' \"$@\"\n")
                      .arg(room)
                      .arg(QStringLiteral(SHINPAN_CLI))
                      .toUtf8());
    program.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    program.close();
    QFile cup(path("cup.toml"));
    QVERIFY(cup.open(QIODevice::Append));
    cup.write(QStringLiteral("[machines]\nprogram = '%1'\n").arg(path("work")).toUtf8());
    cup.close();

    const Run away = run("run", onWithBlocksOf(60));

    QVERIFY2(away.exitCode == 0, away.errors.constData());
    QVERIFY2(away.errors.contains("n1 gets no more tasks in this run: "), away.errors.constData());
    QCOMPARE(played(), local);
    const auto store = ResultStore::openForReading(path("cup.toml"));
    const std::vector<StoredGame> games = (*store)->games();
    const auto there = std::ranges::count(games, QStringLiteral("n1"), &StoredGame::node);
    QVERIFY2(isWritable ? there > 0 && there < 60 : there == 0, qPrintable(QString::number(there)));
    QCOMPARE(QDir(path("cup.games")).entryList({QStringLiteral("*.sgf")}, QDir::Files).size(), 120);
}

void CompeteMachinesTest::aCallThatCannotWorkSaysWhy_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("complaint");

    QTest::newRow("an unknown kind") << QStringList{QStringLiteral("--on"), QStringLiteral("moon")}
                                     << QByteArray("it takes here, slurm or ssh");
    QTest::newRow("ssh without hosts") << QStringList{QStringLiteral("--on"), QStringLiteral("ssh")}
                                       << QByteArray("--on ssh needs --hosts FILE");
    QTest::newRow("hosts that are not there")
        << QStringList{QStringLiteral("--hosts"), QStringLiteral("nowhere")}
        << QByteArray("nowhere");
}

void CompeteMachinesTest::aCallThatCannotWorkSaysWhy()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, complaint);
    writeCupOf(2);

    const Run wrong = run("run", options);

    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.errors.contains(complaint), wrong.errors.constData());
}

SHINPAN_TEST(CompeteMachinesTest)
#include "competemachines_test.moc"
