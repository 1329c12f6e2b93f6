#include "core/rules/scoring.h"
#include "tests/rules/finishedgame.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr int Games = 12; // of each size

[[nodiscard]] Ruleset with(Ruleset rules, ScoringMethod scoring)
{
    rules.scoring = scoring;
    return rules;
}

[[nodiscard]] int stonesOf(const Board &board, Color color)
{
    int stones = 0;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        stones += board.at(board.size().pointAt(i)) == stoneOf(color) ? 1 : 0;
    }
    return stones;
}

} // namespace

/// What must hold for every finished game, tried on random ones.
class CountingPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every stone played is either on the board or a prisoner: so the margins differ by exactly
    /// the stones that one side has put more, whatever is called dead.
    void areaAndTerritoryDifferByTheStonesPlayed_data() { addSizes(); }
    void areaAndTerritoryDifferByTheStonesPlayed()
    {
        QFETCH(int, side);
        for (unsigned seed = 1; seed <= Games; ++seed) {
            const Ruleset rules{.ko = KoRule::PositionalSuperko};
            Position area(BoardSize::square(side), rules);
            playToTheEnd(area, seed);
            Position territory(BoardSize::square(side), with(rules, ScoringMethod::Territory));
            playToTheEnd(territory, seed); // the same game
            QCOMPARE(territory.board(), area.board());
            const Settlement settlement{{anyStone(area.board(), seed)}, std::nullopt};
            const double difference = countGame(area, {6.5, 0}, settlement).score.blackMargin
                                    - countGame(territory, {6.5, 0}, settlement).score.blackMargin;
            const auto played = [&](Color color) {
                return stonesOf(area.board(), color) + area.captured()[color];
            };
            QCOMPARE(difference, static_cast<double>(played(Color::Black) - played(Color::White)));
        }
    }

    /// Territory and area are the same result with pass stones and White passing last; the
    /// handicap's compensation of all but one stone makes up for White's first move.
    void agaCountsAlikeByAreaAndByTerritory_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("handicap");
        QTest::newRow("9x9, even") << 9 << 0;
        QTest::newRow("9x9, 4 stones") << 9 << 4;
        QTest::newRow("6x6, even") << 6 << 0;
        QTest::newRow("7x7, 2 stones") << 7 << 2;
    }
    void agaCountsAlikeByAreaAndByTerritory()
    {
        QFETCH(int, side);
        QFETCH(int, handicap);
        const Ruleset rules = rulesetFromText("AGA").value();
        Ruleset byTerritory = with(rules, ScoringMethod::Territory);
        byTerritory.handicapCompensation = HandicapCompensation::None;
        for (unsigned seed = 1; seed <= Games; ++seed) {
            Board start(BoardSize::square(side));
            for (int i = 0; i < handicap; ++i) {
                start.set({static_cast<std::uint8_t>(2 + 2 * (i % 2)),
                           static_cast<std::uint8_t>(2 + 2 * (i / 2))},
                          Stone::Black);
            }
            const Color first = handicap > 0 ? Color::White : Color::Black;
            Position area(start, first, rules);
            playToTheEnd(area, seed);
            Position territory(start, first, byTerritory);
            playToTheEnd(territory, seed);
            QCOMPARE(territory.board(), area.board());
            QVERIFY(territory.passes().white > 0);
            QCOMPARE(countGame(territory, {7.5, handicap}).score,
                     countGame(area, {7.5, handicap}).score);
        }
    }

    /// Each point is somebody's or nobody's, and the sides' sums are those of the points.
    void ownersAddUp_data() { addSizes(); }
    void ownersAddUp()
    {
        QFETCH(int, side);
        for (unsigned seed = 1; seed <= Games; ++seed) {
            Position position(BoardSize::square(side), {.ko = KoRule::SituationalSuperko});
            playToTheEnd(position, seed);
            for (const GroupTax tax : {GroupTax::None, GroupTax::Seki, GroupTax::All}) {
                Ruleset rules = position.rules();
                rules.tax = tax;
                const Count count =
                    countGame(Position(position.board(), Color::Black, rules), {0, 0});
                QCOMPARE(static_cast<int>(count.owner.size()), side * side);
                QCOMPARE(std::ranges::count(count.owner, Stone::Black),
                         count.sides.black.stones + count.sides.black.territory);
                QCOMPARE(std::ranges::count(count.owner, Stone::White),
                         count.sides.white.stones + count.sides.white.territory);
                QCOMPARE(count.score.blackMargin,
                         count.sides.black.total() - count.sides.white.total());
            }
        }
    }

private:
    static void addSizes()
    {
        QTest::addColumn<int>("side");
        for (const int side : {5, 7, 9, 13}) {
            QTest::addRow("%dx%d", side, side) << side;
        }
    }

    static Point anyStone(const Board &board, unsigned seed)
    {
        std::mt19937 random(seed);
        const BoardSize size = board.size();
        return size.pointAt(static_cast<int>(random() % static_cast<unsigned>(size.pointCount())));
    }
};

SHINPAN_TEST(CountingPropertyTest)
#include "countingproperty_test.moc"
