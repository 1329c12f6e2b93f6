#include "core/competition/report/report.h"

#include "core/competition/report/reportformats.h"
#include "core/competition/result/duplicates.h"
#include "core/competition/result/pooltally.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/run/livejournal.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// What a report says of games: numbers by hand, and by counting again.
class ReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jigosAreHalvesInEachColourTheyWereMadeIn();
    void timesAreAveragedOverGamesThatHaveThem();
    void gamesThatDoNotCountAreOnlyCounted();
    void pairsAndGamesAreJudgedSideBySide();
    void repeatedGamesWidenErrorsAndLeaveScores();
    void whatARunShowsIsInTheOrderOfTheReport_data();
    void whatARunShowsIsInTheOrderOfTheReport();
    void numbersAreThoseOfTheGames_data();
    void numbersAreThoseOfTheGames();
    void orderOfGamesDoesNotMatter();
    void jsonIsWrittenInOneWay();
    void standingsOfAnAllPlayAllGoByPointsAndSodos();
    void byesCountInASwissTournament();
    void aKnockoutHasABracketAndAWinner();
    void anEvenMatchIsWonByTheBetterSeed();
    void aGauntletGoesByRatings();
    void aSequentialTestIsWhereItsCourseEnds();
    void handicapGamesAreNotRated();
    void gamesThatOthersPlayedCountInRatingsAsOne();
    void aTestCountsNewGamesOnly();
    void fairKomiNeedsSeveralKomis();
    void openingsAreSeenFromBlack();
    void openingsOfAsManyGamesAreInNaturalOrder();
    void gamesAreCountedByTheMachineThatPlayedThem();
    void intervalAndSuperiorityTellOneStory();
    void normalizedEloIsNotClippedNearAllPoints();
    void whereNobodyIsToldApartPointsDecide();
};

void ReportTest::jigosAreHalvesInEachColourTheyWereMadeIn()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    const CompetitionReport report = makeReport(cup, matchOf(cup, "JBJWW?"));
    const MatchupReport &matchup = report.matchups.front();
    // Games 0, 2, 4: "a" has Black; 1, 3, 5: White.
    QCOMPARE(matchup.firstTally.all.counts, (GameCounts{1, 2, 2}));
    QCOMPARE(matchup.firstTally.byColor.black.counts, (GameCounts{0, 1, 2}));
    QCOMPARE(matchup.firstTally.byColor.white.counts, (GameCounts{1, 1, 0}));
    QCOMPARE(matchup.firstTally.byColor.black.points(), 1.0);
    QCOMPARE(matchup.secondTally.byColor.white.points(), 2.0);
    QCOMPARE(matchup.colors.black.counts, (GameCounts{1, 2, 2}));
    QCOMPARE(matchup.unknown(), 1);
    QCOMPARE(matchup.played(), 6);
    QCOMPARE(matchup.score.value, 0.4);
}

void ReportTest::timesAreAveragedOverGamesThatHaveThem()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BBB");
    games[0].cpu.black = 2; // "a"
    games[1].cpu.white = 4; // "a"
    games[1].cpu.black = 0.5;
    games[0].measuredCpu = {6, 1};  // "a" and "b"
    games[1].measuredCpu.white = 8; // "a"
    games[2].time = {};
    const MatchupReport matchup = makeReport(cup, games).matchups.front();
    QCOMPARE(matchup.firstTally.all.cpuSeconds.mean(), 3.0);
    QCOMPARE(matchup.secondTally.all.cpuSeconds.mean(), 0.5);
    QCOMPARE(matchup.firstTally.all.measuredCpuSeconds.mean(), 7.0);
    QCOMPARE(matchup.secondTally.all.measuredCpuSeconds.mean(), 1.0);
    QCOMPARE(matchup.firstTally.all.seconds.mean(), 2.0); // 1.5 as Black, 2.5 as White
    QCOMPARE(matchup.firstTally.byColor.white.cpuSeconds.known, 1);
    QCOMPARE(matchup.moves.mean(), 41.0);
    QVERIFY(!makeReport(cup, {}).matchups.front().moves.mean());
}

