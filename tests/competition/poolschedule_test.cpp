#include "tests/competition/simulatedpool.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace shinpan;
using namespace shinpan::test;

/// Pools, in which the next pair is the one that tells most.
class PoolScheduleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursAreBalancedAllTheTime();
    void theNextPairFollowsFromTheResults();
    void gamesThatRunCountAsExpected();
    void unequalPlayersMeetSeldom();
    void itEndsAfterItsGames();
    void aPairThatRepeatsItselfIsLeftAlone();
    void aDecidedPairIsLeftAlone();
    void nobodyLeftOutPlays();
    void fewerGamesAreNeededThanByRoundRobin();
};

namespace {

/// Plays some games, several at once that end in any order; one in eight is void.
void play(const Schedule &schedule, Standings &standings, SimulatedPool &pool, int games)
{
    constexpr std::size_t Slots = 5;
    PairingQueue queue(schedule, standings);
    std::vector<Pairing> running;
    while (games > 0) {
        while (running.size() < Slots) {
            running.push_back(*queue.next());
        }
        const auto ended = running.begin() + static_cast<int>(pool.random()() % Slots);
        Matchup &matchup = standings.matchup(ended->matchup);
        if (pool.random()() % 8 == 0) {
            matchup.giveBack(ended->number);
        } else {
            matchup.finish(ended->number, pool.play(*ended, matchup));
            --games;
        }
        queue.changed(ended->matchup);
        running.erase(ended);
        for (const Matchup &any : standings.matchups()) {
            const auto black = any.counts(Color::Black).total();
            QVERIFY(std::abs(black - any.counts(Color::White).total()) <= int(Slots));
        }
    }
    for (const Pairing &pairing : running) {
        standings.matchup(pairing.matchup).giveBack(pairing.number);
    }
}

} // namespace

void PoolScheduleTest::coloursAreBalancedAllTheTime()
{
    const auto schedule = ratingPool(6, {}, {});
    Standings standings(6);
    PairingQueue queue(*schedule, standings);
    SimulatedPool pool(drawnElo(6, 200, 3), 3);
    for (int game = 0; game < 600; ++game) {
        const std::optional<Pairing> next = queue.next();
        QVERIFY(next);
        Matchup &matchup = standings.matchup(next->matchup);
        matchup.finish(next->number, pool.play(*next, matchup));
        queue.changed(next->matchup);
        for (const Matchup &any : standings.matchups()) {
            const auto lead = any.counts(Color::Black).total() - any.counts(Color::White).total();
            QVERIFY(lead == 0 || lead == 1);
        }
    }
}

/// A run that is continued knows the results only, in another order than they came in.
void PoolScheduleTest::theNextPairFollowsFromTheResults()
{
    const auto schedule = ratingPool(5, {}, {});
    Standings standings(5);
    SimulatedPool pool(drawnElo(5, 150, 8), 8);
    for (int stop = 0; stop < 30; ++stop) {
        play(*schedule, standings, pool, 11);
        Standings again(5);
        schedule->extend(again);
        for (std::size_t i = again.matchups().size(); i-- > 0;) {
            const Matchup &matchup = standings.matchups()[i];
            for (int number = 200; number-- > 0;) {
                if (const std::optional<Outcome> outcome = matchup.outcome(number)) {
                    again.matchup(i).issue(number);
                    again.matchup(i).finish(number, *outcome);
                }
            }
        }
        QCOMPARE(again.played(), standings.played());
        Standings copy = standings;
        PairingQueue ours(*schedule, copy);
        PairingQueue theirs(*schedule, again);
        for (int next = 0; next < 8; ++next) {
            QCOMPARE(ours.next(), theirs.next());
        }
    }
}

void PoolScheduleTest::gamesThatRunCountAsExpected()
{
    const auto schedule = ratingPool(4, {}, {});
    Standings standings(4);
    PairingQueue queue(*schedule, standings);
    std::multiset<std::size_t> players;
    std::set<std::size_t> matchups;
    for (int slot = 0; slot < 8; ++slot) {
        const Pairing next = *queue.next();
        matchups.insert(next.matchup);
        players.insert({next.players.black, next.players.white});
    }
    QCOMPARE(matchups.size(), std::size_t(4)); // although none has ended
    for (std::size_t player = 0; player < 4; ++player) {
        QCOMPARE(players.count(player), std::size_t(4));
    }
}

