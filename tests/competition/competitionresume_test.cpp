#include "core/competition/run/stoprequest.h"
#include "core/match/match.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// A competition with its record, that one run leaves and another goes on with.
class CompetitionResumeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreKept();
    void goesOnWhereItStopped();
    void startedGameGoesOnFromItsLastMove();
    void clocksGoOn();
    void voidGameIsKeptApart();
    void stopFromElsewhereIsObeyed();
    void moreGamesAreAddedToWhatWasPlayed();
    void repeatedGamesAreNamedAcrossRuns();
    void lostRecordsAreWrittenAnew();
    void logsArePacked();
    void errorOutputIsKept();
    void errorOutputNobodyWantsIsNotKept();
    void enginesAreIdentified();

private:
    [[nodiscard]] static QByteArray withoutDate(QByteArray record);
    [[nodiscard]] static std::vector<Move> movesIn(const GameTree &tree);
};

/// "Date 2026-11-21 18:30" is about the run, not about the game.
QByteArray CompetitionResumeTest::withoutDate(QByteArray record)
{
    return record.remove(record.indexOf("Date "), 21);
}

std::vector<Move> CompetitionResumeTest::movesIn(const GameTree &tree)
{
    std::vector<Move> moves;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (const std::optional<Move> move = moveAt(tree, node)) {
            moves.push_back(*move);
        }
    }
    return moves;
}

void CompetitionResumeTest::resultsAreKept()
{
    const QTemporaryDir folder;
    const Competition competition = fakeCompetition(2, 3, folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const std::vector<StoredGame> games = store->games();
    QCOMPARE(games.size(), std::size_t{3});
    for (std::size_t i = 0; i < games.size(); ++i) {
        QCOMPARE(games[i].state, StoredGame::State::Finished);
        QCOMPARE(games[i].sgfResult, run.games[i].sgfResult);
        QCOMPARE(static_cast<int>(store->movesOf(games[i].id).size()), games[i].moves);
        const QString path = QStringLiteral("fakes.games/%1.sgf").arg(games[i].id);
        QCOMPARE(contentOf(folder.filePath(path)), run.records[games[i].id]);
    }
    QVERIFY(!store->events().empty());
}

void CompetitionResumeTest::goesOnWhereItStopped()
{
    const QTemporaryDir folder;
    const Competition competition = fakeCompetition(3, 2, folder.path());
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxGames = 2;
    QStringList ids;
    for (int i = 0; i < 3; ++i) {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, options, store.get());
        QVERIFY(run.runner.resume());
        QCOMPARE(run.play()->kind, i < 2 ? RunEnd::Kind::Stopped : RunEnd::Kind::Complete);
        ids += run.ids();
    }
    ListeningRun whole(fakeCompetition(3, 2));
    QVERIFY(whole.play());
    QCOMPARE(ids, whole.ids());
}

void CompetitionResumeTest::startedGameGoesOnFromItsLastMove()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 1, folder.path());
    slowDown(competition);
    int moves = 0;
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        run.runner.start();
        QVERIFY(eventually([&run] {
            const std::vector<RunningGame> games = run.runner.running();
            return !games.empty() && games[0].moves >= 5;
        }));
        moves = run.runner.running()[0].moves;
        run.runner.stop(StopMode::Now);
        QCOMPARE(run.playOut()->kind, RunEnd::Kind::Stopped);
        QCOMPARE(store->unfinishedGames().size(), std::size_t{1});
    }
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.runner.resume());
    run.runner.start();
    QVERIFY(eventually([&run] { return !run.runner.running().empty(); }));
    QVERIFY(run.runner.running()[0].moves >= moves);
    QCOMPARE(run.playOut()->kind, RunEnd::Kind::Complete);
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::GameResumed));
    ListeningRun whole(fakeCompetition(2, 1));
    QVERIFY(whole.play());
    QCOMPARE(withoutDate(run.records[QStringLiteral("AvB_0")]),
             withoutDate(whole.records[QStringLiteral("AvB_0")]));
    QCOMPARE(run.games[0].moves, whole.games[0].moves);
    QCOMPARE(store->games().front().attempt, 1);
    const std::vector<StoredMove> stored = store->movesOf(QStringLiteral("AvB_0"));
    QCOMPARE(static_cast<int>(stored.size()), run.games[0].moves);
    ByColor<std::chrono::nanoseconds> used{}; // both runs count
    for (const StoredMove &move : stored) {
        used[move.color] += move.used;
    }
    QVERIFY(store->games().front().time == used);
}

void CompetitionResumeTest::clocksGoOn()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 1, folder.path());
    TimeControl hour;
    hour.system = TimeControl::System::Absolute;
    hour.main = std::chrono::hours(1);
    competition.setup.time = {hour, hour};
    for (std::size_t player : {0, 1}) {
        addOptions(competition, player,
                   {QStringLiteral("--late-at"), QStringLiteral("genmove:60")});
    }
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        run.runner.start();
        QVERIFY(eventually([&run] {
            const std::vector<RunningGame> games = run.runner.running();
            return !games.empty() && games[0].moves >= 4;
        }));
        run.runner.stop(StopMode::Now);
        QVERIFY(run.playOut());
    }
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.runner.resume());
    run.runner.start();
    QVERIFY(eventually([&run] { return !run.runner.running().empty(); }));
    const GameClock clock = run.runner.running()[0].match->clock();
    for (const Color color : BothColors) {
        const std::chrono::milliseconds left = clock.timeLeft(color).time;
        QVERIFY(left <= std::chrono::hours(1) - std::chrono::milliseconds(110));
        QVERIFY(left > std::chrono::minutes(59));
    }
    run.runner.stop(StopMode::Now);
    QVERIFY(run.playOut());
}

