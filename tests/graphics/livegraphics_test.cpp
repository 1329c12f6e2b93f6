#include "core/graphics/livegraphics.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What engines draw while they think.
class LiveGraphicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineIsASetOfItsOwn()
    {
        LiveGraphics live(BoardSize::square(9));
        QVERIFY(live.take("gogui-gfx: CIRCLE A1"));
        QVERIFY(live.drawing().at(at("A1")).hasCircle);
        QVERIFY(live.take("gogui-gfx:SQUARE B2"));
        QVERIFY(!live.drawing().at(at("A1")).hasCircle);
        QVERIFY(live.drawing().at(at("B2")).hasSquare);
    }

    void aSetOfLinesIsShownWhenItEnds()
    {
        LiveGraphics live(BoardSize::square(9));
        QVERIFY(!live.take("gogui-gfx:"));
        QVERIFY(!live.take("VAR b C3 w D4"));
        QVERIFY(!live.take("INFLUENCE A7 -1"));
        QVERIFY(live.drawing().isBlank());
        QVERIFY(live.take("  "));
        QCOMPARE(live.drawing().line().size(), std::size_t(2));
        QCOMPARE(live.drawing().at(at("A7")).influence, std::optional(-1.0));
    }

    void otherLinesAreNone()
    {
        LiveGraphics live(BoardSize::square(9));
        for (const char *line : {"", "CIRCLE A1", "thinking: gogui-gfx: CIRCLE A1", "gogui"}) {
            QVERIFY(!live.take(line));
        }
        QVERIFY(live.drawing().isBlank());
    }

    void theTextOutlivesItsSet()
    {
        LiveGraphics live(BoardSize::square(9));
        QVERIFY(live.take("gogui-gfx: TEXT 1000 playouts"));
        QVERIFY(live.take("gogui-gfx: CLEAR"));
        QVERIFY(live.drawing().isBlank());
        QCOMPARE(live.text(), QStringLiteral("1000 playouts"));
    }

    void aSetThatNeverEndsCostsNoMoreThanOne()
    {
        LiveGraphics live(BoardSize::square(9));
        QVERIFY(live.take("gogui-gfx: CIRCLE A1"));
        QVERIFY(!live.take("gogui-gfx:"));
        for (int i = 0; i < 100'000; ++i) {
            QVERIFY(!live.take("VAR b A1 w B1"));
        }
        QVERIFY(live.drawing().at(at("A1")).hasCircle);
        QVERIFY(live.take(""));
        QCOMPARE(live.drawing().line().size(), BoardDrawing::MostMoves);
    }
};

SHINPAN_TEST(LiveGraphicsTest)
#include "livegraphics_test.moc"
