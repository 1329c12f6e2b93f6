#include "core/tuning/valueformat.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Gomill's formats for a value.
class ValueFormatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreShownAsPythonWould_data();
    void valuesAreShownAsPythonWould();
    void theNameIsInFrontUnlessAskedOtherwise();
    void choicesAreShownAsTexts();
    void anythingButOneConversionIsRefused_data();
    void anythingButOneConversionIsRefused();
};

void ValueFormatTest::valuesAreShownAsPythonWould_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("text"); // of 2.75
    QTest::newRow("decimals") << QStringLiteral("I: %4.1f") << QStringLiteral("I:  2.8");
    QTest::newRow("whole") << QStringLiteral("p %d") << QStringLiteral("p 2");
    QTest::newRow("text") << QStringLiteral("%s!") << QStringLiteral("2.75!");
    QTest::newRow("wide text") << QStringLiteral("%-6s|") << QStringLiteral("2.75  |");
    QTest::newRow("exponent") << QStringLiteral("%.1e") << QStringLiteral("2.8e+00");
    QTest::newRow("sign") << QStringLiteral("%+g") << QStringLiteral("+2.75");
    QTest::newRow("per cent") << QStringLiteral("50%% %s%%") << QStringLiteral("50% 2.75%");
}

void ValueFormatTest::valuesAreShownAsPythonWould()
{
    QFETCH(const QString, format);
    const auto parsed = ValueFormat::parse(format);
    QVERIFY(parsed.has_value());
    QTEST(parsed->text(*ParameterScale::linear(0, 11), 0.25), "text");
}

void ValueFormatTest::theNameIsInFrontUnlessAskedOtherwise()
{
    QCOMPARE(
        ValueFormat::plain(QStringLiteral("50%s")).text(ParameterScale::integer(1, 4).value(), 0.3),
        QStringLiteral("50%s:2"));
}

void ValueFormatTest::choicesAreShownAsTexts()
{
    const ParameterScale words =
        *ParameterScale::choice({QStringLiteral("lów"), QStringLiteral("high")});
    QCOMPARE(ValueFormat::parse(QStringLiteral("p3: %s"))->text(words, 0.1),
             QStringLiteral("p3: lów"));
    const ParameterScale numbers =
        *ParameterScale::choice({QStringLiteral("10"), QStringLiteral("25")});
    QCOMPARE(ValueFormat::parse(QStringLiteral("%.1f"))->text(numbers, 0.9),
             QStringLiteral("25.0"));
}

void ValueFormatTest::anythingButOneConversionIsRefused_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format :
         {"", "none", "%", "%s and %s", "%q", "%5", "%n", "%*d", "%ls", "%%s"}) {
        QTest::newRow(format) << QString::fromLatin1(format);
    }
}

void ValueFormatTest::anythingButOneConversionIsRefused()
{
    QFETCH(const QString, format);
    QVERIFY(!ValueFormat::parse(format));
}

SHINPAN_TEST(ValueFormatTest)
#include "valueformat_test.moc"
