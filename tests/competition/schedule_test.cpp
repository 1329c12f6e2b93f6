#include "core/competition/schedule/schedule.h"

#include "core/statistics/elo.h"
#include "tests/competition/nextpairing.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// The lower number is the stronger player, always.
Outcome strongerWins(const Pairing &pairing, const Standings &standings)
{
    const Matchup &matchup = standings.matchups()[pairing.matchup];
    return matchup.first() < matchup.second() ? Outcome::Won : Outcome::Lost;
}

/// Plays it to its end, this many games at a time, which end in any order; void games, too.
std::vector<Pairing> playAll(
    const Schedule &schedule,
    Standings &standings,
    const std::function<Outcome(const Pairing &, const Standings &)> &judge,
    std::size_t slots = 1,
    unsigned seed = 1,
    int mostGames = 100'000)
{
    std::mt19937 random(seed);
    std::vector<Pairing> order;
    std::vector<Pairing> running;
    while (static_cast<int>(order.size()) < mostGames) {
        while (running.size() < slots) {
            const auto pairing = nextPairing(schedule, standings);
            if (!pairing) {
                break;
            }
            running.push_back(*pairing);
            order.push_back(*pairing);
        }
        if (running.empty()) {
            break;
        }
        const std::size_t i = random() % running.size();
        const Pairing ended = running[i];
        running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
        if (slots > 1 && random() % 10 == 0) {
            standings.matchup(ended.matchup).giveBack(ended.number);
        } else {
            standings.matchup(ended.matchup).finish(ended.number, judge(ended, standings));
        }
    }
    return order;
}

/// How many games everybody had as Black and as White.
std::vector<ByColor<int>> coloursOf(const std::vector<Pairing> &pairings, std::size_t players)
{
    std::vector<ByColor<int>> colours(players);
    for (const Pairing &pairing : pairings) {
        ++colours[pairing.players.black].black;
        ++colours[pairing.players.white].white;
    }
    return colours;
}

/// "0-7 1-6": the pairs of a round, the better seed first.
QString pairsIn(const Standings &standings, int round)
{
    QStringList pairs;
    for (const Matchup &matchup : standings.matchups()) {
        if (matchup.round() == round) {
            pairs += QStringLiteral("%1-%2")
                         .arg(std::min(matchup.first(), matchup.second()))
                         .arg(std::max(matchup.first(), matchup.second()));
        }
    }
    return pairs.join(u' ');
}

} // namespace

/// The pairings in all forms of competition.
class ScheduleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMatchupWithTheFewestGamesIsNext();
    void allPlayAllIsBalancedAtEveryMoment();
    void aGauntletLeavesRivalsAlone();
    void inARoundRobinEverybodyPlaysOnceARound_data();
    void inARoundRobinEverybodyPlaysOnceARound();
    void aKnockoutGoesToTheBestSeed_data();
    void aKnockoutGoesToTheBestSeed();
    void aDecidedMatchEnds();
    void anEvenMatchIsProlonged();
    void theFirstSeedsOfASwissMeetLate();
    void anOddGroupOfASwissSendsItsLastDown();
    void inASwissNobodyMeetsTwice_data();
    void inASwissNobodyMeetsTwice();
    void aSwissFindsTheBest();
    void anSprtStopsByItself();
    void everythingIsPlayedWhateverHappens_data();
    void everythingIsPlayedWhateverHappens();
    void nextIsAPureFunctionOfTheStandings();
};

void ScheduleTest::theMatchupWithTheFewestGamesIsNext()
{
    const auto schedule = playoff({{0, 1, true, 4}, {1, 2, false, 2}, {2, 0, true, 0}});
    Standings standings(3);
    const auto order = playAll(*schedule, standings, strongerWins);
    QStringList games;
    for (const Pairing &p : order) {
        games += QStringLiteral("%1.%2 %3-%4")
                     .arg(p.matchup)
                     .arg(p.number)
                     .arg(p.players.black)
                     .arg(p.players.white);
    }
    QCOMPARE(games.join(QStringLiteral(", ")),
             QStringLiteral("0.0 0-1, 1.0 1-2, 0.1 1-0, 1.1 1-2, 0.2 0-1, 0.3 1-0"));
    QVERIFY(isOver(*schedule, standings));
    QCOMPARE(schedule->gamesInAll(standings), 6);
}

void ScheduleTest::allPlayAllIsBalancedAtEveryMoment()
{
    const auto schedule = allPlayAll(5, 8);
    Standings standings(5);
    int games = 0;
    while (const auto pairing = nextPairing(*schedule, standings)) {
        ++games;
        standings.matchup(pairing->matchup).finish(pairing->number, Outcome::Won);
        int fewest = 1000;
        int most = 0;
        for (const Matchup &matchup : standings.matchups()) {
            fewest = std::min(fewest, matchup.issued());
            most = std::max(most, matchup.issued());
            const auto black = matchup.counts(Color::Black).total();
            QVERIFY(black - matchup.counts(Color::White).total() <= 1);
        }
        QVERIFY(most - fewest <= 1);
    }
    QCOMPARE(games, 80);
}

