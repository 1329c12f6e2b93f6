#include "core/competition/run/competitionrunner.h"

#include "tests/competition/fakecompetition.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

/// A competition between real processes, without a record of it.
class CompetitionRunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsEveryGame();
    void playsSeveralGamesAtOnce();
    void sameGamesHoweverManyAtOnce();
    void tellsEnginesSlotAndGame();
    void keepsEnginesOfASlot();
    void engineThatWasToldOtherRulesLeaves();
    void replacesAnEngineThatFailed();
    void firstVoidGameHalts();
    void voidGameIsPlayedAgainUnderItsId();
    void plainMatchCountsVoidGames();
    void playerInQuarantineIsLeftOut();
    void stopsAfterTheRunningGames();
    void stopsAfterPairs();
    void stopsAtOnce();
    void stopsAfterSoManyGames();
    void stopsWhenTimeIsUp();
    void pausesAndGoesOn();
    void testStopsByItself();
    void copiesDecideNoTest();
    void pairsShareAnOpening();
    void endsWhenOpeningsAreUsedUp();
    void recordTellsOfTheCompetition();
    void playerIsNamedByItsId();
    void deletedRunnerLeavesNothing();

private:
    [[nodiscard]] static QStringList linesOf(const QString &path);
};

QStringList CompetitionRunnerTest::linesOf(const QString &path)
{
    return QString::fromUtf8(contentOf(path)).split(u'\n', Qt::SkipEmptyParts);
}

void CompetitionRunnerTest::playsEveryGame()
{
    ListeningRun run(fakeCompetition(3, 2));
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.ids(), QStringList({QStringLiteral("AvB_0"), QStringLiteral("AvC_0"),
                                     QStringLiteral("BvC_0"), QStringLiteral("AvB_1"),
                                     QStringLiteral("AvC_1"), QStringLiteral("BvC_1")}));
    QCOMPARE(run.runner.standings().played(), 6);
    QCOMPARE(run.mostAtOnce, 1);
    for (const StoredGame &game : run.games) {
        QCOMPARE(game.result.end, GameEnd::Passes);
        QVERIFY(game.moves > 10);
        QVERIFY(game.measuredCpu.black && game.measuredCpu.white);
    }
}

void CompetitionRunnerTest::playsSeveralGamesAtOnce()
{
    Competition competition = fakeCompetition(3, 4);
    competition.parallel = 3;
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{12});
    QCOMPARE(run.mostAtOnce, 3);
}

void CompetitionRunnerTest::sameGamesHoweverManyAtOnce()
{
    Competition competition = fakeCompetition(3, 2);
    ListeningRun one(competition);
    QVERIFY(one.play());
    competition.parallel = 4;
    ListeningRun four(competition);
    QVERIFY(four.play());
    QCOMPARE(four.records.size(), std::size_t{6});
    for (const auto &[id, record] : one.records) {
        QByteArray other = four.records[id];
        const qsizetype date = record.indexOf("Date ");
        other.replace(other.indexOf("Date "), 21, record.mid(date, 21)); // to the minute
        QCOMPARE(other, record);
    }
}

void CompetitionRunnerTest::tellsEnginesSlotAndGame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("told"));
    Competition competition = fakeCompetition(2, 2);
    EngineProfile &engine = competition.players[0].engine;
    engine.commandLine =
        QStringLiteral("sh -c 'echo $SHINPAN_SLOT $SHINPAN_GAME_ID $GOMILL_SLOT $GOMILL_GAME_ID >> "
                       "%1; exec %2'")
            .arg(path, engine.commandLine);
    ListeningRun run(competition);
    QVERIFY(run.play());
    QCOMPARE(linesOf(path),
             QStringList({QStringLiteral("0 AvB_0 0 AvB_0"), QStringLiteral("0 AvB_1 0 AvB_1")}));
}

void CompetitionRunnerTest::keepsEnginesOfASlot()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("heard"));
    Competition competition = fakeCompetition(2, 4);
    competition.keepsEngines = true;
    addOptions(competition, 0, {QStringLiteral("--log"), path});
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const QStringList heard = linesOf(path);
    QCOMPARE(heard.filter(QStringLiteral("protocol_version")).size(), 1);
    QCOMPARE(heard.filter(QStringLiteral("clear_board")).size(), 4);
    QCOMPARE(heard.filter(QStringLiteral("quit")).size(), 1);
}

