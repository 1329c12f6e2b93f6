#include "core/regression/regressionrun.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;

/// A suite as GNU Go's own, asked of GNU Go.
class RealRegressionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gnuGoReadsASuiteBesideItsGames();

private:
    void write(const char *name, const char *text) const
    {
        QFile file(m_directory.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_directory;
};

void RealRegressionTest::gnuGoReadsASuiteBesideItsGames()
{
    const Result<EngineProfile> gnuGo =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1 --seed 1"), {});
    if (!gnuGo) {
        QSKIP(qUtf8Printable(gnuGo.error().english()));
    }
    // White E5 has one liberty, which is E4; before move 4 it has two.
    write("game.sgf", "(;SZ[9]AW[ee]AB[de][ed];B[fe];W[aa];B[ba];W[ab];B[ef])");
    write("a.tst", "loadsgf game.sgf 5\n"
                   "1 attack E5\n#? [1 E4]\n"
                   "2 countlib E5\n#? [2]*\n"
                   "loadsgf game.sgf 1\n"
                   "3 countlib E5\n#? [2]\n"
                   "4 countlib A9\n#? [!vertex must not be empty]\n");
    const auto suites =
        readSuites(std::vector<SuiteChoice>{{m_directory.filePath(QStringLiteral("a.tst"))}});
    QVERIFY(suites);
    RegressionRun run(*suites, *gnuGo, {}, 1);
    bool isOver = false;
    connect(&run, &RegressionRun::finished, &run, [&isOver] { isOver = true; });

    run.start();

    QVERIFY(eventually([&isOver] { return isOver; }));
    QStringList found;
    for (const TestResult &result : run.results()) {
        found += verdictText(result) + u' ' + result.given;
        QVERIFY(result.cpuSeconds);
    }
    QCOMPARE(found, (QStringList{QStringLiteral("pass 1 E4"), QStringLiteral("fail 1"),
                                 QStringLiteral("pass 2"),
                                 QStringLiteral("FAIL vertex must not be empty")}));
    QVERIFY(run.outcome(0).notes.empty());
}

SHINPAN_TEST(RealRegressionTest)
#include "realregression_test.moc"
