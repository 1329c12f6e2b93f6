#include "core/rules/statusreading.h"

#include "core/board/symmetry.h"
#include "core/rules/playout.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace shinpan::test;

namespace {

/// What a position counts as, without komi; nothing where it is not settled.
struct Scores
{
    const char *area = nullptr;
    const char *japanese = nullptr;
};

[[nodiscard]] Ruleset japanese()
{
    return {.scoring = ScoringMethod::Territory, .tax = GroupTax::Seki};
}

/// A drawn position in one of all the ways it can lie and be coloured.
class View
{
public:
    View(const QByteArray &diagram, int symmetry, bool isSwapped)
        : m_drawn(diagram.toStdString())
        , m_symmetry(symmetry)
        , m_isSwapped(isSwapped)
    { }

    [[nodiscard]] Board board() const
    {
        const Board drawn = boardFrom(m_drawn);
        Board board(sizeOf(drawn));
        for (int i = 0; i < drawn.size().pointCount(); ++i) {
            const Point point = drawn.size().pointAt(i);
            if (drawn.at(point) != Stone::Empty) {
                const Color color = colorOf(drawn.at(point));
                board.set(transformed(point, drawn.size(), m_symmetry),
                          stoneOf(m_isSwapped ? opposite(color) : color));
            }
        }
        return board;
    }
    /// The stones in lower case, sorted.
    [[nodiscard]] std::vector<Point> marked() const
    {
        std::vector<Point> points = pointsDrawnAs("xo", m_drawn);
        for (Point &point : points) {
            point = transformed(point, boardFrom(m_drawn).size(), m_symmetry);
        }
        std::ranges::sort(points);
        return points;
    }
    [[nodiscard]] std::string score(const Count &count) const
    {
        return toSgf({m_isSwapped ? -count.score.blackMargin : count.score.blackMargin});
    }

private:
    [[nodiscard]] BoardSize sizeOf(const Board &drawn) const
    {
        const BoardSize size = drawn.size();
        return (m_symmetry & 4) != 0 ? BoardSize{size.rows, size.columns} : size;
    }

    std::string m_drawn;
    int m_symmetry;
    bool m_isSwapped;
};

[[nodiscard]] std::vector<Point> wholeChains(const Board &board, const std::vector<Point> &stones)
{
    std::vector<Point> points;
    for (const Point stone : stones) {
        board.forEachInChain(stone, [&](Point member) { points.push_back(member); });
    }
    std::ranges::sort(points);
    return points;
}

/// Calls `look(view)` for each way in which a position can lie, in both colours.
template <typename Look>
void forEachView(const QByteArray &diagram, Look &&look)
{
    for (int symmetry = 0; symmetry < symmetryCount(boardFrom(diagram.toStdString()).size());
         ++symmetry) {
        look(View(diagram, symmetry, false));
        look(View(diagram, symmetry, true));
    }
}

} // namespace

Q_DECLARE_METATYPE(Scores)