void ScheduleTest::aGauntletLeavesRivalsAlone()
{
    const auto schedule = gauntlet(5, 2, 4);
    Standings standings(5);
    for (const Pairing &p : playAll(*schedule, standings, strongerWins)) {
        const auto low = std::min(p.players.black, p.players.white);
        const auto high = std::max(p.players.black, p.players.white);
        QVERIFY(low < 2 && high >= 2);
    }
    QCOMPARE(standings.played(), 2 * 3 * 4);
}

void ScheduleTest::inARoundRobinEverybodyPlaysOnceARound_data()
{
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 9; ++players) {
        QTest::addRow("%d", players) << players;
    }
}

void ScheduleTest::inARoundRobinEverybodyPlaysOnceARound()
{
    QFETCH(int, players);
    const auto count = static_cast<std::size_t>(players);
    const auto schedule = roundRobin(count, 1, 2);
    Standings standings(count);
    const auto order = playAll(*schedule, standings, strongerWins);
    QCOMPARE(static_cast<int>(order.size()), players * (players - 1));
    std::set<std::pair<std::size_t, std::size_t>> met;
    std::set<std::pair<int, std::size_t>> inRound;
    int lastRound = 0;
    for (const Pairing &p : order) {
        const int round = standings.matchups()[p.matchup].round();
        QVERIFY(round >= lastRound);
        lastRound = round;
        QVERIFY(inRound.emplace(round, p.players.black).second);
        QVERIFY(inRound.emplace(round, p.players.white).second);
        QVERIFY(met.emplace(p.players.black, p.players.white).second); // each colour once
    }
    for (const ByColor<int> &colours : coloursOf(order, count)) {
        QCOMPARE(colours.black, colours.white);
    }
    const std::vector<Pairing> half(order.begin(),
                                    order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2));
    for (const ByColor<int> &colours : coloursOf(half, count)) {
        QVERIFY(std::abs(colours.black - colours.white) <= 2);
    }
}

void ScheduleTest::aKnockoutGoesToTheBestSeed_data()
{
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 17; ++players) {
        QTest::addRow("%d", players) << players;
    }
}

void ScheduleTest::aKnockoutGoesToTheBestSeed()
{
    QFETCH(int, players);
    const auto schedule = knockout(static_cast<std::size_t>(players), 2);
    Standings standings(static_cast<std::size_t>(players));
    playAll(*schedule, standings, strongerWins);
    QVERIFY(isOver(*schedule, standings));
    QCOMPARE(static_cast<int>(standings.matchups().size()),
             players - 1); // everybody loses once but one
    std::set<std::size_t> losers;
    for (const Matchup &matchup : standings.matchups()) {
        QVERIFY(matchup.first() < matchup.second());
        QVERIFY(losers.insert(matchup.second()).second);
    }
    if (players > 1) {
        QCOMPARE(standings.matchups().back().first(), std::size_t{0});
        QCOMPARE(standings.matchups().back().second(), std::size_t{1}); // the seeds meet last
    }
}

void ScheduleTest::aDecidedMatchEnds()
{
    const auto schedule = knockout(2, 7);
    Standings standings(2);
    playAll(*schedule, standings, strongerWins);
    QCOMPARE(standings.played(), 4);
}

void ScheduleTest::anEvenMatchIsProlonged()
{
    const auto schedule = knockout(2, 2, 2);
    Standings even(2);
    playAll(*schedule, even, [](const Pairing &, const Standings &) { return Outcome::Jigo; });
    QCOMPARE(even.played(), 6);
    Standings late(2);
    playAll(*schedule, late, [](const Pairing &p, const Standings &) {
        return p.number == 2 ? Outcome::Lost : Outcome::Jigo;
    });
    QCOMPARE(late.played(), 4);
    QVERIFY(isOver(*schedule, late));
}

void ScheduleTest::theFirstSeedsOfASwissMeetLate()
{
    const auto schedule = swiss(8, 3, 1);
    Standings standings(8);
    playAll(*schedule, standings, strongerWins);
    QCOMPARE(pairsIn(standings, 0), QStringLiteral("0-7 1-6 2-5 3-4"));
    QCOMPARE(pairsIn(standings, 1), QStringLiteral("0-3 1-2 4-7 5-6"));
    QCOMPARE(pairsIn(standings, 2), QStringLiteral("0-1 2-4 3-5 6-7"));
}

void ScheduleTest::anOddGroupOfASwissSendsItsLastDown()
{
    const auto schedule = swiss(6, 2, 1);
    Standings standings(6);
    playAll(*schedule, standings, strongerWins);
    QCOMPARE(pairsIn(standings, 0), QStringLiteral("0-5 1-4 2-3"));
    QCOMPARE(pairsIn(standings, 1), QStringLiteral("0-1 2-5 3-4"));
}

