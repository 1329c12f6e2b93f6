#include "core/util/printable.h"

#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;

class PrintableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatSteersATerminalIsReplaced_data();
    void whatSteersATerminalIsReplaced();
    void linesStayLines();
    void writingOfAllKindsStays();
    void jsonMeansTheSame();
};

void PrintableTest::whatSteersATerminalIsReplaced_data()
{
    QTest::addColumn<QString>("text");
    for (const char32_t code : {0x0,    0x7,    0xa,    0xd,    0x1b,   0x7f,   0x80,   0x85,
                                0x9b,   0x9d,   0xad,   0x61c,  0x200b, 0x200e, 0x200f, 0x2028,
                                0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0xfeff, 0xe0041}) {
        QTest::addRow("U+%04X", uint(code)) << (QString() += QChar::fromUcs4(code));
    }
    QTest::newRow("half a pair") << QString(QChar(0xd83d));
}

void PrintableTest::whatSteersATerminalIsReplaced()
{
    QFETCH(const QString, text);

    QCOMPARE(printable(u'a' + text + u'b'), QStringLiteral("a\ufffdb"));
}

void PrintableTest::linesStayLines()
{
    const QString text = QStringLiteral("one\n\ttwo\r\nthree\x1b\n");

    QCOMPARE(printableLines(text), QStringLiteral("one\n two\ufffd\nthree\ufffd\n"));
    QCOMPARE(printable(QStringLiteral("a\nb\tc")), QStringLiteral("a\ufffdb c"));
    QCOMPARE(printableLines(QString()), QString());
}

void PrintableTest::writingOfAllKindsStays()
{
    const QString text = QStringLiteral(
        "Größe 本因坊 신진서 שלום é 👨‍👩‍👧 ±½ می‌خواهم");

    QCOMPARE(printable(text), text);
}

void PrintableTest::jsonMeansTheSame()
{
    const QString text = QStringLiteral("a\x1b]\u009b\u202e\x7f\U000e0041\u2028\n\"\\本");
    const QJsonObject object{{QStringLiteral("text"), text}};
    const QByteArray json = QJsonDocument(object).toJson();

    const QByteArray clean = printableJson(json);

    QCOMPARE(QJsonDocument::fromJson(clean).object(), object);
    const QString shown = QString::fromUtf8(clean);
    QCOMPARE(printableLines(shown), shown);
    QVERIFY2(clean.contains("\\u202e\\u007f\\udb40\\udc41\\u2028"), clean.constData());
    QVERIFY2(clean.contains("本"), clean.constData());
}

SHINPAN_TEST(PrintableTest)
#include "printable_test.moc"
