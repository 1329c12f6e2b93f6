#include "core/regression/verdict.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Judging answers as GNU Go's scripts do, and as GoGui does.
class VerdictTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreJudgedInTwoWays_data();
    void answersAreJudgedInTwoWays();
    void breakdownsAreTold_data();
    void breakdownsAreTold();
    void commandsWithoutNumbersAreTestsToGoGui();
    void namesAreReadBack();
};

void VerdictTest::answersAreJudgedInTwoWays_data()
{
    QTest::addColumn<QByteArray>("expectation"); // the line in the suite; empty: none
    QTest::addColumn<QString>("answer");         // "? …": refused
    QTest::addColumn<QString>("gnuGo");
    QTest::addColumn<QString>("strict");
    const auto row = [](const char *name, const char *expectation, const char *answer,
                        const char *gnuGo, const char *strict) {
        QTest::newRow(name) << QByteArray(expectation) << QString::fromLatin1(answer)
                            << QString::fromLatin1(gnuGo) << QString::fromLatin1(strict);
    };
    row("the same", "#? [1 B6]", "1 B6", "pass", "pass");
    row("another", "#? [1 B6]", "1 B5", "fail", "fail");
    row("only a part", "#? [B6]", "1 B6", "fail", "fail");
    row("one of two", "#? [Q3|R2]", "R2", "pass", "pass");
    row("the anchors bind to the branches", "#? [A1|B2]", "A1 or so", "pass", "fail");
    row("the other branch", "#? [A1|B2]", "not B2", "pass", "fail");
    row("in brackets", "#? [(A1|B2)]", "A1 or so", "fail", "fail");
    row("anything but", "#? [!B6]", "C3", "pass", "pass");
    row("not that", "#? [!B6]", "B6", "fail", "fail");
    row("letter case counts", "#? [PASS]", "pass", "fail", "fail");
    row("the first line counts", "#? [one]", "one\ntwo", "pass", "fail");
    row("the whole answer counts", "#? [one.two]", "one\ntwo", "fail", "pass");
    row("refused with words that match", "#? [illegal move]", "? illegal move", "pass", "fail");
    row("refused, anything but", "#? [!B6]", "? no", "pass", "fail");
    row("nothing is expected", "", "", "pass", "pass");
    row("nothing is expected, but answered", "", "black", "fail", "pass");
    row("nothing is expected, refused", "", "? no", "fail", "fail");
    row("an empty pattern", "#? []", "black", "fail", "fail");
    row("an empty expectation", "#?", "black", "fail", "pass");
    row("ignored", "#? [B6]&", "C3", "ignored", "ignored");
    row("no regular expression", "#? [(B6]", "B6", "error", "error");
    row("blanks in the brackets", "#? [ B6 ]", "B6", "fail", "pass");
}

void VerdictTest::answersAreJudgedInTwoWays()
{
    QFETCH(const QByteArray, expectation);
    QFETCH(const QString, answer);
    QFETCH(const QString, gnuGo);
    QFETCH(const QString, strict);
    const SuiteStep step = readSuite("1 name\n" + expectation + '\n').steps.front();
    const Result<QString, GtpError> given =
        answer.startsWith(QLatin1String("? ")) ? Result<QString, GtpError>(
            failure(GtpError{GtpError::Kind::Refused, Message::verbatim(answer.sliced(2))}))
                                               : Result<QString, GtpError>(answer);

    QCOMPARE(nameOf(judge(step.expectation, given, Compat::GnuGo)), gnuGo);
    QCOMPARE(nameOf(judge(step.expectation, given, Compat::Strict)), strict);
}

void VerdictTest::breakdownsAreTold_data()
{
    QTest::addColumn<GtpError::Kind>("kind");
    QTest::addColumn<Verdict>("verdict");
    QTest::newRow("ended") << GtpError::Kind::EngineEnded << Verdict::Crash;
    QTest::newRow("silent") << GtpError::Kind::TimedOut << Verdict::Timeout;
    QTest::newRow("no GTP") << GtpError::Kind::Protocol << Verdict::Error;
    QTest::newRow("cannot be sent") << GtpError::Kind::BadCommand << Verdict::Error;
    QTest::newRow("closed by us") << GtpError::Kind::Closed << Verdict::NoAnswer;
}

void VerdictTest::breakdownsAreTold()
{
    QFETCH(const GtpError::Kind, kind);
    QFETCH(const Verdict, verdict);
    const Expectation anything{QStringLiteral(".*"), true, true};

    for (const Compat compat : {Compat::GnuGo, Compat::Strict}) {
        QCOMPARE(judge(anything, failure(GtpError{kind, Message::verbatim(QString())}), compat),
                 verdict);
    }
}

void VerdictTest::commandsWithoutNumbersAreTestsToGoGui()
{
    const SuiteStep step = readSuite("name\n#? [x]\n").steps.front();

    QVERIFY(!isTest(step, Compat::GnuGo));
    QVERIFY(isTest(step, Compat::Strict));
}

void VerdictTest::namesAreReadBack()
{
    for (int value = 0; value <= static_cast<int>(Verdict::Crash); ++value) {
        const auto verdict = static_cast<Verdict>(value);
        QCOMPARE(verdictFromName(nameOf(verdict)), verdict);
    }
    QVERIFY(!verdictFromName(QStringLiteral("won")));
}

SHINPAN_TEST(VerdictTest)
#include "verdict_test.moc"
