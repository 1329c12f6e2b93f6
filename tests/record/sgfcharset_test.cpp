#include "core/record/sgf/sgfcharset.h"

#include "core/record/sgf/sgfwarning.h"
#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QStringEncoder>
#include <QTest>

#include <initializer_list>
#include <vector>

using namespace shinpan;

Q_DECLARE_METATYPE(shinpan::CharsetSource)

class SgfCharsetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void charsetIsFoundOut_data();
    void charsetIsFoundOut();
    void textIsGuessed_data();
    void textIsGuessed();
    void namesOfPlayersAreNoThai();
    void namesAreGuessed_data();
    void namesAreGuessed();
    void whatIsAboutAsLikelyIsNamed();
    void anAskedForFallbackBeatsAGuess();
    void choiceOfThePersonDecides();
    void unknownChoiceIsIgnored();
    void namesInCaAreUnderstood_data();
    void namesInCaAreUnderstood();
    void usualCharsetsAreKnown();
};

namespace {

QByteArray encoded(const char *charset, const QString &text)
{
    QStringEncoder encode(charset);
    return encode(text);
}

} // namespace

void SgfCharsetTest::initTestCase()
{
    if (!QStringDecoder("windows-31j").isValid()) {
        QSKIP("this Qt was built without ICU");
    }
}

void SgfCharsetTest::charsetIsFoundOut_data()
{
    using enum CharsetSource;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("charset");
    QTest::addColumn<CharsetSource>("source");
    const auto row = [](const char *name, const QByteArray &bytes, const char *charset,
                        CharsetSource source) {
        QTest::newRow(name) << bytes << QByteArray(charset) << source;
    };
    row("nothing", "", "UTF-8", Utf8);
    row("ASCII", "(;)", "UTF-8", Utf8);
    row("UTF-8 without CA", "(;C[定])", "UTF-8", Utf8);
    row("UTF-8 with BOM", "\xEF\xBB\xBF(;C[定])", "UTF-8", ByteOrderMark);
    row("UTF-16 little endian", QByteArray("\xFF\xFE(\0;\0)\0", 8), "UTF-16LE", ByteOrderMark);
    row("UTF-16 big endian", QByteArray("\xFE\xFF\0(\0;\x5B\x9A\0)", 10), "UTF-16BE",
        ByteOrderMark);
    row("UTF-16 without BOM", QByteArray("(\0;\0)\0", 6), "UTF-16LE", ByteOrderMark);
    row("UTF-8, CA says Latin-1", "(;CA[ISO-8859-1]C[定石定石])", "UTF-8", Utf8);
    row("UTF-8, CA says GB2312", "(;CA[GB2312]C[定石黑白])", "UTF-8", Utf8);
    row("Latin-1", "(;CA[ISO8859_1]C[\xE9])", "windows-1252", Declared);
    row("little Latin-1 without CA", "(;C[\xE9])", "windows-1252", Fallback);
    row("CA says UTF-8 and lies", "(;CA[UTF-8]C[\xE9])", "windows-1252", Fallback);
    row("CA says nonsense", "(;CA[klingon]C[\xE9])", "windows-1252", Fallback);
    row("CA cannot be UTF-16", "(;CA[UTF-16]C[x])", "UTF-8", Utf8);
    row("CA cannot be EBCDIC", "(;CA[IBM037]C[x])", "UTF-8", Utf8);
    row("overlong UTF-8 is none", "(;C[\xC0\xAF])", "windows-949", Detected);
    row("CA of the second node does not count", "(;C[\xE9];CA[KOI8-R])", "windows-1252", Fallback);
    row("CA within a comment does not count", "(;C[CA[KOI8-R\\]\xE9])", "windows-1252", Fallback);
    row("UTF-8 with a damaged character", "(;C[" + QByteArray("定石").repeated(20) + "\xE5\xAE])",
        "UTF-8", Utf8);
    row("GBK with a damaged character",
        "(;CA[GBK]C[" + encoded("GB18030", QStringLiteral("定石").repeated(20)) + "\xFF])",
        "GB18030", Declared);
    row("UTF-8 with an escape sequence", "(;CA[UTF-8]C[\x1B$B0l])", "UTF-8", Utf8);
    row("ISO-2022-JP", "(;C[" + encoded("ISO-2022-JP", QStringLiteral("表ソ先手")) + "])",
        "ISO-2022-JP", Detected);
}

void SgfCharsetTest::charsetIsFoundOut()
{
    QFETCH(const QByteArray, bytes);
    const SgfCharset charset = charsetOf(bytes);
    QTEST(charset.name, "charset");
    QTEST(charset.source, "source");
}

