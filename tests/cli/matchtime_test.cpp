#include "core/record/sgf/sgfcollection.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "tests/cli/matchcommandfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace shinpan;
using shinpan::test::processesWith;
using shinpan::test::Run;
using shinpan::test::runCli;

namespace {

[[nodiscard]] QStringList arguments(const char *text)
{
    return QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

/// `shinpan-cli match` by the clock.
class MatchTimeTest : public test::MatchCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsPlayedByEveryTimeSystem_data();
    void aGameIsPlayedByEveryTimeSystem();
    void theSidesMayHaveDifferentClocks();
    void whoStallsLosesOnTime_data();
    void whoStallsLosesOnTime();
    void theMarginIsNotCharged();
    void withoutAClockTheWatchdogIsTold();
    void withClocksNothingIsTold();
    void whatEnginesAreToldOfFractionsIsSaidBefore();
};

void MatchTimeTest::aGameIsPlayedByEveryTimeSystem_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QByteArray>("told"); // to the engines before the game
    const auto row = [](const char *time, const char *told) {
        QTest::newRow(time) << QString::fromUtf8(time) << QByteArray(told);
    };
    row("none", "");
    row("10m", " time_settings 600 0 0\n");
    row("10m+5s", " time_settings ");
    row("10m+5x30s", " time_settings ");
    row("10m+25/5m", " time_settings 600 300 25\n");
    row("30s/move", " time_settings 0 30 1\n");
}

void MatchTimeTest::aGameIsPlayedByEveryTimeSystem()
{
    QFETCH(QString, time);
    QFETCH(QByteArray, told);
    const QStringList random = arguments("--random 5 --delay-ms 1");
    const bool isLimited = !told.isEmpty();

    const Run run = runCli(match({QStringLiteral("--time"), time, QStringLiteral("--sgf"),
                                  path("games"), QStringLiteral("--gtp-log"), path("logs")},
                                 random, random));

    QCOMPARE(run.exitCode, 0);
    const QJsonObject game = result();
    QCOMPARE(game[u"end"].toString(), QStringLiteral("passes"));
    for (const QString &side : {QStringLiteral("black"), QStringLiteral("white")}) {
        const QJsonValue clock = game[u"time"][side];
        QCOMPARE(clock[u"control"].toString(), time);
        QVERIFY(clock[u"used"].toDouble() > 0);
        QCOMPARE(clock[u"left"].isDouble(), isLimited);
    }
    const QByteArray log = content("logs/game-1.log");
    QVERIFY2(log.contains(told), log.constData());
    QCOMPARE(log.contains(" time_left b"), isLimited);
    QCOMPARE(log.contains(" time_settings "), isLimited);
    const auto record = readSgfFile(game[u"sgf"].toString());
    QVERIFY(record);
    const ByColor<TimeControl> written = timeControlsOf(readGameInfo(record->tree));
    QCOMPARE(QString::fromStdString(toText(written.black)), time);
    QCOMPARE(QString::fromStdString(toText(written.white)), time);
}

void MatchTimeTest::theSidesMayHaveDifferentClocks()
{
    const QStringList random = arguments("--random 5 --delay-ms 1");

    QCOMPARE(runCli(match(arguments("--time 1m --time-white 5m+5s"), random, random)).exitCode, 0);

    const QJsonObject game = result();
    QCOMPARE(game[u"time"][u"black"][u"control"].toString(), QStringLiteral("1m"));
    QVERIFY(game[u"time"][u"black"][u"left"].toDouble() < 60);
    QCOMPARE(game[u"time"][u"white"][u"control"].toString(), QStringLiteral("5m+5s"));
    QVERIFY(game[u"time"][u"white"][u"left"].toDouble() > 300); // the increment came on top
}

void MatchTimeTest::whoStallsLosesOnTime_data()
{
    QTest::addColumn<QString>("time");
    for (const char *time : {"1s", "1s+1s", "0.4s+2x0.3s", "0.5s+1/0.5s", "1s/move"}) {
        QTest::newRow(time) << QString::fromUtf8(time);
    }
}

void MatchTimeTest::whoStallsLosesOnTime()
{
    QFETCH(QString, time);
    QElapsedTimer timer;
    timer.start();

    const Run run = runCli(match({QStringLiteral("--time"), time}, arguments("--moves C3"),
                                 arguments("--hang-at genmove")));

    QVERIFY2(timer.elapsed() < 20000, "it has one second, and leaves within the grace of two");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.startsWith("game 1: B+T (time, 1 moves): "), run.output.constData());
    const QJsonObject game = result();
    QCOMPARE(game[u"result"].toString(), QStringLiteral("B+T"));
    QCOMPARE(game[u"end"].toString(), QStringLiteral("time"));
    QCOMPARE(game[u"winner"].toString(), QStringLiteral("black"));
    QCOMPARE(game[u"culprit"].toString(), QStringLiteral("white"));
    QVERIFY(game[u"reason"].toString().startsWith(QStringLiteral("White ")));
    QCOMPARE(processesWith(m_name), 0);
}

void MatchTimeTest::theMarginIsNotCharged()
{
    const QStringList late = arguments("--moves C3 --late-at genmove:600");

    QCOMPARE(runCli(match(arguments("--time-black 0.3s/move --time-margin 20s"), late)).exitCode,
             0);

    QCOMPARE(result()[u"end"].toString(), QStringLiteral("passes"));
    QVERIFY(result()[u"time"][u"black"][u"used"].toDouble() >= 0.6);
}

void MatchTimeTest::withoutAClockTheWatchdogIsTold()
{
    const Run run = runCli(match(arguments("--watchdog 20 --games 2")));

    QCOMPARE(run.errors,
             QByteArray("shinpan-cli match: no clock is set, so the watchdog makes a game void "
                        "when an engine has not moved for 20s (see --time and --watchdog)\n"));
    QCOMPARE(runCli(match(arguments("--quiet"))).errors, QByteArray());
}

void MatchTimeTest::withClocksNothingIsTold()
{
    QCOMPARE(runCli(match(arguments("--time 1m"))).errors, QByteArray());
}

void MatchTimeTest::whatEnginesAreToldOfFractionsIsSaidBefore()
{
    QCOMPARE(
        runCli(match(arguments("--time-black 0.8s/move --time-white 1m+0.2s"))).errors,
        QByteArray("shinpan-cli match: an engine that does not know kata-time_settings is told "
                   "1s/move instead of 0.8s/move, for GTP has whole seconds only\n"
                   "shinpan-cli match: an engine that does not know kata-time_settings is told "
                   "1m instead of 1m+0.2s, for GTP has whole seconds only\n"));
}

SHINPAN_TEST(MatchTimeTest)
#include "matchtime_test.moc"
