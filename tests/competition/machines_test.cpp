#include "core/competition/file/competitionwriter.h"
#include "core/competition/machines/block.h"
#include "core/competition/machines/nodeaccount.h"
#include "core/competition/machines/nodespeed.h"
#include "core/competition/machines/reception.h"
#include "core/competition/run/workforceview.h"
#include "core/machines/delivery.h"
#include "core/machines/hostfile.h"
#include "core/machines/inbox.h"
#include "core/machines/runstate.h"
#include "core/machines/scheduler.h"
#include "core/util/regularfile.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace shinpan;

/// What travels between the machines of a run, and what is done with it.
class MachinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBlockIsReadAsItWasWritten();
    void aTaskIsReadAsItWasWritten();
    void aResultIsReadAsItWasWritten();
    void eachGameHasItsOwnLogs();
    void aResultOfWhichBytesAreMissingIsTruncated();
    void aResultOfWhichAByteIsAnotherIsDamaged();
    void anInboxKnowsResultsByTheirContent();
    void whatWasTakenAndNotConfirmedIsThereAgain();
    void aResultWaitsForAShareThatIsAway();
    void aResultStaysHereWhenItsRunIsGone_data();
    void aResultStaysHereWhenItsRunIsGone();
    void hostsAreReadAsGnuParallelReadsThem();
    void aMachineThatFailsAgainAndAgainIsLeftOut();
    void aMachineThatSendsWhatItWasNotGivenIsLeftOutAtOnce();
    void aMachineThatIsOutSaysNothingOfTheOthers();
    void aStopIsForTasksOfEarlierTerms();
    void timesAreScaledByTheSpeedOfTheMachine();
    void whatIsSeenOfMachinesTravelsToWhoLooksOn();

private:
    [[nodiscard]] static BlockResult someResult(const QString &run, int block);
    static void put(const QString &path, const QByteArray &bytes);
    [[nodiscard]] static QStringList filesIn(const QString &folder);
};

BlockResult MachinesTest::someResult(const QString &run, int block)
{
    PlayedGame played;
    StoredGame &game = played.game;
    game.id = QStringLiteral("AvB_%1").arg(block);
    game.number = block;
    game.players = {QStringLiteral("p0"), QStringLiteral("p1")};
    game.state = StoredGame::State::Finished;
    game.result = {GameEnd::Passes,
                   Color::White,
                   Score{-2.5},
                   std::nullopt,
                   Message::verbatim(QStringLiteral("so")),
                   false};
    game.sgfResult = QStringLiteral("W+2.5");
    game.moves = 2;
    game.time = {std::chrono::nanoseconds(1'234'567'890'123), std::chrono::nanoseconds(5)};
    game.cpu.white = 0.25;
    game.measuredCpu.white = 1.75;
    game.verdict = {Adjudication::Ground::Lead, Color::White, 31};
    game.size = BoardSize::square(9);
    game.komi = 6.5;
    game.started = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, QTimeZone::utc());
    game.ended = game.started.addMSecs(4567);
    played.moves = {{Color::Black, QStringLiteral("D4"), std::chrono::nanoseconds(7),
                     QStringLiteral("30/5"), QString::fromUtf8("”ü")},
                    {Color::White, QStringLiteral("pass"), {}, {}, {}}};
    played.sgf = "(;FF[4])";
    played.logs = {QByteArray("\x1f\x8b\0\xff", 4), "errors"};
    BlockResult result;
    result.run = run;
    result.block = block;
    result.node = QStringLiteral("n1");
    result.speed = 123.5;
    result.games = {played};
    result.warnings = {QStringLiteral("a warning")};
    return result;
}

void MachinesTest::put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QStringList MachinesTest::filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files);
}

