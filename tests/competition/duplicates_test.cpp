#include "core/competition/result/duplicates.h"

#include "core/board/symmetry.h"
#include "core/util/seededrandom.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;

using Found = std::optional<Duplicate>;

/// Games that repeat each other.
class DuplicatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameGameIsFoundHoweverTheBoardIsTurned_data();
    void theSameGameIsFoundHoweverTheBoardIsTurned();
    void anotherGroupIsNotCompared();
    void whatOthersPlayedIsSaidWhereTheGroupHasNothing();
    void everyNumberIsFoundUnderItsHash();
    void otherColorsMakeAnotherGame();
    void setUpStonesCountInAnyOrder();
    void nearlyTheSameIsLessThanAFifth();
    void anotherLengthCountsAsDifference();
    void shortGamesAreNeverNearlyTheSame();
    void whatIsFoundIsWhatComparingAllGamesFinds();
    void manyGamesTakeNoLonger_data();
    void manyGamesTakeNoLonger();
};

namespace {

constexpr std::uint64_t Group = 1;

/// What it repeats of its own group.
Found added(DuplicateFinder &finder, std::uint64_t group, const GameLine &game)
{
    return finder.add(group, game).ofGroup;
}

/// Plays on different points, without a look at the rules, which do not matter here.
GameLine randomGame(std::size_t plies, SeededRandom random, BoardSize size = {})
{
    GameLine game;
    game.size = size;
    std::vector<int> cells(static_cast<std::size_t>(size.pointCount()));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i] = static_cast<int>(i);
    }
    random.shuffle(cells);
    for (std::size_t ply = 0; ply < plies; ++ply) {
        game.moves.push_back(
            {ply % 2 == 0 ? Color::Black : Color::White, size.pointAt(cells[ply])});
    }
    return game;
}

/// The same at a tenth of the cost, with plays on any points.
GameLine quickGame(std::size_t plies, SeededRandom random)
{
    GameLine game;
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const auto cell = static_cast<int>(random.next() % 361);
        game.moves.push_back({ply % 2 == 0 ? Color::Black : Color::White, game.size.pointAt(cell)});
    }
    return game;
}

GameLine turned(GameLine game, int symmetry)
{
    for (SetUpStone &stone : game.setUp) {
        stone.point = transformed(stone.point, game.size, symmetry);
    }
    for (Move &move : game.moves) {
        if (move.point) {
            move.point = transformed(*move.point, game.size, symmetry);
        }
    }
    return game;
}

/// The same game with passes at this many of the first plies, no two within two plies.
GameLine changed(GameLine game, std::size_t plies)
{
    for (std::size_t i = 0; i < plies; ++i) {
        game.moves[3 * i].point.reset();
    }
    return game;
}

/// The game as it looks however the board is turned.
std::vector<GameLine> imagesOf(const GameLine &game)
{
    std::vector<GameLine> images;
    for (int symmetry = 0; symmetry < symmetryCount(game.size); ++symmetry) {
        images.push_back(turned(game, symmetry));
    }
    return images;
}

/// gogui's measure, word for word: every game, every symmetry, every ply. Games without set-up.
bool repeats(const std::vector<GameLine> &images, const GameLine &earlier)
{
    return std::ranges::any_of(images, [&earlier](const GameLine &image) {
        const std::size_t common = std::min(image.moves.size(), earlier.moves.size());
        std::size_t distance = std::max(image.moves.size(), earlier.moves.size()) - common;
        for (std::size_t ply = 0; ply < common; ++ply) {
            distance += image.moves[ply] == earlier.moves[ply] ? 0 : 1;
        }
        return distance == 0 || distance < image.moves.size() / 5;
    });
}

} // namespace

void DuplicatesTest::theSameGameIsFoundHoweverTheBoardIsTurned_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");

    QTest::newRow("square") << 9 << 9;
    QTest::newRow("oblong") << 9 << 7;
}

void DuplicatesTest::theSameGameIsFoundHoweverTheBoardIsTurned()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    const GameLine game = randomGame(40, SeededRandom(1), size);
    DuplicateFinder finder;

    QCOMPARE(added(finder, Group, randomGame(40, SeededRandom(2), size)), Found());
    QCOMPARE(added(finder, Group, game), Found());
    for (int symmetry = 0; symmetry < symmetryCount(size); ++symmetry) {
        QCOMPARE(added(finder, Group, turned(game, symmetry)), Found(Duplicate{1, true}));
        QCOMPARE(added(finder, Group, changed(turned(game, symmetry), 1)),
                 symmetry == 0 ? Found(Duplicate{1, false}) : Found(Duplicate{3, true}));
    }
    QCOMPARE(finder.size(), static_cast<std::size_t>(2 + 2 * symmetryCount(size)));
}

