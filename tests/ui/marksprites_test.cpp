#include "ui/board/marksprites.h"

#include "tests/support/testmain.h"
#include "ui/board/boardmarks.h"
#include "ui/board/linetiles.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace shinpan;

namespace {

constexpr int Blend = 2; // of 255: rounding twice instead of once

QImage wood(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(0xdc, 0xb3, 0x5c));
    return image;
}

/// The largest difference of any channel of any pixel.
int largestDifference(const QImage &a, const QImage &b)
{
    int largest = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(other)),
                                std::abs(qGreen(one) - qGreen(other)),
                                std::abs(qBlue(one) - qBlue(other))});
        }
    }
    return largest;
}

/// What `draw` makes of a painter on wood.
template <typename Draw>
QImage drawn(QSize size, Draw &&draw)
{
    QImage image = wood(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

} // namespace

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
                drawn({240, 240}, [&](QPainter &painter) { draw(painter, place); });
            for (int time = 1; time <= 2; ++time) { // made, then taken from those that are there
                QVERIFY2(largestDifference(drawn({240, 240}, copy), expected) <= Blend,
                         qPrintable(QStringLiteral("kind %1, time %2").arg(i).arg(time)));
            }
        }
    }

    void aMarkIsDrawnOnceForEachSize()
    {
        int drawings = 0;
        const auto count = [&drawings](QPainter &, const MarkPlace &) { ++drawings; };
        MarkSprites sprites;
        QImage image = wood({100, 100});
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
        QImage image = wood({100, 100});
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

    void linesInTilesLookLikeDrawnOnes()
    {
        const auto at = [](qreal x, qreal y) { return MarkPlace{QPointF(x, y), 40, 1}; };
        const std::vector<LineTiles::Line> lines = {{at(30, 30), at(570, 310), true},
                                                    {at(64, 128), at(64, 560), false},
                                                    {at(540, 540), at(220, 540), true},
                                                    {at(300, 300), at(300, 300), false}};
        const QImage expected = drawn({600, 600}, [&](QPainter &painter) {
            for (const LineTiles::Line &line : lines) {
                paintMarkLine(painter, line.from, line.to, Qt::darkBlue, line.isArrow);
            }
        });
        LineTiles tiles;
        const auto copy = [&](QPainter &painter) {
            tiles.paint(painter, QRect(0, 0, 600, 600), lines, Qt::darkBlue);
        };
        QVERIFY(largestDifference(wood({600, 600}), expected) > 50);
        QVERIFY(largestDifference(drawn({600, 600}, copy), expected) <= Blend);
        QVERIFY(largestDifference(drawn({600, 600}, copy), expected) <= Blend);
    }
};

SHINPAN_TEST(MarkSpritesTest)

#include "marksprites_test.moc"
