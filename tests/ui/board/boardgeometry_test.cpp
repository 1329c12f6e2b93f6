#include "ui/board/painting/boardgeometry.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

constexpr qreal Ratios[] = {1.0, 1.25, 1.5, 1.75, 2.0, 3.0};

QString dots(BoardSize size)
{
    const std::vector<Point> points = starPoints(size);
    QString text;
    for (int row = size.rows - 1; row >= 0; --row) {
        for (int column = 0; column < size.columns; ++column) {
            const Point point{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            text += std::find(points.begin(), points.end(), point) == points.end() ? u'.' : u'+';
        }
        text += u'\n';
    }
    return text;
}

} // namespace

class BoardGeometryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPointOfEveryBoardIsFoundAtItsCentre()
    {
        for (const qreal ratio : Ratios) {
            for (const int columns : {1, 2, 3, 5, 9, 13, 19, 25, 37, 52}) {
                for (const int rows : {1, 7, 19, 52}) {
                    const BoardSize size{static_cast<std::uint8_t>(columns),
                                         static_cast<std::uint8_t>(rows)};
                    const BoardGeometry geometry(size, {613, 587}, ratio, true);
                    QVERIFY(geometry.isDrawable());
                    for (int i = 0; i < size.pointCount(); ++i) {
                        const Point point = size.pointAt(i);
                        QVERIFY(geometry.pointAt(geometry.centre(point)) == point);
                    }
                }
            }
        }
    }

    void cellsMeetHalfwayBetweenLines()
    {
        const BoardGeometry geometry(BoardSize::square(19), {800, 800}, 1, true);
        const qreal almostHalf = geometry.cell() * 0.49;
        const QPointF centre = geometry.centre({3, 3});
        QVERIFY(geometry.pointAt(centre + QPointF(almostHalf, -almostHalf)) == Point({3, 3}));
        QVERIFY(geometry.pointAt(centre + QPointF(almostHalf * 1.1, 0)) == Point({4, 3}));
        QVERIFY(geometry.pointAt(centre - QPointF(0, almostHalf * 1.1)) == Point({3, 4}));
    }

    void beyondTheOutermostStonesThereIsNoPoint()
    {
        const BoardGeometry geometry(BoardSize::square(9), {600, 600}, 1, true);
        const QPointF corner = geometry.centre({0, 8});
        QVERIFY(!geometry.pointAt(corner - QPointF(geometry.cell() * 0.6, 0)));
        QVERIFY(!geometry.pointAt(corner - QPointF(0, geometry.cell() * 0.6)));
        QVERIFY(!geometry.pointAt({0, 0}));
        QVERIFY(!geometry.pointAt({599, 599}));
    }

    void boardIsCentredAndInsideTheArea()
    {
        for (const qreal ratio : Ratios) {
            for (const QSize area : {QSize(500, 500), QSize(900, 300), QSize(320, 1000)}) {
                for (const BoardSize size :
                     {BoardSize{19, 19}, BoardSize{1, 1}, BoardSize{52, 3}, BoardSize{4, 30}}) {
                    const BoardGeometry geometry(size, area, ratio, true);
                    const QRect whole(QPoint(), geometry.area());
                    QVERIFY(whole.contains(geometry.board()));
                    const QPoint off = whole.center() - geometry.board().center();
                    QVERIFY(std::abs(off.x()) <= 1 && std::abs(off.y()) <= 1);
                }
            }
        }
    }

    void stonesSitExactlyOnTheirCrossings()
    {
        for (const qreal ratio : Ratios) {
            for (int side = 120; side < 1300; side += 37) {
                const BoardGeometry geometry(BoardSize::square(19), {side, side}, ratio, true);
                const QRect stone = geometry.stone({4, 5});
                const QRect crossing = geometry.crossing({4, 5});
                QCOMPARE(stone.left() + stone.right(), crossing.left() + crossing.right());
                QCOMPARE(stone.top() + stone.bottom(), crossing.top() + crossing.bottom());
                QVERIFY(stone.width() <= geometry.cell());
            }
        }
    }

    void stonesAndShadowsStayInReachAndOnTheWood()
    {
        const BoardGeometry geometry(BoardSize::square(19), {700, 700}, 1.5, false);
        for (const Point corner : {Point{0, 0}, Point{18, 0}, Point{0, 18}, Point{18, 18}}) {
            QVERIFY(geometry.reach(corner).contains(geometry.stone(corner)));
            QVERIFY(geometry.board().contains(geometry.stone(corner)));
        }
    }

    void pointsNearFindsAllWhoseReachMeetsTheRectangle()
    {
        const BoardSize size{13, 9};
        const BoardGeometry geometry(size, {640, 480}, 1.25, true);
        for (const QRect &rect : {QRect(200, 180, 3, 3), QRect(0, 0, 90, 700),
                                  QRect(300, 250, 140, 55), QRect(0, 0, 5, 5)}) {
            const auto range = geometry.pointsNear(rect);
            for (int i = 0; i < size.pointCount(); ++i) {
                const Point point = size.pointAt(i);
                const bool near = point.column >= range.firstColumn
                               && point.column < range.lastColumn && point.row >= range.firstRow
                               && point.row < range.lastRow;
                QVERIFY(near || !geometry.reach(point).intersects(rect));
            }
        }
    }

    void pointsNearIsNoLargerThanNeeded()
    {
        const BoardGeometry geometry(BoardSize::square(19), {800, 800}, 1, true);
        const auto range = geometry.pointsNear(geometry.crossing({9, 9}));
        QVERIFY(range.lastColumn - range.firstColumn <= 4);
        QVERIFY(range.lastRow - range.firstRow <= 4);
    }

    void coordinatesTakeRoomOnlyWhenTheyCanBeRead()
    {
        const auto height = [](int side, bool wanted) {
            return BoardGeometry(BoardSize::square(19), {side, side}, 2, wanted).coordinateHeight();
        };
        QVERIFY(height(800, true) > 0);
        QVERIFY(height(420, true) >= 2 * 8);
        QCOMPARE(height(200, true), 0);
        QCOMPARE(height(800, false), 0);
        const BoardGeometry with(BoardSize::square(19), {800, 800}, 1, true);
        const BoardGeometry without(BoardSize::square(19), {800, 800}, 1, false);
        QVERIFY(without.cell() > with.cell());
    }

    void tooSmallAnAreaIsNotDrawnAndHasNoPoints()
    {
        for (const QSize area : {QSize(0, 0), QSize(1, 400), QSize(30, 30)}) {
            const BoardGeometry geometry(BoardSize::square(19), area, 1, true);
            QVERIFY(!geometry.isDrawable());
            QVERIFY(!geometry.pointAt({15, 15}));
        }
    }

    void starPointsAreWherePlayersExpectThem()
    {
        QCOMPARE(dots({9, 9}), QStringLiteral(".........\n"
                                              ".........\n"
                                              "..+...+..\n"
                                              ".........\n"
                                              "....+....\n"
                                              ".........\n"
                                              "..+...+..\n"
                                              ".........\n"
                                              ".........\n"));
        QCOMPARE(dots({7, 7}).count(u'+'), 4);
        QCOMPARE(dots({5, 5}), QStringLiteral(".....\n.....\n..+..\n.....\n.....\n"));
        QCOMPARE(dots({8, 8}).count(u'+'), 4);
        QCOMPARE(dots({13, 13}).count(u'+'), 5);
        QCOMPARE(starPoints({19, 19}).size(), std::size_t{9});
        QCOMPARE(starPoints({1, 1}).size(), std::size_t{0});
        QCOMPARE(starPoints({2, 2}).size(), std::size_t{0});
        QCOMPARE(starPoints({19, 2}).size(), std::size_t{0});
        QVERIFY(starPoints({18, 18}) == (std::vector<Point>{{3, 3}, {14, 3}, {3, 14}, {14, 14}}));
    }

    void noStarPointStandsTwice()
    {
        for (int columns = 1; columns <= MaxBoardSide; ++columns) {
            for (int rows = 1; rows <= MaxBoardSide; ++rows) {
                const BoardSize size{static_cast<std::uint8_t>(columns),
                                     static_cast<std::uint8_t>(rows)};
                std::vector<Point> points = starPoints(size);
                std::sort(points.begin(), points.end());
                QVERIFY(std::adjacent_find(points.begin(), points.end()) == points.end());
                QVERIFY(std::all_of(points.begin(), points.end(),
                                    [size](Point point) { return size.contains(point); }));
            }
        }
    }
};

SHINPAN_TEST(BoardGeometryTest)

#include "boardgeometry_test.moc"