void ReportTest::gamesThatDoNotCountAreOnlyCounted()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, 10);
    const CompetitionReport report = makeReport(cup, matchOf(cup, "BVWRFt?M"));
    const MatchupReport &matchup = report.matchups.front();
    QCOMPARE(report.played, 6);
    QCOMPARE(report.voids, 1);
    QCOMPARE(report.running, 1);
    QCOMPARE(report.unknown, 2);
    QCOMPARE(matchup.firstTally.all.voids, 0);
    QCOMPARE(matchup.secondTally.all.voids, 1); // had Black in game 1
    QCOMPARE(matchup.secondTally.all.forfeits, 1);
    QCOMPARE(matchup.secondTally.all.timeLosses, 1);
    QCOMPARE(matchup.firstTally.all.counts, (GameCounts{3, 1, 0}));
    QCOMPARE(report.gamesInAll, 10);
    QVERIFY(!report.isOver);
}

void ReportTest::pairsAndGamesAreJudgedSideBySide()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    // WW for "a", split, split, LL, WW, and half a pair.
    const CompetitionReport report = makeReport(cup, matchOf(cup, "BWBBWWWBBWB"));
    const MatchupReport &matchup = report.matchups.front();
    QCOMPARE(matchup.pairs, (PairCounts{1, 0, 2, 0, 2}));
    QVERIFY(matchup.byPairs);
    QCOMPARE(matchup.strength().elo, eloEstimate(matchup.pairs));
    QCOMPARE(matchup.byGames.elo, eloEstimate(GameCounts{7, 4, 0}));
    QCOMPARE(matchup.byGames.normalizedElo, normalizedEloEstimate(GameCounts{7, 4, 0}));
    QCOMPARE(matchup.strength().likelihoodOfSuperiority, likelihoodOfSuperiority(matchup.pairs));
    QCOMPARE(matchup.pValue, binomialPValue(7, 4));
    QCOMPARE(matchup.score, wilsonInterval(GameCounts{7, 4, 0}));
    QCOMPARE(matchup.course.size(), std::size_t{11});
    QCOMPARE(matchup.course.back().score, matchup.score);
}

void ReportTest::repeatedGamesWidenErrorsAndLeaveScores()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BWBBWWWBBWBB");
    const MatchupReport fresh = makeReport(cup, games).matchups.front();
    for (std::size_t i = 4; i < games.size(); i += 2) {
        games[i].duplicateOf = games[0].id;
    }
    const MatchupReport repeated = makeReport(cup, games).matchups.front();
    QCOMPARE(repeated.duplicates, 4);
    QCOMPARE(repeated.effectiveGames, 4.5); // seven alone and a cluster of five: 12²/(7 + 5²)
    QCOMPARE(repeated.score.value, fresh.score.value);
    QCOMPARE(repeated.strength().elo.value, fresh.strength().elo.value);
    QVERIFY(repeated.score.high - repeated.score.low > fresh.score.high - fresh.score.low);
    QCOMPARE(repeated.strength().effectiveUnits, 2.25); // of six pairs
    QCOMPARE(repeated.byGames.elo.low, eloOfScore(wilsonInterval(7.0 / 12, 4.5).low));
}

void ReportTest::whatARunShowsIsInTheOrderOfTheReport_data()
{
    numbersAreThoseOfTheGames_data();
}

void ReportTest::whatARunShowsIsInTheOrderOfTheReport()
{
    QFETCH(int, type);
    for (quint32 seed = 1; seed <= 20; ++seed) {
        const Competition cup = competitionOf(static_cast<CompetitionType>(type), 7, 2);
        const std::vector<StoredGame> games = playAtRandom(cup, static_cast<int>(seed), seed);
        const CompetitionReport report = makeReport(cup, games);
        const Standings standings = toStandings(cup, games);
        const LiveSnapshot live =
            snapshotOf(cup, *scheduleOf(cup), standings,
                       poolOf(cup, standings, games).rate(cup.players.size()));
        QCOMPARE(live.players.size(), report.standings.size());
        for (std::size_t i = 0; i < live.players.size(); ++i) {
            const StandingRow &shown = live.players[i].row;
            const StandingRow &row = report.standings[i];
            QCOMPARE(shown.player, row.player);
            QCOMPARE(shown.place, row.place);
            QCOMPARE(shown.points, row.points);
            QCOMPARE(shown.byes, row.byes);
            QCOMPARE(shown.tieBreaks, row.tieBreaks);
            QCOMPARE(live.players[i].name, cup.players[row.player].id);
        }
    }
}

