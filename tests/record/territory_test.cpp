#include "core/record/note/territory.h"

#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;
using test::boardFrom;
using test::pointsDrawnAs;

namespace {

[[nodiscard]] Count counted(const Board &board, std::vector<Point> dead)
{
    return countGame(Position(board, Color::Black, Ruleset{}), GameTerms{}, {std::move(dead), {}});
}

} // namespace

class TerritoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void territoryIsWrittenWithTheDeadStonesInIt()
    {
        const Board board = boardFrom(". x X O .\n"
                                      "X X X O .\n"
                                      ". X O O O\n"
                                      ". X O . .\n"
                                      "X X O x .");
        GameRecord record(board.size());
        const NodeId root = record.tree().root();

        writeTerritory(record, root, board, counted(board, {test::at("D1")}));

        const NodeMarkup markup = markupAt(record.tree(), root, board.size());
        const auto textOf = [](const PointSet &points) {
            QStringList names;
            points.forEach([&](Point point) { names << QString::fromStdString(vertexOf(point)); });
            return names.join(u' ');
        };
        QCOMPARE(textOf(markup.territory.black), QStringLiteral("A5 A3 A2"));
        QCOMPARE(textOf(markup.territory.white), QStringLiteral("E5 E4 D2 E2 D1 E1"));
    }

    void whatIsWrittenIsReadAgain()
    {
        const Board board = boardFrom(". X O . x\n"
                                      ". X O . .\n"
                                      "X X O O .\n"
                                      ". o X O O\n"
                                      ". X X O .");
        GameRecord record(board.size());
        const std::vector<Point> dead = pointsDrawnAs("xo", ". . . . x\n"
                                                            ". . . . .\n"
                                                            ". . . . .\n"
                                                            ". o . . .\n"
                                                            ". . . . .");
        writeTerritory(record, record.tree().root(), board, counted(board, dead));

        const GameTree reread = readSgf(writeSgf(record.tree()))->tree;

        const std::optional<Settlement> settlement = settlementAt(reread, reread.root(), board);
        QVERIFY(settlement.has_value());
        std::vector<Point> found = settlement->dead;
        std::sort(found.begin(), found.end());
        QCOMPARE(found, counted(board, dead).dead);
    }

    void anotherCountReplacesTheFirst()
    {
        const Board board = boardFrom(". X .\n"
                                      "X X .\n"
                                      ". X O");
        GameRecord record(board.size());
        const NodeId root = record.tree().root();
        writeTerritory(record, root, board, counted(board, {test::at("C1")}));
        QVERIFY(!markupAt(record.tree(), root, board.size()).territory.black.isEmpty());

        writeTerritory(record, root, board, counted(board, {test::at("A2")}));

        const ByColor<PointSet> territory = markupAt(record.tree(), root, board.size()).territory;
        QVERIFY(territory.black.isEmpty());
        QCOMPARE(territory.white.count(), 8);
    }

    void aNodeWithoutTerritorySaysNothing()
    {
        const GameTree tree = readSgf("(;SZ[9];B[aa])")->tree;
        QVERIFY(!settlementAt(tree, tree.root(), Board(BoardSize::square(9))));
    }
};

SHINPAN_TEST(TerritoryTest)

#include "territory_test.moc"
