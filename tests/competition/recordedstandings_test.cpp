#include "core/competition/recordedstandings.h"

#include "tests/competition/reportfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// Standings made again from what a competition has recorded.
class RecordedStandingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gapsAreIssuedAgainFirst();
    void laterRoundsComeBack();
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
