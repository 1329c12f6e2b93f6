#include "core/statistics/gamesbynumber.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <limits>
#include <map>
#include <random>
#include <utility>
#include <vector>

using namespace shinpan;

namespace {

using Entries = std::vector<std::pair<int, char>>;

/// All that is kept from that number on, in the order in which it is visited.
Entries entriesFrom(const GamesByNumber<char> &games, int first)
{
    Entries entries;
    games.visitFrom(first, [&entries](int number, char game) {
        entries.emplace_back(number, game);
        return false;
    });
    return entries;
}

} // namespace

class GamesByNumberTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itKeepsWhatAMapKeeps();
    void anyNumberWillDo();
    void aVisitEndsWhenItIsTold();
    void whatCameBackIsNew();
};

void GamesByNumberTest::itKeepsWhatAMapKeeps()
{
    std::mt19937 random(7);
    std::uniform_int_distribution<int> numbers(-200, 500);
    GamesByNumber<char> games;
    std::map<int, char> map;
    for (int step = 0; step < 5000; ++step) {
        const int number = numbers(random);
        if (random() % 3 == 0) {
            games.erase(number);
            map.erase(number);
        } else {
            const char game = static_cast<char>('a' + random() % 26);
            games[number] = game;
            map[number] = game;
        }
        QCOMPARE(games.size(), map.size());
        QCOMPARE(games.contains(number), map.contains(number));
    }

    QCOMPARE(entriesFrom(games, std::numeric_limits<int>::min()), Entries(map.begin(), map.end()));
    QCOMPARE(entriesFrom(games, 77), Entries(map.lower_bound(77), map.end()));
}

void GamesByNumberTest::anyNumberWillDo()
{
    constexpr int Least = std::numeric_limits<int>::min();
    constexpr int Most = std::numeric_limits<int>::max();
    GamesByNumber<char> games;
    for (const int number : {Most, -1, Least, 0, 64, 63}) {
        games[number] = 'x';
    }

    QCOMPARE(entriesFrom(games, Least),
             (Entries{{Least, 'x'}, {-1, 'x'}, {0, 'x'}, {63, 'x'}, {64, 'x'}, {Most, 'x'}}));
    QCOMPARE(entriesFrom(games, Most), (Entries{{Most, 'x'}}));
    QVERIFY(!games.contains(Most - 1));
    QVERIFY(games.find(1) == nullptr);
}

void GamesByNumberTest::aVisitEndsWhenItIsTold()
{
    GamesByNumber<char> games;
    for (int number = 0; number < 200; number += 50) {
        games[number] = 'x';
    }
    std::vector<int> seen;

    games.visitFrom(1, [&seen](int number, char /*game*/) {
        seen.push_back(number);
        return number == 100;
    });

    QCOMPARE(seen, (std::vector<int>{50, 100}));
}

void GamesByNumberTest::whatCameBackIsNew()
{
    GamesByNumber<char> games;
    games[5] = 'x';

    games.erase(5);
    games.erase(6);

    QCOMPARE(games.size(), std::size_t{0});
    QCOMPARE(games[5], '\0');
    QCOMPARE(games.size(), std::size_t{1});
}

SHINPAN_TEST(GamesByNumberTest)

#include "gamesbynumber_test.moc"
