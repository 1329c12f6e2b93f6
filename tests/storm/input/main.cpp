// inputstorm [--minutes M] [--seed S] [--round SECONDS] [--stall MS] [--panel NAME] [--log FILE]:
// random input on a window in which a game is edited while two engines play in another tab. Fails
// if the event loop is held up for more than 50 ms of processor time by one event (as root: not
// counting what a virtual machine's host took away meanwhile), if anything piles up from round to
// round, or (loudly) if the program dies. With QT_QPA_PLATFORM=offscreen it needs no display. An
// hour is the usual measure; the log says what was done last.

#include "core/util/memoryreturn.h"
#include "tests/faults/ownprocess.h"
#include "tests/storm/input/inputstorm.h"
#include "tests/storm/input/stacktrace.h"
#include "tests/storm/input/stallwatch.h"
#include "ui/kit/chrome/applystyle.h"

#include <QCommandLineParser>
#include <QDesktopServices>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

using namespace shinpan::test;

namespace {

constexpr std::array Schemes{"file", "http", "https", "mailto"};
constexpr double MostGrowth = 4; // MiB of heap after the rounds in which caches find their size

/// Opens nothing: the storm must not reach other programs.
class NoDesktop final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl &) { }
};

void printStalls(const std::vector<StallWatch::Stall> &stalls)
{
    for (const StallWatch::Stall &stall : stalls) {
        std::printf(
            "  stall: %.1f ms (%.1f ms of processor, at most %.1f by its ticks, %.1f in the "
            "kernel, %ld page faults; the machine stood still for %.1f ms, did in %.1f us what "
            "takes it %.1f at best) until %s by event %d of %s %s\n",
            stall.time, stall.processorTime, stall.ticked, stall.systemTime, stall.pageFaults,
            stall.stopped, stall.pace.mean * 1e3, stall.pace.best * 1e3,
            qPrintable(stall.moment.toString(Qt::ISODateWithMs)), stall.event,
            stall.receiver.constData(), qPrintable(stall.remark));
        for (const QByteArray &function : stall.stack.split('\n')) {
            std::printf("      %s\n", function.constData());
        }
    }
}

/// Whether what is in use after the last round is what was in use after the first ones.
bool isFlat(const std::vector<InputStorm::Sample> &samples)
{
    const InputStorm::Sample &last = samples.back();
    if (last.processes > 0) {
        return false;
    }
    // Tables of Qt's stay as large as they were with the most windows that there were at once.
    const std::size_t warmUp = std::max<std::size_t>(samples.size() / 4, 2);
    if (samples.size() <= warmUp) {
        return true;
    }
    const InputStorm::Sample &early = samples[warmUp - 1];
    return (isMemoryInflated() || last.heap <= early.heap + MostGrowth)
        && last.descriptors <= early.descriptors && last.widgets <= early.widgets;
}

} // namespace

int main(int argc, char *argv[])
{
    if (!isMemoryInflated()) { // a sanitizer has its own
        writeStackOnCrash();
    }
    StallWatch application(argc, argv);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    shinpan::applyStyle(application, shinpan::ColorScheme::Light);
    const shinpan::MemoryReturn memoryReturn;
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{QStringLiteral("minutes"), QStringLiteral("How long."), QStringLiteral("M"),
                        QStringLiteral("60")},
                       {QStringLiteral("seed"), QStringLiteral("Which rain."), QStringLiteral("S"),
                        QStringLiteral("1")},
                       {QStringLiteral("round"), QStringLiteral("Of each round."),
                        QStringLiteral("SECONDS"), QStringLiteral("120")},
                       {QStringLiteral("stall"),
                        QStringLiteral("The longest that one event may take, in milliseconds of "
                                       "processor time; 0: it is not judged."),
                        QStringLiteral("MS"), QStringLiteral("50")},
                       {QStringLiteral("panel"),
                        QStringLiteral("A panel that stays open, such as explorer (which shows "
                                       "$XDG_CACHE_HOME/inputstorm/games.index)."),
                        QStringLiteral("NAME")},
                       {QStringLiteral("log"), QStringLiteral("Where every action goes."),
                        QStringLiteral("FILE")}});
    parser.process(application);

    NoDesktop noDesktop;
    for (const char *scheme : Schemes) {
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &noDesktop, "open");
    }
    InputStorm::Settings settings;
    settings.seed = parser.value(QStringLiteral("seed")).toUInt();
    settings.round =
        std::chrono::seconds(std::max(1, parser.value(QStringLiteral("round")).toInt()));
    settings.panel = parser.value(QStringLiteral("panel"));
    const double seconds = parser.value(QStringLiteral("minutes")).toDouble() * 60;
    settings.rounds =
        std::max(1, static_cast<int>(seconds / static_cast<double>(settings.round.count())));
    if (parser.isSet(QStringLiteral("log"))) {
        settings.log = std::fopen(qPrintable(parser.value(QStringLiteral("log"))), "w");
    }

    const double longestStall = parser.value(QStringLiteral("stall")).toDouble();
    if (longestStall > 0) {
        application.setLimit(std::chrono::milliseconds(std::lround(longestStall)));
    }
    if (longestStall > 0 && !application.machine().isReliable()) {
        std::puts("Not root: a host that stops the machine counts as a stall.");
    }
    int exitCode = 0;
    InputStorm storm(settings);
    QObject::connect(&storm, &InputStorm::acted, &application, &StallWatch::setRemark);
    QObject::connect(&storm, &InputStorm::roundEnded, &application, [&] {
        application.excuse(); // what tears a whole session down and looks at the process
        const InputStorm::Sample &sample = storm.samples().back();
        std::printf("round %zu: %ld actions, heap %.2f MiB, resident %.1f MiB, %d processes, %d "
                    "descriptors, %d widgets\n",
                    storm.samples().size(), sample.actions, sample.heap, residentMemory(),
                    sample.processes, sample.descriptors, sample.widgets);
        const auto stalls = application.takeStalls(longestStall > 0 ? longestStall : 1e9);
        printStalls(stalls);
        exitCode = stalls.empty() ? exitCode : 1;
        std::fflush(stdout);
    });
    QObject::connect(&storm, &InputStorm::finished, &application, [&] {
        printStalls({application.longest()});
        exitCode = isFlat(storm.samples()) ? exitCode : 1;
        std::puts(exitCode == 0 ? "fine" : "FAILED");
        QCoreApplication::exit(exitCode);
    });
    storm.start();
    QApplication::exec();
    for (const char *scheme : Schemes) {
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
    }
    return exitCode;
}

#include "main.moc"
