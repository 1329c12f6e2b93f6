#include "core/record/tree/sgfgrammar.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class SgfGrammarTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsUnescapedAsTheStandardSays_data();
    void textIsUnescapedAsTheStandardSays();
    void textIsEscapedAndReadBack_data();
    void textIsEscapedAndReadBack();
    void simpleTextHasNoLineBreaks();
    void composedValuesAreSplitAtTheFirstFreeColon_data();
    void composedValuesAreSplitAtTheFirstFreeColon();
    void colonsAreEscapedInComposedTextOnly();
    void valuesEndAtTheFirstFreeBracket();
    void rawValuesAreJudged_data();
    void rawValuesAreJudged();
    void namesArePackedAndUnpacked_data();
    void namesArePackedAndUnpacked();
    void longNamesAreNotPacked();
};

void SgfGrammarTest::textIsUnescapedAsTheStandardSays_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("simpleText");
    const auto row = [](const char *name, const QByteArray &raw, const char *text,
                        const char *simpleText) {
        QTest::newRow(name) << raw << QString::fromUtf8(text) << QString::fromUtf8(simpleText);
    };
    row("plain", "abc", "abc", "abc");
    row("empty", "", "", "");
    row("escaped backslash", R"(ab\\c)", R"(ab\c)", R"(ab\c)");
    row("escaped bracket", R"(ab\]c)", "ab]c", "ab]c");
    row("needless escape", R"(\a\b\[\:)", "ab[:", "ab[:");
    row("tab", "ab\tc", "ab c", "ab c");
    row("escaped tab", "ab\\\t c", "ab  c", "ab  c");
    row("vertical tab and form feed", "a\vb\fc", "a b c", "a b c");
    row("soft line break", "ab\\\nc", "abc", "abc");
    row("soft CR LF", "ab\\\r\nc", "abc", "abc");
    row("soft LF CR", "ab\\\n\rc", "abc", "abc");
    row("soft CR", "ab\\\rc", "abc", "abc");
    row("escaped backslash, line break", "ab\\\\\nc", "ab\\\nc", "ab\\ c");
    row("LF", "ab\nc", "ab\nc", "ab c");
    row("CR LF", "ab\r\nc", "ab\nc", "ab c");
    row("LF CR", "ab\n\rc", "ab\nc", "ab c");
    row("CR", "ab\rc", "ab\nc", "ab c");
    row("two LF", "ab\n\nc", "ab\n\nc", "ab  c");
    row("CR LF CR LF CR", "ab\r\n\r\n\rc", "ab\n\n\nc", "ab   c");
    row("soft and hard line break", "ab\\\n\nc", "ab\nc", "ab c");
    row("trailing blanks", "abc \n ", "abc \n ", "abc   ");
    row("backslash at the end", "abc\\", "abc", "abc");
    row("Chinese", "定石\\]", "定石]", "定石]");
}

void SgfGrammarTest::textIsUnescapedAsTheStandardSays()
{
    QFETCH(const QByteArray, raw);
    QTEST(sgfText(raw), "text");
    QTEST(sgfSimpleText(raw), "simpleText");
}

void SgfGrammarTest::textIsEscapedAndReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("raw");
    const auto row = [](const char *name, const char *text, const QByteArray &raw) {
        QTest::newRow(name) << QString::fromUtf8(text) << raw;
    };
    row("plain", "abc", "abc");
    row("bracket", "[5k]: hi", R"([5k\]: hi)");
    row("backslash", R"(a\b\\)", R"(a\\b\\\\)");
    row("all at once", R"(\]\[:])", R"(\\\]\\[:\])");
    row("lines", "a\nb\n\n", "a\nb\n\n");
    row("Chinese", "黑目]殺\\", R"(黑目\]殺\\)");
    row("engine", "NN eval=0.52\nPV: D4 Q16 [C3]\npath \\tmp\\x",
        "NN eval=0.52\nPV: D4 Q16 [C3\\]\npath \\\\tmp\\\\x");
}

void SgfGrammarTest::textIsEscapedAndReadBack()
{
    QFETCH(const QString, text);
    const QByteArray raw = rawSgfText(text);
    QTEST(raw, "raw");
    QVERIFY(isRawSgfValue(raw));
    QCOMPARE(sgfText(raw), text);
}

