#include "core/search/level.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace shinpan;
using namespace shinpan::test;

namespace {

SearchResult threeMoves()
{
    SearchResult result;
    result.candidates = {{.move = at("C3"), .visits = 100, .winrate = 0.55, .prior = 0.2},
                         {.move = at("D4"), .visits = 60, .winrate = 0.53, .prior = 0.1},
                         {.move = at("A1"), .visits = 2, .winrate = 0.9, .prior = 0.01}};
    return result;
}

/// Two moves in the middle of a large board.
SearchPosition begunGame()
{
    return {.start = Board(BoardSize::square(19)),
            .moves = {{Color::Black, at("K10")}, {Color::White, at("L10")}}};
}

} // namespace

class LevelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLevelSeesFurtherThanTheLast()
    {
        for (int level = WeakestLevel + 1; level < StrongestLevel; ++level) {
            const Level weaker = levelOf(level - 1);
            QVERIFY(levelOf(level).playouts > weaker.playouts);
            QVERIFY(levelOf(level).blindness <= weaker.blindness);
            QVERIFY(levelOf(level).readsLadders || !weaker.readsLadders);
        }
        QCOMPARE(levelOf(StrongestLevel).playouts, std::uint64_t{0});
        QCOMPARE(levelOf(99).playouts, levelOf(StrongestLevel).playouts);
    }

    void theBestThatWasSeenIsPlayed()
    {
        for (int level = WeakestLevel; level <= StrongestLevel; ++level) {
            QCOMPARE(*moveOfLevel(threeMoves(), level), at("C3"));
        }
    }

    void aBeginnerOffersNoChain()
    {
        SearchResult result = threeMoves();
        result.candidates.front().offersChain = true;
        QCOMPARE(*moveOfLevel(result, WeakestLevel), at("D4"));
        QCOMPARE(*moveOfLevel(result, StrongestLevel), at("C3"));
        result.candidates.resize(1); // it is all there is
        QCOMPARE(*moveOfLevel(result, WeakestLevel), at("C3"));
    }

    void aPassStaysAPass()
    {
        SearchResult result = threeMoves();
        result.candidates.insert(result.candidates.begin(), SearchCandidate{.visits = 200});
        QVERIFY(!moveOfLevel(result, WeakestLevel));
    }

    void whatIsFarFromTheLatestMovesIsOverlooked()
    {
        const auto unseen = overlookedBy(WeakestLevel, begunGame(), 7);
        QVERIFY(unseen.size() > 150);
        QVERIFY(unseen.size() < 361 - 30);
        const auto isNear = [](Point point) {
            return std::abs(point.column - at("K10").column) <= 2
                && std::abs(point.row - at("K10").row) <= 2;
        };
        QVERIFY(std::ranges::none_of(unseen, isNear));
        QCOMPARE(overlookedBy(WeakestLevel, begunGame(), 7), unseen);
        QVERIFY(overlookedBy(WeakestLevel, begunGame(), 8) != unseen);
    }

    void aStrongerLevelOverlooksLess()
    {
        std::vector<std::size_t> unseen;
        for (const int level : {WeakestLevel, 4, 7, 8, StrongestLevel}) {
            std::size_t points = 0;
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                points += overlookedBy(level, begunGame(), seed).size();
            }
            unseen.push_back(points);
        }
        QVERIFY(std::ranges::is_sorted(unseen, std::ranges::greater()));
        QVERIFY(unseen[2] > 0);
        QCOMPARE(unseen[3], std::size_t{0});
        QCOMPARE(unseen[4], std::size_t{0});
    }

    void anEmptyBoardIsSeenAsAWhole()
    {
        QVERIFY(overlookedBy(WeakestLevel, {.start = Board(BoardSize::square(9))}, 1).empty());
    }

    void whatIsNothingSendsItBackToTheWholeBoard()
    {
        SearchResult result = threeMoves();
        QVERIFY(isWorthPlaying(result));
        result.candidates.erase(result.candidates.begin()); // what is left is hardly natural
        QVERIFY(!isWorthPlaying(result));
        result = threeMoves();
        result.candidates.insert(result.candidates.begin(), SearchCandidate{.visits = 200});
        QVERIFY(!isWorthPlaying(result));
    }
};

SHINPAN_TEST(LevelTest)
#include "level_test.moc"
