#include "core/tuning/boxsearch.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace shinpan;

/// The highest points of functions.
class BoxSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTopNearbyIsFound_data();
    void theTopNearbyIsFound();
    void theHighestOfSeveralTopsIsFound();
    void atTheEdgeItStays();
    void aGoodStartIsNotLost();
};

namespace {

SearchBox unitBox(std::size_t dimensions)
{
    return {std::vector<double>(dimensions, 0), std::vector<double>(dimensions, 1)};
}

} // namespace

void BoxSearchTest::theTopNearbyIsFound_data()
{
    QTest::addColumn<std::size_t>("dimensions");
    QTest::newRow("one") << std::size_t{1};
    QTest::newRow("two") << std::size_t{2};
    QTest::newRow("six") << std::size_t{6};
}

void BoxSearchTest::theTopNearbyIsFound()
{
    QFETCH(const std::size_t, dimensions);
    const auto bowl = [](std::span<const double> point) {
        double height = 0;
        for (const double coordinate : point) {
            height -= std::pow(coordinate - 0.3, 2);
        }
        return height;
    };
    const std::vector<double> start(dimensions, 0.9);
    const std::vector<double> top = highestNear(start, unitBox(dimensions), 400, bowl);
    for (const double coordinate : top) {
        QVERIFY(std::abs(coordinate - 0.3) < 0.01);
    }
    QCOMPARE(highestNear(start, unitBox(dimensions), 400, bowl), top);
}

void BoxSearchTest::theHighestOfSeveralTopsIsFound()
{
    const auto waves = [](std::span<const double> point) {
        return std::sin(20 * point[0]) - std::abs(point[0] - 0.4); // three tops
    };
    const std::vector<double> top = highestOverall(unitBox(1), {}, 60, waves);
    QVERIFY2(std::abs(top[0] - M_PI / 8) < 0.01, qPrintable(QString::number(top[0])));
}

void BoxSearchTest::atTheEdgeItStays()
{
    const auto slope = [](std::span<const double> point) { return point[0] - point[1]; };
    const std::vector<double> top = highestOverall(unitBox(2), {}, 100, slope);
    QVERIFY(top[0] > 0.999 && top[0] <= 1);
    QVERIFY(top[1] < 0.001 && top[1] >= 0);
}

void BoxSearchTest::aGoodStartIsNotLost()
{
    const auto spike = [](std::span<const double> point) {
        return std::abs(point[0] - 0.123456) < 1e-4 ? 1.0 : 0.0;
    };
    QCOMPARE(spike(highestOverall(unitBox(1), {{0.123456}}, 50, spike)), 1.0);
}

SHINPAN_TEST(BoxSearchTest)
#include "boxsearch_test.moc"