void ReportTest::numbersAreThoseOfTheGames_data()
{
    QTest::addColumn<int>("type");
    QTest::newRow("playoff") << static_cast<int>(CompetitionType::Playoff);
    QTest::newRow("all-play-all") << static_cast<int>(CompetitionType::AllPlayAll);
    QTest::newRow("round robin") << static_cast<int>(CompetitionType::RoundRobin);
    QTest::newRow("gauntlet") << static_cast<int>(CompetitionType::Gauntlet);
    QTest::newRow("knockout") << static_cast<int>(CompetitionType::Knockout);
    QTest::newRow("swiss") << static_cast<int>(CompetitionType::Swiss);
}

/// Counts all games again by the players' names alone.
void ReportTest::numbersAreThoseOfTheGames()
{
    QFETCH(int, type);
    const Competition cup = competitionOf(static_cast<CompetitionType>(type), 5, 6);
    const std::vector<StoredGame> games = playAtRandom(cup, 120, 7);
    QVERIFY(games.size() > 5);
    const CompetitionReport report = makeReport(cup, games);
    for (std::size_t player = 0; player < cup.players.size(); ++player) {
        const QString &id = cup.players[player].id;
        GameCounts counts;
        std::int64_t unknown = 0;
        for (const StoredGame &game : games) {
            const bool isBlack = game.players.black == id;
            if (game.state != StoredGame::State::Finished
                || (!isBlack && game.players.white != id)) {
                continue;
            }
            const Color color = isBlack ? Color::Black : Color::White;
            counts.wins += game.result.winner == color ? 1 : 0;
            counts.losses += game.result.winner == opposite(color) ? 1 : 0;
            counts.jigos += game.sgfResult == QStringLiteral("0") ? 1 : 0;
            unknown += !game.result.winner && game.sgfResult != QStringLiteral("0") ? 1 : 0;
        }
        const PlayerTally &tally = report.players[player].tally;
        QCOMPARE(tally.all.counts, counts);
        QCOMPARE(tally.all.unknown, unknown);
        QCOMPARE(tally.byColor.black.played() + tally.byColor.white.played(), tally.all.played());
    }
    QCOMPARE(report.colors.black.counts, report.colors.white.counts.swapped());
    QCOMPARE(report.games.size(), games.size());
}

void ReportTest::orderOfGamesDoesNotMatter()
{
    const Competition cup = competitionOf(CompetitionType::Swiss, 6, 2);
    std::vector<StoredGame> games = playAtRandom(cup, 30, 3);
    const CompetitionReport report = makeReport(cup, games);
    std::shuffle(games.begin(), games.end(), std::mt19937(1));
    QCOMPARE(toJson(makeReport(cup, games)), toJson(report));
}

/// Games are written one by one, in the way of all else.
void ReportTest::jsonIsWrittenInOneWay()
{
    const Competition cup = competitionOf(CompetitionType::Swiss, 6, 2);
    const std::vector<StoredGame> games = playAtRandom(cup, 30, 3);
    for (const std::vector<StoredGame> &played : {games, std::vector<StoredGame>()}) {
        const QByteArray json = toJson(makeReport(cup, played));
        const QJsonDocument document = QJsonDocument::fromJson(json);
        QCOMPARE(document.object().value(QLatin1String("results")).toArray().size(),
                 static_cast<qsizetype>(played.size()));
        QCOMPARE(document.toJson(QJsonDocument::Indented), json);
    }
}