void DuplicatesTest::anotherGroupIsNotCompared()
{
    const GameLine game = randomGame(40, SeededRandom(1));
    DuplicateFinder finder;

    QCOMPARE(added(finder, 1, game), Found());
    QCOMPARE(added(finder, 2, game), Found());
    QCOMPARE(added(finder, 3, changed(game, 1)), Found());
    QCOMPARE(added(finder, 2, game), Found(Duplicate{1, true}));
}

void DuplicatesTest::whatOthersPlayedIsSaidWhereTheGroupHasNothing()
{
    const GameLine game = randomGame(40, SeededRandom(1));
    DuplicateFinder finder;
    const auto says = [&finder](std::uint64_t group, const GameLine &line) {
        const DuplicateFinder::Repeated repeated = finder.add(group, line);
        return std::pair(repeated.ofGroup, repeated.ofAny);
    };

    QCOMPARE(says(1, game), std::pair(Found(), Found()));
    QCOMPARE(says(2, turned(game, 3)), std::pair(Found(), Found(Duplicate{0, true})));
    QCOMPARE(says(2, game), std::pair(Found(Duplicate{1, true}), Found()));
    QCOMPARE(says(3, changed(game, 1)), std::pair(Found(), Found(Duplicate{0, false})));
    QCOMPARE(says(2, changed(game, 2)), std::pair(Found(Duplicate{1, false}), Found()));
}