/// What is dead where playouts do not know.
class StatusReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Lower case is what is dead or, where nothing can be counted, what is not settled.
    void positionsWithKnownAnswers_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<Scores>("scores");
        // Japanese rules of 1989, life and death 6; senseis.xmp.net/?BentFourInTheCorner
        QTest::newRow("bent four in the corner") << QByteArray(R"(
             9 O O . x O . O X .
             8 O x x x O O O X .
             7 . x O O O . O X .
             6 x x O . O O O X X
             5 O O O O O X X X .
             4 X X X X X X X X X
             3 . . . . . . . . .
             2 . . . . . . . . .
             1 . . . . . . . . .)") << Scores{"B+15", "B+12"};
        // Pachi, t-unit/bent_four.t
        QTest::newRow("what will be bent four, in all corners") << QByteArray(R"(
             9 X X . o X o . X X
             8 X o o o X o o o X
             7 . o . X X . . o .
             6 o o . X X . X o o
             5 X X X . X X X X X
             4 o o X X . X . o o
             3 . o . X X X . o .
             2 X o o o X o o o X
             1 X X . o X o . X X)") << Scores{"B+81", "B+74"};
        // senseis.xmp.net/?SquareFour
        QTest::newRow("square four") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 X X X X X . .
             4 o o o o X . .
             3 o . . o X . .
             2 o . . o X . .
             1 o o o o X . .)") << Scores{"B+49", "B+52"};
        // senseis.xmp.net/?StraightFour
        QTest::newRow("straight four") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 . . . . . . .
             4 X X X X X X X
             3 X O O O O O O
             2 X O . . . . O
             1 X O O O O O O)") << Scores{"B+13", "B+17"};
        // senseis.xmp.net/?BentThree
        QTest::newRow("bent three") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 . . . . . . .
             4 X X X X X X X
             3 X o o o o o o
             2 X o o . . o o
             1 X X o . o o o)") << Scores{};
        // senseis.xmp.net/?PyramidFour
        QTest::newRow("pyramid four") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 X X X X X X X
             4 X o o o o o o
             3 X o o . o o o
             2 X o . . . o o
             1 X o o o o o o)") << Scores{};
        // senseis.xmp.net/?BulkyFive
        QTest::newRow("bulky five") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 X X X X X X X
             4 X o o o o o o
             3 X o . . o o o
             2 X o . . . o o
             1 X o o o o o o)") << Scores{};
        // senseis.xmp.net/?CrossedFive
        QTest::newRow("crossed five") << QByteArray(R"(
             8 . . . . . . .
             7 . . . . . . .
             6 X X X X X X X
             5 X o o o o o o
             4 X o o . o o o
             3 X o . . . o o
             2 X o o . o o o
             1 X o o o o o o)") << Scores{};
        // senseis.xmp.net/?RabbitySix
        QTest::newRow("rabbity six") << QByteArray(R"(
             8 . . . . . . .
             7 . . . . . . .
             6 X X X X X X X
             5 X o o o o o o
             4 X o o . o o o
             3 X o . . . o o
             2 X o . . o o o
             1 X o o o o o o)") << Scores{};
        // senseis.xmp.net/?RectangularSix
        QTest::newRow("rectangular six at the side") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 . . . . . . .
             4 X X X X X X X
             3 X O O O O O X
             2 X O . . . O X
             1 X O . . . O X)") << Scores{"B+19", "B+15"};
        // senseis.xmp.net/?RectangularSixInTheCorner
        QTest::newRow("rectangular six in the corner, without liberties outside") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 . . . . . . .
             4 X X X X X . .
             3 o o o o X . .
             2 . . . o X . .
             1 . . . o X . .)") << Scores{};
        // senseis.xmp.net/?Nakade
        QTest::newRow("three stones in a square of four") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 X X X X X X X
             4 X o o o o o X
             3 X o . X o o X
             2 X o X X o X X
             1 X o o o o X .)") << Scores{"B+49", "B+44"};
        // senseis.xmp.net/?DoubleKoSeki
        QTest::newRow("double ko seki") << QByteArray(R"(
             9 . . . . . . .
             8 . . . . . . .
             7 . . . . . . .
             6 X X X X X X X
             5 O O O O O O O
             4 O O O . O O O
             3 . O O O O O X
             2 O X X X X X .
             1 X X X . X X X)") << Scores{"B+21", "B+21"};
        // Japanese rules of 1989, life and death 18; senseis.xmp.net/?MoonshineLife
        QTest::newRow("moonshine life") << QByteArray(R"(
            12 . o o . o X .
            11 o o o o X X .
            10 X X X X X . .
             9 . . . . . . .
             8 . . . . . . .
             7 . . . . . . .
             6 X X X X X X X
             5 O O O O O O O
             4 O O O . O O O
             3 . O O O O O X
             2 O X X X X X .
             1 X X X . X X X)") << Scores{"B+42", "B+41"};
        // David Wu's goscorer, test_double_ko_death
        QTest::newRow("double ko that kills") << QByteArray(R"(
             5 . O . O . . . . .
             4 X X . O . . . . .
             3 . X X O . O . . .
             2 X o X X O . . . .
             1 o . o X O . . . .)") << Scores{"W+16", "W+14"};
        // senseis.xmp.net/?Seki
        QTest::newRow("an eye each and a liberty shared") << QByteArray(R"(
             7 . . . . . . .
             6 . . . . . . .
             5 X X X X X X X
             4 X O O O O O O
             3 X O X X X O .
             2 X O X . X O O
             1 X O X X X . O)") << Scores{"B+20", "B+14"};
        // KataGo, cpp/tests/testrules.cpp
        QTest::newRow("eyes in seki, three groups") << QByteArray(R"(
             9 . X . X O . O . X
             8 . . . X O O O X .
             7 . X X X X X X O O
             6 X O O O O O X O .
             5 X O . O . O X O O
             4 X O O O O O X X X
             3 X X X O . . . O O
             2 . X X X O O O O .
             1 . X . X O . O . O)") << Scores{"W+4", "B+4"};
        // Pachi, t-unit/seki.t
        QTest::newRow("a chain of groups with one eye") << QByteArray(R"(
             9 O O O O . X X X O
             8 . O O O X X X O O
             7 O O O X X X O O O
             6 X X X X O O . O O
             5 . X X O O . O O .
             4 X X X O O O . O O
             3 X X O O . O O O O
             2 X O O O O O . O O
             1 O O . O O . O . O)") << Scores{"W+36", "W+9"};
        // Pachi, t-unit/seki.t (bent, don't break)
        QTest::newRow("three stones that may be taken, but only to die") << QByteArray(R"(
             7 . . X . X O O
             6 . . X X X O .
             5 . . X . O O X
             4 . . X . O X X
             3 . . X . O . O
             2 . . X X O O O
             1 . . . X X X .)") << Scores{"B+21", "B+16"};
        // Pachi, t-unit/seki.t (false eye seki)
        QTest::newRow("a false eye and one-sided dame in seki") << QByteArray(R"(
             7 X . X O . . .
             6 . X X O O . .
             5 X X O . . O O
             4 X O . O O X X
             3 O . O X X X .
             2 . O O X O O X
             1 . . O X . O .)") << Scores{"W+11", "W+10"};
        // senseis.xmp.net/?Hanezeki describes the kind; every line of this one was played out.
        QTest::newRow("hanezeki: strings in atari that nobody may take first") << QByteArray(R"(
             7 . . . X O X O X O
             6 . . . X O X O X O
             5 . . . X O X O X O
             4 . . . X O . O X .
             3 . . . X O O O X .
             2 . . . X X X O O O
             1 . . . . . X X X X)") << Scores{"B+26", "B+23"};
    }
    void positionsWithKnownAnswers()
    {
        QFETCH(QByteArray, diagram);
        QFETCH(Scores, scores);
        forEachView(diagram, [&](const View &view) {
            const Position byArea(view.board(), Color::Black, {});
            const Position byTerritory(view.board(), Color::White, japanese());
            const Settlement settlement = estimateStatus(byArea);
            const Settlement ofTerritory = estimateStatus(byTerritory);
            if (scores.area == nullptr) {
                QCOMPARE(wholeChains(view.board(), settlement.unsettled), view.marked());
                QCOMPARE(wholeChains(view.board(), ofTerritory.unsettled), view.marked());
                return;
            }
            QCOMPARE(settlement.unsettled, std::vector<Point>());
            const Count area = countGame(byArea, {}, settlement);
            QCOMPARE(area.dead, view.marked());
            QCOMPARE(view.score(area), std::string(scores.area));
            const Count territory = countGame(byTerritory, {}, ofTerritory);
            QCOMPARE(view.score(territory), std::string(scores.japanese));
        });
    }

    /// Every tax sees the eyes in a seki its own way. KataGo, cpp/tests/testrules.cpp, but that
    /// open dame alone make no seki for us (see findGroups()).
    void eyesInSekiCountByTheTax_data()
    {
        QTest::addColumn<int>("scoring");
        QTest::addColumn<int>("tax");
        QTest::addColumn<double>("margin");
        const auto row = [](const char *name, ScoringMethod scoring, GroupTax tax, double margin) {
            QTest::newRow(name) << static_cast<int>(scoring) << static_cast<int>(tax) << margin;
        };
        row("area, none", ScoringMethod::Area, GroupTax::None, -4.5);
        row("area, seki", ScoringMethod::Area, GroupTax::Seki, -2.5);
        row("area, all", ScoringMethod::Area, GroupTax::All, -2.5);
        row("territory, none", ScoringMethod::Territory, GroupTax::None, 1.5);
        row("territory, seki", ScoringMethod::Territory, GroupTax::Seki, 3.5);
        row("territory, all", ScoringMethod::Territory, GroupTax::All, 3.5);
    }
    void eyesInSekiCountByTheTax()
    {
        QFETCH(int, scoring);
        QFETCH(int, tax);
        QFETCH(double, margin);
        const Ruleset rules{.scoring = static_cast<ScoringMethod>(scoring),
                            .tax = static_cast<GroupTax>(tax)};
        const Board board = boardFrom(R"(
            9 . X . X O . O . X
            8 . . . X O O O X .
            7 . X X X X X X O O
            6 X O O O O O X O .
            5 X O . O . O X O O
            4 X O O O O O X X X
            3 X X X O . . . O O
            2 . X X X O O O O .
            1 . X . X O . O . O)");
        const Position position(board, Color::Black, rules);
        QCOMPARE(countGame(position, {0.5, 0}, estimateStatus(position)).score.blackMargin, margin);
    }

    /// A seki may hold threats, which nobody can remove, so that by area the ko would have to be
    /// played out; the Japanese rules do without.
    void bentFourIsOpenByAreaIfThereIsASeki()
    {
        const auto drawn = R"(
            7 O . O . O X . . . . . . . .
            6 O O O O O X . . . . . . . .
            5 O O O O O X X X X X X X X X
            4 x x O . O X X O O O O O O O
            3 . x O O O X X O X X X O O .
            2 O x x x O X X O X . X O O O
            1 O O . x O X X O X X X . O O)";
        const Board board = boardFrom(drawn);
        std::vector<Point> corner = pointsDrawnAs("x", drawn);
        std::ranges::sort(corner);
        const Settlement byArea = estimateStatus(Position(board, Color::Black, {}));
        QCOMPARE(wholeChains(board, byArea.unsettled), corner);
        const Settlement byTerritory = estimateStatus(Position(board, Color::Black, japanese()));
        QCOMPARE(byTerritory.unsettled, std::vector<Point>());
        QCOMPARE(wholeChains(board, byTerritory.dead), corner);
    }
};

SHINPAN_TEST(StatusReadingTest)
#include "statusreading_test.moc"