void MachinesTest::aBlockIsReadAsItWasWritten()
{
    const Competition competition = test::fakeCompetition(3, 4);
    GamePlan plan;
    plan.id = QStringLiteral("AvC_3");
    plan.pairing = {1, 3, {2, 0}};
    plan.players = {QStringLiteral("p2"), QStringLiteral("p0")};
    plan.setup = competition.setup;
    plan.setup.names = plan.players;
    plan.isAudited = true;
    plan.start = startOf(plan.setup);
    plan.start.setUp = {{{2, 2}, Color::Black}, {{1, 3}, Color::White}};
    plan.start.moves = {{Color::White, Point{0, 0}}, Move::pass(Color::Black)};
    plan.start.firstToPlay = Color::White;
    plan.start.captured = {1, 2};
    plan.start.handicap = 3;
    plan.setup.handicap = 3; // all three as an opening has them
    plan.setup.komi = -0.5;
    plan.setup.rules = *rulesetFromText("Japanese");
    plan.opening = QStringLiteral("an opening");
    plan.candidate = 7;

    const auto block =
        blockFromBytes(toBytes(Block{5, {plan}, {Matchup(0, 2, true, 4)}}), competition);

    QVERIFY(block);
    QCOMPARE(block->number, 5);
    const GamePlan &read = block->games.at(0);
    QCOMPARE(read.id, plan.id);
    QVERIFY(read.pairing == plan.pairing);
    QVERIFY(read.players == plan.players);
    QVERIFY(read.setup == plan.setup);
    QVERIFY(read.isAudited);
    QVERIFY(read.start == plan.start);
    QCOMPARE(read.opening, plan.opening);
    QCOMPARE(read.candidate, plan.candidate);
    QCOMPARE(block->matchups.at(0).second(), std::size_t{2});
    QCOMPARE(block->matchups.at(0).round(), 4);
}

void MachinesTest::aTaskIsReadAsItWasWritten()
{
    const QTemporaryDir folder;
    Competition competition = test::fakeCompetition(2, 4, folder.path());
    for (CompetitionPlayer &player : competition.players) {
        player.engine.workingDirectory = folder.path();
    }
    const Task task{
        QStringLiteral("abc"),
        3,
        competition,
        {{.player = QStringLiteral("p0"), .files = {{QStringLiteral("/x"), 0, {}, "aa"}}}}};

    const Result<Task> read = taskFromBytes(toBytes(task));

    QVERIFY2(read, qPrintable(read ? QString() : read.error().english()));
    QCOMPARE(read->run, task.run);
    QCOMPARE(read->term, 3);
    QCOMPARE(read->competition.file, task.competition.file);
    QCOMPARE(toToml(read->competition), toToml(task.competition));
    QVERIFY(read->engines == task.engines);
}

void MachinesTest::aResultIsReadAsItWasWritten()
{
    const BlockResult result = someResult(QStringLiteral("abc"), 4);

    const auto read = resultFromBytes(toBytes(result));

    QVERIFY(read);
    QCOMPARE(read->run, result.run);
    QCOMPARE(read->block, 4);
    QCOMPARE(read->speed, result.speed);
    QCOMPARE(read->warnings, result.warnings);
    const PlayedGame &one = read->games.at(0);
    const PlayedGame &other = result.games.at(0);
    QVERIFY(one.moves == other.moves);
    QCOMPARE(one.sgf, other.sgf);
    QCOMPARE(one.logs.gtp, other.logs.gtp);
    QCOMPARE(one.logs.errorOutput, other.logs.errorOutput);
    QCOMPARE(one.game.id, other.game.id);
    QCOMPARE(one.game.node, QStringLiteral("n1"));
    QCOMPARE(one.game.sgfResult, other.game.sgfResult);
    QCOMPARE(one.game.result.winner, other.game.result.winner);
    QCOMPARE(one.game.result.score->blackMargin, -2.5);
    QCOMPARE(one.game.time.black.count(), other.game.time.black.count());
    QCOMPARE(one.game.cpu.white, other.game.cpu.white);
    QVERIFY(!one.game.cpu.black);
    QCOMPARE(one.game.measuredCpu.white, std::optional(1.75));
    QVERIFY(!one.game.measuredCpu.black);
    QCOMPARE(one.game.verdict.ground, Adjudication::Ground::Lead);
    QCOMPARE(one.game.verdict.winner, std::optional(Color::White));
    QCOMPARE(one.game.verdict.moves, 31);
    QCOMPARE(one.game.started, other.game.started);
    QCOMPARE(one.game.ended, other.game.ended);
}

void MachinesTest::eachGameHasItsOwnLogs()
{
    BlockResult result = someResult(QStringLiteral("abc"), 4);
    const std::vector<PackedLogs> logs{{"one", {}}, {{}, {}}, {"three", "errors of three"}};
    for (std::size_t i = 0; i < logs.size(); ++i) {
        result.games.resize(i + 1, result.games.front());
        result.games[i].game.id = QString::number(i);
        result.games[i].logs = logs[i];
    }

    const auto read = resultFromBytes(toBytes(result));

    QVERIFY(read);
    QCOMPARE(read->games.size(), logs.size());
    for (std::size_t i = 0; i < logs.size(); ++i) {
        QCOMPARE(read->games[i].logs.gtp, logs[i].gtp);
        QCOMPARE(read->games[i].logs.errorOutput, logs[i].errorOutput);
    }
}