void CompetitionRunnerTest::engineThatWasToldOtherRulesLeaves()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("heard"));
    Competition competition = fakeCompetition(2, 2);
    competition.keepsEngines = true;
    competition.type = CompetitionType::Playoff;
    for (const char *const rules : {"Chinese", "Japanese"}) {
        CompetitionMatchup matchup;
        matchup.id = QString::fromLatin1(rules);
        matchup.first = 0;
        matchup.second = 1;
        matchup.games = 2;
        matchup.setup = competition.setup;
        matchup.setup.rules = findRulesetPreset(rules)->rules;
        competition.matchups.push_back(matchup);
    }
    competition.players[0].engine.rulesArguments = {QStringLiteral("--log %1.area").arg(path),
                                                    QStringLiteral("--log %1.territory").arg(path)};
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    for (const char *const scoring : {".area", ".territory"}) {
        const QStringList heard = linesOf(path + QLatin1String(scoring));
        QCOMPARE(heard.filter(QStringLiteral("clear_board")).size(), 2);
        QCOMPARE(heard.filter(QStringLiteral("quit")).size(),
                 heard.filter(QStringLiteral("protocol_version")).size());
    }
}

void CompetitionRunnerTest::replacesAnEngineThatFailed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("heard"));
    Competition competition = fakeCompetition(2, 2);
    competition.keepsEngines = true;
    addOptions(
        competition, 0,
        {QStringLiteral("--log"), path, QStringLiteral("--illegal-at"), QStringLiteral("2")});
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games[0].result.end, GameEnd::Forfeit);
    QCOMPARE(linesOf(path).filter(QStringLiteral("protocol_version")).size(), 2);
}

void CompetitionRunnerTest::firstVoidGameHalts()
{
    Competition competition = fakeCompetition(2, 4);
    addOptions(competition, 1, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    ListeningRun run(competition);
    const std::optional<RunEnd> end = run.play();
    QCOMPARE(end->kind, RunEnd::Kind::Halted);
    QVERIFY2(end->reason.english().contains(QStringLiteral("AvB_0")),
             qPrintable(end->reason.english()));
    QVERIFY(run.games.empty());
    QCOMPARE(run.voids.size(), std::size_t{1});
    QCOMPARE(run.voids[0].result.culprit, std::optional(Color::White));
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::Halted));
}

void CompetitionRunnerTest::voidGameIsPlayedAgainUnderItsId()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("once"));
    Competition competition = fakeCompetition(2, 2);
    EngineProfile &engine = competition.players[1].engine;
    engine.commandLine =
        QStringLiteral("sh -c '[ $SHINPAN_GAME_ID = AvB_1 ] && [ ! -e %1 ] && touch "
                       "%1 && exit 1; exec %2'")
            .arg(path, engine.commandLine);
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.voids.size(), std::size_t{1});
    QCOMPARE(run.voids[0].id, QStringLiteral("AvB_1"));
    QCOMPARE(run.voids[0].attempt, 1);
    QCOMPARE(run.games.back().id, QStringLiteral("AvB_1"));
    QCOMPARE(run.games.back().attempt, 2);
}

void CompetitionRunnerTest::plainMatchCountsVoidGames()
{
    Competition competition = fakeCompetition(2, 3);
    addOptions(competition, 1, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    RunOptions options = ListeningRun::uncheckedRun();
    options.countsVoids = true;
    ListeningRun run(competition, options);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{3});
    QCOMPARE(run.games[2].result.end, GameEnd::Void);
    QVERIFY(run.voids.empty());
}

void CompetitionRunnerTest::playerInQuarantineIsLeftOut()
{
    Competition competition = fakeCompetition(3, 4);
    competition.policies.quarantineAfter = 2;
    addOptions(competition, 1, {QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    ListeningRun run(competition);
    const std::optional<RunEnd> end = run.play();
    QCOMPARE(end->kind, RunEnd::Kind::Halted);
    QVERIFY2(end->reason.english().contains(QStringLiteral("8 games")),
             qPrintable(end->reason.english()));
    QVERIFY2(end->reason.english().contains(QStringLiteral("p1")),
             qPrintable(end->reason.english()));
    QCOMPARE(run.voids.size(), std::size_t{2});
    QCOMPARE(run.games.size(), std::size_t{4});
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::Quarantined));
}

void CompetitionRunnerTest::stopsAfterTheRunningGames()
{
    Competition competition = fakeCompetition(3, 20);
    competition.parallel = 2;
    ListeningRun run(competition);
    connect(&run.runner, &CompetitionRunner::gameEnded, this,
            [&run] { run.runner.stop(StopMode::AfterGames); });
    QCOMPARE(run.play()->kind, RunEnd::Kind::Stopped);
    QVERIFY(run.games.size() <= 2);
    QCOMPARE(run.runner.standings().running(), 0);
}