void PoolScheduleTest::unequalPlayersMeetSeldom()
{
    const auto schedule = ratingPool(4, {}, {});
    Standings standings(4);
    SimulatedPool pool({300, 290, -290, -300}, 5);
    play(*schedule, standings, pool, 1000);
    const auto gamesOf = [&](std::size_t first, std::size_t second) {
        const auto found = std::ranges::find_if(standings.matchups(), [&](const Matchup &m) {
            return m.first() == first && m.second() == second;
        });
        return found->played();
    };
    QVERIFY(gamesOf(0, 3) > 0);
    const int among = gamesOf(0, 1) + gamesOf(2, 3);
    const int between = gamesOf(0, 2) + gamesOf(0, 3) + gamesOf(1, 2) + gamesOf(1, 3);
    QCOMPARE(among + between, 1000);
    QVERIFY2(among / 2.0 < between, "what joins the two halves is the widest bar");
}

void PoolScheduleTest::itEndsAfterItsGames()
{
    const auto schedule = ratingPool(4, 51, {});
    Standings standings(4);
    PairingQueue queue(*schedule, standings);
    SimulatedPool pool(drawnElo(4, 100, 1), 1);
    QCOMPARE(schedule->gamesInAll(standings), std::optional(51));
    int games = 0;
    while (const std::optional<Pairing> next = queue.next()) {
        QVERIFY(!isOver(*schedule, standings));
        Matchup &matchup = standings.matchup(next->matchup);
        matchup.finish(next->number, pool.play(*next, matchup));
        queue.changed(next->matchup);
        ++games;
    }
    QCOMPARE(games, 51);
    QVERIFY(isOver(*schedule, standings));
}

/// Engines that play the same game time and again say nothing new, and the others go on.
void PoolScheduleTest::aPairThatRepeatsItselfIsLeftAlone()
{
    const auto schedule = ratingPool(3, 400, {});
    Standings standings(3);
    PairingQueue queue(*schedule, standings);
    SimulatedPool pool({0, 0, 0}, 2);
    while (const std::optional<Pairing> next = queue.next()) {
        Matchup &matchup = standings.matchup(next->matchup);
        const bool repeats = next->matchup == 0 && next->number >= 2;
        matchup.finish(next->number, repeats ? Outcome::Won : pool.play(*next, matchup),
                       repeats ? std::optional(Repeat{next->number % 2, true}) : std::nullopt);
        queue.changed(next->matchup);
    }
    QVERIFY(standings.matchups()[0].played() <= 40);
    QCOMPARE(standings.played(), 400);
}

void PoolScheduleTest::aDecidedPairIsLeftAlone()
{
    const Sprt test{.elo0 = -50, .elo1 = 50};
    const auto schedule = ratingPool(3, {}, test);
    Standings standings(3);
    PairingQueue queue(*schedule, standings);
    SimulatedPool pool({200, 60, -200}, 4);
    while (const std::optional<Pairing> next = queue.next()) {
        QVERIFY(standings.played() < 10'000);
        Matchup &matchup = standings.matchup(next->matchup);
        matchup.finish(next->number, pool.play(*next, matchup));
        queue.changed(next->matchup);
    }
    QVERIFY(isOver(*schedule, standings));
    for (const Matchup &matchup : standings.matchups()) {
        const double ratio = logLikelihoodRatio(test, matchup.evidence());
        QCOMPARE(verdict(test, ratio), SprtVerdict::AcceptH1);
        QCOMPARE(matchup.gamesBeyond(), 0);
    }
}

void PoolScheduleTest::nobodyLeftOutPlays()
{
    const auto schedule = ratingPool(4, {}, {});
    Standings standings(4);
    PairingQueue queue(*schedule, standings);
    queue.leaveOut(1);
    for (int game = 0; game < 20; ++game) {
        const Pairing next = *queue.next();
        QVERIFY(next.players.black != 1 && next.players.white != 1);
    }
}

/// The figures of many pools are those of bench_poolgames.
void PoolScheduleTest::fewerGamesAreNeededThanByRoundRobin()
{
    constexpr unsigned Pools = IsSanitized ? 2 : 5; // a fit takes fifty times as long then
    int needed = 0;
    int byRoundRobin = 0;
    int inSlots = 0;
    for (unsigned seed = 0; seed < Pools; ++seed) {
        const std::vector<double> elo = drawnElo(8, 200, seed);
        byRoundRobin += gamesUntil(*allPlayAll(8, {}), elo, seed, 50);
        needed += gamesUntil(*ratingPool(8, {}, {}), elo, seed, 50);
        inSlots += gamesUntil(*ratingPool(8, {}, {}), elo, seed, 50, 8);
    }
    const QString figures = QStringLiteral("%1, in 8 slots %2, by round robin %3")
                                .arg(needed)
                                .arg(inSlots)
                                .arg(byRoundRobin);
    QVERIFY2(needed < 0.75 * byRoundRobin, qPrintable(figures));
    QVERIFY2(inSlots < 1.05 * needed, qPrintable(figures));
}

SHINPAN_TEST(PoolScheduleTest)

#include "poolschedule_test.moc"
