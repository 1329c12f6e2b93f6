#include "core/rules/handicap.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace shinpan;
using namespace shinpan::test;

class HandicapTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixedPointsFollowGtp_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<QString>("points");
        QTest::newRow("19: 2") << 19 << u"D4 Q16"_s;
        QTest::newRow("19: 3") << 19 << u"D4 Q16 D16"_s;
        QTest::newRow("19: 4") << 19 << u"D4 Q16 D16 Q4"_s;
        QTest::newRow("19: 5") << 19 << u"D4 Q16 D16 Q4 K10"_s;
        QTest::newRow("19: 6") << 19 << u"D4 Q16 D16 Q4 D10 Q10"_s;
        QTest::newRow("19: 7") << 19 << u"D4 Q16 D16 Q4 D10 Q10 K10"_s;
        QTest::newRow("19: 8") << 19 << u"D4 Q16 D16 Q4 D10 Q10 K4 K16"_s;
        QTest::newRow("19: 9") << 19 << u"D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"_s;
        QTest::newRow("7") << 7 << u"C3 E5 C5 E3"_s;
        QTest::newRow("8") << 8 << u"C3 F6 C6 F3"_s;
        QTest::newRow("9") << 9 << u"C3 G7 C7 G3 C5 G5 E3 E7 E5"_s;
        QTest::newRow("10") << 10 << u"C3 H8 C8 H3"_s;
        QTest::newRow("11") << 11 << u"C3 J9 C9 J3 C6 J6 F3 F9 F6"_s;
        QTest::newRow("12: third line") << 12 << u"C3 K10 C10 K3"_s;
        QTest::newRow("13") << 13 << u"D4 K10 D10 K4 D7 K7 G4 G10 G7"_s;
        QTest::newRow("14") << 14 << u"D4 L11 D11 L4"_s;
        QTest::newRow("25") << 25 << u"D4 W22 D22 W4 N13"_s;
    }
    void fixedPointsFollowGtp()
    {
        QFETCH(int, side);
        QFETCH(QString, points);
        std::vector<Point> expected;
        for (const QString &vertex : points.split(u' ')) {
            expected.push_back(at(vertex.toStdString()));
        }
        const auto fixed =
            fixedHandicap(BoardSize::square(side), static_cast<int>(expected.size()));
        QVERIFY(fixed.has_value());
        QCOMPARE(*fixed, expected);
    }

    void everySizeOffersDistinctPointsUpToItsMaximum()
    {
        for (int side = 1; side <= MaxBoardSide; ++side) {
            const BoardSize size = BoardSize::square(side);
            const int maximum = side < 7 ? 0 : side == 7 || side % 2 == 0 ? 4 : 9;
            QCOMPARE(maxFixedHandicap(size), maximum);
            for (int stones = -1; stones <= 10; ++stones) {
                auto points = fixedHandicap(size, stones);
                QCOMPARE(points.has_value(), stones >= 2 && stones <= maximum);
                if (points) {
                    QCOMPARE(points->size(), static_cast<std::size_t>(stones));
                    std::ranges::sort(*points);
                    QVERIFY(std::ranges::adjacent_find(*points) == points->end());
                    QVERIFY(std::ranges::all_of(*points,
                                                [&](Point point) { return size.contains(point); }));
                }
            }
        }
    }

    void boardThatIsNotSquareHasNone()
    {
        QCOMPARE(maxFixedHandicap({19, 13}), 0);
        QVERIFY(!fixedHandicap({19, 13}, 2).has_value());
    }

    void compensationCountsFromTwoStones()
    {
        using enum HandicapCompensation;
        QCOMPARE(compensationFor(0, All), 0);
        QCOMPARE(compensationFor(1, All), 0);
        QCOMPARE(compensationFor(2, All), 2);
        QCOMPARE(compensationFor(2, AllButOne), 1);
        QCOMPARE(compensationFor(9, None), 0);
    }
};

SHINPAN_TEST(HandicapTest)
#include "handicap_test.moc"
