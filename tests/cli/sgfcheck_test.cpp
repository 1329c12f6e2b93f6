#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

namespace {

constexpr char Clean[] = "(;FF[4]GM[1]SZ[9];B[ee];W[cc])\n";
constexpr char Odd[] = "(;FF[4]GM[1]SZ[9]\n;B[ee]%%;W[cc]KO)\n";

} // namespace

/// `shinpan-cli sgf check`.
class SgfCheckTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aCleanFileIsPassedInSilence();
    void findingsAreLocated();
    void findingsBetweenAndWithinGamesStandInOrder();
    void anUnreadableFileDoesNotStopTheOthers();
    void directoriesAreLookedIntoWhenAskedTo();
    void standardInputIsRead();
    void anotherCharacterSetCanBeChosen();
    void reportsAreJson();
    void quietLeavesTheExitCode();
};

void SgfCheckTest::aCleanFileIsPassedInSilence()
{
    const Run run = runSgf({QStringLiteral("check"), write(QStringLiteral("a.sgf"), Clean)});

    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
}

void SgfCheckTest::findingsAreLocated()
{
    const QString odd = write(QStringLiteral("odd.sgf"), Odd);

    const Run run = runSgf({QStringLiteral("check"), odd});

    QCOMPARE(QString::fromUtf8(run.output),
             QStringLiteral("%1:2:7: stray text, dropped\n%1:2:15: KO has no value, dropped\n")
                 .arg(odd));
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 1);
}

void SgfCheckTest::findingsBetweenAndWithinGamesStandInOrder()
{
    const QString path = write(QStringLiteral("two.sgf"), "(;SZ[9];B[ee]x)\nmail\n(;SZ[9];B[ee]y)");

    const Run run = runSgf({QStringLiteral("check"), path});

    QCOMPARE(run.exitCode, 1);
    QList<QByteArray> lines;
    for (const QByteArray &line : run.output.split('\n')) {
        lines += line.mid(path.toUtf8().size()).left(3);
    }
    QCOMPARE(lines, (QList<QByteArray>{":1:", ":2:", ":3:", ""}));
}

void SgfCheckTest::anUnreadableFileDoesNotStopTheOthers()
{
    const QString none = path(QStringLiteral("none.sgf"));
    const QString text = write(QStringLiteral("diary.sgf"), "Dear diary");
    const QString odd = write(QStringLiteral("odd.sgf"), Odd);

    const Run run = runSgf({QStringLiteral("check"), none, text, m_directory->path(), odd});

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.output.startsWith(odd.toUtf8() + ":2:7: "), run.output.constData());
    const QByteArrayList errors = run.errors.split('\n');
    QCOMPARE(errors.size(), 4);
    QVERIFY2(errors[0].contains("; add -r"), errors[0].constData());
    QVERIFY2(errors[1].startsWith(none.toUtf8() + ": "), errors[1].constData());
    QVERIFY2(errors[2].startsWith(text.toUtf8() + ":1:1: "), errors[2].constData());
}

void SgfCheckTest::directoriesAreLookedIntoWhenAskedTo()
{
    write(QStringLiteral("b/odd.SGF"), Odd);
    write(QStringLiteral("a/clean.sgf"), Clean);
    write(QStringLiteral("a/notes.txt"), "Dear diary");

    const Run run = runSgf({QStringLiteral("check"), QStringLiteral("-r"), m_directory->path()});

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.startsWith(path(QStringLiteral("b/odd.SGF:2:7: ")).toUtf8()),
             run.output.constData());
    QCOMPARE(run.errors, QByteArray());
}

void SgfCheckTest::standardInputIsRead()
{
    const Run run = runSgf({QStringLiteral("check"), QStringLiteral("-")}, Odd);

    QVERIFY2(run.output.startsWith("-:2:7: "), run.output.constData());
    QCOMPARE(run.exitCode, 1);
}

void SgfCheckTest::anotherCharacterSetCanBeChosen()
{
    const QByteArray shiftJis = "(;SZ[9]PB[\x8d\x95];B[ee])"; // 黒

    const Run run =
        runSgf({QStringLiteral("info"), QStringLiteral("--encoding"), QStringLiteral("Shift_JIS"),
                QStringLiteral("--json"), write(QStringLiteral("a.sgf"), shiftJis)});

    QCOMPARE(jsonLines(run.output).at(0)[u"black"][u"name"].toString(), QStringLiteral("黒"));
    QCOMPARE(run.exitCode, 0);
}

void SgfCheckTest::reportsAreJson()
{
    const QString odd = write(QStringLiteral("odd.sgf"), Odd);
    const QString clean = write(QStringLiteral("clean.sgf"), Clean);
    const QString text = write(QStringLiteral("diary \"1\".sgf"), "Dear diary");

    const Run run = runSgf({QStringLiteral("check"), QStringLiteral("--json"), odd, clean, text});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors, QByteArray());
    const QList<QJsonObject> reports = jsonLines(run.output);
    QCOMPARE(reports.size(), 3);
    QCOMPARE(reports[0][u"file"].toString(), odd);
    QCOMPARE(reports[0][u"status"].toString(), QStringLiteral("warnings"));
    QCOMPARE(reports[0][u"charset"].toString(), QStringLiteral("UTF-8"));
    QCOMPARE(reports[0][u"games"].toInt(), 1);
    QCOMPARE(reports[0][u"omittedWarnings"].toInt(-1), 0);
    QVERIFY(reports[0][u"error"].isNull());
    const QJsonArray warnings = reports[0][u"warnings"].toArray();
    QCOMPARE(warnings.size(), 2);
    QCOMPARE(warnings[0][u"line"].toInt(), 2);
    QCOMPARE(warnings[0][u"column"].toInt(), 7);
    QCOMPARE(warnings[0][u"text"].toString(), QStringLiteral("stray text, dropped"));
    QCOMPARE(reports[1][u"status"].toString(), QStringLiteral("clean"));
    QCOMPARE(reports[1][u"warnings"].toArray().size(), 0);
    QCOMPARE(reports[2][u"file"].toString(), text);
    QCOMPARE(reports[2][u"status"].toString(), QStringLiteral("unreadable"));
    QVERIFY(reports[2][u"charset"].isNull());
    QCOMPARE(reports[2][u"error"][u"line"].toInt(), 1);
    QVERIFY(!reports[2][u"error"][u"text"].toString().isEmpty());
}

void SgfCheckTest::quietLeavesTheExitCode()
{
    const Run run = runSgf(
        {QStringLiteral("check"), QStringLiteral("-q"), write(QStringLiteral("odd.sgf"), Odd)});

    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 1);
}

SHINPAN_TEST(SgfCheckTest)
#include "sgfcheck_test.moc"
