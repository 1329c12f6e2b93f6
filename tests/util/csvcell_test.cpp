#include "core/util/printable.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class CsvCellTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasAreTexts_data();
    void formulasAreTexts();
    void otherTextsAndNumbersStayAsTheyAre_data();
    void otherTextsAndNumbersStayAsTheyAre();
    void aFieldIsHarmlessAndOne();
};

void CsvCellTest::formulasAreTexts_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"=HYPERLINK(\"http://a\")", "+1+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)",
                             " =1", "\t=1", "\r=1", "=", "-", "\uff1d1", "\uff0bA1"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void CsvCellTest::formulasAreTexts()
{
    QFETCH(const QString, text);
    QCOMPARE(harmlessCell(text), u'\'' + text);
}

void CsvCellTest::otherTextsAndNumbersStayAsTheyAre_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "anna", "B+3.5", "AvB_0", "-7.5", "+12", "-1e-05", "0", "a=b", "a@b", "'=1"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void CsvCellTest::otherTextsAndNumbersStayAsTheyAre()
{
    QFETCH(const QString, text);
    QCOMPARE(harmlessCell(text), text);
}

void CsvCellTest::aFieldIsHarmlessAndOne()
{
    QCOMPARE(csvField(QStringLiteral("B+3.5")), QStringLiteral("B+3.5"));
    QCOMPARE(csvField(QStringLiteral("a,b")), QStringLiteral("\"a,b\""));
    QCOMPARE(csvField(QStringLiteral("=A(\"x\")")), QStringLiteral("\"'=A(\"\"x\"\")\""));
    QCOMPARE(csvField(QStringLiteral(" x")), QStringLiteral("\" x\""));
}

SHINPAN_TEST(CsvCellTest)
#include "csvcell_test.moc"
