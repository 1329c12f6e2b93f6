#include "core/search/treesearch.h"

#include "core/board/board.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace shinpan;
using namespace shinpan::test;

namespace {

SearchPosition positionFrom(const char *diagram, Color toPlay, double komi = 0)
{
    return {.start = boardFrom(diagram), .moves = {}, .toPlay = toPlay, .komi = komi};
}

bool never()
{
    return false;
}

std::optional<Point> bestMove(const SearchPosition &position, std::uint64_t playouts = 2000)
{
    TreeSearch search({.playouts = playouts});
    search.run(position, never);
    return search.result().candidates.front().move;
}

void append(SearchPosition &position, std::optional<Point> point)
{
    position.moves.push_back({position.toPlay, point});
    position.toPlay = opposite(position.toPlay);
}

/// A game against itself until both pass.
std::vector<Move> playGame(SearchPosition position, const SearchSettings &settings)
{
    TreeSearch search(settings);
    int passes = 0;
    while (passes < 2 && position.moves.size() < 200) {
        search.run(position, never);
        append(position, search.result().candidates.front().move);
        passes = position.moves.back().isPass() ? passes + 1 : 0;
    }
    return position.moves;
}

/// Everything is decided: Black has 10 points, White 15.
constexpr auto Finished = R"(
    5 . X O . O
    4 X X O O O
    3 . X O . O
    2 X X O O O
    1 X X O O O)";

/// Black's or White's move decides about the white stones.
constexpr auto ThreeInARow = R"(
    7 . . . . . . .
    6 X X X X X . .
    5 O O O O X X .
    4 . . . O O X .
    3 O O O O O X .
    2 X X X X X X .
    1 . . . . . . .)";

} // namespace

class TreeSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVitalPointIsPlayed()
    {
        for (const Color color : BothColors) {
            QCOMPARE(*bestMove(positionFrom(ThreeInARow, color, 30)), at("B4"));
        }
    }

    void oneThreadAndASeedPlayTheSameGame()
    {
        const SearchPosition start{.start = Board(BoardSize::square(5)), .moves = {}, .komi = 5.5};
        const auto game = playGame(start, {.playouts = 150, .seed = 7});
        QVERIFY(game == playGame(start, {.playouts = 150, .seed = 7}));
        QVERIFY(game != playGame(start, {.playouts = 150, .seed = 8}));
    }

    void noPositionIsRepeated()
    {
        // Both sides run into superko all the time on a board this small.
        const SearchPosition start{.start = Board({3, 2}), .moves = {}, .komi = 0.5};
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Board board = start.start;
            std::set<std::uint64_t> seen{board.hash()};
            for (const Move &move : playGame(start, {.playouts = 60, .seed = seed})) {
                if (!move.isPass()) {
                    QCOMPARE(board.at(*move.point), Stone::Empty);
                    QCOMPARE(board.play(move.color, *move.point).suicided, 0);
                    QVERIFY(seen.insert(board.hash()).second);
                }
            }
        }
    }

    void aWonGameIsEndedByAPass()
    {
        SearchPosition position = positionFrom(Finished, Color::White);
        QVERIFY(!bestMove(position, 500));
        position.toPlay = Color::Black;
        append(position, std::nullopt);
        QVERIFY(!bestMove(position, 500));
    }

    /// A review waits for the visits of every position.
    void aSearchGoesOnWhereAPassWins()
    {
        SearchPosition position = positionFrom(Finished, Color::Black);
        append(position, std::nullopt);
        TreeSearch search({.playouts = 300});
        search.run(position, never);
        QCOMPARE(search.playouts(), std::uint64_t(300));
        QVERIFY(!search.result().candidates.front().move);
    }

    void nobodyPassesWhileDeadStonesDecide()
    {
        // The black stone has to be taken off, as stones that are there count by area.
        const SearchPosition position = positionFrom(R"(
            5 . X O . X
            4 X X O O .
            3 . X O . O
            2 X X O O O
            1 X X O O O)",
                                                     Color::White, -4);
        QVERIFY(bestMove(position, 500));
    }

    void nobodyFillsItsTerritoryForPoints()
    {
        SearchPosition position = positionFrom(R"(
            6 . . X O . .
            5 . . X O . .
            4 . . X O . .
            3 . . X O . .
            2 . . X O . .
            1 . . X O . .)",
                                               Color::Black, -0.5);
        position.isTerritory = true;
        TreeSearch search({.playouts = 3000});
        search.run(position, never);
        const SearchResult result = search.result();
        QVERIFY2(std::abs(result.score - 0.5) < 1.5, qPrintable(QString::number(result.score)));
        append(position, std::nullopt);
        position.komi = 0.5; // White is half a point ahead
        QVERIFY(!bestMove(position, 3000));
    }

    void ownershipIsBlacks()
    {
        TreeSearch search({.playouts = 200});
        search.run(positionFrom(Finished, Color::White), never);
        const SearchResult result = search.result();
        QCOMPARE(result.ownership.size(), std::size_t{25});
        QVERIFY(result.ownership[0] > 0.9F);
        QVERIFY(result.ownership[24] < -0.9F);
        QCOMPARE(result.playouts, std::uint64_t{200});
    }

    void avoidedMovesAreNotPlayed()
    {
        TreeSearch search({.playouts = 300});
        std::vector<Point> avoided;
        const SearchPosition start{.start = Board(BoardSize::square(5)), .moves = {}};
        for (int i = 1; i < 25; ++i) {
            avoided.push_back(start.start.size().pointAt(i));
        }
        search.run(start, never, avoided);
        for (const SearchCandidate &candidate : search.result().candidates) {
            QVERIFY(!candidate.move || *candidate.move == at("A1"));
        }
        search.run(start, never);
        QCOMPARE(*search.result().candidates.front().move, at("C3"));
    }

    void offersOfChainsAreTold()
    {
        TreeSearch search({.playouts = 500});
        search.run(positionFrom(R"(
            5 . X O . .
            4 . O O . .
            3 . . . . .
            2 . . . . .
            1 . . . . .)",
                                Color::Black),
                   never);
        int told = 0;
        for (const SearchCandidate &candidate : search.result().candidates) {
            told += candidate.offersChain ? 1 : 0;
            QVERIFY(!candidate.offersChain || *candidate.move == at("A5"));
        }
        QCOMPARE(told, 1);
    }

    void whatWasFoundIsKeptForTheNextMove()
    {
        TreeSearch search({.playouts = 1000});
        SearchPosition position{.start = Board(BoardSize::square(7)), .moves = {}, .komi = 9};
        search.run(position, never);
        const SearchCandidate best = search.result().candidates.front();
        append(position, best.line.at(0));
        append(position, best.line.at(1));
        search.run(position, never);
        QVERIFY(search.result().visits > 1000);
        search.clear();
        search.run(position, never);
        QCOMPARE(search.result().visits, std::uint64_t{1000});
    }

    void itStopsWhenTold()
    {
        TreeSearch search({.threads = 2});
        int asked = 0;
        SearchResult underWay;
        search.run({.start = Board(BoardSize::square(9)), .moves = {}}, [&] {
            underWay = search.result();
            return ++asked == 20;
        });
        QCOMPARE(asked, 20);
        QVERIFY(!underWay.candidates.empty());
        QVERIFY(search.result().playouts >= underWay.playouts);
    }

    void itKnowsWhenMorePlayoutsChangeNothing()
    {
        TreeSearch search({.playouts = 2000});
        search.run(positionFrom(ThreeInARow, Color::Black, 30), never);
        const auto candidates = search.result().candidates;
        const std::uint64_t lead = candidates[0].visits - candidates[1].visits;
        QVERIFY(search.isDecided(lead - 1));
        QVERIFY(!search.isDecided(lead));
    }

    void fullMemoryEndsNothing()
    {
        TreeSearch search({.playouts = 3000, .mostNodes = 1000});
        search.run({.start = Board(BoardSize::square(9)), .moves = {}}, never);
        QCOMPARE(search.result().playouts, std::uint64_t{3000});
    }
};

SHINPAN_TEST(TreeSearchTest)
#include "treesearch_test.moc"