void ReportTest::standingsOfAnAllPlayAllGoByPointsAndSodos()
{
    const Competition cup = competitionOf(CompetitionType::AllPlayAll, 4, 1);
    // a beats b and d, loses to c; b beats c and d; c beats a and d: three on two points.
    const auto games = play(cup, 100, [](const Pairing &pairing) {
        const bool cBeatsA = pairing.players == ByColor<std::size_t>{0, 2};
        return cBeatsA ? 'W' : 'B'; // the earlier player has Black in game 0
    });
    const CompetitionReport report = makeReport(cup, games);
    QVERIFY(report.isOver);
    QCOMPARE(report.standings.size(), std::size_t{4});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(report.standings[i].points, 2.0);
        QCOMPARE(report.standings[i].tieBreaks,
                 (std::vector<double>{2, 2})); // beat one of 2, one of 0
        QCOMPARE(report.standings[i].place, 1);
    }
    QCOMPARE(report.standings[3].player, std::size_t{3});
    QCOMPARE(report.standings[3].place, 4);
    QCOMPARE(report.cell(2, 0).points, 1.0);
    QCOMPARE(report.cell(0, 2).points, 0.0);
    QCOMPARE(report.cell(0, 2).games, 1);
}

void ReportTest::byesCountInASwissTournament()
{
    Competition cup = competitionOf(CompetitionType::Swiss, 3, 1);
    cup.rounds = 3;
    const auto games = play(cup, 100, [](const Pairing &pairing) {
        return pairing.players.black < pairing.players.white ? 'B' : 'W'; // the better seed
    });
    const CompetitionReport report = makeReport(cup, games);
    QVERIFY(report.isOver);
    double points = 0;
    int byes = 0;
    for (const StandingRow &row : report.standings) {
        points += row.points;
        byes += row.byes;
    }
    QCOMPARE(byes, 3);
    QCOMPARE(points, 6.0); // a point for each of three games and three byes
    QCOMPARE(report.standings[0].player, std::size_t{0});
    QCOMPARE(report.standings[0].points, 3.0);
    // Its opponents' points and, for the bye, its own: 2 + 1 + 3; it beat all of them.
    QCOMPARE(report.standings[0].tieBreaks, (std::vector<double>{6, 6}));
    // Lost to the first, beat the last, and had a bye.
    QCOMPARE(report.standings[1].tieBreaks, (std::vector<double>{3 + 1 + 2, 1 + 2}));
}

void ReportTest::aKnockoutHasABracketAndAWinner()
{
    const Competition cup = competitionOf(CompetitionType::Knockout, 4, 2);
    const auto games = play(cup, 100, [](const Pairing &pairing) {
        return pairing.players.black > pairing.players.white ? 'B' : 'W'; // the worse seed
    });
    const CompetitionReport report = makeReport(cup, games);
    QVERIFY(report.isOver);
    QCOMPARE(report.bracket.size(), std::size_t{3});
    QCOMPARE(report.bracket[2].winner, std::size_t{3});
    QCOMPARE(report.standings[0].player, std::size_t{3});
    QVERIFY(report.standings[0].isStillIn);
    QVERIFY(!report.bracket[2].isBySeed);
    QCOMPARE(report.standings[1].player, std::size_t{2});
    QCOMPARE(report.standings[1].place, 2);
    QCOMPARE(report.standings[2].place, 3);
    QCOMPARE(report.standings[3].place, 3);
    const CompetitionReport early = makeReport(cup, {games.begin(), games.begin() + 1});
    QVERIFY(!early.bracket[0].winner);
    QVERIFY(early.standings[3].isStillIn);
}

void ReportTest::anEvenMatchIsWonByTheBetterSeed()
{
    Competition cup = competitionOf(CompetitionType::Knockout, 2, 2);
    cup.tieBreaks = 1;
    const auto games = play(cup, 100, [](const Pairing &) { return 'B'; });
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(report.played, 4);
    QCOMPARE(report.bracket[0].winner, std::size_t{0});
    QVERIFY(report.bracket[0].isBySeed);
    QVERIFY(
        toText(report).contains(QStringLiteral("a 2-2 b: a, even: the higher seed goes through")));
    QVERIFY(toHtml(report).contains("even: the higher seed goes through"));
    QVERIFY(toJson(report).contains("\"bySeed\": true"));
}

void ReportTest::aGauntletGoesByRatings()
{
    const Competition cup = competitionOf(CompetitionType::Gauntlet, 4, 4);
    // The candidate "a" beats "b" always, "c" in every other game, "d" never.
    const auto games = play(cup, 100, [](const Pairing &pairing) {
        const std::size_t other = std::max(pairing.players.black, pairing.players.white);
        const bool candidateWins = other == 1 || (other == 2 && pairing.number < 2);
        return (pairing.players.black == 0) == candidateWins ? 'B' : 'W';
    });
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(report.standings[0].player, std::size_t{3});
    QCOMPARE(report.standings[3].player, std::size_t{1});
    QVERIFY(report.ratings);
    QVERIFY(report.ratings->likelihoodOfSuperiority(3, 1) > 0.9);
}

