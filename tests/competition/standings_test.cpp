#include "core/competition/schedule/standings.h"

#include "tests/support/testmain.h"

#include <QTest>
#include <malloc.h>

using namespace shinpan;

/// Games of a matchup: numbers, colours and what they count.
class StandingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursAlternateFromGameToGame();
    void numbersGivenBackAreIssuedFirst();
    void aNumberBeyondAllOthersTakesTheRoomOfOneGame();
    void outcomesAreCounted();
    void pairsCountWhenBothGamesAreOver();
    void aTestCountsPairsInTheOrderOfTheirNumbers();
    void aTestCountsNothingAfterItsVerdict();
    void unknownGamesAreHalfAPointAndNoPair();
    void whatIsLeftOutCountsForNothing();
    void countsByColourAddUp();
    void pointsAreSummedOverMatchups();
};

void StandingsTest::coloursAlternateFromGameToGame()
{
    const Matchup alternating(3, 5);
    QCOMPARE(alternating.playersOf(0).black, std::size_t{3});
    QCOMPARE(alternating.playersOf(1).black, std::size_t{5});
    QCOMPARE(alternating.playersOf(1).white, std::size_t{3});
    const Matchup fixed(3, 5, false);
    QCOMPARE(fixed.playersOf(1).black, std::size_t{3});
}

void StandingsTest::numbersGivenBackAreIssuedFirst()
{
    Matchup matchup(0, 1);
    for (int number = 0; number < 5; ++number) {
        QCOMPARE(matchup.issue(), number);
    }
    matchup.finish(2, Outcome::Won);
    matchup.giveBack(3);
    matchup.giveBack(1);
    QCOMPARE(matchup.issued(), 3);
    QCOMPARE(matchup.running(), 2);
    QCOMPARE(matchup.issue(), 1);
    QCOMPARE(matchup.issue(), 3);
    QCOMPARE(matchup.issue(), 5);
}