void ScheduleTest::inASwissNobodyMeetsTwice_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::newRow("two") << 2 << 1;
    QTest::newRow("all rounds of four") << 4 << 3;
    QTest::newRow("odd") << 7 << 5;
    QTest::newRow("all rounds of eight") << 8 << 7;
    QTest::newRow("many") << 33 << 9;
}

void ScheduleTest::inASwissNobodyMeetsTwice()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    const auto count = static_cast<std::size_t>(players);
    std::mt19937 random(7);
    const auto schedule = swiss(count, rounds, 2);
    Standings standings(count);
    playAll(*schedule, standings, [&random](const Pairing &, const Standings &) {
        return static_cast<Outcome>(random() % 3);
    });
    QVERIFY(isOver(*schedule, standings));
    QCOMPARE(standings.played(), players / 2 * rounds * 2);
    std::set<std::pair<std::size_t, std::size_t>> met;
    std::vector<int> matches(count);
    for (const Matchup &matchup : standings.matchups()) {
        QVERIFY(met.insert(std::minmax(matchup.first(), matchup.second())).second);
        ++matches[matchup.first()];
        ++matches[matchup.second()];
    }
    for (const int each : matches) {
        QVERIFY(rounds - each <= 1); // one bye at most
    }
}

void ScheduleTest::aSwissFindsTheBest()
{
    const auto schedule = swiss(16, 4, 2);
    Standings standings(16);
    playAll(*schedule, standings, strongerWins);
    for (std::size_t player = 1; player < 16; ++player) {
        QVERIFY(standings.halfPoints(0) > standings.halfPoints(player));
    }
}

void ScheduleTest::anSprtStopsByItself()
{
    const Sprt test{0, 100};
    const auto schedule = sprtMatch(test, std::nullopt);
    std::mt19937 random(3);
    Standings strong(2);
    playAll(*schedule, strong, [&random](const Pairing &, const Standings &) {
        return random() % 10 < 7 ? Outcome::Won : Outcome::Lost;
    });
    QCOMPARE(verdict(test, logLikelihoodRatio(test, strong.matchups()[0].pairs())),
             SprtVerdict::AcceptH1);
    Standings even(2);
    playAll(*schedule, even, [&random](const Pairing &, const Standings &) {
        return random() % 2 == 0 ? Outcome::Won : Outcome::Lost;
    });
    QCOMPARE(verdict(test, logLikelihoodRatio(test, even.matchups()[0].pairs())),
             SprtVerdict::AcceptH0);
    QVERIFY(isOver(*schedule, even));
    QVERIFY(even.played() < 1000);

    Standings cut(2);
    playAll(*sprtMatch(test, 10), cut, [](const Pairing &p, const Standings &) {
        return p.number % 2 == 0 ? Outcome::Won : Outcome::Lost;
    });
    QCOMPARE(cut.played(), 10);
}

void ScheduleTest::everythingIsPlayedWhateverHappens_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("all-play-all") << 0;
    QTest::newRow("round robin") << 1;
    QTest::newRow("gauntlet") << 2;
    QTest::newRow("knockout") << 3;
    QTest::newRow("Swiss") << 4;
}

void ScheduleTest::everythingIsPlayedWhateverHappens()
{
    QFETCH(int, kind);
    std::unique_ptr<Schedule> schedules[] = {allPlayAll(6, 4), roundRobin(7, 2), gauntlet(6, 1, 10),
                                             knockout(11, 4), swiss(9, 5, 2)};
    const std::size_t players[] = {6, 7, 6, 11, 9};
    const int games[] = {60, 42, 50, 0, 40};
    for (unsigned seed = 1; seed <= 20; ++seed) { // seven slots, a tenth of the games void
        Standings standings(players[kind]);
        playAll(*schedules[kind], standings, strongerWins, 7, seed);
        QVERIFY(isOver(*schedules[kind], standings));
        QCOMPARE(standings.running(), 0);
        if (games[kind] > 0) {
            QCOMPARE(standings.played(), games[kind]);
        } else {
            QCOMPARE(standings.matchups().back().first(), std::size_t{0});
        }
    }
}

void ScheduleTest::nextIsAPureFunctionOfTheStandings()
{
    // Cut off after any number of games and told the results anew, it goes on in the same way.
    const auto schedule = swiss(6, 4, 2);
    Standings whole(6);
    const auto order = playAll(*schedule, whole, strongerWins);
    for (std::size_t cut = 0; cut < order.size(); ++cut) {
        Standings standings(6);
        playAll(*schedule, standings, strongerWins, 1, 1, static_cast<int>(cut));
        Standings copy = standings;
        if (cut > 0) { // the last one was begun
            const auto rest = playAll(*schedule, copy, strongerWins);
            QVERIFY(!rest.empty());
            QCOMPARE(copy.played() + copy.running(), whole.played());
        }
    }
}

SHINPAN_TEST(ScheduleTest)
#include "schedule_test.moc"
