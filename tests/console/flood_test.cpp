#include "tests/support/testmain.h"
#include "tests/ui/openwindow.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace shinpan;
using namespace std::chrono_literals;

/// An engine that talks without end must not be felt in the window.
class FloodTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowStaysAliveUnderAFlood();
};

void FloodTest::theWindowStaysAliveUnderAFlood()
{
    constexpr qsizetype Flood = 100'000'000;
    test::OpenWindow open;
    test::GameTable &table = open.table;
    open.showConsole();

    // In time of our own work: other programs may keep the machine busy too.
    double longestPause = 0;
    std::clock_t lastTick = std::clock();
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] {
        const double busy = 1e3 * static_cast<double>(std::clock() - lastTick) / CLOCKS_PER_SEC;
        longestPause = std::max(longestPause, busy);
        lastTick = std::clock();
    });
    tick.start(10ms);
    QElapsedTimer total;
    total.start();
    QVERIFY(table.startWithEngine({QStringLiteral("--flood-stderr"), QString::number(Flood)}));
    QVERIFY(table.playAndAwaitTurn("E5"));

    qInfo("100 MB of standard error in %lld ms; the longest pause was %.0f ms of work",
          total.elapsed(), longestPause);
    QCOMPARE(table.movesToCursor(), QStringLiteral("E5 pass"));
    QVERIFY(longestPause < 250);
    QVERIFY(table.transcript.firstNumber() > 0);
    QVERIFY(table.transcript.lineCount() <= GtpTranscript::Limits().lines);
    table.game.record().setModified(false); // no recovery copy is wanted
}

SHINPAN_TEST(FloodTest)
#include "flood_test.moc"
