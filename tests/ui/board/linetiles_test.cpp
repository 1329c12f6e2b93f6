#include "tests/support/testmain.h"
#include "tests/ui/board/drawnimages.h"
#include "ui/board/painting/marksprites.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Lines that are copied look as if they were drawn.
class LineTilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesInTilesLookLikeDrawnOnes()
    {
        const auto at = [](qreal x, qreal y) { return MarkPlace{QPointF(x, y), 40, 1}; };
        const std::vector<LineTiles::Line> lines = {{at(30, 30), at(570, 310), true},
                                                    {at(64, 128), at(64, 560), false},
                                                    {at(540, 540), at(220, 540), true},
                                                    {at(300, 300), at(300, 300), false}};
        const QImage expected = drawnOnWood({600, 600}, [&](QPainter &painter) {
            for (const LineTiles::Line &line : lines) {
                paintMarkLine(painter, line.from, line.to, Qt::darkBlue, line.isArrow);
            }
        });
        LineTiles tiles;
        const auto copy = [&](QPainter &painter) {
            tiles.paint(painter, QRect(0, 0, 600, 600), lines, Qt::darkBlue);
        };
        QVERIFY(largestDifference(plainWood({600, 600}), expected) > 50);
        QVERIFY(largestDifference(drawnOnWood({600, 600}, copy), expected) <= BlendedTwice);
        QVERIFY(largestDifference(drawnOnWood({600, 600}, copy), expected) <= BlendedTwice);
    }

    void onlyWhatIsExposedIsPainted()
    {
        const MarkPlace left{QPointF(20, 100), 40, 1};
        const MarkPlace right{QPointF(380, 100), 40, 1};
        LineTiles tiles;
        const QImage image = drawnOnWood({400, 200}, [&](QPainter &painter) {
            tiles.paint(painter, QRect(0, 0, 30, 200), {{left, right, false}}, Qt::darkBlue);
        });
        const QImage wood = plainWood({400, 200});
        QVERIFY(image.pixel(25, 100) != wood.pixel(25, 100));
        QCOMPARE(image.pixel(300, 100), wood.pixel(300, 100));
    }

    void otherLinesReplaceThem()
    {
        const MarkPlace corner{QPointF(20, 20), 40, 1};
        const MarkPlace below{QPointF(20, 180), 40, 1};
        const MarkPlace beside{QPointF(180, 20), 40, 1};
        LineTiles tiles;
        const auto picture = [&](const std::vector<LineTiles::Line> &lines) {
            return drawnOnWood({200, 200}, [&](QPainter &painter) {
                tiles.paint(painter, QRect(0, 0, 200, 200), lines, Qt::darkBlue);
            });
        };
        const QImage first = picture({{corner, below, true}});
        QVERIFY(picture({{corner, beside, true}}) != first);
        QCOMPARE(picture({{corner, below, true}}), first);
        QCOMPARE(picture({}), plainWood({200, 200}));
    }
};

SHINPAN_TEST(LineTilesTest)

#include "linetiles_test.moc"
