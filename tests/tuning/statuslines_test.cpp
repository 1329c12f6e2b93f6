#include "core/tuning/tuningstatus.h"
#include "tests/support/testmain.h"
#include "tests/tuning/tuningspaces.h"

#include <QTest>

using namespace shinpan;

/// What the methods say of themselves in a terminal.
class StatusLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTreeIsShownAsGomillDoes();
    void generationsAreShownAsGomillDoes();
    void gainsAreShownAsFishtestDoes();
    void aModelIsShownByItsKernel();
};

void StatusLinesTest::theTreeIsShownAsGomillDoes()
{
    UcbCell cell;
    cell.path = {{0, 1}};
    cell.centre = {0.25, 0.75};
    cell.value = 0.537;
    cell.games = 70;
    UcbTreeStatus status;
    status.best = cell;
    status.mostPlayed = {{cell}};
    QCOMPARE(statusLines(status, plainSpace(2)),
             QStringList({QStringLiteral("Best parameters: x0:0.25; x1:0.75 [(0,1)]"),
                          QStringLiteral("most visited at depth 1"),
                          QStringLiteral("(0,1) %1 0.537  70")
                              .arg(QStringLiteral("x0:0.25; x1:0.75").leftJustified(40))}));
}

void StatusLinesTest::generationsAreShownAsGomillDoes()
{
    CrossEntropyStatus status{1, 3, {0.25}, {0.0625}, {{{0.5}, 2.5, 4}, {{0.1}, 0, 1}}};
    QCOMPARE(statusLines(status, plainSpace(1)),
             QStringList({QStringLiteral("generation 2 of 3"),
                          QStringLiteral("wins from current samples: 2.5, 0"),
                          QStringLiteral("distribution:"), QStringLiteral("x0:0.25"),
                          QStringLiteral(" 0.25~0.06")}));
    status.generation = 3;
    QCOMPARE(statusLines(status, plainSpace(1)).value(1), QStringLiteral("final distribution:"));
}

void StatusLinesTest::gainsAreShownAsFishtestDoes()
{
    const SpsaStatus status{12, 100, 10, {0.5}, {0.125}, {0.002}};
    QCOMPARE(statusLines(status, plainSpace(1)),
             QStringList({QStringLiteral("iter: 12 of 100, A: 10"), QStringLiteral("x0:0.5"),
                          QStringLiteral("x0 c: 0.125, r: 2.00e-03")}));
}

void StatusLinesTest::aModelIsShownByItsKernel()
{
    const BayesianStatus status{7, {0.5}, {0.4}, 120};
    QCOMPARE(statusLines(status, plainSpace(1)),
             QStringList({QStringLiteral("7 candidates, now x0:0.5"),
                          QStringLiteral("Elo varies by 120 over the range"),
                          QStringLiteral("x0: length scale 0.40")}));
}

SHINPAN_TEST(StatusLinesTest)
#include "statuslines_test.moc"