void MachinesTest::aResultOfWhichBytesAreMissingIsTruncated()
{
    const QByteArray bytes = toBytes(someResult(QStringLiteral("abc"), 4));

    for (qsizetype length = 0; length < bytes.size(); ++length) {
        const auto read = resultFromBytes(bytes.left(length));
        QVERIFY2(!read && read.error() == SealFault::Truncated, QByteArray::number(length));
    }
}

void MachinesTest::aResultOfWhichAByteIsAnotherIsDamaged()
{
    const QByteArray bytes = toBytes(someResult(QStringLiteral("abc"), 4));

    for (qsizetype at = bytes.indexOf('\n') - 1; at < bytes.size(); ++at) {
        if (at == bytes.indexOf('\n')) {
            continue; // the end of the first line, whose last word is how much is attached
        }
        QByteArray other = bytes;
        other[at] = static_cast<char>(other[at] ^ 4);
        const auto read = resultFromBytes(other);
        QVERIFY(!read && read.error() == SealFault::Damaged);
    }
}

void MachinesTest::anInboxKnowsResultsByTheirContent()
{
    const QTemporaryDir folder;
    const QString run = QStringLiteral("abc");
    Inbox inbox(folder.path());
    const QDir in(Inbox::inbox(folder.path()));
    const QByteArray good = toBytes(someResult(run, 4));
    put(in.filePath(QStringLiteral("renamed beyond recognition")), good);
    put(in.filePath(QStringLiteral("4.0.result")), good);
    put(in.filePath(QStringLiteral("5.0.result")), good.left(100));
    put(in.filePath(QStringLiteral("6.0.result")), "what is this?\n");
    put(in.filePath(QStringLiteral("7.0.result")), toBytes(someResult(QStringLiteral("other"), 7)));

    const auto taken = nextResult(inbox, run);

    QVERIFY(taken);
    QCOMPARE(taken->block, 4);
    QVERIFY(!nextResult(inbox, run));
    const QString aside = folder.filePath(QStringLiteral("aside/"));
    QCOMPARE(filesIn(aside + QStringLiteral("doubled")).size(), 1);
    QCOMPARE(filesIn(aside + QStringLiteral("truncated")).size(), 1);
    QCOMPARE(filesIn(aside + QStringLiteral("foreign")).size(), 2);
    QCOMPARE(inbox.setAsideCount(), 4);
    QVERIFY(filesIn(in.path()).isEmpty());
}

void MachinesTest::whatWasTakenAndNotConfirmedIsThereAgain()
{
    const QTemporaryDir folder;
    const QString run = QStringLiteral("abc");
    Inbox first(folder.path());
    for (int block = 0; block < 2; ++block) {
        put(QDir(Inbox::inbox(folder.path())).filePath(QString::number(block)),
            toBytes(someResult(run, block)));
        QVERIFY(nextResult(first, run));
        if (block == 0) {
            first.confirm();
        }
    }

    Inbox second(folder.path());

    const auto again = nextResult(second, run);
    QVERIFY(again);
    QCOMPARE(again->block, 1);
    QVERIFY(!nextResult(second, run));
}

/// The share is on another file system than what it is seen through.
void MachinesTest::aResultWaitsForAShareThatIsAway()
{
    const QTemporaryDir here;
    const QTemporaryDir share(QStringLiteral("/dev/shm/shinpan-test-XXXXXX"));
    if (!share.isValid() || QStorageInfo(here.path()) == QStorageInfo(share.path())) {
        QSKIP("there is one file system only");
    }
    const QString mount = here.filePath(QStringLiteral("mount"));
    QVERIFY(QFile::link(share.path(), mount));
    const QString folder = mount + QStringLiteral("/cup.machines");
    QVERIFY(QDir().mkpath(folder));
    const RunState state = openRunState(folder, 1);
    QVERIFY(save(state, folder));
    const Inbox inbox(folder);
    Delivery delivery(folder, state.run, std::chrono::milliseconds(10));
    const QSignalSpy delayed(&delivery, &Delivery::delayed);
    const QSignalSpy ended(&delivery, &Delivery::ended);

    QVERIFY(QFile::remove(mount));
    delivery.send(4, 0, toBytes(someResult(state.run, 4)));
    QTRY_COMPARE(delayed.size(), 1);
    QCOMPARE(ended.size(), 0);
    QVERIFY(QFile::link(share.path(), mount));

    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended.front().front().toString(), QString());
    QCOMPARE(filesIn(Inbox::inbox(folder)).size(), 1);
    QCOMPARE(delayed.size(), 1);
}

