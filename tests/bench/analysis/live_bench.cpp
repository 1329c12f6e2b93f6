// What an engine that analyses costs the window: reports of 20 kB with ownership, a hundred a
// second, from a process, while a whole window shows them all.
//
// Printed are the pictures of the board, how many of the frames that a screen of 60 a second has
// the event loop was free for, the longest that it was held up, the share of a core, and the memory
// once the caches are warm and at the end; then how long an engine that floods takes to be stopped.
// The transcript keeps its lines on disk, as a document's does: 7 GB in an hour.
//
//     QT_QPA_PLATFORM=offscreen bench_live [--seconds 20 | --minutes 60] [--pause 10]
//
// --pause is between two reports, in milliseconds.

#include "core/analysis/liveanalysis.h"
#include "tests/bench/ui/stallmeter.h"
#include "tests/faults/ownprocess.h"
#include "tests/record/gametext.h"
#include "tests/support/outcome.h"
#include "tests/ui/analysis/analysisreport.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/kit/panel.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace shinpan;
using namespace std::chrono_literals;
using bench::StallMeter;

namespace {

constexpr int Reports = 50;
constexpr auto Frame = 16ms;
constexpr auto WarmUp = 10s;

/// What the program has in memory.
void printMemory(const char *when)
{
    test::releaseFreeMemory();
    std::printf("memory %-29s %8.1f MiB resident, %.1f MiB of heap in use\n", when,
                test::residentMemory(), test::heapInUse());
}

/// Counts how often a widget is painted.
class PaintCounter final : public QObject
{
public:
    explicit PaintCounter(QWidget &widget) { widget.installEventFilter(this); }

    int pictures = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        pictures += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

void letPass(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

/// An engine that says these reports over and over.
EngineProfile reporter(const QString &directory, int pause)
{
    const QString path = directory + QStringLiteral("/reports.txt");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        for (int number = 0; number < Reports; ++number) {
            file.write(test::longReport(number));
        }
    }
    return test::fakeEngine({QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + path,
                             QStringLiteral("--analyze-ms"), QString::number(pause)});
}

void measureWindow(StallMeter &app, std::chrono::seconds length, int pause)
{
    test::OpenWindow open;
    open.table.transcript.keepIn(open.directory.path());
    open.table.game.showTree(test::treeFrom("(;SZ[19];B[dd])"));
    for (const char *panel : {"analysis", "graph"}) {
        open.window->findChild<Panel *>(QLatin1String(panel))->show();
    }
    AnalysisOptions options;
    options.showsOwnership = true;
    options.engines = {open.store.add(reporter(open.directory.path(), pause))};
    open.preferences.set(options);
    open.part<AnalysisController>().start();
    letPass(WarmUp);

    PaintCounter counter(open.part<BoardView>());
    QTimer screen;
    int frames = 0;
    QObject::connect(&screen, &QTimer::timeout, &screen, [&frames] { ++frames; });
    screen.setTimerType(Qt::PreciseTimer);
    screen.start(Frame);
    (void)app.takeLongest();
    printMemory("at the start");
    const std::clock_t begin = std::clock();
    QElapsedTimer time;
    time.start();
    letPass(length);
    const double seconds = static_cast<double>(time.elapsed()) / 1e3;
    const double busy = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    const StallMeter::Stall stall = app.takeLongest();
    std::printf("%-36s %8.1f s, %d ms between them\n", "reports of 20 kB", seconds, pause);
    std::printf("%-36s %8lld\n", "lines on disk at the end",
                static_cast<long long>(open.table.transcript.endNumber()));
    std::printf("%-36s %8.1f a second\n", "pictures of the board", counter.pictures / seconds);
    std::printf("%-36s %8.1f a second, of %.1f\n", "frames that there was time for",
                frames / seconds, 1000.0 / static_cast<double>(Frame.count()));
    std::printf("%-36s %8.1f ms (%.1f ms CPU)\n", "worst frame", stall.time, stall.processorTime);
    std::printf("%-36s %8.1f %%\n", "share of a core", 100 * busy / seconds);
    printMemory("at the end");
    open.table.game.record().setModified(false);
}

/// Measures how an engine stops that writes as fast as it can.
void measureStop()
{
    constexpr int Rounds = 40;
    const QTemporaryDir directory;
    const std::shared_ptr<Engine> engine = Engine::create(reporter(directory.path(), 0), nullptr);
    const std::optional<EngineDone> started = test::outcome(engine->start(20s, 20s));
    if (!started || !*started) {
        std::printf("the engine does not start\n");
        return;
    }
    std::vector<double> times;
    int late = 0;
    LiveAnalysis live(engine, 20s);
    bool isStopping = false;
    int told = 0;
    QObject::connect(&live, &LiveAnalysis::updated, &live, [&] {
        ++told;
        late += isStopping ? 1 : 0;
    });
    for (int round = 0; round < Rounds; ++round) {
        told = 0;
        isStopping = false;
        live.follow({}, {});
        (void)test::eventually([&told] { return told > 3; });
        QElapsedTimer time;
        time.start();
        isStopping = true;
        live.stop();
        (void)test::eventually([&live] { return !live.isRunning(); });
        times.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    std::printf("%-36s %8.1f ms median, %.1f ms worst of %d; %d reports told after it\n",
                "stopping an engine that floods", times[times.size() / 2], times.back(), Rounds,
                late);
    (void)test::outcome(engine->close(1s));
}

} // namespace

int main(int argc, char **argv)
{
    StallMeter app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions(
        {{QStringLiteral("seconds"), QString(), QStringLiteral("S"), QStringLiteral("20")},
         {QStringLiteral("minutes"), QString(), QStringLiteral("M"), QStringLiteral("0")},
         {QStringLiteral("pause"), QString(), QStringLiteral("MS"), QStringLiteral("10")}});
    parser.process(app);
    const std::chrono::minutes minutes(parser.value(QStringLiteral("minutes")).toInt());
    const std::chrono::seconds seconds(parser.value(QStringLiteral("seconds")).toInt());
    measureWindow(app, minutes > 0min ? minutes : seconds,
                  parser.value(QStringLiteral("pause")).toInt());
    measureStop();
    return 0;
}
