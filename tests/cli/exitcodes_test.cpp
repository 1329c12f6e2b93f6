#include "tests/cli/commandline.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// The exit codes of `shinpan-cli` mean the same in all verbs.
class ExitCodesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBadCallIsToldApart_data();
    void aBadCallIsToldApart();
    void everyHelpHasTheTable_data();
    void everyHelpHasTheTable();
};

namespace {

void addVerbs()
{
    QTest::addColumn<QString>("verb");
    for (const char *verb : {"analyze",
                             "bisect",
                             "cgos",
                             "check",
                             "compete",
                             "compete run",
                             "compete check",
                             "compete show",
                             "compete serve",
                             "compete report",
                             "compete stop",
                             "compete reset",
                             "compete export",
                             "compete import",
                             "compete example",
                             "compete work",
                             "gmp",
                             "match",
                             "regress",
                             "relay",
                             "replay",
                             "sgf",
                             "sgf check",
                             "sgf format",
                             "sgf position",
                             "sgf info",
                             "sgf stats",
                             "sgf compare",
                             "sgf tree",
                             "sgf split",
                             "sgf merge",
                             "sgf convert",
                             "sgf image",
                             "sgf index",
                             "sgf explore",
                             "sgf openings",
                             "sgf duplicates",
                             "why",
                             "compete calibrate"}) {
        QTest::newRow(verb) << QString::fromLatin1(verb);
    }
}

} // namespace

void ExitCodesTest::aBadCallIsToldApart_data()
{
    addVerbs();
}

void ExitCodesTest::aBadCallIsToldApart()
{
    QFETCH(const QString, verb);
    const Run run = runCli(verb.split(u' ') + QStringList{QStringLiteral("--nonsense")});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains("nonsense"), run.errors.constData());
}

void ExitCodesTest::everyHelpHasTheTable_data()
{
    addVerbs();
    QTest::newRow("shinpan-cli") << QString();
}

void ExitCodesTest::everyHelpHasTheTable()
{
    QFETCH(const QString, verb);
    const Run run =
        runCli(verb.split(u' ', Qt::SkipEmptyParts) + QStringList{QStringLiteral("--help")});
    QCOMPARE(run.exitCode, 0);
    for (const char *line : {"\n\nExit codes:\n    0  ", "\n    2  bad call", "\n  130  inter"}) {
        QCOMPARE(run.output.count(line), 1);
    }
}

SHINPAN_TEST(ExitCodesTest)

#include "exitcodes_test.moc"
