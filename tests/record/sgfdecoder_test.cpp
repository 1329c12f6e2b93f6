#include "core/record/sgf/sgfcharset.h"
#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QStringEncoder>
#include <QTest>

using namespace shinpan;

class SgfDecoderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainUtf8IsNotCopied();
    void byteOrderMarkIsDropped_data();
    void byteOrderMarkIsDropped();
    void lineBreaksBecomeLineFeeds();
    void endMarkOfDosIsABlank();
    void undecodableBytesAreReplacedAndLocated_data();
    void undecodableBytesAreReplacedAndLocated();
    void slicesGiveTheSameText_data();
    void slicesGiveTheSameText();
};

void SgfDecoderTest::plainUtf8IsNotCopied()
{
    const QByteArray bytes = "(;C[定])";
    QCOMPARE(static_cast<const void *>(decodeSgf(bytes).text.constData()),
             static_cast<const void *>(bytes.constData()));
}

void SgfDecoderTest::byteOrderMarkIsDropped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &text) {
        QTest::newRow(name) << bytes << text;
    };
    row("UTF-8", "\xEF\xBB\xBF(;C[定])", "(;C[定])");
    row("UTF-8 with CR", "\xEF\xBB\xBF(;\r\n)", "(;\n)");
    row("UTF-16 little endian", QByteArray("\xFF\xFE(\0;\0)\0", 8), "(;)");
    row("UTF-16 big endian", QByteArray("\xFE\xFF\0(\0;\x5B\x9A\0)", 10), "(;定)");
    row("UTF-16 without one", QByteArray("(\0;\0)\0", 6), "(;)");
}

void SgfDecoderTest::byteOrderMarkIsDropped()
{
    QFETCH(const QByteArray, bytes);
    QTEST(decodeSgf(bytes).text, "text");
}

void SgfDecoderTest::lineBreaksBecomeLineFeeds()
{
    const QByteArray bytes = "a\r\nb\rc\n\rd\n\ne\r\r\n";
    QCOMPARE(decodeSgf(bytes).text, QByteArray("a\nb\nc\nd\n\ne\n\n"));
    QCOMPARE(bytes, QByteArray("a\r\nb\rc\n\rd\n\ne\r\r\n"));
}

void SgfDecoderTest::endMarkOfDosIsABlank()
{
    QCOMPARE(decodeSgf("(;C[\xE9])\x1A").text, QByteArray("(;C[é]) "));
}

void SgfDecoderTest::undecodableBytesAreReplacedAndLocated_data()
{
    QTest::addColumn<QByteArray>("charset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *charset, const QByteArray &bytes,
                        const QByteArray &text) {
        QTest::newRow(name) << QByteArray(charset) << bytes << text;
    };
    row("UTF-8", "UTF-8", "(;C[\xFF])", "(;C[\xEF\xBF\xBD])");
    row("GB18030", "GB18030", "(;C[\xFF])", "(;C[\xEF\xBF\xBD])");
    row("Shift_JIS", "Shift_JIS", "(;C[\xFF])", "(;C[\xEF\xBF\xBD])");
    row("cut off at the end", "GB18030", "(;C[\xB0", "(;C[\xEF\xBF\xBD");
    row("UTF-8 cut off at the end", "UTF-8", "(;C[\xC3", "(;C[\xEF\xBF\xBD");
}

void SgfDecoderTest::undecodableBytesAreReplacedAndLocated()
{
    QFETCH(const QByteArray, charset);
    QFETCH(const QByteArray, bytes);
    if (!isKnownCharset(charset)) {
        QSKIP("this Qt was built without ICU");
    }
    const DecodedSgf decoded = decodeSgf(bytes, {charset, {}});
    QTEST(decoded.text, "text");
    QCOMPARE(decoded.undecodable, std::vector<std::ptrdiff_t>{4});
}

void SgfDecoderTest::slicesGiveTheSameText_data()
{
    QTest::addColumn<QByteArray>("charset");
    for (const QByteArray &charset : usualCharsets()) {
        QTest::newRow(charset.constData()) << charset;
    }
}

void SgfDecoderTest::slicesGiveTheSameText()
{
    QFETCH(const QByteArray, charset);
    QStringEncoder encode(charset.constData());
    const QByteArray bytes =
        encode(QStringLiteral("(;C[é 定石 表ソ 바둑 чёрные]\r\n;B[aa]\r\r\n)").repeated(20));
    const QByteArray whole = decodeSgf(bytes, {charset, {}}).text;
    QVERIFY(whole.contains("]\n;B[aa]\n\n)"));
    for (const qsizetype slice : {1, 2, 3, 7, 64}) {
        SgfDecoder decoder(bytes, {charset, {}});
        while (!decoder.advance(slice)) { }
        QCOMPARE(decoder.take().text, whole);
    }
}

SHINPAN_TEST(SgfDecoderTest)
#include "sgfdecoder_test.moc"