void ReportTest::aSequentialTestIsWhereItsCourseEnds()
{
    const Competition cup = competitionOf(CompetitionType::SprtMatch, 2, {});
    const auto games = play(cup, 400, [](const Pairing &pairing) {
        const bool firstWins = pairing.number % 10 != 3; // nine of ten
        return (pairing.players.black == 0) == firstWins ? 'B' : 'W';
    });
    QVERIFY(games.size() < 400);
    const CompetitionReport report = makeReport(cup, games);
    QVERIFY(report.sprt);
    QCOMPARE(report.sprt->verdict, SprtVerdict::AcceptH1);
    QVERIFY(report.sprt->llr >= report.sprt->upper);
    QCOMPARE(report.sprt->llr, logLikelihoodRatio(*cup.sprt, report.sprt->pairs));
    QCOMPARE(report.sprt->course.back().llr, report.sprt->llr);
    QCOMPARE(report.sprt->course.back().pairs, report.sprt->pairs.total());
    QVERIFY(report.isOver);
}

void ReportTest::gamesThatOthersPlayedCountInRatingsAsOne()
{
    const Competition cup = competitionOf(CompetitionType::AllPlayAll, 3, 8);
    std::vector<StoredGame> games =
        play(cup, 24, [](const Pairing &pairing) { return pairing.number % 4 == 0 ? 'W' : 'B'; });
    QCOMPARE(games.size(), std::size_t{24});
    const CompetitionReport fresh = makeReport(cup, games);
    QCOMPARE(fresh.echoes, 0);
    QCOMPARE(fresh.effectiveRatedGames, 24.0);
    for (std::size_t i = 12; i < games.size(); ++i) { // each has the moves of one before
        games[i].echoOf = games[i - 12].id;
    }
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(report.echoes, 12);
    QCOMPARE(report.duplicates, 0);
    QCOMPARE(report.effectiveGames, 24.0); // between any two players nothing was played twice
    QCOMPARE(report.ratedGames, 24);
    QVERIFY(std::abs(report.effectiveRatedGames - 12) < 1e-9);
    const auto width = [](const Estimate &estimate) { return estimate.high - estimate.low; };
    for (std::size_t i = 0; i < 3; ++i) {
        const double wider = width(report.ratings->rating(i)) / width(fresh.ratings->rating(i));
        QVERIFY2(wider > 1.2 && wider < 1.5,
                 qPrintable(QString::number(wider))); // a prior is there
    }
    // Their order does not matter, and so neither does how they come in while a run is watched.
    const std::vector<StoredGame> reversed(games.rbegin(), games.rend());
    const PoolTally pool = poolOf(cup, toStandings(cup, reversed), reversed);
    QCOMPARE(pool.games(), 24);
    QVERIFY(std::abs(pool.effectiveGames() - 12) < 1e-9);
    QVERIFY(width(report.blackScore) > 1.3 * width(fresh.blackScore));
    QCOMPARE(report.blackScore.value, fresh.blackScore.value);
    const QString text = toText(report).simplified();
    QVERIFY2(text.contains(QStringLiteral("Warning: Repeats of others’ games, or with colours "
                                          "swapped: 12 of 24. Ratings have the errors "
                                          "of 12.0 games. Openings would make them differ.")),
             qPrintable(text));
}