void SgfCharsetTest::textIsGuessed_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *charset, const char *text) {
        QTest::newRow(charset) << QString::fromUtf8(text);
    };
    row("GB18030", "白棋这一手是本局的败着，应该在右边先补一手，黑棋从此确立了优势。");
    row("Big5", "白棋這一手是本局的敗著，應該在右邊先補一手，黑棋從此確立了優勢。");
    row("windows-31j", "この手は敗着だった。白は右辺を先に守るべきで、黒の優勢がはっきりした。");
    row("EUC-JP", "この手は敗着だった。白は右辺を先に守るべきで、黒の優勢がはっきりした。");
    row("windows-949", "이 수가 패착이었다. 백은 우변을 먼저 지켜야 했고 흑의 우세가 분명해졌다.");
    row("windows-1251", "Этот ход был ошибкой, белые должны были сначала защитить правую сторону.");
    row("KOI8-R", "Этот ход был ошибкой, белые должны были сначала защитить правую сторону.");
}

void SgfCharsetTest::textIsGuessed()
{
    QFETCH(const QString, text);
    const QByteArray charset = QTest::currentDataTag();
    // Structure before and after it, and the text in pieces, must not lead astray.
    const QByteArray moves = QByteArray(";B[aa];W[bb]").repeated(500);
    const qsizetype half = text.size() / 2;
    const QByteArray bytes = "(;GM[1]SZ[19]PB[x]C[" + encoded(charset, text.first(half)) + "]"
                           + moves + "C[" + encoded(charset, text.sliced(half)) + "])";
    const SgfCharset found = charsetOf(bytes);
    QCOMPARE(found.name, charset);
    QCOMPARE(found.source, CharsetSource::Detected);
    QVERIFY(QString::fromUtf8(decodeSgf(bytes).text).contains(text.first(half)));
}

void SgfCharsetTest::namesOfPlayersAreNoThai()
{
    // Nihon Kiin writes like this: many short values. uchardet takes it for Thai.
    const QString header = QStringLiteral(
        "(\nTE[第十期 天元戦 五番勝負第一局]RD[平成十二年]PC[市ヶ谷]PB[石田芳夫]BR[九段]"
        "PW[小林光一]WR[九段]KO[五目半]RE[白 中押勝];B[qd];W[dd])");
    const SgfCharset charset = charsetOf(encoded("windows-31j", header));
    QCOMPARE(charset.name, QByteArray("windows-31j"));
}

void SgfCharsetTest::namesAreGuessed_data()
{
    QTest::addColumn<QByteArray>("charset");
    QTest::addColumn<QString>("texts");
    const auto rows = [](std::initializer_list<const char *> charsets,
                         std::initializer_list<const char *> all) {
        for (const char *charset : charsets) {
            for (const char *texts : all) {
                QTest::addRow("%s %s", charset, texts)
                    << QByteArray(charset) << QString::fromUtf8(texts);
            }
        }
    };
    // Made up, each value after a bar: players, event, ranks, results.
    rows({"GB18030"},
         {"秦岭|白云飞", "冯晓东|周建华", "许文博|唐雨晨|友谊赛", "孙立|贾宁", "吴欣怡",
          "罗天宇|黄海燕|第三届城市杯决赛", "马腾|黑中盘胜", "邓国平|沈从文|业余组"});
    rows({"Big5"}, {"許雅雯", "簡志豪|林淑芬", "葉冠宇|友誼賽", "黃曉薇|鄭國棟|圍棋公開賽",
                    "羅美鳳", "蔡承翰|職業四段", "賴明達|黑中盤勝", "劉峰|馬驊"});
    rows({"windows-31j", "EUC-JP"},
         {"大竹健二", "しろ|くろ|練習", "中谷美香|北村悠斗", "さとう|たなか", "安井春樹|五段",
          "岩崎恵|指導碁", "タカハシ|ヤマダ", "平山茂|白 中押し勝ち"});
    rows({"windows-949"}, {"김형주", "서동민|한지수", "박하늘|정다솜|친선대국", "최기영|유소라",
                           "배성진|구단", "오민석|흑 불계승", "권혁", "문다빈|대학 리그"});
    rows({"windows-1251", "KOI8-R"},
         {"Иванов|Петров", "Кравцов", "Елена Громова", "Зубков|Савельева|Кубок города", "Тимофеев",
          "Щукин|Юдина", "Ефимов|финал", "Орехова|Чайкин"});
    rows({"windows-1252"}, {"Jürgen Wölfle", "Søren Møller", "François Delétang", "Ramón Ibáñez",
                            "Åke Lindqvist", "Grünwald|Häusler", "Inês Falcão", "Anaïs Chéreau"});
    rows({"windows-1250"}, {"Łukasz Mazurek", "Jiří Krásný", "Gergő Szűts", "Ondřej Šebesta",
                            "Żaneta Wąs", "Miloš Ćirić", "Błaszczyk", "Kőműves"});
    rows({"windows-1254"}, {"Işıl Karadağ", "Şule Yıldırır", "Oğuz Kağan", "Çağrı Şengül", "Barış",
                            "Tuğçe Aydoğdu", "İrfan Işıklar", "Kıvanç"});
}

