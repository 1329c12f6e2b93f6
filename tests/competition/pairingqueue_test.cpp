#include "core/competition/schedule/pairingqueue.h"

#include "tests/competition/nextpairing.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace shinpan;
using namespace shinpan::test;

/// PairingQueue against nextPairing(), which looks at everything.
class PairingQueueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsAsNextPairingDoes_data();
    void pairsAsNextPairingDoes();
    void beginsNothingForWhoIsLeftOut();
    void completesPairsOnly();
    void countsTheGamesLeftOut();
};

using Maker = std::unique_ptr<Schedule> (*)();

void PairingQueueTest::pairsAsNextPairingDoes_data()
{
    QTest::addColumn<Maker>("make");
    QTest::addColumn<int>("players");
    QTest::newRow("all play all") << Maker([] { return allPlayAll(5, 4); }) << 5;
    QTest::newRow("round robin") << Maker([] { return roundRobin(5, 2, 2); }) << 5;
    QTest::newRow("gauntlet") << Maker([] { return gauntlet(6, 2, 3); }) << 6;
    QTest::newRow("knockout") << Maker([] { return knockout(6, 2); }) << 6;
    QTest::newRow("swiss") << Maker([] { return swiss(7, 3, 2); }) << 7;
    QTest::newRow("sprt") << Maker([] { return sprtMatch(Sprt{}, 40); }) << 2;
}

/// At most four games run at once, end in any order, and one in eight does not count.
void PairingQueueTest::pairsAsNextPairingDoes()
{
    QFETCH(const Maker, make);
    QFETCH(const int, players);
    const std::unique_ptr<Schedule> schedule = make();
    Standings ours(static_cast<std::size_t>(players));
    Standings theirs(static_cast<std::size_t>(players));
    PairingQueue queue(*schedule, ours);
    std::mt19937 random(1);
    std::vector<Pairing> running;
    int games = 0;
    while (games < 10'000) {
        std::optional<Pairing> next;
        if (running.size() < 4) {
            next = queue.next();
            QCOMPARE(next, nextPairing(*schedule, theirs));
        }
        if (next) {
            running.push_back(*next);
            continue;
        }
        if (running.empty()) {
            break;
        }
        ++games;
        const std::size_t i = random() % running.size();
        const Pairing ended = running[i];
        running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
        const bool isVoid = random() % 8 == 0;
        const auto outcome = static_cast<Outcome>(random() % 3);
        for (Standings *standings : {&ours, &theirs}) {
            Matchup &matchup = standings->matchup(ended.matchup);
            isVoid ? matchup.giveBack(ended.number) : matchup.finish(ended.number, outcome);
        }
        queue.changed(ended.matchup);
    }
    QVERIFY(isOver(*schedule, ours));
    QVERIFY(games > 10);
}

void PairingQueueTest::beginsNothingForWhoIsLeftOut()
{
    const std::unique_ptr<Schedule> schedule = allPlayAll(3, 2);
    Standings standings(3);
    PairingQueue queue(*schedule, standings);
    queue.leaveOut(1);
    for (int i = 0; i < 2; ++i) {
        const std::optional<Pairing> pairing = queue.next();
        QVERIFY(pairing);
        QVERIFY(pairing->players.black != 1 && pairing->players.white != 1);
    }
    QVERIFY(!queue.next());
}

void PairingQueueTest::completesPairsOnly()
{
    const std::unique_ptr<Schedule> schedule = allPlayAll(3, 4);
    Standings standings(3);
    PairingQueue queue(*schedule, standings);
    QVERIFY(queue.next());
    const Pairing completing{0, 1, {1, 0}};
    QCOMPARE(queue.nextOfPair(), completing);
    QVERIFY(!queue.nextOfPair());
    standings.matchup(0).giveBack(0);
    queue.changed(0);
    const Pairing again{0, 0, {0, 1}};
    QCOMPARE(queue.nextOfPair(), again);
}

void PairingQueueTest::countsTheGamesLeftOut()
{
    const std::unique_ptr<Schedule> schedule = allPlayAll(3, 4);
    Standings standings(3);
    PairingQueue queue(*schedule, standings);
    const std::optional<Pairing> first = queue.next();
    QVERIFY(first);
    standings.matchup(first->matchup).finish(first->number, Outcome::Won);
    queue.changed(first->matchup);
    QCOMPARE(queue.leftOut(), 0);
    queue.leaveOut(first->players.black);
    QCOMPARE(queue.leftOut(), 7);
}

SHINPAN_TEST(PairingQueueTest)
#include "pairingqueue_test.moc"