/// A record says any number, and 13 bytes for each below it would be thirteen thousand million.
void StandingsTest::aNumberBeyondAllOthersTakesTheRoomOfOneGame()
{
    constexpr int Far = 999'999'998;
    const auto bytes = [] {
        const struct mallinfo2 heap = mallinfo2();
        return heap.uordblks + heap.hblkhd;
    };
    const std::size_t before = bytes();
    Matchup matchup(0, 1);
    matchup.issue(Far);
    matchup.finish(Far, Outcome::Won, Repeat{Far - 2, false});
    QVERIFY(bytes() < before + 100'000);
    QCOMPARE(matchup.issued(), 1);
    QCOMPARE(matchup.counts(Color::Black), (GameCounts{1, 0, 0}));
    QCOMPARE(matchup.outcome(Far), std::optional(Outcome::Won));
    QCOMPARE(matchup.unpaired(), std::optional(Far + 1));
    QCOMPARE(matchup.issue(), 0);
    QCOMPARE(matchup.unpaired(), std::optional(1));
    QCOMPARE(matchup.issue(), 1);
    QCOMPARE(matchup.issue(), 2);
    QVERIFY(bytes() < before + 100'000);
}

void StandingsTest::outcomesAreCounted()
{
    Matchup matchup(0, 1);
    for (const Outcome outcome : {Outcome::Won, Outcome::Won, Outcome::Lost, Outcome::Jigo}) {
        matchup.finish(matchup.issue(), outcome);
    }
    QCOMPARE(matchup.counts(), (GameCounts{2, 1, 1}));
    QCOMPARE(matchup.firstHalfPoints(), 5);
    QCOMPARE(matchup.secondHalfPoints(), 3);
    QCOMPARE(matchup.outcome(2), Outcome::Lost);
    QVERIFY(!matchup.outcome(4));
}

void StandingsTest::pairsCountWhenBothGamesAreOver()
{
    Matchup matchup(0, 1);
    for (int number = 0; number < 6; ++number) {
        matchup.issue();
    }
    matchup.finish(1, Outcome::Won);
    matchup.finish(2, Outcome::Won);
    QCOMPARE(matchup.pairs().total(), 0);
    matchup.finish(0, Outcome::Won);
    QCOMPARE(matchup.pairs(), (PairCounts{0, 0, 0, 0, 1}));
    matchup.finish(3, Outcome::Lost);
    matchup.finish(4, Outcome::Jigo);
    matchup.finish(5, Outcome::Lost);
    QCOMPARE(matchup.pairs(), (PairCounts{0, 1, 1, 0, 1}));

    Matchup fixed(0, 1, false);
    fixed.finish(fixed.issue(), Outcome::Won);
    fixed.finish(fixed.issue(), Outcome::Won);
    QCOMPARE(fixed.pairs().total(), 0);
}

/// Quick games come home first, and their length may go with their result.
void StandingsTest::aTestCountsPairsInTheOrderOfTheirNumbers()
{
    Matchup matchup(0, 1);
    for (int number = 0; number < 6; ++number) {
        static_cast<void>(matchup.issue());
    }
    for (const int number : {4, 5, 2, 3}) {
        matchup.finish(number, Outcome::Won);
    }
    QCOMPARE(matchup.pairs().total(), 2);
    QCOMPARE(matchup.newPairs().total(), 0);
    QCOMPARE(matchup.gamesBeyond(), 4);

    matchup.finish(0, Outcome::Lost);
    matchup.finish(1, Outcome::Lost);

    QCOMPARE(matchup.newPairs().total(), 3);
    QCOMPARE(matchup.gamesBeyond(), 0);
}

void StandingsTest::aTestCountsNothingAfterItsVerdict()
{
    const Sprt test{.elo0 = 0, .elo1 = 100};
    Matchup matchup(0, 1);
    matchup.setTest(test);
    const auto isOver = [&] {
        return verdict(test, logLikelihoodRatio(test, matchup.evidence())) != SprtVerdict::Continue;
    };
    int games = 0;
    for (; !isOver() && games < 1000; ++games) {
        matchup.finish(matchup.issue(), games % 8 == 7 ? Outcome::Lost : Outcome::Won);
    }
    QVERIFY(isOver());
    const PairCounts pairs = matchup.newPairs();

    for (int late = 0; late < 100; ++late) { // were being played meanwhile, and say otherwise
        matchup.finish(matchup.issue(), Outcome::Lost);
    }

    QVERIFY(matchup.newPairs() == pairs);
    QVERIFY(isOver());
    QCOMPARE(matchup.gamesBeyond(), 100);
}

void StandingsTest::unknownGamesAreHalfAPointAndNoPair()
{
    Matchup matchup(0, 1);
    matchup.finish(matchup.issue(), Outcome::Unknown);
    matchup.finish(matchup.issue(), Outcome::Won);
    QCOMPARE(matchup.unknown(), 1);
    QCOMPARE(matchup.counts(), (GameCounts{1, 0, 0}));
    QCOMPARE(matchup.firstHalfPoints(), 3);
    QCOMPARE(matchup.pairs().total(), 0);
}

void StandingsTest::whatIsLeftOutCountsForNothing()
{
    Matchup matchup(0, 1);
    for (int number = 0; number < 6; ++number) {
        matchup.issue();
    }
    matchup.finish(0, Outcome::Won);
    matchup.leaveOut(1);
    matchup.finish(2, Outcome::Won);
    matchup.finish(3, Outcome::Won);
    QCOMPARE(matchup.played(), 3);
    QCOMPARE(matchup.running(), 2);
    QCOMPARE(matchup.firstHalfPoints(), 6);
    QCOMPARE(matchup.secondHalfPoints(), 0);
    QCOMPARE(matchup.counts().total(), 3);
    QVERIFY(!matchup.outcome(1));
    QVERIFY(!matchup.isRunning(1));
    QCOMPARE(matchup.leftOut(), std::vector<int>{1});
    QCOMPARE(matchup.pairs().total(), 1); // the second
    QCOMPARE(matchup.newPairs().total(), 1);
    QCOMPARE(matchup.gamesBeyond(), 0);
    QCOMPARE(matchup.issue(), 6);
}

void StandingsTest::countsByColourAddUp()
{
    Matchup matchup(7, 2);
    for (int number = 0; number < 40; ++number) {
        matchup.finish(matchup.issue(), number % 3 == 0 ? Outcome::Won : Outcome::Lost);
    }
    const GameCounts black = matchup.counts(Color::Black);
    const GameCounts white = matchup.counts(Color::White);
    QCOMPARE(black.total(), 20);
    QCOMPARE(white.total(), 20);
    QCOMPARE(black.wins + white.wins, matchup.counts().wins);
    QCOMPARE(black.wins, 7); // games 0, 6, … 36
}

void StandingsTest::pointsAreSummedOverMatchups()
{
    Standings standings(3);
    standings.add({0, 1});
    standings.add({2, 0});
    standings.matchup(0).finish(standings.matchup(0).issue(), Outcome::Won);
    standings.matchup(1).finish(standings.matchup(1).issue(), Outcome::Jigo);
    standings.matchup(1).issue();
    QCOMPARE(standings.halfPoints(0), 3);
    QCOMPARE(standings.halfPoints(1), 0);
    QCOMPARE(standings.halfPoints(2), 1);
    QCOMPARE(standings.played(), 2);
    QCOMPARE(standings.running(), 1);
}

SHINPAN_TEST(StandingsTest)
#include "standings_test.moc"