void ReportTest::aTestCountsNewGamesOnly()
{
    Competition cup = competitionOf(CompetitionType::SprtMatch, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "WBWBBWWBWBBW"); // LL, LL, WW, LL, LL, WW
    for (std::size_t i = 4; i < games.size(); ++i) {
        games[i].duplicateOf = games[i % 4].id;
    }
    const CompetitionReport report = makeReport(cup, games);
    QVERIFY(report.sprt);
    QCOMPARE(report.sprt->games, 12);
    QCOMPARE(report.sprt->copies, 8);
    QCOMPARE(report.sprt->pairs, (PairCounts{2, 0, 0, 0, 0}));
    QCOMPARE(report.sprt->llr, logLikelihoodRatio(*cup.sprt, PairCounts{2, 0, 0, 0, 0}));
    QCOMPARE(report.sprt->course.size(), std::size_t{2});

    for (std::size_t i = 4; i < games.size(); ++i) { // nearly: twelve games in four clusters
        games[i].isNearDuplicate = true;
    }
    const CompetitionReport near = makeReport(cup, games);
    QCOMPARE(near.sprt->copies, 0);
    QCOMPARE(near.sprt->pairs, (PairCounts{4, 0, 0, 0, 2}));
    QCOMPARE(near.sprt->llr,
             logLikelihoodRatio(*cup.sprt, discounted(PairCounts{4, 0, 0, 0, 2}, 1.0 / 3)));
}

void ReportTest::handicapGamesAreNotRated()
{
    Competition cup = competitionOf(CompetitionType::AllPlayAll, 3, 4);
    cup.setup.handicap = 2;
    const auto games = play(cup, 12, [](const Pairing &) { return 'B'; });
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(report.played, 12);
    QCOMPARE(report.ratedGames, 0);
    QVERIFY(!report.ratings);
}

void ReportTest::fairKomiNeedsSeveralKomis()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BBBWBBWBBBBWWWBWWWBWBWWW");
    QVERIFY(!makeReport(cup, games).ratings->fairKomi());
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].komi = i < 12 ? 5.5 : 9.5;
    }
    const auto komi = makeReport(cup, games).ratings->fairKomi();
    QVERIFY(komi);
    QVERIFY(komi->value > 5.5 && komi->value < 9.5);
}

void ReportTest::openingsAreSeenFromBlack()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BBWBJ?");
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].opening = i < 4 ? QStringLiteral("tengen") : QStringLiteral("hoshi");
    }
    const CompetitionReport report = makeReport(cup, games);
    QCOMPARE(report.openings.size(), std::size_t{2});
    QCOMPARE(report.openings[0].name, QStringLiteral("tengen"));
    QCOMPARE(report.openings[0].black, (GameCounts{3, 1, 0}));
    QCOMPARE(report.openings[1].black, (GameCounts{0, 0, 1}));
    QCOMPARE(report.openings[1].unknown, 1);
}

void ReportTest::gamesAreCountedByTheMachineThatPlayedThem()
{
    const Competition cup = test::competitionOf(CompetitionType::AllPlayAll, 2, 6);
    std::vector<StoredGame> games = test::matchOf(cup, "BBtFJ?V");
    QVERIFY(makeReport(cup, games).machines.empty()); // all were played by the head's
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].node = i % 2 == 0 ? QStringLiteral("north") : QStringLiteral("south");
    }

    const CompetitionReport report = makeReport(cup, games);

    QCOMPARE(report.machines.size(), std::size_t{2});
    const MachineStanding &north = report.machines[0]; // B, t, J and V; a has Black in them
    QCOMPARE(north.name, QStringLiteral("north"));
    QCOMPARE(north.games, 3);
    QCOMPARE(north.first, (GameCounts{1, 1, 1}));
    QCOMPARE(north.timeLosses, 1);
    QCOMPARE(north.voids, 1);
    const MachineStanding &south = report.machines[1]; // B, F and ?; a has White
    QCOMPARE(south.games, 3);
    QCOMPARE(south.first, (GameCounts{0, 2, 0}));
    QCOMPARE(south.forfeits, 1);
    const QString text = toText(report);
    QVERIFY2(text.contains(QStringLiteral("Machines\n  Scores are those of a.\n")),
             qPrintable(text));
    QVERIFY2(toHtml(report).contains("id=\"machines\""), "the page has them");
    QVERIFY2(toJson(report).contains("\"timeLosses\": 1"), "other programs have them");
}

void ReportTest::openingsOfAsManyGamesAreInNaturalOrder()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BBWBWW");
    const QStringList names{QStringLiteral("10"),    QStringLiteral("9b 2"), QStringLiteral("2"),
                            QStringLiteral("9b 11"), QStringLiteral("1"),    QStringLiteral("11")};
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].opening = names[static_cast<qsizetype>(i)];
    }
    QStringList listed;
    for (const OpeningReport &opening : makeReport(cup, games).openings) {
        listed += opening.name;
    }
    QCOMPARE(listed.join(u','), QStringLiteral("1,2,9b 2,9b 11,10,11"));
}

