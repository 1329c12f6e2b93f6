#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

/// `shinpan-cli sgf problems`.
class SgfProblemsTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void problemsAreSolvedByTheirOwnLines();
    void whatIsOddIsTold();
};

void SgfProblemsTest::problemsAreSolvedByTheirOwnLines()
{
    const QString path = QStringLiteral(SHINPAN_TEST_DATA "/problems/basics.sgf");
    const Run run = runSgf({QStringLiteral("problems"), path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("3 games, 3 problems: 3 solved by their own solution, 0 "
                                    "without; 2 marked, 3 of 6 lines are right\n"));
    const Run json = runSgf({QStringLiteral("problems"), QStringLiteral("--json"), path});
    const QJsonObject count = jsonLines(json.output).value(0);
    QCOMPARE(count[u"solved"].toInt(), 3);
    QCOMPARE(count[u"unsolved"].toInt(), 0);
    QCOMPARE(count[u"moves"].toInt(), 9);
    QVERIFY(count[u"oddities"].toArray().isEmpty());
}

void SgfProblemsTest::whatIsOddIsTold()
{
    const QString path = write(QStringLiteral("odd.sgf"), "(;SZ[9]AB[cc]AW[dd])(;SZ[9]C[nothing])"
                                                          "(;SZ[9](;AB[cc];B[aa])(;AB[dd];B[dd]))");
    const Run run = runSgf({QStringLiteral("problems"), path});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(QString::fromUtf8(run.output),
             path + QStringLiteral(":1: has no moves\n") + path
                 + QStringLiteral(":2: has no position to solve\n") + path
                 + QStringLiteral(":3, position 2: cannot be played along its own solution\n"
                                  "3 games, 3 problems: 1 solved by their own solution, 2 without; "
                                  "0 marked, 2 of 2 lines are right\n"));
    QCOMPARE(runSgf({QStringLiteral("problems"), QStringLiteral("-q"), path}).output.count('\n'),
             1);
}

SHINPAN_TEST(SgfProblemsTest)
#include "sgfproblems_test.moc"
