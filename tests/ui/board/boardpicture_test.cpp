#include "ui/board/painting/boardpicture.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/svgcanvas.h"

#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

#include <cstdlib>

using namespace shinpan;

namespace {

BoardPicture corner()
{
    BoardPicture picture;
    picture.scene.board = test::boardFrom(". X O . .\n"
                                          "X . O . .\n"
                                          ". X O . .\n"
                                          ". . . . .\n"
                                          ". . . . .");
    picture.scene.markup = {{test::at("B4"), MarkKind::Label, QStringLiteral("a")},
                            {test::at("C4"), MarkKind::Triangle}};
    picture.scene.lines = {{test::at("A1"), test::at("E1"), true}};
    picture.scene.lastMove = test::at("C3");
    picture.hasCoordinates = true;
    return picture;
}

/// How often each element of an SVG document occurs; nothing if it is not well-formed.
QHash<QString, int> elementsOf(const QByteArray &svg)
{
    QHash<QString, int> counts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            ++counts[reader.name().toString()];
        }
    }
    return reader.hasError() ? QHash<QString, int>() : counts;
}

} // namespace

class BoardPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatTheWindowShows();
    void theBoardFillsAnyShape_data();
    void theBoardFillsAnyShape();
    void aCaptionStandsBelowOnWhite();
    void aLongCaptionIsBroken();
    void drawingsHoldEachPixmapOnce();
    void aPreviewHasTheSizeOfThePicture();
    void aTurnedBoardIsDrawnAsItIsSeen();
    void whatIsWrittenInSvgIsEscaped();
    void controlCharactersInSvgAreReplaced();
    void opacityAndClippingAreKept();
};

void BoardPictureTest::itIsWhatTheWindowShows()
{
    const BoardPicture picture = corner();
    const QImage drawn = toImage(picture, 500);

    QPalette palette;
    palette.setColor(QPalette::Window, QColor(255, 255, 255, 0));
    BoardPainter painter(BoardGeometry(BoardSize::square(5), drawn.size(), 1, true), woodTheme());
    painter.setSurroundings(palette, QFont());
    QImage shown(drawn.size(), QImage::Format_ARGB32_Premultiplied);
    shown.fill(Qt::transparent);
    QPainter onto(&shown);
    painter.paint(onto, QRect(QPoint(), shown.size()), picture.scene);
    onto.end();

    QCOMPARE(drawn, shown);
}

void BoardPictureTest::theBoardFillsAnyShape_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("width");
    for (const int width : {50, 200, 600, 1300}) {
        for (const auto &[columns, rows] :
             {std::pair(19, 19), {9, 13}, {13, 9}, {2, 2}, {1, 1}, {19, 2}, {2, 19}, {52, 52}}) {
            QTest::addRow("%dx%d, %d", columns, rows, width) << columns << rows << width;
        }
    }
}

void BoardPictureTest::theBoardFillsAnyShape()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(int, width);
    BoardPicture picture;
    picture.scene.board =
        Board(BoardSize{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)});

    const QImage image = toImage(picture, width);

    QCOMPARE(image.width(), width);
    const int middle = image.width() / 2;
    int wood = 0;
    for (int y = 0; y < image.height(); ++y) {
        wood += qAlpha(image.pixel(middle, y)) == 255 ? 1 : 0;
    }
    const int spare = image.height() - wood;
    QVERIFY2(wood > 0, "no board");
    const bool isFlat = std::min(columns, rows) <= 2; // leaves room, as in the window
    QVERIFY2(isFlat || spare <= std::max(20, image.height() / 8),
             qPrintable(QStringLiteral("%1 of %2 rows are empty").arg(spare).arg(image.height())));
    QVERIFY(rows > columns || image.height() <= width);
}

void BoardPictureTest::aCaptionStandsBelowOnWhite()
{
    BoardPicture picture = corner();
    const int height = toImage(picture, 300).height();
    picture.caption = QStringLiteral("12 at 5");

    const QImage image = toImage(picture, 300);

    QVERIFY(image.height() > height);
    QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255));
    int dark = 0;
    for (int y = height; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            dark += qGray(image.pixel(x, y)) < 100 ? 1 : 0;
        }
    }
    QVERIFY(dark > 20);
}

void BoardPictureTest::aLongCaptionIsBroken()
{
    BoardPicture picture = corner();
    picture.caption = QStringLiteral("12 at 5");
    const int one = toImage(picture, 300).height();
    picture.caption = QStringList(12, QStringLiteral("12 at 5")).join(QStringLiteral("; "));

    QVERIFY(toImage(picture, 300).height() >= one + 10);
    QVERIFY(elementsOf(toSvg(picture, 300)).value(QStringLiteral("text")) > 20 + 1 + 1);
}