void SgfCharsetTest::namesAreGuessed()
{
    QFETCH(const QByteArray, charset);
    QFETCH(const QString, texts);
    QByteArray bytes = "(;GM[1]FF[4]SZ[19]";
    const char *const names[] = {"PB", "PW", "EV"};
    const QStringList values = texts.split(u'|');
    for (qsizetype i = 0; i < values.size(); ++i) {
        bytes += names[i] + ('[' + encoded(charset.constData(), values[i])) + ']';
    }
    QCOMPARE(charsetOf(bytes + ";B[pd];W[dd])").name, charset);
}

void SgfCharsetTest::whatIsAboutAsLikelyIsNamed()
{
    // Two characters that are names in Chinese, and syllables of Korean names.
    const QByteArray bytes = "(;PB[" + encoded("GB18030", QStringLiteral("秦岭")) + "])";
    const SgfCharset charset = charsetOf(bytes);
    QCOMPARE(charset.name, QByteArray("GB18030"));
    QCOMPARE(charset.rivals, std::vector<QByteArray>{"windows-949"});
    const DecodedSgf decoded = decodeSgf(bytes);
    SgfWarningList warnings;
    warnOfCharset(decoded, warnings);
    QStringList texts;
    for (const SgfWarning &warning : warnings.located(decoded.text)) {
        texts += describe(warning).english();
    }
    QCOMPARE(
        texts,
        (QStringList{
            QStringLiteral("the file does not say its encoding, or a wrong one; read as GB18030"),
            QStringLiteral("the encoding may as well be windows-949; choose another one if texts "
                           "look wrong")}));
}

void SgfCharsetTest::anAskedForFallbackBeatsAGuess()
{
    const QByteArray bytes = "(;PB[" + encoded("GB18030", QStringLiteral("秦岭")) + "])";
    const SgfReadOptions korean{{}, "EUC-KR"};
    QCOMPARE(charsetOf(bytes, korean).name, QByteArray("windows-949"));
    QCOMPARE(charsetOf(bytes, korean).source, CharsetSource::Fallback);
    // One that is plainly wrong does not.
    const QByteArray russian = "(;PB[" + encoded("windows-1251", QStringLiteral("Иванов")) + "]PW["
                             + encoded("windows-1251", QStringLiteral("Кузнецова")) + "])";
    QCOMPARE(charsetOf(russian, korean).name, QByteArray("windows-1251"));
}

void SgfCharsetTest::choiceOfThePersonDecides()
{
    const QByteArray bytes = "(;CA[UTF-8]PB[" + encoded("Big5", QStringLiteral("許功蓋")) + "])";
    const DecodedSgf decoded = decodeSgf(bytes, {"big5", {}});
    QCOMPARE(decoded.charset.source, CharsetSource::Chosen);
    QCOMPARE(QString::fromUtf8(decoded.text), QStringLiteral("(;CA[UTF-8]PB[許功蓋])"));
    QVERIFY(decoded.undecodable.empty());
}

void SgfCharsetTest::unknownChoiceIsIgnored()
{
    QCOMPARE(charsetOf("(;C[x])", {"klingon", "vulcan"}).source, CharsetSource::Utf8);
    const SgfCharset charset = charsetOf("(;C[\xE9])", {"klingon", "vulcan"});
    QCOMPARE(charset.name, QByteArray("ISO-8859-1"));
    QCOMPARE(charset.source, CharsetSource::Fallback);
}

void SgfCharsetTest::namesInCaAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("charset");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *charset, const char *text) {
        QTest::newRow(name) << QByteArray(charset) << QString::fromUtf8(text);
    };
    // The second bytes of 表 and ソ in Shift_JIS are a backslash, those of 許功蓋 in Big5 too.
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

void SgfCharsetTest::namesInCaAreUnderstood()
{
    QFETCH(const QByteArray, charset);
    QFETCH(const QString, text);
    const QByteArray name = QTest::currentDataTag();
    const DecodedSgf decoded =
        decodeSgf("(;CA[" + name + "]C[" + encoded(charset.constData(), text) + "])");
    QCOMPARE(QString::fromUtf8(decoded.text),
             QStringLiteral("(;CA[%1]C[%2])").arg(QString::fromLatin1(name), text));
    QCOMPARE(decoded.charset, (SgfCharset{charset, CharsetSource::Declared, false}));
}

void SgfCharsetTest::usualCharsetsAreKnown()
{
    const std::vector<QByteArray> charsets = usualCharsets();
    QVERIFY(charsets.size() >= 15);
    for (const QByteArray &charset : charsets) {
        QVERIFY2(isKnownCharset(charset), charset.constData());
    }
    QVERIFY(!isKnownCharset("klingon"));
}

SHINPAN_TEST(SgfCharsetTest)
#include "sgfcharset_test.moc"
