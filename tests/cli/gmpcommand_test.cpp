#include "tests/cli/matchcommandfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli gmp`: an engine for callers that speak the Go Modem Protocol.
class GmpCommandTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchIsPlayedOverGmp();
    void mistakesAreTold_data();
    void mistakesAreTold();
};

/// Our own caller at one end, and this verb with an engine behind it at the other.
void GmpCommandTest::aMatchIsPlayedOverGmp()
{
    const QString program = QStringLiteral("gmp:" SHINPAN_CLI " gmp --color white -- ")
                          + command({QStringLiteral("--moves"), QStringLiteral("E5 D4")});

    const Run run = runCli(match({QStringLiteral("--white"), program, QStringLiteral("--scorer"),
                                  QStringLiteral("alive"), QStringLiteral("--sgf"), path("")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QByteArray record = content("game-1.sgf");
    QVERIFY2(record.contains("W[ea]") && record.contains("W[db]"), record.constData());
}

void GmpCommandTest::mistakesAreTold_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *name, const char *options, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts)
                            << QByteArray(words);
    };
    row("no engine", "", "the engine is missing");
    row("a board that GMP cannot name", "--size 25 -- sh", "is not from 2 to 22");
    row("no colour", "--color red -- sh", "is neither black nor white");
    row("no such engine", "-- /nowhere/engine", "/nowhere/engine");
    row("no place", "--listen nowhere -- sh", "--listen");
}

void GmpCommandTest::mistakesAreTold()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, words);
    const Run run = runCli(QStringList{QStringLiteral("gmp")} + options);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(words), run.errors.constData());
}

SHINPAN_TEST(GmpCommandTest)

#include "gmpcommand_test.moc"
