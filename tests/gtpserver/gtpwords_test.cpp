#include "core/gtpserver/gtpwords.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace shinpan::gtpwords;

/// GTP's primitives: what is read, and what is written.
class GtpWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreRead_data();
    void linesAreRead();
    void linesWithoutACommandAreNone();
    void coloursAndMovesAreReadInAnyCase();
    void numbersAreReadAndWritten_data();
    void numbersAreReadAndWritten();
    void whatIsNoNumberIsRefused();
    void textsAreCleanedForAnAnswer_data();
    void textsAreCleanedForAnAnswer();
    void answersAreFramed();
};

void GtpWordsTest::linesAreRead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *line, const char *expected) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(expected);
    };
    row("name", "|name|");
    row("7 name", "7|name|");
    row("  007   play  b   D4 # there", "7|play|b D4");
    row("000 name", "0|name|");
    row("name#comment", "|name|");
    row("12", "12||");
    row("12 34 name", "12|34|name");
    row("99999999999999999999 name", "99999999999999999999|name|");
    row("-1 name", "|-1|name");
}

void GtpWordsTest::linesAreRead()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, expected);
    const auto query = queryFromLine(line.toStdString());
    QVERIFY(query.has_value());
    const std::string told = query->id + '|' + query->name + '|' + query->rest();
    QCOMPARE(QByteArray::fromStdString(told), expected);
}

void GtpWordsTest::linesWithoutACommandAreNone()
{
    for (const char *line : {"", "   ", "# name", "  # 7 name"}) {
        QVERIFY2(!queryFromLine(line), line);
    }
}

void GtpWordsTest::coloursAndMovesAreReadInAnyCase()
{
    QCOMPARE(colorFrom("B"), Color::Black);
    QCOMPARE(colorFrom("wHite"), Color::White);
    QVERIFY(!colorFrom("blue") && !colorFrom(""));
    const BoardSize size = BoardSize::square(9);
    QVERIFY((moveFrom(Color::White, "j9", size) == Move{Color::White, Point{8, 8}}));
    QVERIFY(moveFrom(Color::White, "PASS", size) == Move::pass(Color::White));
    for (const char *word : {"", "I5", "K1", "A10", "resign", "D4x", "A0"}) {
        QVERIFY2(!moveFrom(Color::Black, word, size), word);
    }
}

void GtpWordsTest::numbersAreReadAndWritten_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char *word, const char *written) {
        QTest::newRow(word) << QByteArray(word) << QByteArray(written);
    };
    row("6.5", "6.5");
    row("+7,5", "7.5");
    row("-0", "0");
    row("0.0001", "0");
    row("-5.50", "-5.5");
    row("1e2", "100");
    row("100", "100");
    row("1e300", "1000000000000000");
}

void GtpWordsTest::numbersAreReadAndWritten()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, written);
    const std::optional<double> number = numberFrom(word.toStdString());
    QVERIFY(number.has_value());
    QCOMPARE(QByteArray::fromStdString(wordFor(*number)), written);
}

void GtpWordsTest::whatIsNoNumberIsRefused()
{
    for (const char *word : {"", "nan", "inf", "-inf", "7.5x", "x", "1e999", "--1", "0x10"}) {
        QVERIFY2(!numberFrom(word), word);
    }
    QCOMPARE(wholeFrom("19"), 19);
    QVERIFY(!wholeFrom("19.5") && !wholeFrom("99999999999") && !wholeFrom(""));
    QCOMPARE(booleanFrom("TRUE"), true);
    QVERIFY(!booleanFrom("yes") && !booleanFrom(""));
}

void GtpWordsTest::textsAreCleanedForAnAnswer_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("clean");
    const auto row = [](const char *name, const QByteArray &text, const char *clean) {
        QTest::newRow(name) << text << QByteArray(clean);
    };
    row("plain", "D4", "D4");
    row("empty lines", "\n\na\n\n\nb\n \nc\n\n", "a\nb\nc");
    row("control bytes", QByteArray("a\r\nb\tc\0d\x7f\x1b[1m", 14), "a\nb cd[1m");
    row("blanks at the end", "a  \n  b  ", "a\n  b");
    row("no UTF-8", "caf\xe9", "caf\xef\xbf\xbd");
    row("UTF-8", "caf\xc3\xa9", "caf\xc3\xa9");
}

void GtpWordsTest::textsAreCleanedForAnAnswer()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, clean);
    QCOMPARE(QByteArray::fromStdString(cleanText(text.toStdString())), clean);
}

void GtpWordsTest::answersAreFramed()
{
    QCOMPARE(responseFor("", GtpAnswer("D4")), std::string("= D4\n\n"));
    QCOMPARE(responseFor("7", GtpAnswer("")), std::string("=7\n\n"));
    QCOMPARE(responseFor("7", failure(std::string("no\n\nway"))), std::string("?7 no\nway\n\n"));
    QCOMPARE(responseFor("", GtpAnswer("  A B\n1 . .")), std::string("=\n  A B\n1 . .\n\n"));
}

SHINPAN_TEST(GtpWordsTest)
#include "gtpwords_test.moc"
