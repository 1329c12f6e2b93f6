#include "ui/board/painting/stones.h"

#include "tests/support/testmain.h"
#include "ui/board/painting/boardtheme.h"

#include <QImage>
#include <QTest>

using namespace shinpan;

class StonesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stonesDrawnOneAtATimeAreThoseDrawnAtOnce_data()
    {
        QTest::addColumn<BoardTheme>("theme");
        QTest::addColumn<int>("steps"); // the black ones, the white ones, their shadow
        QImage picture(20, 20, QImage::Format_ARGB32);
        picture.fill(Qt::darkGreen);
        BoardTheme pictured = woodTheme();
        pictured.shellImages = {picture, picture.mirrored()};
        QTest::newRow("slate and shell") << woodTheme() << 1 + 7 + 1;
        QTest::newRow("printed") << paperTheme() << 1 + 1 + 1;
        QTest::newRow("two pictures of shells") << pictured << 1 + 2 + 1;
    }

    void stonesDrawnOneAtATimeAreThoseDrawnAtOnce()
    {
        QFETCH(const BoardTheme, theme);
        QFETCH(const int, steps);
        constexpr int Diameter = 41;
        const Stones atOnce(Diameter, theme);
        StonesDrawing drawing(Diameter, theme);
        for (int step = 0; step < steps; ++step) {
            QVERIFY(!drawing.isDone());
            drawing.drawNext();
        }
        QVERIFY(drawing.isDone());
        const Stones &stones = drawing.stones();
        QCOMPARE(stones.diameter(), Diameter);
        QCOMPARE(stones.shadowOffset(), atOnce.shadowOffset());
        QCOMPARE(stones.shadow().toImage(), atOnce.shadow().toImage());
        for (int i = 0; i < 50; ++i) {
            const Point point = BoardSize::square(9).pointAt(i);
            for (const Color color : BothColors) {
                QCOMPARE(stones.at(point, color).toImage(), atOnce.at(point, color).toImage());
            }
        }
    }

    void stonesAreRoundAndLitFromTheUpperLeft()
    {
        const Stones stones(60, woodTheme());
        for (const Color color : BothColors) {
            const QImage stone = stones.at({3, 3}, color).toImage();
            QCOMPARE(qAlpha(stone.pixel(0, 0)), 0);
            QCOMPARE(qAlpha(stone.pixel(30, 30)), 255);
            QVERIFY(stone.pixelColor(20, 18).lightness() > stone.pixelColor(48, 48).lightness());
        }
    }
};

SHINPAN_TEST(StonesTest)

#include "stones_test.moc"
