#include "core/search/level.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

SearchResult threeMoves()
{
    SearchResult result;
    result.candidates = {{.move = at("C3"), .visits = 100, .winrate = 0.55},
                         {.move = at("D4"), .visits = 60, .winrate = 0.53},
                         {.move = at("A1"), .visits = 2, .winrate = 0.9}};
    return result;
}

} // namespace

class LevelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLevelLooksFurtherThanTheLast()
    {
        for (int level = WeakestLevel + 1; level < StrongestLevel; ++level) {
            QVERIFY(levelOf(level).playouts > levelOf(level - 1).playouts);
            QVERIFY(levelOf(level).variety <= levelOf(level - 1).variety);
        }
        QCOMPARE(levelOf(StrongestLevel).playouts, std::uint64_t{0});
        QCOMPARE(levelOf(99).playouts, levelOf(StrongestLevel).playouts);
    }

    void theStrongestPlaysTheBest()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            QCOMPARE(*moveOfLevel(threeMoves(), StrongestLevel, seed), at("C3"));
        }
    }

    void aBeginnerVariesButNeverPlaysWhatWasHardlySeen()
    {
        std::set<Point> played;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            played.insert(*moveOfLevel(threeMoves(), WeakestLevel, seed));
        }
        QVERIFY(played == (std::set<Point>{at("C3"), at("D4")}));
    }

    void aBeginnerOffersNoChain()
    {
        SearchResult result = threeMoves();
        result.candidates.front().offersChain = true;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            QCOMPARE(*moveOfLevel(result, WeakestLevel, seed), at("D4"));
            QCOMPARE(*moveOfLevel(result, StrongestLevel, seed), at("C3"));
        }
        result.candidates.resize(1); // it is all there is
        QCOMPARE(*moveOfLevel(result, WeakestLevel, 1), at("C3"));
    }

    void aPassStaysAPass()
    {
        SearchResult result = threeMoves();
        result.candidates.insert(result.candidates.begin(), SearchCandidate{.visits = 200});
        QVERIFY(!moveOfLevel(result, WeakestLevel, 1));
    }
};

SHINPAN_TEST(LevelTest)
#include "level_test.moc"