void MachinesTest::aResultStaysHereWhenItsRunIsGone_data()
{
    QTest::addColumn<QString>("removed");

    QTest::newRow("what names the run") << QStringLiteral("cup.machines/run");
    QTest::newRow("its folder") << QStringLiteral("cup.machines");
    QTest::newRow("all of the competition") << QStringLiteral(".");
    QTest::newRow("another run is there") << QString();
}

void MachinesTest::aResultStaysHereWhenItsRunIsGone()
{
    QFETCH(const QString, removed);
    const QTemporaryDir place;
    const QString cup = place.filePath(QStringLiteral("cup"));
    const QString folder = cup + QStringLiteral("/cup.machines");
    QVERIFY(QDir().mkpath(folder));
    const RunState state = openRunState(folder, 1);
    QVERIFY(save(state, folder));
    Delivery delivery(folder, state.run);
    const QSignalSpy delayed(&delivery, &Delivery::delayed);
    const QSignalSpy ended(&delivery, &Delivery::ended);
    if (removed.isEmpty()) {
        QVERIFY(save(openRunState(folder, 2), folder));
    } else {
        const QString path = QDir::cleanPath(cup + u'/' + removed);
        QVERIFY(QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path));
    }
    const BlockResult result = someResult(state.run, 4);

    delivery.send(result.block, result.attempt, toBytes(result));

    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(delayed.size(), 0);
    const QString wrong = ended.front().front().toString();
    const QString kept = wrong.section(QStringLiteral(" is kept in "), 1).section(u',', 0, 0);
    QVERIFY2(QFile::exists(kept), qPrintable(wrong));
    QCOMPARE(readRegularFile(kept, MiB).value_or(QByteArray()), toBytes(result));
    QVERIFY(
        QDir(QFileInfo(kept).path()).removeRecursively()); // its own, for nobody else to foresee
}

void MachinesTest::hostsAreReadAsGnuParallelReadsThem()
{
    const auto hosts = hostsFromText(
        QStringLiteral("# my machines\n\n4/anna@north\n:\n  ssh -p 2222 south # in the cellar\n"));

    QVERIFY(hosts);
    const std::vector<Host> expected{{QStringLiteral("anna@north"), 4},
                                     {QStringLiteral(":"), 1},
                                     {QStringLiteral("ssh -p 2222 south"), 1}};
    QVERIFY(*hosts == expected);
    QCOMPARE(hosts->at(2).name(), QStringLiteral("south"));
    QVERIFY(!hostsFromText(QStringLiteral("# nobody\n")));
    QVERIFY(!hostsFromText(QStringLiteral("0/north\n")));
}

void MachinesTest::aMachineThatFailsAgainAndAgainIsLeftOut()
{
    NodeAccounts nodes;
    const QString node = QStringLiteral("n1");
    QVERIFY(!nodes.lose(node));
    QVERIFY(!nodes.lose(node));
    QVERIFY(!nodes.add(someResult(QStringLiteral("abc"), 1))); // which it had in between
    QVERIFY(!nodes.lose(node));
    QVERIFY(!nodes.lose(node));
    QVERIFY(nodes.lose(node));
    QVERIFY(!nodes.lose(node)); // it was said
    QCOMPARE(nodes.out(), QStringList{node});

    BlockResult refusal;
    refusal.node = QStringLiteral("n2");
    refusal.refusal = QStringLiteral("has another engine");
    QCOMPARE(nodes.add(refusal).value_or(QString()),
             QStringLiteral("n2 gets no more tasks in this run: has another engine"));
}

