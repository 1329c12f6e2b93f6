// What live graphics cost the window: an engine analyses (reports of 20 kB, as KataGo writes them),
// and with each report it draws a set of `gogui-gfx` over the whole board, in which the influence
// of every point and a label on every fifth are others than in the set before. The yardstick is the
// same engine without its drawings.
//
//     QT_QPA_PLATFORM=offscreen bench_graphics [--seconds 10] [--pause 20]
//
// --pause is between two reports and sets, in milliseconds: 20 is 50 frames a second.

#include "tests/bench/ui/stallmeter.h"
#include "tests/record/gametext.h"
#include "tests/ui/analysis/analysisreport.h"
#include "tests/ui/support/openwindow.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/board/boardview.h"
#include "ui/graphics/commanddesk.h"
#include "ui/kit/panel.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <ctime>

using namespace shinpan;
using namespace std::chrono_literals;
using bench::StallMeter;

namespace {

constexpr int Reports = 50;
constexpr auto WarmUp = 3s;

void letPass(std::chrono::milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

/// A set over the whole board, for fakeengine.
QString drawing()
{
    QString influence = QStringLiteral("INFLUENCE");
    QString labels = QStringLiteral("LABEL");
    const BoardSize size;
    for (int i = 0; i < size.pointCount(); ++i) {
        const QString vertex = QString::fromStdString(vertexOf(size.pointAt(i)));
        influence += QStringLiteral(" %1 %2.%n")
                         .arg(vertex, i % 2 == 0 ? QStringLiteral("0") : QStringLiteral("-0"));
        if (i % 5 == 0) {
            labels += QStringLiteral(" %1 %n").arg(vertex);
        }
    }
    return QStringLiteral("kata-analyze=gogui-gfx:\\n%1\\n%2\\nTEXT set %n\\n\\n")
        .arg(influence, labels);
}

EngineProfile engine(const QString &directory, int pause, bool draws)
{
    const QString path = directory + QStringLiteral("/reports.txt");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        for (int number = 0; number < Reports; ++number) {
            file.write(test::longReport(number));
        }
    }
    QStringList options{QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + path,
                        QStringLiteral("--analyze-ms"), QString::number(pause)};
    if (draws) {
        options += {QStringLiteral("--errors"), drawing()};
    }
    return test::fakeEngine(options);
}

/// The processor's share, in cores.
double measure(StallMeter &app, std::chrono::seconds length, int pause, bool draws)
{
    test::OpenWindow open;
    open.table.transcript.keepIn(open.directory.path());
    open.table.game.showTree(test::treeFrom("(;SZ[19];B[dd])"));
    open.window->findChild<Panel *>(QStringLiteral("commands"))->show();
    AnalysisOptions options;
    options.engines = {open.store.add(engine(open.directory.path(), pause, draws))};
    open.preferences.set(options);
    auto &board = open.part<BoardView>();
    auto &desk = open.part<CommandDesk>();
    open.part<AnalysisController>().start();
    letPass(WarmUp);

    int frames = 0;
    int hidden = 0;
    QObject::connect(&desk.live(), &LiveDrawings::changed, &board, [&] {
        ++frames;
        hidden += board.scene().spots.empty() ? 1 : 0;
    });
    (void)app.takeLongest();
    const std::clock_t begin = std::clock();
    QElapsedTimer time;
    time.start();
    letPass(length);
    const double seconds = static_cast<double>(time.elapsed()) / 1e3;
    const double share = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / seconds;
    const StallMeter::Stall stall = app.takeLongest();
    std::printf(
        "%-28s %6.1f sets a second shown, %d of them without candidates, %4.0f %% of a core, "
        "worst turn %.1f ms (%.1f ms CPU)\n",
        draws ? "analysis and live graphics" : "analysis alone", frames / seconds, hidden,
        100 * share, stall.time, stall.processorTime);
    open.table.game.record().setModified(false);
    return share;
}

} // namespace

int main(int argc, char **argv)
{
    StallMeter app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions(
        {{QStringLiteral("seconds"), QString(), QStringLiteral("S"), QStringLiteral("10")},
         {QStringLiteral("pause"), QString(), QStringLiteral("MS"), QStringLiteral("20")}});
    parser.process(app);
    const std::chrono::seconds seconds(parser.value(QStringLiteral("seconds")).toInt());
    const int pause = parser.value(QStringLiteral("pause")).toInt();
    const double alone = measure(app, seconds, pause, false);
    const double both = measure(app, seconds, pause, true);
    std::printf("%-28s %6.2f times the processor\n", "with live graphics", both / alone);
    return 0;
}
