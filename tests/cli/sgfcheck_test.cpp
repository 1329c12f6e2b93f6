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
    void badValuesAreTold();
    void valuesThatAreReadAsOthersAreTold();
    void notesLeaveTheExitCode();
    void archivesCountNotes();
    void otherFormatsAreChecked();
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
             QStringLiteral(
                 "%1:2:7: text between properties; left out\n%1:2:15: KO has no value; left out\n")
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

void SgfCheckTest::badValuesAreTold()
{
    const QString bad =
        write(QStringLiteral("bad.sgf"),
              "(;GM[1]FF[4]SZ[9]HA[0]AB[]KM[abc]PL[x]TM[y]RE[z];B[ee]BL[q]OB[r]MN[s])\n"
              "(;GM[1]FF[4]SZ[9]HA[3]AB[cc]AW[cc];B[ee]KO[1]DM[9])\n");

    const Run run = runSgf({QStringLiteral("check"), bad});

    QCOMPARE(run.exitCode, 1);
    const QStringList expected{
        QStringLiteral("1:21: note: HA: 0 is no handicap; the standard leaves HA out then"),
        QStringLiteral("1:26: AB: \"\" is not a point such as dd; left out of account"),
        QStringLiteral(
            "1:30: KM: \"abc\" is not a number with a decimal point; left out of account"),
        QStringLiteral("1:37: PL: \"x\" is not B or W; left out of account"),
        QStringLiteral("1:42: TM: \"y\" is not a number with a decimal point; left out of account"),
        QStringLiteral("1:47: RE: \"z\" is no result as SGF writes it; it is not understood"),
        QStringLiteral("1:58: BL: \"q\" is not a number with a decimal point; left out of account"),
        QStringLiteral("1:63: OB: \"r\" is not a whole number; left out of account"),
        QStringLiteral("1:68: MN: \"s\" is not a whole number; left out of account"),
        QStringLiteral("2:21: HA: a handicap of 3, but black stones set up: 1"),
        QStringLiteral("2:25: AB: AW in this node names the same point"),
        QStringLiteral("2:44: KO: \"1\" is not empty, as it should be"),
        QStringLiteral("2:49: DM: \"9\" is not 1 or 2")};
    QStringList found = QString::fromUtf8(run.output).split(u'\n', Qt::SkipEmptyParts);
    found.replaceInStrings(bad + u':', QString());
    QCOMPARE(found, expected);
}

void SgfCheckTest::valuesThatAreReadAsOthersAreTold()
{
    const QString path = write(QStringLiteral("read.sgf"),
                               "(;GM[1]FF[4]SZ[9]KM[6,5]RE[Jigo]DT[1.4.2020]TM[1h];B[D4])");

    const QByteArray output = runSgf({QStringLiteral("check"), path}).output;

    for (const char *reading : {"read as 6.5\n", "read as 0\n", "read as 2020-04-01\n",
                                "read as 3600\n", "read as D4\n"}) {
        QVERIFY2(output.contains(reading), reading);
    }
}

void SgfCheckTest::notesLeaveTheExitCode()
{
    const QString old = write(QStringLiteral("old.sgf"), "(;GaMe[1]FF[3]SiZe[9];B[tt])");
    const QString fox = write(QStringLiteral("fox.sgf"), "(;GM[1]FF[4]SZ[19]KM[50]AP[foxwq])");

    const Run run = runSgf({QStringLiteral("check"), old, fox});

    QCOMPARE(run.exitCode, 0);
    for (const QByteArray &line : run.output.split('\n')) {
        QVERIFY2(line.isEmpty() || line.contains(": note: "), line.constData());
    }
    QVERIFY(run.output.contains(fox.toUtf8()
                                + ":1:22: note: komi in hundredths or stones, as some programs "
                                  "write it; read as 0.5 points; the file keeps its number\n"));
}

void SgfCheckTest::archivesCountNotes()
{
    const QString path = write(QStringLiteral("plain.sgf"), "(;B[ee]XX[1])");

    QCOMPARE(runSgf({QStringLiteral("check"), path}).exitCode, 0);
    const Run strict = runSgf({QStringLiteral("check"), QStringLiteral("--strict"), path});
    QCOMPARE(strict.exitCode, 1);
    QVERIFY(strict.output.contains("FF is missing in the first node"));
    QVERIFY(strict.output.contains("XX: a property of one program's"));
    QVERIFY(!strict.output.contains("note: "));
}

void SgfCheckTest::otherFormatsAreChecked()
{
    const QString path =
        write(QStringLiteral("game.gib"),
              "\\HS\n\\[GAMEBLACKNAME=kuro (3D)\\]\n\\[GAMESECRET=7\\]\n\\HE\n\\GS\n"
              "STO 0 2 1 3 3\nHELLO\n\\GE\n");

    const Run run = runSgf({QStringLiteral("check"), path});

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(
        QString::fromUtf8(run.output),
        QStringLiteral("%1:3:1: the line \"\\[GAMESECRET=7\\]\" makes no sense here; left out\n"
                       "%1:7:1: the line \"HELLO\" makes no sense here; left out\n")
            .arg(path));
    for (const char *verb : {"info", "convert"}) {
        const Run told = runSgf({QLatin1String(verb), path});
        QCOMPARE(told.exitCode, 0);
        QVERIFY2(told.errors.contains(":7:1: warning: the line \"HELLO\""), verb);
    }
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
    QCOMPARE(warnings[0][u"level"].toString(), QStringLiteral("warning"));
    QCOMPARE(warnings[0][u"text"].toString(), QStringLiteral("text between properties; left out"));
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
