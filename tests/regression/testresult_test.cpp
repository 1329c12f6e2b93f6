#include "core/regression/testresult.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Results as text and as JSON, and what changes from one run to the next.
class TestResultTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capitalsAreWhatWasNotExpected_data();
    void capitalsAreWhatWasNotExpected();
    void jsonHasWhatTheIssueAsks();
    void jsonIsReadBack();
    void whatIsNoResultIsNamedByItsLine();
    void changesAreToldByKind();
    void testsOfOneNumberGoWithTheirLike();

private:
    [[nodiscard]] static TestResult result(int test, Verdict verdict, const char *given = "B6")
    {
        return {.suite = QStringLiteral("reading.tst"),
                .test = test,
                .line = 10 * test,
                .command = QStringLiteral("attack B4"),
                .expected = QStringLiteral("[B6]"),
                .given = QString::fromLatin1(given),
                .reason = {},
                .verdict = verdict,
                .expectedToFail = false,
                .seconds = 0.5};
    }
};

void TestResultTest::capitalsAreWhatWasNotExpected_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<bool>("expectedToFail");
    QTest::addColumn<QString>("text");
    QTest::newRow("pass") << Verdict::Pass << false << QStringLiteral("pass");
    QTest::newRow("PASS") << Verdict::Pass << true << QStringLiteral("PASS");
    QTest::newRow("FAIL") << Verdict::Fail << false << QStringLiteral("FAIL");
    QTest::newRow("fail") << Verdict::Fail << true << QStringLiteral("fail");
    QTest::newRow("ignored") << Verdict::Ignored << true << QStringLiteral("ignored");
    QTest::newRow("a crash is never expected") << Verdict::Crash << true << QStringLiteral("CRASH");
}

void TestResultTest::capitalsAreWhatWasNotExpected()
{
    QFETCH(const Verdict, verdict);
    QFETCH(const bool, expectedToFail);
    QFETCH(const QString, text);
    TestResult it = result(1, verdict);
    it.expectedToFail = expectedToFail;

    QCOMPARE(verdictText(it), text);
}

void TestResultTest::jsonHasWhatTheIssueAsks()
{
    QCOMPARE(toJson(result(10, Verdict::Pass), Verdict::Fail),
             QByteArray(R"({"before":"fail","command":"attack B4","cpuSeconds":null,)"
                        R"("expected":"[B6]","expectedToFail":false,"given":"B6","line":100,)"
                        R"("reason":null,"seconds":0.5,"suite":"reading.tst","test":10,)"
                        R"("verdict":"pass"})"));
}

void TestResultTest::jsonIsReadBack()
{
    TestResult odd = result(3, Verdict::Timeout, "");
    odd.test = std::nullopt;
    odd.reason = Message::verbatim(QStringLiteral("did not answer \"genmove b\""));
    odd.expectedToFail = true;
    odd.cpuSeconds = 0.25;
    const std::vector<TestResult> results{result(1, Verdict::Pass), odd};

    const auto read = readResults(toJson(results[0]) + "\n\n" + toJson(results[1]) + '\n');

    QVERIFY(read);
    QCOMPARE(*read, results);
}

void TestResultTest::whatIsNoResultIsNamedByItsLine()
{
    for (const char *line :
         {"[]", "verdict", R"({"suite":"a.tst","verdict":"won"})", R"({"verdict":"pass"})"}) {
        const auto read = readResults(toJson(result(1, Verdict::Pass)) + '\n' + line);
        QVERIFY(!read);
        QVERIFY2(read.error().english().startsWith(QLatin1String("line 2 ")),
                 qUtf8Printable(read.error().english()));
    }
}

void TestResultTest::changesAreToldByKind()
{
    const std::vector before{result(1, Verdict::Pass),       result(2, Verdict::Fail),
                             result(3, Verdict::Fail, "C1"), result(4, Verdict::Pass),
                             result(5, Verdict::Crash),      result(6, Verdict::Pass)};
    const std::vector now{result(1, Verdict::Crash),      result(2, Verdict::Pass),
                          result(3, Verdict::Fail, "C2"), result(4, Verdict::Pass),
                          result(5, Verdict::Fail),       result(7, Verdict::Pass)};

    const std::vector<TestChange> changes = changesBetween(before, now);

    using Kind = TestChange::Kind;
    std::vector<std::pair<int, Kind>> found;
    for (const TestChange &change : changes) {
        found.emplace_back(*(change.now ? change.now : change.before)->test, change.kind);
    }
    const std::vector<std::pair<int, Kind>> wanted{{1, Kind::Broken},   {2, Kind::Mended},
                                                   {3, Kind::Answered}, {5, Kind::Answered},
                                                   {7, Kind::New},      {6, Kind::Gone}};
    QCOMPARE(found, wanted);
}

void TestResultTest::testsOfOneNumberGoWithTheirLike()
{
    const std::vector before{result(1, Verdict::Pass), result(1, Verdict::Fail)};

    QVERIFY(changesBetween(before, before).empty());
}

SHINPAN_TEST(TestResultTest)
#include "testresult_test.moc"
