#include "core/record/sgf/sgfcollection.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"
#include "tests/ui/export/printing.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <vector>

using namespace shinpan;

namespace {

constexpr QSizeF Paper(493, 757); // A4 between usual margins, in points
constexpr int Fineness = 4;       // pixels to a point

[[nodiscard]] bool hasInk(const QImage &image, int y)
{
    for (int x = 0; x < image.width(); ++x) {
        if (qGray(image.pixel(x, y)) < 128) {
            return true;
        }
    }
    return false;
}

/// The starts of what is printed on the first page, line by line; the diagram counts as one.
[[nodiscard]] std::vector<int> printedLines(const QByteArray &sgf)
{
    const GameTree tree = readSgf(sgf)->tree;
    const PrintPages pages = test::pagesOf(tree, {}, {}, Paper);
    QImage image(Paper.toSize() * Fineness, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(Fineness, Fineness);
    pages.paint(painter, 0);
    painter.end();
    std::vector<int> tops;
    for (int y = 1; y < image.height(); ++y) {
        if (hasInk(image, y) && !hasInk(image, y - 1)) {
            tops.push_back(y);
        }
    }
    return tops;
}

} // namespace

class PrintedCommentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commentsAreFartherApartThanTheirParagraphs();
    void aWordWithoutEndIsBrokenQuickly();
};

void PrintedCommentsTest::aWordWithoutEndIsBrokenQuickly()
{
    const GameTree tree = readSgf("(;SZ[19];B[aa]C[" + QByteArray(300'000, 'x') + "])")->tree;
    const test::ProcessorTime time;
    const PrintPages pages = test::pagesOf(tree, {}, {}, Paper);
    QVERIFY2(time.seconds() < 3, qPrintable(QString::number(time.seconds())));
    QVERIFY(pages.count() > 20);
}

void PrintedCommentsTest::commentsAreFartherApartThanTheirParagraphs()
{
    const std::vector<int> tops = printedLines("(;SZ[19];B[aa]C[8\n8\n\n8];W[bb]C[8])");

    QVERIFY(tops.size() > 4);
    const auto last = tops.cend() - 1;
    const int line = last[-2] - last[-3];
    const int paragraph = last[-1] - last[-2];
    const int comment = last[0] - last[-1];
    QVERIFY(line < paragraph);
    QVERIFY(paragraph < comment);
}

SHINPAN_TEST(PrintedCommentsTest)
#include "printedcomments_test.moc"
