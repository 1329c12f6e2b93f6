#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype Flood = test::IsSanitized ? 20'000'000 : 100'000'000; // bytes

} // namespace

/// An engine that talks without end must not be felt in the window.
class FloodTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowStaysAliveUnderAFlood();
};

void FloodTest::theWindowStaysAliveUnderAFlood()
{
    test::OpenWindow open;
    test::GameTable &table = open.table;
    open.showConsole();

    // The pauses are in time of our own work: other programs may keep the machine busy too.
    std::vector<double> pauses;
    std::clock_t lastTick = std::clock();
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] {
        pauses.push_back(1e3 * static_cast<double>(std::clock() - lastTick) / CLOCKS_PER_SEC);
        lastTick = std::clock();
    });
    tick.start(10ms);
    QElapsedTimer total;
    total.start();
    QVERIFY(table.startWithEngine({QStringLiteral("--flood-stderr"), QString::number(Flood)}));
    QVERIFY(table.playAndAwaitTurn("E5"));

    QVERIFY(!pauses.empty());
    std::ranges::sort(pauses);
    // A virtual machine's host may stop it at any moment, but does not do so all the time.
    const double longPause = pauses[pauses.size() * 95 / 100];
    qInfo("%lld MB of standard error in %lld ms; pauses of %.0f ms of work, once %.0f",
          static_cast<long long>(Flood / 1'000'000), total.elapsed(), longPause, pauses.back());
    QCOMPARE(table.movesToCursor(), QStringLiteral("E5 pass"));
    QVERIFY(longPause < 100);
    QVERIFY(table.transcript.firstNumber() > 0);
    QVERIFY(table.transcript.lineCount() <= GtpTranscript::Limits().lines);
    table.game.record().setModified(false); // no recovery copy is wanted
}

SHINPAN_TEST(FloodTest)
#include "flood_test.moc"