/// Adds some hundred times as many as a small index has buckets.
void DuplicatesTest::everyNumberIsFoundUnderItsHash()
{
    constexpr std::uint32_t Numbers = 300'000;
    constexpr std::uint32_t Hashes = 100'000;
    const auto hashOf = [](std::uint32_t number) { return SeededRandom(number % Hashes).next(); };
    HashIndex index;
    for (std::uint32_t number = 0; number < Numbers; ++number) {
        index.add(hashOf(number), number);
    }

    int others = 0;
    for (std::uint32_t hash = 0; hash < Hashes; ++hash) {
        std::vector<std::uint32_t> found;
        index.findIf(hashOf(hash), [&](std::uint32_t number) {
            if (number % Hashes == hash) {
                found.push_back(number);
            } else {
                ++others;
            }
            return false;
        });
        QVERIFY((found == std::vector{hash + 2 * Hashes, hash + Hashes, hash}));
    }
    QVERIFY(others < 1'000); // 28 bits of a hash are kept
}

void DuplicatesTest::otherColorsMakeAnotherGame()
{
    GameLine game = randomGame(40, SeededRandom(1));
    DuplicateFinder finder;
    QCOMPARE(added(finder, Group, game), Found());

    for (Move &move : game.moves) {
        move.color = opposite(move.color);
    }

    QCOMPARE(added(finder, Group, game), Found());
}

void DuplicatesTest::setUpStonesCountInAnyOrder()
{
    GameLine game = randomGame(40, SeededRandom(1));
    GameLine other = game;
    game.setUp = {{{3, 3}, Color::Black}, {{15, 15}, Color::Black}};
    other.setUp = {{{15, 15}, Color::Black}, {{3, 3}, Color::Black}};
    DuplicateFinder finder;

    QCOMPARE(added(finder, Group, game), Found());
    QCOMPARE(added(finder, Group, other), Found(Duplicate{0, true}));
    QCOMPARE(added(finder, Group, turned(other, 5)), Found(Duplicate{0, true}));
    other.setUp[1].point = {3, 4};
    QCOMPARE(added(finder, Group, other), Found(Duplicate{0, false}));
}

void DuplicatesTest::nearlyTheSameIsLessThanAFifth()
{
    const GameLine game = randomGame(52, SeededRandom(1));
    for (const int symmetry : {0, 6}) {
        DuplicateFinder finder;
        QCOMPARE(added(finder, Group, game), Found());

        QCOMPARE(added(finder, Group, turned(changed(game, 10), symmetry)), Found());
        DuplicateFinder another;
        QCOMPARE(added(another, Group, game), Found());
        QCOMPARE(added(another, Group, turned(changed(game, 9), symmetry)),
                 Found(Duplicate{0, false}));
    }
}

void DuplicatesTest::anotherLengthCountsAsDifference()
{
    const GameLine game = randomGame(50, SeededRandom(1));
    const auto foundAfter = [&game](std::size_t plies, std::size_t differences) {
        GameLine other = randomGame(60, SeededRandom(1));
        other.moves.resize(plies);
        DuplicateFinder finder;
        [[maybe_unused]] const Found none = added(finder, Group, game);
        return added(finder, Group, changed(other, differences)).has_value();
    };

    QVERIFY(foundAfter(60, 1));  // 11 < 12
    QVERIFY(!foundAfter(60, 2)); // 12
    QVERIFY(foundAfter(43, 0));  // 7 < 8
    QVERIFY(!foundAfter(43, 1)); // 8
}

void DuplicatesTest::shortGamesAreNeverNearlyTheSame()
{
    const GameLine game = randomGame(9, SeededRandom(1));
    DuplicateFinder finder;

    QCOMPARE(added(finder, Group, game), Found());
    QCOMPARE(added(finder, Group, changed(game, 1)), Found());
    QCOMPARE(added(finder, Group, game), Found(Duplicate{0, true}));
    QCOMPARE(added(finder, Group, {}), Found());
    QCOMPARE(added(finder, Group, {}), Found(Duplicate{3, true}));
}

void DuplicatesTest::whatIsFoundIsWhatComparingAllGamesFinds()
{
    SeededRandom random(3);
    std::vector<GameLine> games;
    DuplicateFinder finder;
    int repeating = 0;
    for (std::size_t number = 0; number < 300; ++number) {
        GameLine game = randomGame(40 + random.below(40), SeededRandom(number), {9, 9});
        if (number > 0 && random.below(3) > 0) { // one like an earlier one, about as far as it may
            game = games[random.below(number)];
            const std::size_t few = game.moves.size() / 5 + 2;
            for (std::size_t i = random.below(few); i > 0; --i) {
                game.moves[random.below(game.moves.size())].point.reset();
            }
            game.moves.resize(game.moves.size() - random.below(3));
            game = turned(game, static_cast<int>(random.below(8)));
        }
        const std::vector<GameLine> images = imagesOf(game);
        const bool isRepetition = std::ranges::any_of(
            games, [&images](const GameLine &earlier) { return repeats(images, earlier); });
        repeating += isRepetition ? 1 : 0;

        const Found found = added(finder, Group, game);

        QCOMPARE(found.has_value(), isRepetition);
        QVERIFY(!found || repeats(images, games[found->game]));
        games.push_back(std::move(game));
    }
    QVERIFY(repeating > 50 && repeating < 250);
}

void DuplicatesTest::manyGamesTakeNoLonger_data()
{
    QTest::addColumn<int>("openings");
    QTest::addColumn<int>("openingPlies");

    QTest::newRow("games of their own") << 1 << 0;
    QTest::newRow("a few openings of 24 plies") << 10 << 24;
    QTest::newRow("one opening of 20 plies") << 1 << 20;
}

void DuplicatesTest::manyGamesTakeNoLonger()
{
    QFETCH(const int, openings);
    QFETCH(const int, openingPlies);
    constexpr std::size_t Games = 4'000;
    constexpr std::size_t Some = 500;
    constexpr std::size_t Plies = 60;
    DuplicateFinder finder;
    qint64 stepsAtFirst = 0;
    qint64 stepsBeforeLast = 0;
    for (std::size_t number = 0; number < Games; ++number) {
        GameLine game = quickGame(Plies, SeededRandom{std::uint64_t{number}, 1});
        const GameLine opening =
            quickGame(static_cast<std::size_t>(openingPlies),
                      SeededRandom(number % static_cast<std::size_t>(openings)));
        std::ranges::copy(opening.moves, game.moves.begin());
        stepsAtFirst = number == Some ? finder.steps() : stepsAtFirst;
        stepsBeforeLast = number == Games - Some ? finder.steps() : stepsBeforeLast;

        QCOMPARE(added(finder, Group, game), Found());
    }

    const qint64 stepsAtLast = finder.steps() - stepsBeforeLast;
    QVERIFY2(stepsAtLast < stepsAtFirst * 5 / 4,
             qPrintable(QStringLiteral("%1 then %2").arg(stepsAtFirst).arg(stepsAtLast)));
    // The eight images once each, and as many blocks as a fifth of them: far from a look at each
    // game.
    QVERIFY2(stepsAtLast / static_cast<qint64>(Some) < 8 * static_cast<qint64>(Plies) * 3 / 2,
             qPrintable(QString::number(stepsAtLast)));
}

SHINPAN_TEST(DuplicatesTest)
#include "duplicates_test.moc"
