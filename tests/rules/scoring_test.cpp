#include "core/rules/scoring.h"

#include "core/rules/handicap.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

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

} // namespace

class ScoringTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The stones drawn in lower case are dead.
    void areaIsCounted_data()
    {
        QTest::addColumn<QByteArray>("diagram");
        QTest::addColumn<double>("komi");
        QTest::addColumn<int>("black");
        QTest::addColumn<int>("white");
        QTest::addColumn<int>("neutral");
        QTest::addColumn<QString>("result");
        const auto row = [](const char *name, const QByteArray &diagram, double komi,
                            AreaCount area, const char *result) {
            QTest::newRow(name) << diagram << komi << area.black << area.white << area.neutral
                                << QString::fromUtf8(result);
        };
        row("empty board", "...\n...", 0.5, {0, 0, 6}, "W+0.5");
        row("1x1 board", ".", 0, {0, 0, 1}, "0");
        row("one stone owns all", "...\n.X.\n...", 7.5, {9, 0, 0}, "B+1.5");
        row("dame", "X.O", 0, {1, 1, 1}, "0");
        row("dead chain", ". X o\n. X o\n. X .", 0, {9, 0, 0}, "B+9");
        row("dead stone", DeadStone, 0.5, {15, 10, 0}, "B+4.5");
        row("the same alive", QByteArray(DeadStone).toUpper(), 0.5, {5, 11, 9}, "W+6.5");
        row("dead on both sides", SplitBoard, 6.5, {45, 36, 0}, "B+2.5");
        row("both alive", QByteArray(SplitBoard).toUpper(), 6.5, {10, 10, 61}, "W+6.5");
        row("eyes in seki count", Seki, 0.5, {36, 40, 5}, "W+4.5");
    }
    void areaIsCounted()
    {
        QFETCH(QByteArray, diagram);
        QFETCH(double, komi);
        QFETCH(int, black);
        QFETCH(int, white);
        QFETCH(int, neutral);
        QFETCH(QString, result);
        const Board board = boardFrom(diagram.toStdString());
        const auto dead = pointsDrawnAs("xo", diagram.toStdString());
        const AreaCount area = countArea(board, dead);
        QCOMPARE(area.black, black);
        QCOMPARE(area.white, white);
        QCOMPARE(area.neutral, neutral);
        QCOMPARE(QString::fromStdString(toSgf(areaScore(board, komi, dead))), result);
    }

    void oneDeadPointTakesTheWholeChainOff()
    {
        const std::vector<Point> dead{at("C3"), at("C3"), at("A1")}; // twice, and an empty point
        QCOMPARE(countArea(boardFrom(". X O\n. X O\n. X ."), dead), (AreaCount{9, 0, 0}));
    }

    void largestBoardIsCounted()
    {
        Board board(BoardSize::square(MaxBoardSide));
        board.set({51, 51}, Stone::White);
        QCOMPARE(countArea(board), (AreaCount{0, MaxBoardSide * MaxBoardSide, 0}));
    }

    void handicapCompensationChangesTheResult()
    {
        const Board board = boardFrom("XXXXXXO"); // Black is 5 ahead
        const auto result = [&](HandicapCompensation compensation) {
            return QString::fromStdString(
                toSgf(areaScore(board, 0.5 + compensationFor(9, compensation))));
        };
        QCOMPARE(result(HandicapCompensation::None), u"B+4.5"_qs);
        QCOMPARE(result(HandicapCompensation::AllButOne), u"W+3.5"_qs);
        QCOMPARE(result(HandicapCompensation::All), u"W+4.5"_qs);
    }

    void scoreIsWrittenAndReadBack_data()
    {
        QTest::addColumn<double>("blackMargin");
        QTest::addColumn<QString>("text");
        QTest::newRow("half") << 3.5 << u"B+3.5"_qs;
        QTest::newRow("whole") << -12.0 << u"W+12"_qs;
        QTest::newRow("draw") << 0.0 << u"0"_qs;
        QTest::newRow("quarter") << -0.25 << u"W+0.25"_qs;
        QTest::newRow("largest board") << 2704.0 << u"B+2704"_qs;
        QTest::newRow("komi that binary fractions miss") << 10 - 6.4 << u"B+3.6"_qs;
        QTest::newRow("draw that binary fractions miss") << 0.1 + 0.2 - 0.3 << u"0"_qs;
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
        QTest::newRow("lower case") << u"w+7.5"_qs << -7.5;
        QTest::newRow("trailing zeros") << u"B+3.50"_qs << 3.5;
        QTest::newRow("whole with a point") << u"W+12.0"_qs << -12.0;
        QTest::newRow("draw") << u"Draw"_qs << 0.0;
        QTest::newRow("jigo") << u"jigo"_qs << 0.0;
        QTest::newRow("no margin to speak of") << u"B+0"_qs << 0.0;
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
             {"", "B+R", "B+T", "B+", "W", "+3.5", "B-3.5", "B+-3", "B++3", "B+3.5 ", "B+3x",
              "B+inf", "B+nan", "B+1e400", "B+1e3", "Void", "?", "00"}) {
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
