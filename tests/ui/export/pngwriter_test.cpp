#include "ui/export/pngwriter.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

/// Colours that change from pixel to pixel, and how opaque they are too.
QImage colorful(QSize size, QImage::Format format)
{
    QImage image(size, format);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            image.setPixelColor(x, y, QColor(x * 7 % 256, y * 5 % 256, x * y % 256, 255 - y % 64));
        }
    }
    return image;
}

} // namespace

class PngWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPixelComesBack_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QImage::Format>("format");
        QTest::newRow("opaque") << QSize(300, 200) << QImage::Format_RGB32;
        QTest::newRow("with alpha") << QSize(300, 200) << QImage::Format_ARGB32;
        QTest::newRow("rows of no whole words") << QSize(257, 3) << QImage::Format_RGB32;
        QTest::newRow("one pixel") << QSize(1, 1) << QImage::Format_ARGB32;
        QTest::newRow("a row longer than a step") << QSize(70'000, 2) << QImage::Format_RGB32;
        QTest::newRow("steps that do not come out even")
            << QSize(1000, 131) << QImage::Format_RGB32;
    }
    void everyPixelComesBack()
    {
        QFETCH(QSize, size);
        QFETCH(QImage::Format, format);
        const QImage image = colorful(size, format);

        const QImage read = QImage::fromData(pngOf(image), "PNG");

        QCOMPARE(read.size(), size);
        QCOMPARE(read.hasAlphaChannel(), image.hasAlphaChannel());
        QCOMPARE(read.convertToFormat(format), image);
    }

    void aLargePictureTakesManySteps()
    {
        PngWriter writer(colorful(QSize(1200, 1200), QImage::Format_RGB32));
        QVERIFY(writer.count() > 20);
        for (int step = 0; step < writer.count(); ++step) {
            QVERIFY(!writer.isDone());
            QCOMPARE(writer.done(), step);
            writer.step();
        }
        QVERIFY(writer.isDone());
        QVERIFY(writer.bytes().startsWith(pngSignature()));
        QVERIFY(writer.bytes().endsWith(pngChunk("IEND", {})));
    }
};

SHINPAN_TEST(PngWriterTest)
#include "pngwriter_test.moc"
