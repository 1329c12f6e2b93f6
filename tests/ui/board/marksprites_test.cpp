#include "ui/board/painting/marksprites.h"

#include "tests/support/testmain.h"
#include "tests/ui/board/drawnimages.h"
#include "ui/board/painting/boardmarks.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Marks that are copied look as if they were drawn.
class MarkSpritesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiedMarksLookLikeDrawnOnes_data()
    {
        QTest::addColumn<qreal>("cell");
        QTest::addColumn<QPointF>("middle");
        for (const qreal cell : {9.0, 24.0, 37.0, 62.0, 124.0}) {
            for (const QPointF middle : {QPointF(120, 110), QPointF(119.5, 120.5)}) {
                QTest::addRow("cell %g at %g", cell, middle.x()) << cell << middle;
            }
        }
    }

    void copiedMarksLookLikeDrawnOnes()
    {
        QFETCH(const qreal, cell);
        QFETCH(const QPointF, middle);
        const MarkPlace place{middle, cell, 1};
        MarkSprites sprites;
        for (int i = 0; i <= static_cast<int>(LastMarkKind); ++i) {
            const Mark mark{{0, 0}, static_cast<MarkKind>(i), QStringLiteral("284")};
            const auto draw = [&](QPainter &painter, const MarkPlace &at) {
                paintMark(painter, at, mark, Qt::darkBlue);
            };
            const auto copy = [&](QPainter &painter) {
                sprites.paint(painter, place, {.kind = mark.kind, .text = mark.text}, draw);
            };
            const QImage expected =
                drawnOnWood({240, 240}, [&](QPainter &painter) { draw(painter, place); });
            for (int time = 1; time <= 2; ++time) { // made, then taken from those that are there
                QVERIFY2(largestDifference(drawnOnWood({240, 240}, copy), expected) <= BlendedTwice,
                         qPrintable(QStringLiteral("kind %1, time %2").arg(i).arg(time)));
            }
        }
    }

    void aMarkIsDrawnOnceForEachSize()
    {
        int drawings = 0;
        const auto count = [&drawings](QPainter &, const MarkPlace &) { ++drawings; };
        MarkSprites sprites;
        QImage image = plainWood({100, 100});
        QPainter painter(&image);
        const MarkSprites::Key key{.shape = MarkSprites::Shape::Cursor};
        for (const qreal x : {20.0, 60.0, 30.0}) {
            sprites.paint(painter, {QPointF(x, 50), 30, 1}, key, count);
        }
        QCOMPARE(drawings, 1);
        sprites.paint(painter, {QPointF(20, 50), 31, 1}, key, count);
        QCOMPARE(drawings, 2);
        sprites.clear();
        sprites.paint(painter, {QPointF(20, 50), 31, 1}, key, count);
        QCOMPARE(drawings, 3);
    }

    void marksOfDifferentStonesAndTextsAreDrawnForThemselves()
    {
        int drawings = 0;
        const auto count = [&drawings](QPainter &, const MarkPlace &) { ++drawings; };
        MarkSprites sprites;
        QImage image = plainWood({100, 100});
        QPainter painter(&image);
        for (const Stone stone : {Stone::Empty, Stone::Black, Stone::White}) {
            for (const char *text : {"1", "2"}) {
                sprites.paint(
                    painter, {QPointF(50, 50), 30, 1},
                    {MarkSprites::Shape::Text, stone, MarkKind::Label, QString::fromLatin1(text)},
                    count);
            }
        }
        QCOMPARE(drawings, 6);
    }
};

SHINPAN_TEST(MarkSpritesTest)

#include "marksprites_test.moc"
