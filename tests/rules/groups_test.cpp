#include "core/rules/groups.h"

#include "core/rules/scoring.h"
#include "tests/rules/moves.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// Puts them into the order of Point, as a count lists them.
[[nodiscard]] std::vector<Point> sorted(std::vector<Point> points)
{
    std::ranges::sort(points);
    return points;
}

} // namespace

/// The groups that live in seki; they are drawn in lower case.
class GroupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sekiIsFound_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::newRow("two liberties shared") << QByteArray(R"(
            6 . . . X O . .
            5 . . . X O . .
            4 X X X X O O O
            3 X o o o x x O
            2 X o o . x x O
            1 X o o . x x O)");
        QTest::newRow("an eye each and a liberty shared") << QByteArray(R"(
            5 . . . X O . . .
            4 X X X X O O O O
            3 X o o o x x x O
            2 X o . o x . x O
            1 X o o . x x x O)");
        QTest::newRow("eyes against none in the corner") << QByteArray(R"(
            9 . X . X o . o . x
            8 . . . X o o o x .
            7 . X X X X X X o o
            6 X O O O O O X o .
            5 X O . O . O X o o
            4 X O O O O O X X X
            3 X X X O . . . O O
            2 . X X X O O O O .
            1 . X . X O . O . O)");
        QTest::newRow("dame between living groups") << QByteArray(R"(
            5 . X . O .
            4 . X X O .
            3 . X . O .
            2 . X O O .
            1 . X . O .)");
        QTest::newRow("an eye that a dame connects") << QByteArray(R"(
            6 . X . X O . .
            5 X X X . O . .
            4 O O X X X O .
            3 . O X . X O .
            2 . O X X X O .
            1 . O O . O O .)");
        QTest::newRow("nothing but dame") << QByteArray(R"(
            3 . . .
            2 . X .
            1 . . .)");
        QTest::newRow("empty board") << QByteArray(". .\n. .");
    }
    void sekiIsFound()
    {
        QFETCH(QByteArray, diagram);
        const std::string drawn = diagram.toStdString();
        const Ruleset rules{.scoring = ScoringMethod::Territory, .tax = GroupTax::Seki};
        const Position position(boardFrom(drawn), Color::Black, rules);
        QCOMPARE(countGame(position, {0, 0}).seki, sorted(pointsDrawnAs("xo", drawn)));
    }

    void deadStonesMakeNoSeki()
    {
        const auto drawn = R"(
            6 . . . X O . .
            5 . . . X O . .
            4 X X X X O O O
            3 X o o o X X O
            2 X o o . X X O
            1 X o o . X X O)";
        const Ruleset rules{.scoring = ScoringMethod::Territory, .tax = GroupTax::Seki};
        const Position position(boardFrom(drawn), Color::Black, rules);
        const Count count = countGame(position, {0, 0}, {pointsDrawnAs("o", drawn), std::nullopt});
        QCOMPARE(count.seki, std::vector<Point>());
        QCOMPARE(count.dead, sorted(pointsDrawnAs("o", drawn)));
        QCOMPARE(count.sides.black.territory, 6 + 9);
        QCOMPARE(count.sides.black.prisoners, 7);
    }

    void openBordersAreFound_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<int>("open");
        QTest::newRow("empty board") << QByteArray(". . .\n. . .") << 6;
        QTest::newRow("all closed") << QByteArray(". X O .\n. X O .\n. X O .") << 0;
        QTest::newRow("dame") << QByteArray(". X . O .\n. X . O .\n. X X O .") << 0;
        QTest::newRow("a gap at the edge") << QByteArray(". X O .\n. X O .\n. . . .") << 8;
        QTest::newRow("two corners") << QByteArray(R"(
            5 . X O . .
            4 X X O . .
            3 O O O X X
            2 . O . X .
            1 . O . . .)") << 9;
    }
    void openBordersAreFound()
    {
        QFETCH(QByteArray, diagram);
        QFETCH(int, open);
        const Board board = boardFrom(diagram.toStdString());
        QCOMPARE(openPoints(BoardRegions(board)).size(), static_cast<std::size_t>(open));
        QCOMPARE(countGame(Position(board, Color::Black, {}), {}).open.size(),
                 static_cast<std::size_t>(open));
    }

    void sekiIsTakenAsGiven()
    {
        const Board board = boardFrom("3 . X O .\n2 X X O O\n1 . X . O");
        const Ruleset rules{.scoring = ScoringMethod::Territory, .tax = GroupTax::Seki};
        const Position position(board, Color::Black, rules);
        QCOMPARE(countGame(position, {0, 0}).score, Score{1}); // 2 : 1
        const Count count = countGame(position, {0, 0}, {{}, std::vector{at("A2"), at("A1")}});
        QCOMPARE(count.seki, sorted(pointsDrawnAs("X", "3 . X O .\n2 X X O O\n1 . X . O")));
        QCOMPARE(count.score, Score{-1}); // 0 : 1
        QCOMPARE(countGame(position, {0, 0}, {{}, std::vector<Point>()}).score, Score{1});
    }

    void groupsAndTheirEyesAreCounted()
    {
        const BoardRegions regions(boardFrom(R"(
            4 . . . . X
            3 X X X X X
            2 X O O O .
            1 X O . O O)"));
        const Groups groups = findGroups(regions);
        QCOMPARE(groups.groups.size(), std::size_t{2});
        const auto groupAt = [&](const char *vertex) {
            return groups.groups[groups.of[regions.regionAt(at(vertex))]];
        };
        QCOMPARE(groupAt("A3").territory, 4);
        QCOMPARE(groupAt("A3").eyes, 2);
        QCOMPARE(groupAt("B1").territory, 1);
        QCOMPARE(groupAt("B1").eyes, 1);
        QCOMPARE(groups.of[regions.regionAt(at("E2"))], Groups::None); // a dame
    }
};

SHINPAN_TEST(GroupsTest)
#include "groups_test.moc"
