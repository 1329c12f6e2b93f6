#include "core/statistics/rankscale.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace shinpan;

class RankScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRankIsWorthMoreAmongStrongPlayers()
    {
        QVERIFY(std::abs(eloBetween(1, 0) - 169) < 3); // odds of about e for one rank
        QVERIFY(std::abs(eloBetween(-19, -20) - 85) < 4);
        QCOMPARE(eloBetween(-4, -4), 0.0);
        QCOMPARE(eloBetween(-10, -4), -eloBetween(-4, -10));
    }

    void eloBecomesTheRankThatItCameFrom()
    {
        for (const double rank : {-25.0, -12.0, -4.0, 0.0, 3.0}) {
            QVERIFY(std::abs(rankAbove(-4, eloBetween(rank, -4)) - rank) < 1e-9);
        }
    }

    void ranksEnd()
    {
        QCOMPARE(rankAbove(-4, -9000), WeakestRank);
        QCOMPARE(rankAbove(-4, 9000), StrongestRank);
        QVERIFY(std::isfinite(eloBetween(-200, 200)));
    }

    void handicapCountsMoreOnSmallBoards()
    {
        QCOMPARE(ranksOfHandicap(0, 19), 0.0);
        QCOMPARE(ranksOfHandicap(4, 19), 4.0);
        QVERIFY(ranksOfHandicap(2, 9) > ranksOfHandicap(2, 13));
    }

    void evenResultsGiveTheOpponentsRank()
    {
        const std::array games{RankedGames{-8, {5, 5, 0}}};
        const Estimate rank = rankOfGames(games);
        QVERIFY(std::abs(rank.value + 8) < 0.01);
        QVERIFY(rank.low < -9 && rank.high > -7);
    }

    void moreGamesNarrowIt()
    {
        const std::array few{RankedGames{-8, {3, 2, 0}}};
        const std::array many{RankedGames{-8, {60, 40, 0}}};
        const Estimate wide = rankOfGames(few);
        const Estimate narrow = rankOfGames(many);
        QVERIFY(narrow.high - narrow.low < (wide.high - wide.low) / 2);
        QVERIFY(narrow.low > -8);
    }

    void nothingButWinsMakesNoChampion()
    {
        const std::array games{RankedGames{-12, {3, 0, 0}}};
        const Estimate rank = rankOfGames(games);
        QVERIFY(rank.value > -12 && rank.value < -8);
        QVERIFY(std::abs(rank.high - StrongestRank) < 0.01);
    }

    void withoutGamesAnythingIsPossible()
    {
        const Estimate rank = rankOfGames({});
        QCOMPARE(rank.low, WeakestRank);
        QCOMPARE(rank.high, StrongestRank);
    }
};

SHINPAN_TEST(RankScaleTest)
#include "rankscale_test.moc"
