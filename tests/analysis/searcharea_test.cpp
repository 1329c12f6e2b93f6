#include "core/analysis/analysisrequest.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using Kind = AnalysisRequest::Restriction::Kind;

namespace {

const char *const Drawn = R"(
    . . . .
    . o o .
    . o x .
    . . . .)";

[[nodiscard]] std::vector<Point> sorted(std::vector<Point> points)
{
    std::ranges::sort(points);
    return points;
}

/// The points drawn so, in the order of an area.
[[nodiscard]] std::vector<Point> drawn(std::string_view characters)
{
    return sorted(test::pointsDrawnAs(characters, Drawn));
}

} // namespace

/// The part of the board that engines are told to look at.
class SearchAreaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everywhereIsNoRestriction();
    void anAreaIsAllowedWithoutStones();
    void pointsAreAvoided();
    void avoidedPointsAreTakenOutOfTheArea();
    void whereNoMoveIsLeftNothingIsSaid();
    void pointsOffTheBoardAreForgotten();
};

void SearchAreaTest::everywhereIsNoRestriction()
{
    QVERIFY(SearchArea().isEmpty());
    QVERIFY(restrictionsOf({}, Board(BoardSize::square(4)), Color::Black).empty());
}

void SearchAreaTest::anAreaIsAllowedWithoutStones()
{
    Board board(BoardSize::square(4));
    board.set(test::at("C2"), Stone::Black);
    const SearchArea area{drawn("ox"), {}};
    const auto restrictions = restrictionsOf(area, board, Color::White);
    QCOMPARE(restrictions.size(), std::size_t(1));
    QVERIFY(restrictions[0].kind == Kind::Allow);
    QVERIFY(restrictions[0].color == Color::White);
    QCOMPARE(sorted(restrictions[0].points), drawn("o"));
    QCOMPARE(restrictions[0].depth, 1);
}

void SearchAreaTest::pointsAreAvoided()
{
    const SearchArea area{{}, drawn("ox")};
    const auto restrictions = restrictionsOf(area, Board(BoardSize::square(4)), Color::Black);
    QCOMPARE(restrictions.size(), std::size_t(1));
    QVERIFY(restrictions[0].kind == Kind::Avoid);
    QCOMPARE(sorted(restrictions[0].points), area.avoided);
}

void SearchAreaTest::avoidedPointsAreTakenOutOfTheArea()
{
    const SearchArea area{drawn("ox"), drawn("x")};
    const auto restrictions = restrictionsOf(area, Board(BoardSize::square(4)), Color::Black);
    QCOMPARE(restrictions.size(), std::size_t(1));
    QVERIFY(restrictions[0].kind == Kind::Allow);
    QCOMPARE(sorted(restrictions[0].points), drawn("o"));
}

void SearchAreaTest::whereNoMoveIsLeftNothingIsSaid()
{
    Board board(BoardSize::square(4));
    board.set(test::at("C2"), Stone::Black);
    const SearchArea area{drawn("x"), {}};
    QVERIFY(restrictionsOf(area, board, Color::White).empty());
}

void SearchAreaTest::pointsOffTheBoardAreForgotten()
{
    const SearchArea area{{test::at("A1"), test::at("T19")}, {test::at("K10")}};
    const SearchArea left = within(area, BoardSize::square(9));
    QCOMPARE(left.only, std::vector<Point>{test::at("A1")});
    QVERIFY(left.avoided.empty());
}

SHINPAN_TEST(SearchAreaTest)
#include "searcharea_test.moc"
