#include "tests/support/testmain.h"
#include "ui/export/pngwriter.h"

#include <QTest>
#include <QtEndian>

#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

struct Chunk
{
    QByteArray name;
    QByteArray content;
};

std::vector<Chunk> chunksOf(const QByteArray &png)
{
    std::vector<Chunk> chunks;
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto length = qsizetype{qFromBigEndian<quint32>(png.constData() + at)};
        chunks.push_back({png.mid(at + 4, 4), png.mid(at + 8, length)});
        at += length + 12;
    }
    return chunks;
}

QByteArrayList namesOf(const std::vector<Chunk> &chunks)
{
    QByteArrayList names;
    for (const Chunk &chunk : chunks) {
        names += chunk.name;
    }
    return names;
}

quint32 numberAt(const Chunk &chunk, qsizetype place)
{
    return qFromBigEndian<quint32>(chunk.content.constData() + place);
}

int shortAt(const Chunk &chunk, qsizetype place)
{
    return qFromBigEndian<quint16>(chunk.content.constData() + place);
}

QImage plain(QRgb color)
{
    QImage image(20, 10, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

} // namespace

class AnimationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAPictureThereIsNothing();
    void itsFirstPictureIsAPlainPng();
    void aFrameHoldsWhatChanged();
    void theLastPictureStaysLonger();
};

void AnimationTest::withoutAPictureThereIsNothing()
{
    QVERIFY(Animation(1s).bytes().isEmpty());
}

void AnimationTest::itsFirstPictureIsAPlainPng()
{
    Animation animation(1s);
    animation.add(plain(qRgb(10, 20, 30)));
    animation.add(plain(qRgb(200, 20, 30)));

    const QImage first = QImage::fromData(animation.bytes(), "PNG");

    QCOMPARE(first.size(), QSize(20, 10));
    QCOMPARE(first.pixel(7, 7), qRgb(10, 20, 30));
}

void AnimationTest::aFrameHoldsWhatChanged()
{
    Animation animation(1s);
    QImage image = plain(qRgb(10, 20, 30));
    animation.add(image);
    image.setPixel(3, 4, qRgb(255, 255, 255));
    image.setPixel(9, 6, qRgb(255, 255, 255));
    animation.add(image);

    const std::vector<Chunk> chunks = chunksOf(animation.bytes());

    QCOMPARE(namesOf(chunks),
             (QByteArrayList{"IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"}));
    QCOMPARE(numberAt(chunks[1], 0), 2U);
    for (const auto &[chunk, sequence] : {std::pair(2, 0U), {4, 1U}, {5, 2U}}) {
        QCOMPARE(numberAt(chunks[static_cast<std::size_t>(chunk)], 0), sequence);
    }
    const Chunk &control = chunks[4];
    QCOMPARE(numberAt(control, 4), 7U); // width, height, x, y
    QCOMPARE(numberAt(control, 8), 3U);
    QCOMPARE(numberAt(control, 12), 3U);
    QCOMPARE(numberAt(control, 16), 4U);
}

void AnimationTest::theLastPictureStaysLonger()
{
    Animation animation(500ms);
    animation.add(plain(qRgb(1, 2, 3)));
    animation.add(plain(qRgb(4, 5, 6)));

    const std::vector<Chunk> chunks = chunksOf(animation.bytes());

    QCOMPARE(shortAt(chunks[2], 20), 500); // milliseconds
    QCOMPARE(shortAt(chunks[2], 22), 1000);
    QCOMPARE(shortAt(chunks[4], 20), 500 * Animation::LastStay);
}

SHINPAN_TEST(AnimationTest)
#include "animation_test.moc"
