#include "core/board/point.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

using namespace Qt::StringLiterals;
using namespace shinpan;

class PointTest : public QObject
{
    Q_OBJECT

private:
    static constexpr BoardSize Size19 = BoardSize::square(19);

private Q_SLOTS:
    void vertexNamesAPoint_data()
    {
        QTest::addColumn<QString>("vertex");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        QTest::newRow("first") << u"A1"_s << 19 << 0 << 0;
        QTest::newRow("column I is left out") << u"J9"_s << 9 << 8 << 8;
        QTest::newRow("last of 19") << u"T19"_s << 19 << 18 << 18;
        QTest::newRow("last of GTP") << u"Z25"_s << 25 << 24 << 24;
        QTest::newRow("beyond GTP") << u"AA26"_s << 26 << 25 << 25;
        QTest::newRow("last of SGF") << u"BB52"_s << 52 << 51 << 51;
    }
    void vertexNamesAPoint()
    {
        QFETCH(QString, vertex);
        QFETCH(int, side);
        QFETCH(int, column);
        QFETCH(int, row);
        const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        const BoardSize size = BoardSize::square(side);
        QCOMPARE(QString::fromStdString(vertexOf(point)), vertex);
        QCOMPARE(pointFromVertex(vertex.toStdString(), size), std::optional(point));
        QCOMPARE(pointFromVertex(vertex.toLower().toStdString(), size), std::optional(point));
    }

    void everyPointOfTheLargestBoardHasItsOwnVertex()
    {
        const BoardSize size = BoardSize::square(MaxBoardSide);
        for (int i = 0; i < size.pointCount(); ++i) {
            const Point point = size.pointAt(i);
            QCOMPARE(size.indexOf(point), i);
            QCOMPARE(pointFromVertex(vertexOf(point), size), std::optional(point));
        }
    }

    void otherTextIsNoVertex_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto &text :
             {u""_s, u"pass"_s, u"I5"_s, u"D"_s, u"4"_s, u"D0"_s, u"D20"_s, u"U1"_s, u"D4x"_s,
              u"D-4"_s, u" D4"_s, u"D004"_s, u"AA1"_s, u"resign"_s, u"D4 "_s, u"Ä4"_s}) {
            QTest::newRow(qPrintable(u"'%1'"_s.arg(text))) << text;
        }
    }
    void otherTextIsNoVertex()
    {
        QFETCH(QString, text);
        QVERIFY(!pointFromVertex(text.toStdString(), Size19).has_value());
    }

    void neighborsStayOnTheBoard()
    {
        const auto count = [](Point point, BoardSize size) {
            int neighbors = 0;
            forEachNeighbor(point, size,
                            [&](Point neighbor) { neighbors += size.contains(neighbor); });
            return neighbors;
        };
        QCOMPARE(count({0, 0}, {1, 1}), 0);
        QCOMPARE(count({0, 1}, {1, 3}), 2);
        QCOMPARE(count({0, 0}, Size19), 2);
        QCOMPARE(count({18, 5}, Size19), 3);
        QCOMPARE(count({9, 9}, Size19), 4);
    }
};

SHINPAN_TEST(PointTest)
#include "point_test.moc"
