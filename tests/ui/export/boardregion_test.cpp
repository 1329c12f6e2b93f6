#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/board/regiontext.h"

#include <QTest>

using namespace shinpan;

class BoardRegionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsReadFromTwoCorners_data();
    void itIsReadFromTwoCorners();
    void itsPictureShowsNothingElse();
    void pointsOfAPictureAreFound_data();
    void pointsOfAPictureAreFound();
    void coordinatesStandBesideIt();
};

void BoardRegionTest::itIsReadFromTwoCorners_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    const auto row = [](const char *text, const char *read) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(read);
    };
    row("C3:K10", "C3:K10");
    row("k3-c10", "C3:K10");
    row(" K10 C3 ", "C3:K10");
    row("c3, K10", "C3:K10");
    row("A1:A1", "A1:A1");
    row("C3:U10", "");
    row("C3:K20", "");
    row("I3:K10", "");
    row("C3", "");
    row("", "");
}

void BoardRegionTest::itIsReadFromTwoCorners()
{
    QFETCH(QString, text);
    QFETCH(QString, read);

    const std::optional<BoardRegion> region = regionFromText(text, BoardSize());

    QCOMPARE(region ? textOf(*region) : QString(), read);
}

namespace {

BoardPicture cornerOf(const BoardTheme &theme)
{
    BoardPicture picture;
    picture.theme = theme;
    picture.scene.board = Board(BoardSize());
    picture.scene.board.set(test::at("Q4"), Stone::Black);
    picture.scene.board.set(test::at("D16"), Stone::Black);
    picture.region = regionFromText(QStringLiteral("L1:T9"), BoardSize());
    return picture;
}

int darkPixels(const QImage &image, const QRect &where)
{
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y) {
        for (int x = where.left(); x <= where.right(); ++x) {
            count += qAlpha(image.pixel(x, y)) > 200 && qGray(image.pixel(x, y)) < 90 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

void BoardRegionTest::itsPictureShowsNothingElse()
{
    const BoardPicture picture = cornerOf(paperTheme());

    const QImage image = toImage(picture, 450);

    QCOMPARE(image.width(), 450);
    QVERIFY(std::abs(image.height() - 450) <= 20);
    // Nine columns of 50: the stone on Q4 is in the sixth from the left, the fourth from below.
    const QPoint middle(275, image.height() - 175);
    QVERIFY(darkPixels(image, QRect(middle - QPoint(10, 10), QSize(20, 20))) > 350);
    QVERIFY(darkPixels(image, image.rect()) < 12'000);
}

void BoardRegionTest::pointsOfAPictureAreFound_data()
{
    QTest::addColumn<bool>("hasRegion");
    QTest::addColumn<bool>("hasCoordinates");
    QTest::addColumn<int>("width");
    for (const bool hasRegion : {false, true}) {
        for (const bool hasCoordinates : {false, true}) {
            for (const int width : {450, 1500}) {
                QTest::addRow("%s%s %d", hasRegion ? "region" : "board",
                              hasCoordinates ? " with coordinates" : "", width)
                    << hasRegion << hasCoordinates << width;
            }
        }
    }
}

void BoardRegionTest::pointsOfAPictureAreFound()
{
    QFETCH(bool, hasRegion);
    QFETCH(bool, hasCoordinates);
    QFETCH(int, width);
    BoardPicture picture = cornerOf(paperTheme());
    picture.hasCoordinates = hasCoordinates;
    if (!hasRegion) {
        picture.region.reset();
    }

    // The middle of all places where the point is found is the middle of its stone.
    const QImage image = toImage(picture, width);
    const int step = width / 60;
    QPointF sum;
    int count = 0;
    for (int y = 0; y < image.height(); y += step) {
        for (int x = 0; x < image.width(); x += step) {
            if (pointAt(picture, width, QPointF(x, y)) == test::at("Q4")) {
                sum += QPointF(x, y);
                ++count;
            }
        }
    }

    QVERIFY(count > 2);
    const QPoint middle = (sum / count).toPoint();
    QCOMPARE(darkPixels(image, QRect(middle - QPoint(2, 2), QSize(4, 4))), 16);
    QVERIFY(!pointAt(picture, width, QPointF(-500, 20)));
}

void BoardRegionTest::coordinatesStandBesideIt()
{
    BoardPicture picture = cornerOf(paperTheme());
    picture.scene.board = Board(BoardSize());
    picture.hasCoordinates = true;

    const QImage image = toImage(picture, 450);

    QVERIFY(darkPixels(image, QRect(0, 0, 20, image.height())) > 30); // "9" to "1"
    QVERIFY(darkPixels(image, QRect(0, 0, 450, 20)) > 30);            // "L" to "T"
    QVERIFY(toSvg(picture, 450).contains(">T</text>"));
    QVERIFY(!toSvg(picture, 450).contains(">K</text>"));
}

SHINPAN_TEST(BoardRegionTest)
#include "boardregion_test.moc"