void MachinesTest::aMachineThatSendsWhatItWasNotGivenIsLeftOutAtOnce()
{
    NodeAccounts nodes;
    QVERIFY(nodes.reject(QStringLiteral("n1")));
    QCOMPARE(nodes.out(), QStringList{QStringLiteral("n1")});
    QCOMPARE(nodeName(QStringLiteral("anna@south.example")), QStringLiteral("anna@south.example"));
    QCOMPARE(nodeName(QStringLiteral("n1,n2")), QStringLiteral("?"));
    QCOMPARE(nodeName(QString(300, u'n')), QStringLiteral("?"));
}

void MachinesTest::aMachineThatIsOutSaysNothingOfTheOthers()
{
    NodeAccounts nodes;
    BlockResult nothing;
    nothing.node = QStringLiteral("n1");
    for (int task = 0; task < 20; ++task) {
        static_cast<void>(nodes.add(nothing));
        static_cast<void>(nodes.lose(nothing.node));
    }
    QCOMPARE(nodes.out(), QStringList{nothing.node});
    QCOMPARE(nodes.fruitless(), NodeAccounts::MostFailures);
    static_cast<void>(nodes.lose(QString())); // on a machine that nobody knows
    QCOMPARE(nodes.fruitless(), NodeAccounts::MostFailures + 1);
    static_cast<void>(nodes.add(someResult(QStringLiteral("abc"), 1)));
    QCOMPARE(nodes.fruitless(), 0);
}

void MachinesTest::aStopIsForTasksOfEarlierTerms()
{
    const QByteArray order = stopOrder(QStringLiteral("after-pairs"), 3);

    QCOMPARE(stopOrdered(order, 3), std::optional(QStringLiteral("after-pairs")));
    QCOMPARE(stopOrdered(order, 2), std::optional(QStringLiteral("after-pairs")));
    QVERIFY(!stopOrdered(order, 4));
    QVERIFY(!stopOrdered(order.chopped(1), 3)); // it may be on its way
    QVERIFY(!stopOrdered("nonsense\n", 3));     // whoever obeys it knows the words
}

void MachinesTest::timesAreScaledByTheSpeedOfTheMachine()
{
    const TimeControl usual = *timeControlFromText("60s+2s");
    const auto scaled = [&usual](double meant, double speed) {
        return QString::fromStdString(toText(scaledTime(usual, meant, speed)));
    };
    QCOMPARE(scaled(100, 50), QStringLiteral("2m+4s")); // half as quick
    QCOMPARE(scaled(100, 200), QStringLiteral("30s+1s"));
    QCOMPARE(scaled(100, 1), QStringLiteral("8m+16s")); // eight times at most
    QCOMPARE(scaled(0, 50), QString::fromStdString(toText(usual)));
    QCOMPARE(scaled(100, 0), QString::fromStdString(toText(usual)));
    QVERIFY(nodeSpeed() > 0);
    const Competition competition = test::fakeCompetition(2, 4);
    const auto block =
        blockFromBytes(toBytes(Block{1, {}, {}, {{QStringLiteral("n1"), 99.5}}}), competition);
    QVERIFY(block);
    QCOMPARE(block->speeds.value(QStringLiteral("n1")), 99.5);
}

void MachinesTest::whatIsSeenOfMachinesTravelsToWhoLooksOn()
{
    const WorkforceView now{
        2,
        5,
        {{.name = QStringLiteral("n2"), .tasks = 2, .failures = 1, .speed = 99.5},
         {.name = QStringLiteral("n3"), .isOut = true}}};
    MachineTally tally({QStringLiteral("p0"), QStringLiteral("p1")});
    StoredGame game = someResult(QStringLiteral("abc"), 1).games.front().game;
    game.node = QStringLiteral("n1");
    tally.add(game);

    const auto view = combined(tally, workforceViewFromBytes(toBytes(now)));

    QVERIFY(view);
    QCOMPARE(view->running, 2);
    QCOMPARE(view->waiting, 5);
    QCOMPARE(view->playing(), 1);
    QCOMPARE(view->machines.size(), std::size_t{3});
    QCOMPARE(view->machines[0].games, 1);
    QCOMPARE(view->machines[0].first, (GameCounts{0, 1, 0})); // White won, and is p1
    QCOMPARE(view->machines[1], now.machines[0]);
    QCOMPARE(view->machines[2], now.machines[1]);
    QVERIFY(!workforceViewFromBytes("half of a fi"));
    QVERIFY(!combined(MachineTally({}), std::nullopt)); // nothing is elsewhere
}

SHINPAN_TEST(MachinesTest)
#include "machines_test.moc"
