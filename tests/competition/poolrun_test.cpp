#include "core/competition/result/recordedstandings.h"
#include "core/competition/result/stopcourse.h"
#include "tests/competition/fakecompetition.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// A pool of real processes on many openings, whose games end at once.
Competition fakePool(int players, const QString &folder)
{
    Competition competition = fakeCompetition(players, 0, folder);
    competition.type = CompetitionType::Pool;
    competition.games.reset();
    competition.openings.sources = {RandomOpenings{.count = 60, .plies = 2}};
    for (int player = 0; player < players; ++player) {
        addOptions(competition, static_cast<std::size_t>(player),
                   {QStringLiteral("--resign-at"), QString::number(3 + (player + 1) % 2)});
    }
    return competition;
}

} // namespace

/// Pools that are played, and when they have told enough.
class PoolRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itEndsAtItsErrorBar();
    void itEndsAfterHoursOfThinking();
    void aContinuedPoolGoesOnAsIfItHadNotEnded();
    void theRecordTellsWhatTheRunKnew();
    void nobodyWaitsForWhoIsLeftOut();
    void otherTypesStopAsWell();
};

void PoolRunTest::itEndsAtItsErrorBar()
{
    const QTemporaryDir folder;
    Competition competition = fakePool(4, folder.path());
    competition.parallel = 3;
    competition.stop.precision = 350;
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    const std::optional<RunEnd> end = run.play();
    QVERIFY(end);
    QVERIFY2(end->kind == RunEnd::Kind::Complete, qPrintable(end->reason.english()));
    QVERIFY2(end->reason.english().startsWith(QStringLiteral("all ratings are known to ±")),
             qPrintable(end->reason.english()));
    QVERIFY(run.hasEvent(CompetitionEvent::Kind::Decided));
    QVERIFY(run.games.size() >= 8 && run.games.size() < 100);
    const std::optional<PoolRatings> ratings =
        poolOf(competition, run.runner.standings(), store->games()).rate(4);
    QVERIFY(ratings && ratings->widestMargin() < 400); // the last games were on their way
    for (const Matchup &matchup : run.runner.standings().matchups()) {
        const auto lead =
            matchup.counts(Color::Black).total() - matchup.counts(Color::White).total();
        QVERIFY(std::abs(lead) <= 1);
    }
}

void PoolRunTest::itEndsAfterHoursOfThinking()
{
    const QTemporaryDir folder;
    Competition competition = fakePool(3, folder.path());
    competition.stop.hours = 1e-9; // some microseconds
    const std::unique_ptr<ResultStore> store = openedStore(competition);
    QVERIFY(store);
    ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
    const std::optional<RunEnd> end = run.play();
    QVERIFY(end);
    QCOMPARE(end->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t(1));
    QVERIFY(end->reason.english().startsWith(QStringLiteral("the players have thought for")));
}

void PoolRunTest::aContinuedPoolGoesOnAsIfItHadNotEnded()
{
    const QTemporaryDir wholeFolder;
    const QTemporaryDir folder;
    Competition competition = fakePool(4, wholeFolder.path());
    competition.games = 31;
    const std::unique_ptr<ResultStore> wholeStore = openedStore(competition);
    ListeningRun whole(competition, ListeningRun::uncheckedRun(), wholeStore.get());
    QVERIFY(whole.play());
    QCOMPARE(whole.games.size(), std::size_t(31));
    competition.file = folder.filePath(QStringLiteral("fakes.toml"));
    bool isComplete = false;
    const QStringList ids =
        playInPieces(competition, 5, whole.games.size(),
                     [&isComplete](const CompetitionRunner &) { isComplete = true; });
    QVERIFY(isComplete);
    QCOMPARE(ids, whole.ids());
}

/// Whatever order the games are read in.
void PoolRunTest::theRecordTellsWhatTheRunKnew()
{
    Competition competition = competitionOf(CompetitionType::Pool, 5, 300);
    competition.stop.precision = 70;
    const std::vector<StoredGame> games = playAtRandom(competition, 300, 7);
    const Standings standings = toStandings(competition, games);
    StopCourse course(competition);
    std::vector<StoredGame> seen;
    bool wasOver = false;
    for (const StoredGame &game : games) {
        seen.insert(seen.begin(), game);
        if (game.state == StoredGame::State::Finished) {
            course.finish(game, standings.matchups()[game.matchup].playersOf(game.number));
        }
        StopCourse again(competition);
        again.restore(standings, seen);
        QCOMPARE(again.isOver(), course.isOver());
        if (course.isOver()) {
            QCOMPARE(again.reason().english(), course.reason().english());
            wasOver = true;
            break;
        }
    }
    QVERIFY(wasOver);
    const CompetitionReport report = makeReport(competition, seen);
    QVERIFY(report.isOver);
    QVERIFY(report.ratings->widestMargin() <= 70);
}

void PoolRunTest::nobodyWaitsForWhoIsLeftOut()
{
    Competition competition = competitionOf(CompetitionType::Pool, 4, 400);
    competition.stop.precision = 70;
    std::vector<StoredGame> games = playAtRandom(competition, 400, 3);
    const Standings standings = toStandings(competition, games);
    StopCourse waiting(competition);
    StopCourse course(competition);
    course.leaveOut(3);
    for (const StoredGame &game : games) {
        const ByColor<std::size_t> players =
            standings.matchups()[game.matchup].playersOf(game.number);
        if (game.state == StoredGame::State::Finished && players.black != 3 && players.white != 3) {
            waiting.finish(game, players);
            course.finish(game, players);
        }
    }
    QVERIFY(!waiting.isOver());
    QVERIFY(course.isOver());
}

void PoolRunTest::otherTypesStopAsWell()
{
    Competition competition = fakeCompetition(3, 40);
    competition.type = CompetitionType::Gauntlet;
    competition.stop.precision = 450;
    ListeningRun run(competition);
    const std::optional<RunEnd> end = run.play();
    QVERIFY(end);
    QCOMPARE(end->kind, RunEnd::Kind::Complete);
    QVERIFY(run.games.size() < 80);
    QVERIFY(end->reason.english().contains(QStringLiteral("±450 were wanted")));
}

SHINPAN_TEST(PoolRunTest)

#include "poolrun_test.moc"