void CompetitionRunnerTest::stopsAfterPairs()
{
    Competition competition = fakeCompetition(3, 20);
    competition.parallel = 2;
    ListeningRun run(competition);
    connect(&run.runner, &CompetitionRunner::gameEnded, this,
            [&run] { run.runner.stop(StopMode::AfterPairs); });
    QCOMPARE(run.play()->kind, RunEnd::Kind::Stopped);
    QVERIFY(!run.games.empty());
    for (const Matchup &matchup : run.runner.standings().matchups()) {
        QCOMPARE(matchup.played() % 2, 0);
    }
}

void CompetitionRunnerTest::stopsAtOnce()
{
    const QString word = uniqueWord();
    Competition competition = fakeCompetition(2, 20);
    competition.parallel = 2;
    for (std::size_t player : {0, 1}) {
        addOptions(
            competition, player,
            {QStringLiteral("--name"), word, QStringLiteral("--delay-ms"), QStringLiteral("20")});
    }
    ListeningRun run(competition);
    run.runner.start();
    QVERIFY(eventually([&run] {
        const std::vector<RunningGame> games = run.runner.running();
        return games.size() == 2 && games[0].moves > 1;
    }));
    run.runner.stop(StopMode::Now);
    QCOMPARE(run.playOut()->kind, RunEnd::Kind::Stopped);
    QVERIFY(run.games.empty());
    QVERIFY(run.voids.empty());
    QCOMPARE(processesWith(word), 0);
}

void CompetitionRunnerTest::stopsAfterSoManyGames()
{
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxGames = 3;
    ListeningRun run(fakeCompetition(3, 20), options);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Stopped);
    QCOMPARE(run.games.size(), std::size_t{3});
}

void CompetitionRunnerTest::stopsWhenTimeIsUp()
{
    RunOptions options = ListeningRun::uncheckedRun();
    options.maxTime = 1s;
    Competition competition = fakeCompetition(2, 1'000);
    addOptions(competition, 0, {QStringLiteral("--delay-ms"), QStringLiteral("2")});
    ListeningRun run(competition, options);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Stopped);
    QVERIFY(!run.games.empty());
}

void CompetitionRunnerTest::pausesAndGoesOn()
{
    Competition competition = fakeCompetition(2, 2);
    slowDown(competition);
    ListeningRun run(competition);
    run.runner.start();
    QVERIFY(eventually([&run] {
        const std::vector<RunningGame> games = run.runner.running();
        return !games.empty() && games[0].moves > 1;
    }));
    run.runner.pause();
    QVERIFY(eventually([&run] {
        const std::vector<RunningGame> games = run.runner.running();
        return !games.empty() && games[0].match->state() == Match::State::Holding;
    }));
    QVERIFY(run.runner.isPaused());
    run.runner.goOn();
    QCOMPARE(run.playOut()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{2});
}

void CompetitionRunnerTest::testStopsByItself()
{
    Competition competition = fakeCompetition(2, 1);
    competition.type = CompetitionType::SprtMatch;
    competition.games.reset();
    competition.sprt = Sprt{.elo0 = 0, .elo1 = 200};
    competition.openings.sources = {RandomOpenings{.count = 100, .plies = 3}};
    addOptions(competition, 1, {QStringLiteral("--resign-at"), QStringLiteral("1")});
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const std::optional<SprtState> state = run.runner.sprt();
    QCOMPARE(state->verdict, SprtVerdict::AcceptH1);
    QVERIFY(state->llr >= state->upper);
    QCOMPARE(static_cast<int>(run.games.size()) % 2, 0);
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::Decided));
}

