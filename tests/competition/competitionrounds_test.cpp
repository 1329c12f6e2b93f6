#include "tests/competition/fakecompetition.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// The earlier a player is in the list, the stronger: of any two, the later one resigns first.
Competition strengthCompetition(CompetitionType type, int players, int games)
{
    Competition competition = fakeCompetition(players, games);
    competition.type = type;
    for (int i = 0; i < players; ++i) {
        addOptions(competition, static_cast<std::size_t>(i),
                   {QStringLiteral("--resign-at"), QString::number(players - i)});
    }
    return competition;
}

/// Has the player resign at its first move in games whose id matches this pattern of a shell.
void resignIn(Competition &competition, std::size_t player, const QString &ids)
{
    EngineProfile &engine = competition.players[player].engine;
    const QString usual = engine.commandLine;
    engine.commandLine =
        QStringLiteral("sh -c 'case $SHINPAN_GAME_ID in %1) exec %2 --resign-at 1;; esac; exec %2'")
            .arg(ids, usual);
}

/// "1: 0-3 2:0": round, players, points of each.
QStringList tableOf(const Standings &standings)
{
    QStringList table;
    for (const Matchup &matchup : standings.matchups()) {
        table += QStringLiteral("%1: %2-%3 %4:%5")
                     .arg(matchup.round() + 1)
                     .arg(matchup.first())
                     .arg(matchup.second())
                     .arg(matchup.firstHalfPoints() / 2)
                     .arg(matchup.secondHalfPoints() / 2);
    }
    return table;
}

} // namespace

/// Competitions in rounds between real processes: pairings come about by how games end.
class CompetitionRoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knockoutIsWonByTheStrongest();
    void evenMatchOfAKnockoutIsProlonged();
    void evenToTheEndTheBetterSeedGoesOn();
    void swissHasWinnersMeetWinners();
    void roundRobinGoesByRounds();
    void recordsNameTheirRound();
    void roundsGoOnWhereTheyWereLeft_data();
    void roundsGoOnWhereTheyWereLeft();
};

void CompetitionRoundsTest::knockoutIsWonByTheStrongest()
{
    Competition competition = strengthCompetition(CompetitionType::Knockout, 5, 2);
    competition.parallel = 3;
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(tableOf(run.runner.standings()),
             QStringList({QStringLiteral("1: 3-4 2:0"), QStringLiteral("2: 0-3 2:0"),
                          QStringLiteral("2: 1-2 2:0"), QStringLiteral("3: 0-1 2:0")}));
    QCOMPARE(run.games.size(), std::size_t{8});
}

void CompetitionRoundsTest::evenMatchOfAKnockoutIsProlonged()
{
    Competition competition = fakeCompetition(2, 2);
    competition.type = CompetitionType::Knockout;
    resignIn(competition, 0, QStringLiteral("*_0|*_2|*_3"));
    resignIn(competition, 1, QStringLiteral("*_1"));
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(tableOf(run.runner.standings()), QStringList(QStringLiteral("1: 0-1 1:3")));
}

void CompetitionRoundsTest::evenToTheEndTheBetterSeedGoesOn()
{
    Competition competition = fakeCompetition(4, 2);
    competition.type = CompetitionType::Knockout;
    competition.tieBreaks = 1;
    resignIn(competition, 0, QStringLiteral("r1-AvD_0|r1-AvD_2"));
    resignIn(competition, 3, QStringLiteral("*"));
    resignIn(competition, 1, QStringLiteral("r2-*"));
    resignIn(competition, 2, QStringLiteral("r1-*"));
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(tableOf(run.runner.standings()),
             QStringList({QStringLiteral("1: 0-3 2:2"), QStringLiteral("1: 1-2 2:0"),
                          QStringLiteral("2: 0-1 2:0")}));
}

void CompetitionRoundsTest::swissHasWinnersMeetWinners()
{
    Competition competition = strengthCompetition(CompetitionType::Swiss, 6, 2);
    competition.rounds = 3;
    competition.parallel = 2;
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    const Standings &standings = run.runner.standings();
    QCOMPARE(standings.matchups().size(), std::size_t{9});
    std::set<std::pair<std::size_t, std::size_t>> met;
    for (const Matchup &matchup : standings.matchups()) {
        QVERIFY(met.insert(std::minmax(matchup.first(), matchup.second())).second);
    }
    QVERIFY(met.contains({0, 1})); // who has won everything so far
    QCOMPARE(standings.halfPoints(0), 2 * 2 * 3);
    QCOMPARE(standings.halfPoints(5), 0);
}

void CompetitionRoundsTest::roundRobinGoesByRounds()
{
    Competition competition = strengthCompetition(CompetitionType::RoundRobin, 5, 2);
    competition.cycles = 2;
    ListeningRun run(competition);
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.games.size(), std::size_t{2 * 2 * 10});
    const std::vector<Matchup> &matchups = run.runner.standings().matchups();
    std::map<int, std::set<std::size_t>> players;
    int before = 0;
    for (const StoredGame &game : run.games) {
        const Matchup &matchup = matchups[game.matchup];
        QVERIFY(matchup.round() >= before);
        before = matchup.round();
        players[before].insert({matchup.first(), matchup.second()});
        QCOMPARE(*game.result.winner,
                 matchup.playersOf(game.number).black == std::min(matchup.first(), matchup.second())
                     ? Color::Black
                     : Color::White);
    }
    QCOMPARE(before, 2 * 5 - 1);
    for (const auto &[round, those] : players) {
        QCOMPARE(those.size(), std::size_t{4}); // one of five rests
    }
}

void CompetitionRoundsTest::recordsNameTheirRound()
{
    ListeningRun run(strengthCompetition(CompetitionType::Knockout, 3, 1));
    QCOMPARE(run.play()->kind, RunEnd::Kind::Complete);
    QCOMPARE(run.ids(), QStringList({QStringLiteral("r1-BvC_0"), QStringLiteral("r2-AvB_0")}));
    for (const auto &[id, record] : run.records) {
        QVERIFY2(record.contains("RO[" + id.mid(1, 1).toUtf8() + "]"), record);
    }
}

void CompetitionRoundsTest::roundsGoOnWhereTheyWereLeft_data()
{
    QTest::addColumn<int>("type");
    for (const CompetitionType type :
         {CompetitionType::Knockout, CompetitionType::Swiss, CompetitionType::RoundRobin}) {
        QTest::addRow("%s", kindOf(type).word.data()) << static_cast<int>(type);
    }
}

void CompetitionRoundsTest::roundsGoOnWhereTheyWereLeft()
{
    QFETCH(const int, type);
    const QTemporaryDir folder;
    Competition competition = strengthCompetition(static_cast<CompetitionType>(type), 5, 2);
    competition.rounds = 3;
    ListeningRun whole(competition);
    QVERIFY(whole.play());
    competition.file = folder.filePath(QStringLiteral("rounds.toml"));
    QStringList table;
    const QStringList ids =
        playInPieces(competition, 3, whole.games.size(), [&table](const CompetitionRunner &runner) {
            table = tableOf(runner.standings());
        });
    QVERIFY(!table.isEmpty());
    QCOMPARE(table, tableOf(whole.runner.standings()));
    QCOMPARE(ids, whole.ids());
}

SHINPAN_TEST(CompetitionRoundsTest)
#include "competitionrounds_test.moc"
