#include "core/record/problem/problemsurvey.h"

#include "tests/record/gametext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// The oddities of a file of problems are told.
class ProblemSurveyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGoodProblemHasNoOddities();
    void odditiesAreTold_data();
    void odditiesAreTold();
};

void ProblemSurveyTest::aGoodProblemHasNoOddities()
{
    const auto reports =
        surveyOf(test::treeFrom("(;SZ[9]AB[cc]AW[dd](;B[aa])(;B[bb];W[ba];B[ab]C[RIGHT]))"));
    QCOMPARE(reports.size(), std::size_t{1});
    QVERIFY(reports[0].hasSolution && reports[0].isMarked && reports[0].isSolvable);
    QCOMPARE(reports[0].solutionMoves, std::size_t{3});
    QCOMPARE(reports[0].lines, std::size_t{2});
    QCOMPARE(reports[0].rightLines, std::size_t{1});
    QVERIFY(reports[0].oddities.empty());
}

void ProblemSurveyTest::odditiesAreTold_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("oddity");

    const auto row = [](const char *oddity, const char *sgf) {
        QTest::newRow(oddity) << QByteArray(sgf) << QString::fromLatin1(oddity);
    };
    row("has no moves", "(;SZ[9]AB[cc]AW[dd])");
    row("has no stones", "(;SZ[9];B[cc])");
    row("has 1 stones without liberties", "(;SZ[9]AB[aa]AW[ab][ba];B[cc])");
    row("has no line that ends right", "(;SZ[9]AB[cc](;B[aa]C[Wrong]))");
    row("begins with moves of both sides", "(;SZ[9]AB[cc](;B[aa])(;W[bb]))");
    row("says that the other side is to play", "(;SZ[9]AB[cc]PL[W];B[aa])");
    row("uses the word FORCE, which is not understood", "(;SZ[9]AB[cc];B[aa]C[FORCE])");
    row("cannot be played along its own solution", "(;SZ[9]AB[cc]AW[dd];B[cc])");
}

void ProblemSurveyTest::odditiesAreTold()
{
    QFETCH(QByteArray, sgf);
    QFETCH(QString, oddity);
    const auto reports = surveyOf(test::treeFrom(sgf));
    QCOMPARE(reports.size(), std::size_t{1});
    QCOMPARE(reports[0].oddities.size(), std::size_t{1});
    QCOMPARE(reports[0].oddities[0].english(), oddity);
}

SHINPAN_TEST(ProblemSurveyTest)
#include "problemsurvey_test.moc"
