#include "core/util/wholefile.h"
#include "tests/cli/competefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;

/// `shinpan-cli compete seal` and `verify`.
class CompeteSealTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasSealedIsVerified();
    void aListWritesNothing();
    void asJsonItTellsItsWay();
    void whatDiffersIsSaid();
    void whatIsNoBundleIsABadCall();
    void whatCannotBeSealedIsRefused();

private:
    /// Plays and seals; empty if that fails.
    [[nodiscard]] QByteArray sealed() const;
    [[nodiscard]] Run verify(const QStringList &options = {}) const
    {
        return test::runCli(
            QStringList{QStringLiteral("compete"), QStringLiteral("verify"), path("cup.seal.zip")}
            + options);
    }
};

QByteArray CompeteSealTest::sealed() const
{
    writeCup("type = \"all-play-all\"\ngames = 2\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--steady")},
             {QStringLiteral("--random"), QStringLiteral("2"), QStringLiteral("--steady")});
    return run("run").exitCode == 0 && run("seal").exitCode == 0 ? content("cup.seal.zip")
                                                                 : QByteArray();
}

void CompeteSealTest::whatWasSealedIsVerified()
{
    QVERIFY(!sealed().isEmpty());
    const Run again = run("seal");
    QCOMPARE(again.exitCode, 0);
    QVERIFY2(again.errors.contains("folders: "), again.errors.constData());
    const QByteArray hash = again.output.trimmed().right(64);
    const Run plain = verify({QStringLiteral("--manifest"), QString::fromLatin1(hash)});
    QVERIFY2(plain.exitCode == 0, (plain.output + plain.errors).constData());
    QVERIFY(plain.output.contains("as published"));
    const Run json = verify({QStringLiteral("--json")});
    QCOMPARE(json.exitCode, 0);
    const QJsonObject found = QJsonDocument::fromJson(json.output).object();
    QCOMPARE(found.value(QLatin1String("isClean")).toBool(), true);
    QCOMPARE(found.value(QLatin1String("games")).toInt(), 2);
}

void CompeteSealTest::aListWritesNothing()
{
    QVERIFY(!sealed().isEmpty());
    QVERIFY(QFile::remove(path("cup.seal.zip")));
    QCOMPARE(run("seal", {QStringLiteral("--list")}).exitCode, 0);
    QVERIFY(!QFile::exists(path("cup.seal.zip")));
}

void CompeteSealTest::asJsonItTellsItsWay()
{
    QVERIFY(!sealed().isEmpty());
    const Run json = run("seal", {QStringLiteral("--json")});
    QCOMPARE(json.exitCode, 0);
    QStringList events;
    for (const QByteArray &line : json.output.split('\n')) {
        events += QJsonDocument::fromJson(line).object().value(QLatin1String("event")).toString();
    }
    QCOMPARE(events.takeFirst(), QStringLiteral("progress"));
    QCOMPARE(events.mid(events.size() - 3),
             (QStringList{QStringLiteral("preview"), QStringLiteral("sealed"), QString()}));
    QVERIFY(QFile::remove(path("cup.db")));
    const Run failed = run("seal", {QStringLiteral("--json")});
    QCOMPARE(failed.exitCode, 2);
    QVERIFY2(failed.output.startsWith("{\"event\":\"failed\""), failed.output.constData());
}

void CompeteSealTest::whatDiffersIsSaid()
{
    QVERIFY(!sealed().isEmpty());
    const Run other = verify({QStringLiteral("--manifest"), QString(64, u'0')});
    QCOMPARE(other.exitCode, 1);
    QVERIFY2(other.output.contains("manifest.json: it is not the one"), other.output.constData());
}

void CompeteSealTest::whatIsNoBundleIsABadCall()
{
    const QByteArray bundle = sealed();
    QVERIFY(!bundle.isEmpty());
    for (const QByteArray &bytes : {QByteArray(), QByteArray("(;GM[1])"), bundle.chopped(1)}) {
        QVERIFY(saveWholeFile(bytes, path("cup.seal.zip")));
        const Run run = verify();
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.errors.contains("cup.seal.zip: "), run.errors.constData());
    }
    QCOMPARE(verify({QStringLiteral("--engines"), QStringLiteral("nobody")}).exitCode, 2);
}

void CompeteSealTest::whatCannotBeSealedIsRefused()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    const Run unplayed = run("seal");
    QCOMPARE(unplayed.exitCode, 2);
    QVERIFY(!unplayed.errors.isEmpty());
    QCOMPARE(run("seal", {QStringLiteral("--keep"), QStringLiteral("names")}).exitCode, 2);
}

SHINPAN_TEST(CompeteSealTest)
#include "competeseal_test.moc"