void CompetitionResumeTest::voidGameIsKeptApart()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 4, folder.path());
    addOptions(competition, 1, {QStringLiteral("--crash-at"), QStringLiteral("20")});
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Halted);
    QVERIFY(
        contentOf(folder.filePath(QStringLiteral("fakes.void/AvB_0.sgf"))).contains("RE[Void]"));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("fakes.games/AvB_0.sgf"))));
    QVERIFY(store->unfinishedGames().empty());
}

void CompetitionResumeTest::stopFromElsewhereIsObeyed()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 1'000, folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    run.runner.start();
    QVERIFY(eventually([&run] { return !run.games.empty(); }));
    QVERIFY(postStop(competition.file, StopMode::AfterGames));
    QCOMPARE(run.playOut()->kind, RunEnd::Kind::Stopped);
    QVERIFY(run.games.size() < 1'000);
}

void CompetitionResumeTest::moreGamesAreAddedToWhatWasPlayed()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 2, folder.path());
    QStringList ids;
    for (const int games : {2, 3}) {
        competition.games = games;
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        QVERIFY(run.runner.resume());
        QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
        ids += run.ids();
    }
    QCOMPARE(ids, QStringList(
                      {QStringLiteral("AvB_0"), QStringLiteral("AvB_1"), QStringLiteral("AvB_2")}));
}

void CompetitionResumeTest::repeatedGamesAreNamedAcrossRuns()
{
    const QTemporaryDir folder;
    const Competition competition = fakeCompetition(2, 4, folder.path());
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxGames = 2;
    std::unique_ptr<ResultStore> store;
    for (int i = 0; i < 2; ++i) {
        store.reset();
        store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, options, store.get());
        QVERIFY(run.runner.resume());
        QVERIFY(run.play());
    }
    const std::vector<StoredGame> games = store->games();
    QCOMPARE(games.size(), std::size_t{4});
    QCOMPARE(games[1].duplicateOf, std::nullopt);
    QCOMPARE(games[2].duplicateOf, std::optional(QStringLiteral("AvB_0")));
    QCOMPARE(games[3].duplicateOf, std::optional(QStringLiteral("AvB_1")));
}

void CompetitionResumeTest::lostRecordsAreWrittenAnew()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 3, folder.path());
    competition.openings.sources = {MoveListOpenings{{QStringLiteral("C3 B2")}}};
    const auto fileOf = [&folder](int game) {
        return folder.filePath(QStringLiteral("fakes.games/AvB_%1.sgf").arg(game));
    };
    std::map<int, QByteArray> before;
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
        for (const int game : {0, 1, 2}) {
            before[game] = contentOf(fileOf(game));
        }
    }
    QVERIFY(QFile::remove(fileOf(0)));
    QVERIFY(QFile::resize(fileOf(1), 0));
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QVERIFY(run.runner.resume());
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::Warning));
    QCOMPARE(contentOf(fileOf(2)), before[2]);
    for (const int game : {0, 1}) {
        const Result<SgfGame, SgfError> lost = readSgf(before[game]);
        const Result<SgfGame, SgfError> anew = readSgf(contentOf(fileOf(game)));
        QVERIFY(lost && anew);
        QCOMPARE(readGameInfo(anew->tree), readGameInfo(lost->tree));
        QCOMPARE(movesIn(anew->tree), movesIn(lost->tree));
        QCOMPARE(commentAt(anew->tree, anew->tree.root()),
                 commentAt(lost->tree, lost->tree.root()));
    }
}

void CompetitionResumeTest::logsArePacked()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 2, folder.path());
    competition.logsGtp = true;
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    for (const QString &id : run.ids()) {
        const QString log = folder.filePath(QStringLiteral("fakes.logs/%1.gtp").arg(id));
        QVERIFY2(QFile::exists(log + QStringLiteral(".gz")), qPrintable(log));
        QVERIFY(!QFile::exists(log));
    }
}

void CompetitionResumeTest::errorOutputIsKept()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 1, folder.path());
    addOptions(competition, 0, {QStringLiteral("--flood-stderr"), QStringLiteral("100")});
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const QStringList logs =
        QDir(folder.filePath(QStringLiteral("fakes.logs"))).entryList(QDir::Files);
    QCOMPARE(logs, QStringList(QStringLiteral("AvB_0.stderr.gz")));
}

void CompetitionResumeTest::errorOutputNobodyWantsIsNotKept()
{
    const QTemporaryDir folder;
    Competition competition = fakeCompetition(2, 1, folder.path());
    addOptions(competition, 0, {QStringLiteral("--flood-stderr"), QStringLiteral("100")});
    competition.players[0].engine.discardsErrorOutput = true;
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    }
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("fakes.logs"))));
}

void CompetitionResumeTest::enginesAreIdentified()
{
    const QTemporaryDir folder;
    const Competition competition = fakeCompetition(2, 1, folder.path());
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const std::vector<EngineIdentity> engines = store->engines();
    QCOMPARE(engines.size(), std::size_t{2});
    for (const EngineIdentity &engine : engines) {
        QCOMPARE(engine.name, QStringLiteral("fakeengine"));
        QVERIFY(!engine.files.empty());
        QCOMPARE(engine.files.front().sha256.size(), 64);
    }
}

SHINPAN_TEST(CompetitionResumeTest)
#include "competitionresume_test.moc"
