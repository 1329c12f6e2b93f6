#include "ui/edit/editstroke.h"

#include "core/record/edit/markupedit.h"
#include "core/record/edit/positionedit.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/record/gametext.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace shinpan;
using namespace shinpan::test;

class EditStrokeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strokeWithoutAnyChangeIsNoStep();
    void setUpOverwritesWithoutWords();
    void aStoneEndsTheTerritoryUnderIt();
    void shapesAndLabelsTakeEachOthersPlace();
    void numbersGoOnBehindVeryManyOthers();
    void oldMarksAreModernised();
    void dimmingIsInherited();
    void strokesThatCameBackAreNoStep();
    void aWayPaintsWhatItsPointsPaint_data();
    void aWayPaintsWhatItsPointsPaint();
    void anyStrokesAreUndoneToTheByte_data();
    void anyStrokesAreUndoneToTheByte();
};

namespace {

constexpr Point At(int column, int row)
{
    return {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

PointSet pointsOf(std::initializer_list<Point> list)
{
    PointSet points;
    for (const Point point : list) {
        points.insert(point);
    }
    return points;
}

} // namespace

void EditStrokeTest::strokeWithoutAnyChangeIsNoStep()
{
    GameRecord record(treeFrom("(;SZ[9];B[aa])"));
    const NodeId move = nodeAt(record.tree(), {0});
    {
        EditStroke stroke(record, move, {.tool = EditTool::Erase, .label = {}, .start = {}});
        stroke.touch({At(4, 4)});
        QCOMPARE(stroke.node(), move);
    }
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9];B[aa])"));
    QVERIFY(!record.mayUndo());
}

void EditStrokeTest::setUpOverwritesWithoutWords()
{
    GameRecord record(treeFrom("(;SZ[9]AB[aa];AW[aa][bb]AE[cc];AB[aa])"));
    const NodeId middle = nodeAt(record.tree(), {0});
    const NodeId last = nodeAt(record.tree(), {0, 0});
    QCOMPARE(setUpStones(record, middle, pointsOf({At(0, 8), At(1, 7)}), Stone::Black), middle);
    QCOMPARE(setUpStones(record, last, pointsOf({At(0, 8)}), Stone::Empty), last);
    // aa is black before the middle node anyway, cc is empty as the file says it
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]AB[aa];AE[cc]AB[bb];AE[aa])"));
}

void EditStrokeTest::aStoneEndsTheTerritoryUnderIt()
{
    GameRecord record(treeFrom("(;SZ[9]AB[aa]TB[ba][ca]TW[cc])"));
    const NodeId root = record.tree().root();
    setUpStones(record, root, pointsOf({At(1, 8)}), Stone::White);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]AB[aa]TB[ca]TW[cc]AW[ba])"));
    setUpStones(record, root, pointsOf({At(1, 8)}), Stone::Empty);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]AB[aa]TB[ca]TW[cc])"));
}

void EditStrokeTest::shapesAndLabelsTakeEachOthersPlace()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    const NodeId root = record.tree().root();
    setShape(record, root, pointsOf({At(0, 8), At(1, 8)}), MarkShape::Triangle);
    setShape(record, root, pointsOf({At(1, 8)}), MarkShape::Circle);
    setLabels(record, root, {{At(0, 8), QStringLiteral("a")}});
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]CR[ba]LB[aa:a])"));
    setShape(record, root, pointsOf({At(0, 8), At(1, 8)}), std::nullopt);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9])"));
}

void EditStrokeTest::numbersGoOnBehindVeryManyOthers()
{
    NodeMarkup markup;
    for (int number = 50'000; number > 0; --number) {
        markup.labels.push_back({At(0, 0), QString::number(number)});
    }
    const ProcessorTime time;
    QCOMPARE(nextNumber(markup), QStringLiteral("50001"));
    QVERIFY2(time.seconds() < 1, qPrintable(QString::number(time.seconds())));
}

void EditStrokeTest::oldMarksAreModernised()
{
    GameRecord record(treeFrom("(;SZ[9]M[aa]L[bb][cc])"));
    const NodeId root = record.tree().root();
    setShape(record, root, pointsOf({At(3, 5)}), MarkShape::Cross);
    setLabels(record, root, {{At(4, 4), nextLetter(markupAt(record.tree(), root, {9, 9}))}});
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]MA[aa][dd]LB[bb:a][cc:b][ee:A])"));
    record.undo();
    record.undo();
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]M[aa]L[bb][cc])"));
}

void EditStrokeTest::dimmingIsInherited()
{
    GameRecord record(treeFrom("(;SZ[9]DD[aa];B[bb];W[cc])"));
    const NodeId move = nodeAt(record.tree(), {0});
    const NodeId reply = nodeAt(record.tree(), {0, 0});
    {
        EditStroke stroke(record, move, {.tool = EditTool::Dim, .label = {}, .start = {}});
        stroke.touch({At(1, 7)});
    }
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]DD[aa];B[bb]DD[aa][bb];W[cc])"));
    QVERIFY(markupAt(record.tree(), reply, {9, 9}).faint == pointsOf({At(0, 8), At(1, 7)}));
    setInherited(record, reply, "DD", std::nullopt);
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]DD[aa];B[bb]DD[aa][bb];W[cc]DD[])"));
    setInherited(record, move, "DD", pointsOf({At(0, 8)})); // as it is before it
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9]DD[aa];B[bb];W[cc]DD[])"));
}

