#include "core/regression/regressionreport.h"
#include "core/util/printable.h"

#include <QXmlStreamWriter>

namespace shinpan {

namespace {

/// XML 1.0 §2.2 has no place for control characters.
[[nodiscard]] QString xmlText(const QString &text)
{
    return printableLines(text);
}

void writeCounts(QXmlStreamWriter &xml, const RegressionTally &tally)
{
    const auto write = [&xml](const char *name, const QString &value) {
        xml.writeAttribute(QLatin1String(name), value);
    };
    write("tests", QString::number(tally.tests + tally.ignored));
    write("failures", QString::number(tally.unexpectedFailures));
    write("errors", QString::number(tally.broken));
    write("skipped", QString::number(tally.failed + tally.ignored));
    write("time", QString::number(tally.seconds, 'f', 3));
}

/// What is in a testcase that is not simply a success.
void writeVerdict(QXmlStreamWriter &xml, const TestResult &result)
{
    if (result.verdict == Verdict::Pass) {
        return;
    }
    const bool isSkipped = !result.isUnexpectedFailure();
    const bool isFailure = result.verdict == Verdict::Fail;
    xml.writeStartElement(isSkipped   ? QStringLiteral("skipped")
                          : isFailure ? QStringLiteral("failure")
                                      : QStringLiteral("error"));
    if (!isSkipped) {
        xml.writeAttribute(QStringLiteral("type"), nameOf(result.verdict));
    }
    xml.writeAttribute(QStringLiteral("message"), xmlText(outcomeOf(result).english()));
    xml.writeEndElement();
}

void writeTest(QXmlStreamWriter &xml, const TestResult &result)
{
    xml.writeStartElement(QStringLiteral("testcase"));
    xml.writeAttribute(QStringLiteral("classname"), xmlText(result.suite));
    xml.writeAttribute(QStringLiteral("name"),
                       xmlText(testName(result).english() + u' ' + result.command));
    xml.writeAttribute(QStringLiteral("time"), QString::number(result.seconds, 'f', 3));
    writeVerdict(xml, result);
    if (result.isUnexpectedPass()) {
        xml.writeTextElement(QStringLiteral("system-out"),
                             QStringLiteral("PASS: it was expected to fail"));
    }
    xml.writeEndElement();
}

} // namespace

QByteArray toJUnit(const RegressionReport &report)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuites"));
    writeCounts(xml, tallyOf(report));
    for (const SuiteReport &suite : report.suites) {
        xml.writeStartElement(QStringLiteral("testsuite"));
        xml.writeAttribute(QStringLiteral("name"), xmlText(suite.suite.name));
        writeCounts(xml, tallyOf(suite));
        for (const TestResult &result : suite.outcome.results) {
            writeTest(xml, result);
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace shinpan
