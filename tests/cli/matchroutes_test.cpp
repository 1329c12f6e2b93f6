#include "tests/cli/matchcommandfixture.h"
#include "tests/support/listeningengine.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::ListeningEngine;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli match` with engines that are no programs of this computer, and with old ones.
class MatchRoutesTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aSeriesIsPlayedOverTcp();
    void anAddressThatIsNoneIsNamed();
    void aConnectionThatBreaksMakesTheGameVoid();
    void anAddressWithoutAnEngineMakesTheGameVoid();
    void anEngineOfVersionOnePlays();
    void nobodyIsAskedForAPassword();

private:
    /// match(), with this as Black's command line.
    [[nodiscard]] QStringList matchOf(const QString &black, const QStringList &options = {}) const
    {
        return match(QStringList{QStringLiteral("--black"), black} + options);
    }
};

void MatchRoutesTest::aSeriesIsPlayedOverTcp()
{
    const ListeningEngine far({QStringLiteral("--random"), QStringLiteral("1")});

    const Run run = runCli(matchOf(far.address(), {QStringLiteral("--games"), QStringLiteral("3"),
                                                   QStringLiteral("--alternate")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(results().size(), 3);
    for (const QJsonObject &game : results()) {
        QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
    }
    const QJsonObject first = results().first();
    QCOMPARE(first[u"black"][u"name"].toString(), QStringLiteral("fakeengine"));
    QCOMPARE(first[u"black"][u"command"].toString(), far.address());
}

void MatchRoutesTest::anAddressThatIsNoneIsNamed()
{
    const Run run = runCli(matchOf(QStringLiteral("tcp://far")));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(
        run.errors.contains("--black: \"tcp://far\"")
            || run.errors.contains("“tcp://far” is not an address; it must be tcp://host:port"),
        run.errors.constData());
}

void MatchRoutesTest::aConnectionThatBreaksMakesTheGameVoid()
{
    const ListeningEngine weak({QStringLiteral("--exit-at"), QStringLiteral("genmove")});

    const Run run = runCli(matchOf(weak.address()));

    QCOMPARE(run.exitCode, 1);
    QCOMPARE(result()[u"result"].toString(), QStringLiteral("Void"));
    QCOMPARE(result()[u"culprit"].toString(), QStringLiteral("black"));
    QCOMPARE(result()[u"reason"].toString(),
             QStringLiteral("Black was cut off: the connection to %1 was closed by the other side "
                            "during \"genmove b\"")
                 .arg(weak.address().section(u'/', -1)));
}

void MatchRoutesTest::anAddressWithoutAnEngineMakesTheGameVoid()
{
    ListeningEngine gone;
    gone.kill();

    const Run run = runCli(matchOf(gone.address()));

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(result()[u"reason"].toString().contains(QStringLiteral("connection refused")),
             run.output.constData());
}

void MatchRoutesTest::anEngineOfVersionOnePlays()
{
    const QStringList old{QStringLiteral("--gtp1"), QStringLiteral("--random"),
                          QStringLiteral("1")};
    const QStringList options{QStringLiteral("--gtp-log"), path("logs")};

    const Run run = runCli(match(options, old, {QStringLiteral("--random"), QStringLiteral("2")}));

    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(result()[u"end"].toString(), QStringLiteral("passes"));
    const QByteArray log = content("logs/game-1.log");
    QVERIFY(log.contains("genmove_black"));
    QVERIFY(log.contains("genmove w"));
}

/// An engine that stands for ssh: it says what a password would be asked with.
void MatchRoutesTest::nobodyIsAskedForAPassword()
{
    const QString asks = QStringLiteral("sh -c 'echo askpass: $SSH_ASKPASS_REQUIRE >&2; "
                                        "read -r x </dev/tty; exit 255'");
    const QStringList options{QStringLiteral("--gtp-log"), path("logs")};

    const Run run = runCli(matchOf(asks, options));

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(content("logs/game-1.log").contains("askpass: never"), run.output.constData());
}

SHINPAN_TEST(MatchRoutesTest)
#include "matchroutes_test.moc"