void BoardPictureTest::drawingsHoldEachPixmapOnce()
{
    BoardPicture picture;
    for (int i = 0; i < 361; ++i) {
        picture.scene.board.set(BoardSize().pointAt(i), i % 2 == 0 ? Stone::Black : Stone::White);
    }

    const QByteArray svg = toSvg(picture, 600);

    QCOMPARE(elementsOf(svg).value(QStringLiteral("image")), 1 + 1 + 7 + 1);
    QCOMPARE(elementsOf(svg).value(QStringLiteral("use")), 2 * 361 + 1);
    QVERIFY2(svg.size() < 2'000'000, qPrintable(QString::number(svg.size())));
    QVERIFY(toPdf(picture, 600).size() < 2'000'000);
}

void BoardPictureTest::aPreviewHasTheSizeOfThePicture()
{
    constexpr int Width = 1400;
    BoardPicture picture = corner();
    for (const bool isPart : {false, true}) {
        if (isPart) {
            picture.region = BoardRegion::between(test::at("A3"), test::at("C5"));
        }
        const QImage exact = toImage(picture, Width);
        const QImage preview = toPreview(picture, Width);

        QCOMPARE(preview.width(), Width);
        QVERIFY(std::abs(preview.height() - exact.height()) <= exact.height() / 50);
        const QRectF square =
            rectOf(picture, Width, BoardRegion::between(test::at("B5"), test::at("B5")));
        QVERIFY(qGray(preview.pixel(square.center().toPoint())) < 100); // the black stone
    }
}

void BoardPictureTest::aTurnedBoardIsDrawnAsItIsSeen()
{
    BoardPicture picture = corner();
    picture.theme = paperTheme(); // whose stones are all alike
    picture.hasCoordinates = false;
    picture.orientation = Orientation().turnedRight();
    const BoardPicture seen = asSeen(picture);

    QCOMPARE(seen.scene.board.at(test::at("E4")), Stone::Black); // was B5
    QCOMPARE(seen.orientation, Orientation());
    QCOMPARE(toImage(picture, 500), toImage(seen, 500));

    picture.region = BoardRegion::between(test::at("A3"), test::at("C5"));

    QCOMPARE(asSeen(picture).region, BoardRegion::between(test::at("C3"), test::at("E5")));
    QCOMPARE(toImage(picture, 500), toImage(asSeen(picture), 500));
    const QRectF square =
        rectOf(picture, 500, BoardRegion::between(test::at("B5"), test::at("B5")));
    QVERIFY(square.isValid());
    QCOMPARE(pointAt(picture, 500, square.center()), std::optional(test::at("B5")));
}

void BoardPictureTest::whatIsWrittenInSvgIsEscaped()
{
    BoardPicture picture = corner();
    picture.scene.markup.front().text = QStringLiteral("<&\">");

    const QByteArray svg = toSvg(picture, 300);

    QVERIFY(!elementsOf(svg).isEmpty());
    QVERIFY(svg.contains(">&lt;&amp;&quot;&gt;</text>"));
}

void BoardPictureTest::controlCharactersInSvgAreReplaced()
{
    const QString strange[] = {QStringLiteral("\x1b[31m"), QStringLiteral("a\x01"),
                               QString(QChar(0xd800)) + u'x', QString(QChar(0xffff)),
                               QString(QChar::Null) + u'y'};
    for (const QString &text : strange) {
        BoardPicture picture = corner();
        picture.scene.markup.front().text = text;
        QVERIFY2(!elementsOf(toSvg(picture, 300)).isEmpty(), qPrintable(text));
    }
    QCOMPARE(svgContent(QStringLiteral("a\x02<\U0001F600\t\n")),
             QByteArray("a\uFFFD&lt;\U0001F600\t\n"));
}

void BoardPictureTest::opacityAndClippingAreKept()
{
    SvgCanvas canvas({100, 50});
    QPainter painter(&canvas);
    painter.setOpacity(0.5);
    painter.setClipRect(10, 10, 20, 20);
    painter.fillRect(0, 0, 100, 50, QColor(255, 0, 0, 51));
    painter.end();

    const QByteArray svg = canvas.document();

    QVERIFY(svg.contains("width=\"100\" height=\"50\" viewBox=\"0 0 100 50\""));
    QVERIFY(svg.contains("<clipPath id=\"c1\"><path d=\"M10 10L30 10L30 30L10 30L10 10\"/>"));
    QVERIFY(svg.contains("opacity=\"0.5\" clip-path=\"url(#c1)\" fill=\"#ff0000\" "
                         "fill-opacity=\"0.2\""));
}

SHINPAN_TEST(BoardPictureTest)
#include "boardpicture_test.moc"