void EditStrokeTest::strokesThatCameBackAreNoStep()
{
    GameRecord record(treeFrom("(;SZ[9])"));
    {
        EditStroke stroke(record, record.tree().root(),
                          {.tool = EditTool::Line, .label = {}, .start = {}});
        stroke.touch({At(0, 0)});
        stroke.touch({At(3, 3)});
        stroke.touch({At(0, 0)});
        QCOMPARE(stroke.openEnd(), std::optional(At(0, 0)));
    }
    QCOMPARE(outlineOf(record.tree()), QByteArray("(;SZ[9])"));
    QVERIFY(!record.mayUndo());
}

void EditStrokeTest::aWayPaintsWhatItsPointsPaint_data()
{
    QTest::addColumn<EditTool>("tool");
    QTest::addColumn<bool>("isOther");
    for (int index = 1; index <= static_cast<int>(LastEditTool); ++index) {
        const auto tool = static_cast<EditTool>(index);
        for (const bool isOther : {false, true}) {
            if (isOther || !hasTwoEnds(tool)) { // those look at the last point alone
                QTest::addRow("tool %d, %s button", index, isOther ? "right" : "left")
                    << tool << isOther;
            }
        }
    }
}

void EditStrokeTest::aWayPaintsWhatItsPointsPaint()
{
    QFETCH(const EditTool, tool);
    QFETCH(const bool, isOther);
    const QByteArray game = "(;SZ[9]AB[ba][ca][cb][ee]AW[da][ab]DD[aa][gg]VW[aa:ii]TB[ia]TW[ib]"
                            "TR[aa:cc]SQ[hh]LB[ff:1][gf:A]L[hf]AR[aa:ii]LN[bb:cc])";
    std::mt19937 random(static_cast<unsigned>(tool));
    const auto below = [&](int limit) {
        return std::uniform_int_distribution<int>(0, limit - 1)(random);
    };
    for (int round = 0; round < 60; ++round) {
        GameRecord atOnce(treeFrom(game));
        GameRecord oneByOne(treeFrom(game));
        const NodeId root = atOnce.tree().root();
        const EditBrush brush{tool, isOther, below(2) == 0, QStringLiteral("x"), {}};
        std::vector<Point> way;
        for (int length = 1 + below(12); length > 0; --length) {
            way.push_back(At(below(9), below(9)));
        }
        {
            EditStroke stroke(atOnce, root, brush);
            stroke.touch(way);
        }
        {
            EditStroke stroke(oneByOne, root, brush);
            for (const Point point : way) {
                stroke.touch({point});
            }
        }
        QCOMPARE(outlineOf(atOnce.tree()), outlineOf(oneByOne.tree()));
    }
}

void EditStrokeTest::anyStrokesAreUndoneToTheByte_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 5; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void EditStrokeTest::anyStrokesAreUndoneToTheByte()
{
    QFETCH(const unsigned, seed);
    GameRecord record(
        treeFrom("(;SZ[9]HA[2]DD[aa]M[bb]L[cc];W[ee]TR[aa:cc];B[dd](;W[cc])(;AE[dd]))"));
    const QByteArray original = writeSgf(record.tree());
    std::mt19937 random(seed);
    const auto below = [&](int limit) {
        return std::uniform_int_distribution<int>(0, limit - 1)(random);
    };
    NodeId node = record.tree().root();
    for (int round = 0; round < 400; ++round) {
        if (below(4) == 0 || !record.tree().contains(node)) {
            node = record.tree().root();
            for (int steps = below(static_cast<int>(record.tree().nodeCount())); steps > 0;
                 --steps) {
                node = record.tree().nextInSubtree(node, record.tree().root());
            }
        }
        const auto tool = static_cast<EditTool>(1 + below(static_cast<int>(LastEditTool)));
        EditStroke stroke(record, node,
                          {tool, below(3) == 0, below(5) == 0, QStringLiteral("x"), {}});
        for (int touches = 1 + below(4); touches > 0; --touches) {
            stroke.touch({At(below(9), below(9))});
        }
        node = stroke.node();
    }
    const QByteArray edited = writeSgf(record.tree());
    QVERIFY(edited != original);
    while (record.mayUndo()) {
        record.undo();
    }
    QCOMPARE(writeSgf(record.tree()), original);
    while (record.mayRedo()) {
        record.redo();
    }
    QCOMPARE(writeSgf(record.tree()), edited);
}

SHINPAN_TEST(EditStrokeTest)
#include "editstroke_test.moc"
