#include "core/record/sgfcharset.h"

#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QStringEncoder>
#include <QTest>

using namespace shinpan;

class SgfCharsetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsDecoded_data();
    void textIsDecoded();
    void utf8IsNotCopied();
    void lineBreaksBecomeLineFeeds();
    void namedCharsetsAreDecoded_data();
    void namedCharsetsAreDecoded();
};

void SgfCharsetTest::textIsDecoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("charset");
    QTest::addColumn<bool>("isGuess");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &text,
                        const char *charset, bool isGuess) {
        QTest::newRow(name) << bytes << text << QString::fromLatin1(charset) << isGuess;
    };
    row("nothing", "", "", "UTF-8", false);
    row("ASCII", "(;)", "(;)", "UTF-8", false);
    row("UTF-8 without CA", "(;C[定])", "(;C[定])", "UTF-8", false);
    row("UTF-8 with BOM", "\xEF\xBB\xBF(;C[定])", "(;C[定])", "UTF-8", false);
    row("UTF-8, CA says Latin-1", "(;CA[ISO-8859-1]C[定])", "(;CA[ISO-8859-1]C[定])", "UTF-8",
        false);
    row("UTF-16 little endian", QByteArray("\xFF\xFE(\0;\0)\0", 8), "(;)", "UTF-16", false);
    row("UTF-16 big endian", QByteArray("\xFE\xFF\0(\0;\x5B\x9A\0)", 10), "(;定)", "UTF-16", false);
    row("Latin-1", "(;CA[ISO8859_1]C[\xE9])", "(;CA[ISO8859_1]C[é])", "ISO-8859-1", false);
    row("Latin-1 without CA", "(;C[\xE9])", "(;C[é])", "ISO-8859-1", true);
    row("CA says UTF-8 and lies", "(;CA[UTF-8]C[\xE9])", "(;CA[UTF-8]C[é])", "ISO-8859-1", true);
    row("CA says nonsense", "(;CA[klingon]C[\xE9])", "(;CA[klingon]C[é])", "ISO-8859-1", true);
    row("overlong UTF-8 is none", "(;C[\xC0\xAF])", "(;C[À¯])", "ISO-8859-1", true);
    row("CA of the second node does not count", "(;C[\xE9];CA[KOI8-R])", "(;C[é];CA[KOI8-R])",
        "ISO-8859-1", true);
    row("CA within a comment does not count", "(;C[CA[KOI8-R\\]\xE9])", "(;C[CA[KOI8-R\\]é])",
        "ISO-8859-1", true);
}

void SgfCharsetTest::textIsDecoded()
{
    QFETCH(const QByteArray, bytes);
    const DecodedSgf decoded = decodeSgf(bytes);
    QTEST(decoded.text, "text");
    QTEST(decoded.charset, "charset");
    QTEST(decoded.isGuess(), "isGuess");
}

void SgfCharsetTest::utf8IsNotCopied()
{
    const QByteArray bytes = "(;C[定])";
    QCOMPARE(static_cast<const void *>(decodeSgf(bytes).text.constData()),
             static_cast<const void *>(bytes.constData()));
}

void SgfCharsetTest::lineBreaksBecomeLineFeeds()
{
    const QByteArray bytes = "a\r\nb\rc\n\rd\n\ne\r\r\n";
    QCOMPARE(decodeSgf(bytes).text, QByteArray("a\nb\nc\nd\n\ne\n\n"));
    QCOMPARE(bytes, QByteArray("a\r\nb\rc\n\rd\n\ne\r\r\n"));
}

void SgfCharsetTest::namedCharsetsAreDecoded_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("encoder");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *encoder, const char *text) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(encoder) << QString::fromUtf8(text);
    };
    // The second bytes of 表 and ソ in Shift_JIS are a backslash, that of 郳 in Big5 is one too.
    row("Shift_JIS", "windows-31j", "表ソ先手①");
    row("SJIS", "windows-31j", "表");
    row("EUC-JP", "EUC-JP", "表先手");
    row("GB2312", "GB18030", "定石黑朱镕基");
    row("GBK", "GB18030", "定石");
    row("gb18030", "GB18030", "定石");
    row("Big5", "Big5", "黑許功蓋");
    row("EUC-KR", "windows-949", "바둑");
    row("KOI8-R", "KOI8-R", "чёрные");
    row("windows-1251", "windows-1251", "белые");
    row("ISO-8859-2", "ISO-8859-2", "żółć");
}

void SgfCharsetTest::namedCharsetsAreDecoded()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, encoder);
    QFETCH(const QString, text);
    QStringEncoder encode(encoder.constData());
    if (!encode.isValid()) {
        QSKIP("this Qt was built without ICU");
    }
    const QByteArray value = encode(text);
    QVERIFY(!encode.hasError());
    const DecodedSgf decoded = decodeSgf("(;CA[" + name + "]C[" + value + "])");
    QCOMPARE(QString::fromUtf8(decoded.text),
             QStringLiteral("(;CA[%1]C[%2])").arg(QString::fromLatin1(name), text));
    QVERIFY(!decoded.isGuess());
}

SHINPAN_TEST(SgfCharsetTest)
#include "sgfcharset_test.moc"
