#include "core/rules/scoring.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr auto DeadStone = R"(
    5 . . X O .
    4 . . X O .
    3 o . X O .
    2 . . X O .
    1 . . X O .)";
constexpr auto SplitBoard = R"(
    9 . . . . X O . . .
    8 . . . . X O . . .
    7 . . . . X O . . .
    6 . . . . X O . . .
    5 . . . . X O x . .
    4 . . . . X O . . .
    3 . . o . X O . . .
    2 . . . . X O . . .
    1 . . . . X O . . .)";
constexpr auto Seki = R"(
    9 . X . X O . O . X
    8 . . . X O O O X .
    7 . X X X X X X O O
    6 X O O O O O X O .
    5 X O . O . O X O O
    4 X O O O O O X X X
    3 X X X O . . . O O
    2 . X X X O O O O .
    1 . X . X O . O . O)";

/// The owners of a board's points.
struct Area
{
    int black = 0;
    int white = 0;
    int neutral = 0;
};

[[nodiscard]] Area areaOf(const Board &board, const std::vector<Point> &dead = {})
{
    const Position position(board, Color::Black, Ruleset{.scoring = ScoringMethod::Area});
    const Count count = countGame(position, {}, {dead, std::nullopt});
    const auto pointsOf = [&](Stone owner) {
        return static_cast<int>(std::ranges::count(count.owner, owner));
    };
    return {pointsOf(Stone::Black), pointsOf(Stone::White), pointsOf(Stone::Empty)};
}

} // namespace

class ScoringTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The stones drawn in lower case are dead.
    void areaIsCounted_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<int>("black");
        QTest::addColumn<int>("white");
        QTest::addColumn<int>("neutral");
        const auto row = [](const char *name, const QByteArray &diagram, const Area &area) {
            QTest::newRow(name) << diagram << area.black << area.white << area.neutral;
        };
        row("empty board", "...\n...", {0, 0, 6});
        row("1x1 board", ".", {0, 0, 1});
        row("one stone owns all", "...\n.X.\n...", {9, 0, 0});
        row("dame", "X.O", {1, 1, 1});
        row("dead chain", ". X o\n. X o\n. X .", {9, 0, 0});
        row("dead stone", DeadStone, {15, 10, 0});
        row("the same alive", QByteArray(DeadStone).toUpper(), {5, 11, 9});
        row("dead on both sides", SplitBoard, {45, 36, 0});
        row("both alive", QByteArray(SplitBoard).toUpper(), {10, 10, 61});
        row("eyes in seki count", Seki, {36, 40, 5});
    }
    void areaIsCounted()
    {
        QFETCH(QByteArray, diagram);
        const auto dead = pointsDrawnAs("xo", diagram.toStdString());
        const Area area = areaOf(boardFrom(diagram.toStdString()), dead);
        QTEST(area.black, "black");
        QTEST(area.white, "white");
        QTEST(area.neutral, "neutral");
    }

    void oneDeadPointTakesTheWholeChainOff()
    {
        const std::vector<Point> dead{at("C3"), at("C3"), at("A1")}; // twice, and an empty point
        QCOMPARE(areaOf(boardFrom(". X O\n. X O\n. X ."), dead).black, 9);
    }

    void largestBoardIsCounted()
    {
        Board board(BoardSize::square(MaxBoardSide));
        board.set({51, 51}, Stone::White);
        QCOMPARE(areaOf(board).white, MaxBoardSide * MaxBoardSide);
    }

    void scoreIsWrittenAndReadBack_data()
    {
        QTest::addColumn<double>("blackMargin");
        QTest::addColumn<QString>("text");
        QTest::newRow("half") << 3.5 << u"B+3.5"_s;
        QTest::newRow("whole") << -12.0 << u"W+12"_s;
        QTest::newRow("draw") << 0.0 << u"0"_s;
        QTest::newRow("quarter") << -0.25 << u"W+0.25"_s;
        QTest::newRow("largest board") << 2704.0 << u"B+2704"_s;
        QTest::newRow("largest margin") << -MaxMargin << u"W+1000000"_s;
        QTest::newRow("komi that binary fractions miss") << 10 - 6.4 << u"B+3.6"_s;
        QTest::newRow("draw that binary fractions miss") << 0.1 + 0.2 - 0.3 << u"0"_s;
    }
    void scoreIsWrittenAndReadBack()
    {
        QFETCH(double, blackMargin);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(toSgf({blackMargin})), text);
        const auto read = scoreFromText(text.toStdString());
        QVERIFY(read.has_value());
        QVERIFY(qAbs(read->blackMargin - blackMargin) < 1e-9);
    }

    void scoreIsReadAsEnginesWriteIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("blackMargin");
        QTest::newRow("lower case") << u"w+7.5"_s << -7.5;
        QTest::newRow("trailing zeros") << u"B+3.50"_s << 3.5;
        QTest::newRow("whole with a point") << u"W+12.0"_s << -12.0;
        QTest::newRow("draw") << u"Draw"_s << 0.0;
        QTest::newRow("jigo") << u"jigo"_s << 0.0;
        QTest::newRow("no margin to speak of") << u"B+0"_s << 0.0;
    }
    void scoreIsReadAsEnginesWriteIt()
    {
        QFETCH(QString, text);
        QFETCH(double, blackMargin);
        const auto score = scoreFromText(text.toStdString());
        QVERIFY(score.has_value());
        QCOMPARE(score->blackMargin, blackMargin);
    }

    void otherTextIsNoScore_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"",      "B+R",     "B+T",       "B+",
              "W",     "+3.5",    "B-3.5",     "B+-3",
              "B++3",  "B+3.5 ",  "B+3x",      "B+inf",
              "B+nan", "B+1e400", "B+1e3",     "Void",
              "?",     "00",      "B+1000001", "B+1111111111111111111111111111111111111111"}) {
            QTest::addRow("'%s'", text) << QString::fromUtf8(text);
        }
    }
    void otherTextIsNoScore()
    {
        QFETCH(QString, text);
        QVERIFY(!scoreFromText(text.toStdString()).has_value());
    }

    void winnerHasTheMargin()
    {
        QCOMPARE(Score{0.5}.winner(), std::optional(Color::Black));
        QCOMPARE(Score{-0.5}.winner(), std::optional(Color::White));
        QCOMPARE(Score{0}.winner(), std::nullopt);
    }
};

SHINPAN_TEST(ScoringTest)
#include "scoring_test.moc"