/// Eleven won pairs and a split one: a deviation of its own, not that of pairs won or lost.
void ReportTest::normalizedEloIsNotClippedNearAllPoints()
{
    const Strength strength = strengthOf(PairCounts{0, 0, 1, 0, 11});
    QCOMPARE(std::round(strength.normalizedElo.value), 815.0);
    QVERIFY(strength.normalizedElo.low < 815 && strength.normalizedElo.high > 815);
    QCOMPARE(strengthOf(PairCounts{0, 0, 0, 0, 12}).normalizedElo.value,
             std::numeric_limits<double>::infinity());
}

/// "a" lost all five games, two of them to "b", and all of them were the same game, while "b" lost
/// five that differ: Elo from so little puts "a" above "b".
void ReportTest::whereNobodyIsToldApartPointsDecide()
{
    Competition cup = competitionOf(CompetitionType::Playoff, 3, {});
    cup.matchups.resize(1);
    cup.matchups.front().isAlternating = false;
    cup.matchups.resize(3, cup.matchups.front());
    std::vector<StoredGame> games;
    const auto win = [&](std::size_t matchup, std::size_t winner, std::size_t loser, int times) {
        cup.matchups[matchup].id = QString::number(matchup);
        cup.matchups[matchup].first = winner;
        cup.matchups[matchup].second = loser;
        for (int number = 0; number < times; ++number) {
            games.push_back(gameOf(cup, {matchup, number, {winner, loser}}, 'B'));
            games.back().id = QStringLiteral("%1_%2").arg(matchup).arg(number);
            if (loser == 0 && games.size() > 1) {
                games.back().echoOf = games.front().id;
            }
        }
    };
    win(0, 1, 0, 2);
    win(1, 2, 1, 5);
    win(2, 2, 0, 3);

    const CompetitionReport report = makeReport(cup, games);

    QVERIFY(report.ratings && report.ratings->elo(0) > report.ratings->elo(1));
    QCOMPARE(report.standings[0].player, std::size_t{2}); // eight points
    QCOMPARE(report.standings[1].player, std::size_t{1}); // 2
    QCOMPARE(report.standings[2].player, std::size_t{0}); // none
    QCOMPARE(report.standings[2].place, 3);
}

/// What lies outside the interval is as unlikely as superiority says, whatever the results.
void ReportTest::intervalAndSuperiorityTellOneStory()
{
    const auto isOneStory = [](const Strength &strength) {
        const Estimate &elo = strength.elo;
        const bool isAbove = strength.likelihoodOfSuperiority > 0.975;
        const bool isBelow = strength.likelihoodOfSuperiority < 0.025;
        return (elo.low > 0) == isAbove && (elo.high < 0) == isBelow
            && (strength.normalizedElo.low > 0) == isAbove
            && (strength.normalizedElo.high < 0) == isBelow;
    };
    for (std::int64_t code = 0; code < 4 * 4 * 4 * 4 * 4; ++code) {
        const PairCounts pairs{code % 4, code / 4 % 4, code / 16 % 4, code / 64 % 4, code / 256};
        for (const double share : {1.0, 0.4}) {
            QVERIFY2(pairs.total() == 0 || isOneStory(strengthOf(pairs, share)),
                     qPrintable(QString::number(code)));
            const GameCounts games{code % 16, code / 16 % 16, code / 256};
            QVERIFY2(games.total() == 0 || isOneStory(strengthOf(games, share)),
                     qPrintable(QString::number(code)));
        }
    }
    // Pairs have their own units: ten games won are not ten pairs won.
    const Strength games = strengthOf(GameCounts{10, 0, 0});
    const Strength pairs = strengthOf(PairCounts{0, 0, 0, 0, 5});
    QCOMPARE(games.elo.low, eloOfScore(wilsonInterval(1, 10).low));
    QCOMPARE(pairs.elo.low, eloOfScore(wilsonInterval(1, 5).low));
}

SHINPAN_TEST(ReportTest)
#include "report_test.moc"
