#include "core/statistics/repetitions.h"

#include "core/statistics/elo.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

using Repeats = std::vector<std::optional<Repeat>>; // by number

/// Games that repeat each other: what they are worth, and when no new ones are to be expected.
class RepetitionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEffectiveSizeCountsClusters_data();
    void theEffectiveSizeCountsClusters();
    void discountedCountsHaveTheSameMeanAndAWiderInterval();
    void copiesAreNotNewAndNearOnesAre();
    void deterministicEnginesAreExhaustedWhenAllWasPlayedTwice();
    void whoPlaysNewGamesNowAndThenIsNotExhausted();
};

namespace {

Repetitions repetitionsOf(const Repeats &games)
{
    Repetitions repetitions;
    for (std::size_t i = 0; i < games.size(); ++i) {
        repetitions.add(static_cast<int>(i), games[i]);
    }
    return repetitions;
}

} // namespace

void RepetitionsTest::theEffectiveSizeCountsClusters_data()
{
    QTest::addColumn<Repeats>("games");
    QTest::addColumn<double>("share");
    constexpr std::nullopt_t None = std::nullopt;
    const auto near = [](int of) { return Repeat{of, false}; };

    QTest::newRow("no games") << Repeats{} << 1.0;
    QTest::newRow("all different") << Repeats{None, None, None, None} << 1.0;
    QTest::newRow("all the same") << Repeats{None, near(0), near(0), near(0)} << 1.0 / 4;
    QTest::newRow("the same in a chain") << Repeats{None, near(0), near(1), near(2)} << 1.0 / 4;
    QTest::newRow("two and two") << Repeats{None, None, near(0), near(1)} << 2.0 / 4;
    QTest::newRow("three and one") << Repeats{None, None, near(0), near(2)} << 1.6 / 4; // 16/(9+1)
    QTest::newRow("copies are not among them")
        << Repeats{None, None, Repeat{0}, Repeat{1}, near(0)} << 3.0 / 5; // 9/(4+1) of 3
}

void RepetitionsTest::theEffectiveSizeCountsClusters()
{
    QFETCH(const Repeats, games);
    QFETCH(const double, share);

    QVERIFY(std::abs(repetitionsOf(games).share() - share) < 1e-12);
}

void RepetitionsTest::discountedCountsHaveTheSameMeanAndAWiderInterval()
{
    const GameCounts games{.wins = 60, .losses = 30, .jigos = 10};
    const ScoreCounts quarter = discounted(games, 0.25);

    QCOMPARE(quarter.total(), 25.0);
    QCOMPARE(quarter.mean(), ScoreCounts(games).mean());
    QCOMPARE(quarter.variance(), ScoreCounts(games).variance());
    const auto width = [](const ScoreCounts &counts) { // of the score's interval
        const Estimate elo = eloEstimate(counts);
        return scoreOfElo(elo.high) - scoreOfElo(elo.low);
    };
    QVERIFY(std::abs(width(quarter) / width(games) - 2) < 1e-9);
}

void RepetitionsTest::copiesAreNotNewAndNearOnesAre()
{
    const Repetitions games = repetitionsOf({std::nullopt, Repeat{0}, Repeat{0, false}});
    QVERIFY(games.isNew(0));
    QVERIFY(!games.isNew(1));
    QVERIFY(games.isNew(2));
    QVERIFY(!games.isNew(3)); // not there yet
    QCOMPARE(games.games(), 3);
    QCOMPARE(games.copies(), 1);
    QCOMPARE(games.inARow(), 2);
}

void RepetitionsTest::deterministicEnginesAreExhaustedWhenAllWasPlayedTwice()
{
    constexpr int Different = 12;
    Repetitions games;
    for (int number = 0; number < 2 * Different; ++number) {
        QVERIFY2(!games.isExhausted(), qPrintable(QString::number(number)));
        games.add(number,
                  number < Different ? std::nullopt : std::optional(Repeat{number - Different}));
        if (number == 2 * Different - 2) {
            break; // one of 23 was played once
        }
    }
    QVERIFY(games.isExhausted());

    Repetitions one; // and not before ten repeated in a row
    one.add(0, std::nullopt);
    for (int number = 1; number <= 10; ++number) {
        QVERIFY(!one.isExhausted());
        one.add(number, Repeat{0});
    }
    QVERIFY(one.isExhausted());
}

void RepetitionsTest::whoPlaysNewGamesNowAndThenIsNotExhausted()
{
    Repetitions games; // of ten games one is new
    for (int number = 0; number < 1000; ++number) {
        games.add(number, number % 10 == 0 ? std::nullopt : std::optional(Repeat{0}));
        QVERIFY(!games.isExhausted());
    }
}

SHINPAN_TEST(RepetitionsTest)
#include "repetitions_test.moc"
