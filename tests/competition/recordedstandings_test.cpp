#include "core/competition/result/recordedstandings.h"

#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// The first round of a Swiss as earlier versions paired it, neighbours by seed: two games of each
/// of these matchups, which the first player wins.
std::vector<StoredGame> neighboursOf(const Competition &cup,
                                     std::initializer_list<std::size_t> matchups)
{
    std::vector<StoredGame> games;
    for (const std::size_t matchup : matchups) {
        const std::size_t first = 2 * matchup;
        games.push_back(gameOf(cup, {matchup, 0, {first, first + 1}}, 'B'));
        games.push_back(gameOf(cup, {matchup, 1, {first + 1, first}}, 'W'));
    }
    return games;
}

/// "0-1 2-3": the pairs of a round, in the order of the matchups.
QString pairsOf(const Standings &standings, int round)
{
    QStringList pairs;
    for (const Matchup &matchup : standings.matchups()) {
        if (matchup.round() == round) {
            pairs += QStringLiteral("%1-%2").arg(matchup.first()).arg(matchup.second());
        }
    }
    return pairs.join(u' ');
}

} // namespace

/// Standings made again from what a competition has recorded.
class RecordedStandingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gapsAreIssuedAgainFirst();
    void laterRoundsComeBack();
    void aSwissKeepsTheRoundsThatWerePlayed();
    void aSwissIsPairedAroundTheGamesOfItsRound();
    void whatTheScheduleDoesNotKnowIsLeftOut();
};

void RecordedStandingsTest::gapsAreIssuedAgainFirst()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BWVBRJ");
    games.erase(games.begin() + 1);
    std::reverse(games.begin(), games.end());
    Standings standings = toStandings(cup, games);
    Matchup &matchup = standings.matchup(0);
    QCOMPARE(matchup.played(), 3);
    QCOMPARE(matchup.running(), 1);
    QCOMPARE(matchup.outcome(0), Outcome::Won);
    QCOMPARE(matchup.outcome(3), Outcome::Lost); // Black won, and "b" had Black
    QCOMPARE(matchup.outcome(5), Outcome::Jigo);
    QCOMPARE(matchup.issue(), 1);
    QCOMPARE(matchup.issue(), 2);
    QCOMPARE(matchup.issue(), 6);
}

void RecordedStandingsTest::laterRoundsComeBack()
{
    const Competition cup = competitionOf(CompetitionType::Knockout, 8, 2);
    std::vector<StoredGame> games = playAtRandom(cup, 500, 4);
    const std::size_t matchups = toStandings(cup, games).matchups().size();
    QCOMPARE(matchups, std::size_t{7});
    std::shuffle(games.begin(), games.end(), std::mt19937(3));
    Standings standings = toStandings(cup, games);
    QCOMPARE(standings.matchups().size(), matchups);
    QVERIFY(isOver(*scheduleOf(cup), standings));
}

void RecordedStandingsTest::aSwissKeepsTheRoundsThatWerePlayed()
{
    const Competition cup = competitionOf(CompetitionType::Swiss, 6, 2);
    const Standings standings = toStandings(cup, neighboursOf(cup, {0, 1, 2}));
    QCOMPARE(standings.played(), 6);
    QCOMPARE(pairsOf(standings, 0), QStringLiteral("0-1 2-3 4-5"));
    QCOMPARE(pairsOf(standings, 1), QStringLiteral("0-2 3-4 1-5")); // as is usual from now on
}

void RecordedStandingsTest::aSwissIsPairedAroundTheGamesOfItsRound()
{
    const Competition cup = competitionOf(CompetitionType::Swiss, 6, 2);
    const Standings standings = toStandings(cup, neighboursOf(cup, {1}));
    QCOMPARE(standings.played(), 2);
    QCOMPARE(pairsOf(standings, 0), QStringLiteral("0-5 2-3 1-4"));

    // A void game will be played again.
    QCOMPARE(pairsOf(toStandings(cup, {gameOf(cup, {0, 0, {0, 1}}, 'V')}), 0),
             QStringLiteral("0-1 2-5 3-4"));

    // One of the others has the bye where the number is odd.
    const Competition odd = competitionOf(CompetitionType::Swiss, 5, 2);
    std::vector<StoredGame> games{gameOf(odd, {0, 1, {4, 0}}, 'R')};
    const Standings begun = toStandings(odd, games);
    QCOMPARE(begun.running(), 1);
    QCOMPARE(pairsOf(begun, 0), QStringLiteral("0-4 1-2"));
}

void RecordedStandingsTest::whatTheScheduleDoesNotKnowIsLeftOut()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    std::vector<StoredGame> games = matchOf(cup, "BB");
    games[1].matchup = 5;
    QCOMPARE(toStandings(cup, games).played(), 1);
    QCOMPARE(toStandings(cup, {}).matchups().size(), std::size_t{1});
}

SHINPAN_TEST(RecordedStandingsTest)
#include "recordedstandings_test.moc"