void CompetitionRunnerTest::copiesDecideNoTest()
{
    Competition competition = fakeCompetition(2, 1);
    competition.type = CompetitionType::SprtMatch;
    competition.games.reset();
    competition.sprt = Sprt{.elo0 = 0, .elo1 = 200};
    competition.openings.sources = {MoveListOpenings{{QStringLiteral("C3 B2")}}};
    addOptions(competition, 1, {QStringLiteral("--resign-at"), QStringLiteral("1")});
    ListeningRun run(competition);
    const std::optional<RunEnd> end = run.play();
    QVERIFY(end);
    QCOMPARE(end->kind, RunEnd::Kind::Complete);
    QCOMPARE(end->reason,
             QStringLiteral("no verdict: the last 10 games repeat earlier ones, so nothing new is "
                            "to be expected (12 games, 10 of them copies); the log-likelihood "
                            "ratio is 0.42, the bounds are -2.94 and 2.94. More openings would "
                            "make the games differ"));
    const std::optional<SprtState> state = run.runner.sprt();
    QVERIFY(state->isExhausted);
    QCOMPARE(state->pairs, (PairCounts{0, 0, 0, 0, 1}));
    QCOMPARE(run.games.size(), std::size_t{12});

    QStringList said;
    for (const CompetitionEvent &event : run.events) {
        if (event.kind == CompetitionEvent::Kind::FewOpenings) {
            said.append(event.text);
        }
    }
    QCOMPARE(
        said,
        (QStringList{QStringLiteral("1 opening will do for the first 2 games of two players and "
                                    "begin again after that; engines that play without chance "
                                    "repeat their games then, and a copy adds nothing to the "
                                    "test. More openings would make them differ"),
                     QStringLiteral("all openings of p0 v p1 have been played and begin again")}));
}

void CompetitionRunnerTest::pairsShareAnOpening()
{
    Competition competition = fakeCompetition(2, 4);
    competition.openings.sources = {
        MoveListOpenings{{QStringLiteral("C3 B2"), QStringLiteral("D4 D3 C2")}}};
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    for (const auto &[id, moves] :
         {std::pair("AvB_0", ";B[cc];W[bd]"), std::pair("AvB_1", ";B[cc];W[bd]"),
          std::pair("AvB_2", ";B[db];W[dc];B[cd]"), std::pair("AvB_3", ";B[db];W[dc];B[cd]")}) {
        const QByteArray record = run.records[QString::fromLatin1(id)].simplified();
        QVERIFY2(QByteArray(record).replace(" ", "").contains(moves), record);
    }
    QVERIFY(!run.games[0].opening.isEmpty());
    QCOMPARE(run.games[0].opening, run.games[1].opening);
    QVERIFY(run.games[0].opening != run.games[2].opening);
}

void CompetitionRunnerTest::endsWhenOpeningsAreUsedUp()
{
    Competition competition = fakeCompetition(2, 20);
    competition.openings.sources = {MoveListOpenings{{QStringLiteral("C3 B2")}}};
    competition.openings.reuse = OpeningPlan::Reuse::Once;
    ListeningRun run(competition);
    const std::optional<RunEnd> end = run.play();
    QCOMPARE(end->kind, RunEnd::Kind::Stopped);
    QVERIFY2(end->reason.english().contains(QStringLiteral("openings")),
             qPrintable(end->reason.english()));
    QCOMPARE(run.games.size(), std::size_t{2});
}

void CompetitionRunnerTest::recordTellsOfTheCompetition()
{
    ListeningRun run(fakeCompetition(2, 1));
    QVERIFY(run.play());
    const QString record = QString::fromUtf8(run.records[QStringLiteral("AvB_0")]);
    for (const QString &text :
         {QStringLiteral("EV[Fakes]"), QStringLiteral("GN[Fakes AvB_0]"),
          QStringLiteral("C[Event: Fakes\nGame id AvB_0\nDate "),
          QStringLiteral("\nBlack p0 fakeengine"), QStringLiteral("\nWhite p1 fakeengine"),
          QStringLiteral("PB[fakeengine:1.0]")}) {
        QVERIFY2(record.contains(text), qPrintable(record));
    }
}

void CompetitionRunnerTest::playerIsNamedByItsId()
{
    Competition competition = fakeCompetition(2, 1);
    competition.players[1].isNamedByItself = false;
    ListeningRun run(competition);
    QVERIFY(run.play());
    const QByteArray record = run.records[QStringLiteral("AvB_0")];
    QVERIFY2(record.contains("PW[p1]") && record.contains("PB[fakeengine:1.0]"), record);
}

void CompetitionRunnerTest::deletedRunnerLeavesNothing()
{
    const QString word = uniqueWord();
    Competition competition = fakeCompetition(2, 20);
    addOptions(competition, 0, {QStringLiteral("--name"), word});
    addOptions(competition, 1, {QStringLiteral("--name"), word});
    {
        ListeningRun run(competition);
        run.runner.start();
        QVERIFY(eventually([&run] { return !run.games.empty(); }));
    }
    QVERIFY(everyProcessIsReaped());
    QCOMPARE(processesWith(word), 0);
}

SHINPAN_TEST(CompetitionRunnerTest)
#include "competitionrunner_test.moc"
