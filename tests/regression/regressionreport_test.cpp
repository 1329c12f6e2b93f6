#include "core/regression/regressionreport.h"

#include "core/regression/regressionboard.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace shinpan;

/// What a run looks like as text, as JUnit's XML and as a page.
class RegressionReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatWasNotExpectedIsToldUnlessAllIs();
    void theTableCounts();
    void changesAreTold();
    void junitHasEachTest();
    void thePageShowsPositions();
    void foreignTextIsNoMarkup();
    void pointsAreFoundInWords();
};

namespace {

/// Four tests on a board of 5×5: pass, fail, FAIL and a crash.
[[nodiscard]] RegressionReport report(const QString &given = QStringLiteral("D4"))
{
    SuiteReport suite;
    suite.suite = readSuite("boardsize 5\n"
                            "play b C3\n"
                            "1 attack C3\n#? [C4]\n"
                            "2 attack C3\n#? [C4]*\n"
                            "3 attack C3\n#? [B3|C4]\n"
                            "4 attack C3\n#? C4]*\n");
    suite.suite.name = QStringLiteral("a.tst");
    suite.outcome.engine = QStringLiteral("GNU Go 3.8");
    suite.outcome.notes = {{2, Message::verbatim(QStringLiteral("refused the move"))}};
    const Verdict verdicts[] = {Verdict::Pass, Verdict::Fail, Verdict::Fail, Verdict::Crash};
    for (std::size_t i = 0; i < 4; ++i) {
        const SuiteStep &step = suite.suite.steps[i + 2];
        suite.outcome.results.push_back(
            {.suite = suite.suite.name,
             .test = step.test,
             .line = step.line,
             .command = QString::fromUtf8(step.command.line()),
             .expected = u'[' + step.expectation->pattern + u']',
             .given = i == 3 ? QString() : given,
             .reason = Message::verbatim(i == 3 ? QStringLiteral("ended") : QString()),
             .verdict = verdicts[i],
             .expectedToFail = step.expectation->expectsFailure,
             .seconds = 0.25,
             .cpuSeconds = i < 2 ? std::optional(0.125) : std::nullopt});
    }
    return {.command = QStringLiteral("gnugo --mode gtp"), .suites = {suite}};
}

} // namespace

void RegressionReportTest::onlyWhatWasNotExpectedIsToldUnlessAllIs()
{
    const SuiteReport suite = report().suites.front();

    QCOMPARE(toText(suite, false),
             QStringLiteral("a.tst line 10: a bracket is missing in this expectation\n"
                            "a.tst line 2: refused the move\n"
                            "a.tst:3 FAIL: attack C3: expected [B3|C4], answered D4\n"
                            "a.tst:4 CRASH: attack C3: ended\n"));
    QVERIFY(toText(suite, true)
                .contains(QLatin1String("a.tst:1 pass: attack C3: expected [C4], answered D4\n")));
}

void RegressionReportTest::theTableCounts()
{
    QCOMPARE(summaryText(report()),
             QStringLiteral("suite       tests     pass     fail     PASS     FAIL   broken  "
                            "seconds      CPU\n"
                            "a.tst           4        1        1        0        1        1     "
                            "1.00     0.25\n"));
}

void RegressionReportTest::changesAreTold()
{
    RegressionReport it = report();
    const std::vector<TestResult> now = it.suites.front().outcome.results;
    std::vector<TestResult> before = now;
    before[2].verdict = Verdict::Pass;
    before[2].given = QStringLiteral("C4");
    before.erase(before.begin());
    it.changes = changesBetween(before, now);

    const QString text = summaryText(it);

    QVERIFY2(
        text.endsWith(QLatin1String("\nChanged since the earlier run: 1 no longer passing, 1 new\n"
                                    "a.tst:1 is new\n"
                                    "a.tst:3 passes no more: was pass (C4), is FAIL (D4)\n")),
        qUtf8Printable(text));
    const QString page = QString::fromUtf8(toHtml(it));
    QVERIFY(page.contains(QLatin1String("Answered before</span> <span class=\"soft\">pass</span> "
                                        "<code>C4</code>")));
}

void RegressionReportTest::junitHasEachTest()
{
    QXmlStreamReader xml(toJUnit(report(QStringLiteral("<&\x1b>"))));
    QStringList found;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto value = [&xml](const char *name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        found += xml.name() == QLatin1String("testcase") ? value("name")
               : xml.name() == QLatin1String("testsuite")
                   ? value("tests") + value("failures") + value("errors") + value("skipped")
                   : xml.name().toString();
    }

    QVERIFY2(!xml.hasError(), qUtf8Printable(xml.errorString()));
    QCOMPARE(found, (QStringList{QStringLiteral("testsuites"), QStringLiteral("4111"),
                                 QStringLiteral("a.tst:1 attack C3"),
                                 QStringLiteral("a.tst:2 attack C3"), QStringLiteral("skipped"),
                                 QStringLiteral("a.tst:3 attack C3"), QStringLiteral("failure"),
                                 QStringLiteral("a.tst:4 attack C3"), QStringLiteral("error")}));
}

void RegressionReportTest::thePageShowsPositions()
{
    const QString page = QString::fromUtf8(toHtml(report()));

    QCOMPARE(page.count(QLatin1String("<article>")), 2); // FAIL and CRASH
    QCOMPARE(page.count(QLatin1String("<svg ")), 2);
    QVERIFY(page.contains(QLatin1String("<title>The position of a.tst:3</title>")));
    QVERIFY(page.contains(QLatin1String("M3 3h.01"))); // the black stone
    QVERIFY(page.contains(QLatin1String("GNU Go 3.8")));
    QXmlStreamReader xml(QString(page)
                             .remove(QLatin1String("<!DOCTYPE html>"))
                             .remove(QLatin1String("<meta charset=\"utf-8\">"))
                             .remove(QLatin1String("<meta name=\"viewport\" "
                                                   "content=\"width=device-width\">")));
    while (!xml.atEnd()) {
        xml.readNext();
    }
    QVERIFY2(!xml.hasError(), qUtf8Printable(xml.errorString()));
}

void RegressionReportTest::foreignTextIsNoMarkup()
{
    RegressionReport it = report(QStringLiteral("<script>\x1b"));
    it.command = QStringLiteral("<b>");

    const QByteArray page = toHtml(it);

    QVERIFY(!page.contains("<script"));
    QVERIFY(!page.contains("<b>"));
    QVERIFY(!page.contains('\x1b'));
}

void RegressionReportTest::pointsAreFoundInWords()
{
    const BoardSize size = BoardSize::square(9);
    using test::at;

    QCOMPARE(pointsNamedIn(QStringLiteral("[1 (C3|d4)]"), size), (std::vector{at("C3"), at("D4")}));
    QCOMPARE(pointsNamedIn(QStringLiteral("PASS 3 T19 I5 3 C3 C3"), size), std::vector{at("C3")});
    QVERIFY(pointsNamedIn(QStringLiteral("reg_genmove2 ABC3"), size).empty());
}

SHINPAN_TEST(RegressionReportTest)
#include "regressionreport_test.moc"
