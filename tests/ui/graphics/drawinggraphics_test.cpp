#include "ui/graphics/drawinggraphics.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

const QColor LayerInk(0xb3, 0x26, 0x1e);

} // namespace

/// Drawings as the board paints them.
class DrawingGraphicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksAndLabelsHaveTheLayersInk()
    {
        BoardDrawing drawing(BoardSize::square(9));
        drawing.at(at("A1")).hasTriangle = true;
        drawing.setLabel(at("B1"), QStringLiteral("x"));
        drawing.at(at("C1")).territory = Color::White;
        const std::vector<BoardLayer::Sign> expected{
            {at("A1"), MarkKind::Triangle, LayerInk},
            {at("B1"), MarkKind::Label, LayerInk, QStringLiteral("x")},
            {at("C1"), MarkKind::WhiteTerritory, LayerInk}};
        QCOMPARE(graphicsOf(drawing, Board(BoardSize::square(9)), LayerInk).signs, expected);
    }

    void colourAndInfluenceAreSmallOnStones()
    {
        Board board(BoardSize::square(9));
        board.set(at("A1"), Stone::White);
        BoardDrawing drawing(BoardSize::square(9));
        for (const char *vertex : {"A1", "B1"}) {
            drawing.at(at(vertex)).color = 0xff0000;
            drawing.at(at(vertex)).influence = 0.5;
        }
        const BoardLayer graphics = graphicsOf(drawing, board, LayerInk);
        QCOMPARE(graphics.tints.size(), std::size_t(4));
        QVERIFY(graphics.tints[0].isOnStone && graphics.tints[1].isOnStone);
        QCOMPARE(graphics.tints[1].size, 0.5F);
        QVERIFY(!graphics.tints[2].isOnStone);
        QVERIFY(graphics.tints[3].size < 0.5F);
    }

    void aLineIsPlayed()
    {
        Board board(BoardSize::square(9));
        board.set(at("A1"), Stone::White);
        board.set(at("A2"), Stone::Black);
        BoardDrawing drawing(BoardSize::square(9));
        drawing.addMove({Color::Black, at("B1")});
        drawing.addMove(Move::pass(Color::White));
        drawing.addMove({Color::Black, at("C3")});
        const BoardLayer graphics = graphicsOf(drawing, board, LayerInk);
        const std::vector<BoardLayer::LineStone> line{{at("B1"), Color::Black, 1},
                                                      {at("C3"), Color::Black, 3}};
        QCOMPARE(graphics.line, line);
        QCOMPARE(graphics.taken, std::vector<Point>{at("A1")});
    }

    void aDrawingOfAnotherBoardIsNotShown()
    {
        BoardDrawing drawing(BoardSize::square(19));
        drawing.at(at("Q16")).hasCircle = true;
        QCOMPARE(graphicsOf(drawing, Board(BoardSize::square(9)), LayerInk), BoardLayer());
    }
};

SHINPAN_TEST(DrawingGraphicsTest)
#include "drawinggraphics_test.moc"