void SgfGrammarTest::simpleTextHasNoLineBreaks()
{
    QCOMPARE(rawSgfSimpleText(QStringLiteral("a\nb\r\nc\td")), QByteArray("a b c d"));
    QCOMPARE(rawSgfText(QStringLiteral("a\r\nb\rc\td\x01"
                                       "e")),
             QByteArray("a\nb\nc de"));
}

void SgfGrammarTest::composedValuesAreSplitAtTheFirstFreeColon_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("label") << QByteArray("aa:A") << QByteArray("aa") << QByteArray("A");
    QTest::newRow("two colons") << QByteArray("aa:A:B") << QByteArray("aa") << QByteArray("A:B");
    QTest::newRow("escaped") << QByteArray("a\\:b:c") << QByteArray("a\\:b") << QByteArray("c");
    QTest::newRow("escaped backslash")
        << QByteArray("a\\\\:b") << QByteArray("a\\\\") << QByteArray("b");
    QTest::newRow("empty right") << QByteArray("aa:") << QByteArray("aa") << QByteArray("");
}

void SgfGrammarTest::composedValuesAreSplitAtTheFirstFreeColon()
{
    QFETCH(const QByteArray, raw);
    const auto [left, right] = splitComposed(raw);
    QTEST(left.toByteArray(), "left");
    QTEST(right.toByteArray(), "right");
    QVERIFY(!right.isNull());
    QVERIFY(splitComposed("no colon").second.isNull());
}

void SgfGrammarTest::colonsAreEscapedInComposedTextOnly()
{
    const QString text = QStringLiteral("a:b]\\");
    QCOMPARE(rawSgfComposedText(text), QByteArray("a\\:b\\]\\\\"));
    QCOMPARE(rawSgfSimpleText(text), QByteArray("a:b\\]\\\\"));
    const QByteArray label = "aa:" + rawSgfComposedText(text);
    QCOMPARE(sgfSimpleText(splitComposed(label).second), text);
}

void SgfGrammarTest::valuesEndAtTheFirstFreeBracket()
{
    QList<QByteArray> values;
    const RawValues range("\t[a\\]b] [c[(;d]\n[] ;B[no]");
    for (const QByteArrayView value : range) {
        values += value.toByteArray();
    }
    QCOMPARE(values, (QList<QByteArray>{"a\\]b", "c[(;d", ""}));
    QCOMPARE(range.count(), 3);
    QCOMPARE(range.text().toByteArray(), QByteArray("[a\\]b] [c[(;d]\n[]"));
    QVERIFY(RawValues("B[aa]").isEmpty());
    QVERIFY(RawValues().isEmpty());
    QVERIFY(RawValues().first().isEmpty());
}

void SgfGrammarTest::rawValuesAreJudged_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<bool>("isRaw");
    QTest::newRow("empty") << QByteArray("") << true;
    QTest::newRow("escaped") << QByteArray("a\\]\\\\") << true;
    QTest::newRow("free bracket") << QByteArray("a]b") << false;
    QTest::newRow("bracket after an escaped backslash") << QByteArray("a\\\\]") << false;
    QTest::newRow("lone backslash") << QByteArray("a\\") << false;
}

void SgfGrammarTest::rawValuesAreJudged()
{
    QFETCH(const QByteArray, raw);
    QTEST(isRawSgfValue(raw), "isRaw");
}

void SgfGrammarTest::namesArePackedAndUnpacked_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"B", "W", "AB", "ZZ", "KGSDE", "ZZZZZ", "B1", "A9999", "KTV"}) {
        QTest::newRow(name) << QByteArray(name);
    }
}

void SgfGrammarTest::namesArePackedAndUnpacked()
{
    QFETCH(const QByteArray, name);
    QVERIFY(packName(name) != LongName);
    QVERIFY(packName(name) < 1U << 27);
    QCOMPARE(NameLetters(packName(name)).view().toByteArray(), name);
}

void SgfGrammarTest::longNamesAreNotPacked()
{
    QCOMPARE(packName("PLAYER"), LongName);
    QVERIFY(packName("AB") != packName("BA"));
}

SHINPAN_TEST(SgfGrammarTest)
#include "sgfgrammar_test.moc"
