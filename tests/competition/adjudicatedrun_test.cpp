#include "core/competition/report/report.h"
#include "core/competition/run/stoprequest.h"
#include "core/match/match.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/competition/fakecompetition.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr double BuiltInFalseRate = 0.3;

/// Two players whose games are fixed before they begin: both sides give one side 97 % with their
/// moves 5 to 11, which is wrong in the given part of all games.
Competition fatedCompetition(int games, const QString &folder, const char *audit = "25%")
{
    Competition competition = fakeCompetition(2, games, folder);
    for (std::size_t player = 0; player < 2; ++player) {
        addOptions(competition, player, {QStringLiteral("--fate"), QStringLiteral("7:30")});
    }
    competition.setup.size = BoardSize::square(9);
    competition.setup.adjudication = *adjudicationRuleFromText(
        QStringLiteral("chance=95%,moves=3,audit=") + QLatin1String(audit));
    competition.parallel = 4;
    return competition;
}

} // namespace

/// A whole competition under a rule of adjudication, with real processes.
class AdjudicatedRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneInSoManyIsPlayedOn();
    void aGameThatGoesOnIsJudgedAsIfItHadNotStopped();
    void theBuiltInFalseRateIsFound();
};

void AdjudicatedRunTest::oneInSoManyIsPlayedOn()
{
    const QTemporaryDir folder;
    const Competition competition = fatedCompetition(24, folder.path());
    {
        const std::unique_ptr<ResultStore> store = openedStore(competition);
        QVERIFY(store);
        ListeningRun run(competition, ListeningRun::uncheckedRun(), store.get());
        QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    }
    const auto store = ResultStore::openForReading(competition.file);
    QVERIFY(store);
    int audited = 0;
    for (const StoredGame &game : (*store)->games()) {
        const bool wasAudited = isAudited(competition, competition.setup.adjudication, game.id);
        audited += wasAudited ? 1 : 0;
        QCOMPARE(game.result.end, wasAudited ? GameEnd::Resignation : GameEnd::Adjudication);
        QCOMPARE(game.verdict.ground, Adjudication::Ground::Chances);
        QCOMPARE(game.verdict.moves, 14); // both have made their seventh moves
        QCOMPARE(game.moves, wasAudited ? 22 + (game.result.winner == Color::White ? 0 : 1) : 14);
        QVERIFY(game.result.reason.english().contains(
            QLatin1String("Black with move 9: 97, 11: 97, 13: 97; White with move 10: 97, 12: 97, "
                          "14: 97")));
        const QString path = QStringLiteral("fakes.games/%1.sgf").arg(game.id);
        const QByteArray record = contentOf(folder.filePath(path));
        const char *const winner = game.result.winner == Color::Black ? "B+" : "W+";
        QVERIFY(record.contains(QByteArray("RE[") + winner + (wasAudited ? "R]" : "]")));
        QVERIFY(record.contains("wins by adjudication: with the last 3 moves"));
    }
    QVERIFY(audited > 0 && audited < 24);
}

void AdjudicatedRunTest::aGameThatGoesOnIsJudgedAsIfItHadNotStopped()
{
    for (const char *audit : {"0%", "100%"}) {
        const QTemporaryDir folder;
        Competition competition = fatedCompetition(1, folder.path(), audit);
        Competition slow = competition;
        for (std::size_t player = 0; player < 2; ++player) {
            addOptions(slow, player,
                       {QStringLiteral("--fate"), QStringLiteral("7:30"),
                        QStringLiteral("--delay-ms"), QStringLiteral("5")});
        }
        {
            const std::unique_ptr<ResultStore> store = openedStore(slow);
            QVERIFY(store);
            ListeningRun run(slow, ListeningRun::uncheckedRun(), store.get());
            run.runner.start();
            QVERIFY(eventually([&run] {
                const std::vector<RunningGame> games = run.runner.running();
                return !games.empty() && games[0].moves >= 11;
            }));
            run.runner.stop(StopMode::Now);
            QCOMPARE(run.playOut()->kind, RunEnd::Kind::Stopped);
        }
        const std::unique_ptr<ResultStore> store = openedStore(slow);
        QVERIFY(store);
        ListeningRun run(slow, ListeningRun::uncheckedRun(), store.get());
        QVERIFY(run.runner.resume());
        QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
        ListeningRun whole(fatedCompetition(1, folder.filePath(QStringLiteral("x")), audit));
        QVERIFY(whole.play());

        QCOMPARE(run.games[0].verdict.moves, 14);
        QCOMPARE(run.games[0].result.reason, whole.games[0].result.reason.english());
        QCOMPARE(run.games[0].sgfResult, whole.games[0].sgfResult);
    }
}

/// The same at length, over many seeds: tests/series/adjudication.py.
void AdjudicatedRunTest::theBuiltInFalseRateIsFound()
{
    const QTemporaryDir folder;
    const Competition competition = fatedCompetition(60, folder.path(), "100%");
    ListeningRun run(competition);
    QVERIFY(run.play());

    const CompetitionReport report = makeReport(competition, run.games);

    const AdjudicationTally &all = report.adjudication.all;
    QCOMPARE(all.met(), 60);
    QCOMPARE(all.audited, 60);
    QCOMPARE(all.resigned, 60);
    QVERIFY(all.falseRate().low <= BuiltInFalseRate && BuiltInFalseRate <= all.falseRate().high);
}

SHINPAN_TEST(AdjudicatedRunTest)
#include "adjudicatedrun_test.moc"
