#include "tests/record/gametext.h"
#include "tests/support/testmain.h"
#include "tests/ui/analysis/analysisreport.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/kit/panel.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

/// An engine that reports a hundred times a second must not be felt in the window.
class AnalysisFloodTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowStaysAliveUnderAHundredReportsASecond();
};

void AnalysisFloodTest::theWindowStaysAliveUnderAHundredReportsASecond()
{
    OpenWindow open;
    open.table.game.showTree(treeFrom("(;SZ[19];B[dd])"));
    for (const char *panel : {"analysis", "graph"}) {
        open.window->findChild<Panel *>(QLatin1String(panel))->show();
    }
    const QString path = open.directory.filePath(QStringLiteral("reports.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    qint64 size = 0;
    for (int number = 0; number < 50; ++number) {
        size += file.write(longReport(number));
    }
    file.close();
    AnalysisOptions options;
    options.showsOwnership = true;
    options.engines = {open.store.add(
        fakeEngine({QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + path,
                    QStringLiteral("--analyze-ms"), QStringLiteral("10")}))};
    open.preferences.set(options);
    auto &analysis = open.part<AnalysisController>();
    int shown = 0;
    connect(&analysis, &AnalysisController::analysed, this, [&shown] { ++shown; });
    QTest::keyClick(&open.part<BoardView>(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(shown > 3, 30'000);

    const auto busySince = [](std::clock_t start) { // other programs may keep the machine busy too
        return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    std::vector<double> pauses;
    std::clock_t lastTick = std::clock();
    QTimer tick;
    connect(&tick, &QTimer::timeout, this, [&] {
        pauses.push_back(busySince(lastTick));
        lastTick = std::clock();
    });
    shown = 0;
    const std::clock_t before = std::clock();
    QElapsedTimer total;
    total.start();
    tick.start(5ms);
    QTRY_VERIFY_WITH_TIMEOUT(shown >= 60, 60'000);
    const double passed = static_cast<double>(total.elapsed()) / 1000;
    const double busy = busySince(before);

    QVERIFY(!pauses.empty());
    std::ranges::sort(pauses);
    // A virtual machine's host may stop it at any moment, but does not do so all the time.
    const double longPause = pauses[pauses.size() * 95 / 100];
    qInfo(
        "reports of %lld bytes: %.1f pictures a second, %.0f %% of a core, %.0f ms at a time, once "
        "%.0f",
        size / 50, shown / passed, busy / passed * 100, longPause * 1000, pauses.back() * 1000);
    QVERIFY(shown / passed < 21); // never more than are worth painting
    QVERIFY(longPause < 0.1);
    QVERIFY(!open.part<BoardView>().scene().tints.empty());
    QVERIFY(!open.table.game.record().isModified());
}

SHINPAN_TEST(AnalysisFloodTest)
#include "analysisflood_test.moc"
