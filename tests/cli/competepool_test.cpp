#include "tests/cli/competefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli compete pool` as a script sees it.
class CompetePoolTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void sealedCompetitionsAreRatedTogether();
    void whatIsWrongIsSaid();

private:
    /// Plays and seals the cup; the bundle's path.
    [[nodiscard]] QString sealed(const char *name) const
    {
        const Run played = run("run", {QStringLiteral("-q"), QStringLiteral("--skip-checks")});
        const QString bundle = path(name);
        const Run packed = run("seal", {QStringLiteral("-o"), bundle});
        return played.exitCode == 0 && packed.exitCode == 0 ? bundle : QString();
    }
    [[nodiscard]] static Run pool(const QStringList &words)
    {
        return runCli(QStringList{QStringLiteral("compete"), QStringLiteral("pool")} + words);
    }
};

void CompetePoolTest::sealedCompetitionsAreRatedTogether()
{
    // Engines that are started in the same way are one player.
    const QStringList alpha{QStringLiteral("--moves"), QStringLiteral("A1")};
    const QStringList beta{QStringLiteral("--moves"), QStringLiteral("B2")};
    writeCup("type = \"all-play-all\"\ngames = 6\n", alpha, beta);
    const QString first = sealed("first.seal.zip");
    QVERIFY(!first.isEmpty());
    writeCup("type = \"all-play-all\"\ngames = 10\n", alpha, beta); // it goes on
    const QString second = sealed("second.seal.zip");
    QVERIFY(!second.isEmpty());
    const Run json = pool({first, second, QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(json.exitCode, 0);
    const QJsonObject object = QJsonDocument::fromJson(json.output).object();
    QCOMPARE(object[QStringLiteral("format")].toString(), QStringLiteral("shinpan-pool-1"));
    QCOMPARE(object[QStringLiteral("players")].toArray().size(), 2);
    QCOMPARE(object[QStringLiteral("strata")].toArray().size(), 1);
    const QJsonArray bundles = object[QStringLiteral("bundles")].toArray();
    QCOMPARE(bundles.size(), 2);
    QCOMPARE(bundles[0][QStringLiteral("games")].toInt(), 6);
    QCOMPARE(bundles[1][QStringLiteral("games")].toInt(), 4);
    QCOMPARE(bundles[1][QStringLiteral("repeated")].toInt(), 6);

    const Run page = pool({first, second, QStringLiteral("-o"), path("pool.html")});
    QCOMPARE(page.exitCode, 0);
    QVERIFY(content("pool.html").startsWith("<!DOCTYPE html>"));
    QVERIFY(content("pool.html").contains("second.seal.zip"));
    const Run text = pool({first, second});
    QCOMPARE(text.exitCode, 0);
    QVERIFY2(text.output.contains("Pool of 2 bundles"), text.output);
}

void CompetePoolTest::whatIsWrongIsSaid()
{
    QCOMPARE(pool({}).exitCode, 2);
    QCOMPARE(pool({path("no.zip"), QStringLiteral("--format"), QStringLiteral("pdf")}).exitCode, 2);
    const Run missing = pool({path("no.zip")});
    QCOMPARE(missing.exitCode, 2);
    QVERIFY2(missing.errors.contains("no.zip"), missing.errors);
    writeCup("games = 2\n");
    const Run noBundle = pool({path("cup.toml")});
    QCOMPARE(noBundle.exitCode, 2);
    QVERIFY2(noBundle.errors.contains("cup.toml"), noBundle.errors);
}

SHINPAN_TEST(CompetePoolTest)

#include "competepool_test.moc"
