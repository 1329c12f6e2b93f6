// A whole window while two engines flood its console with a million lines, real processes both, and
// then while a person scrolls, filters and searches in them: how long its event loop was held up,
// by one event, and between two ticks of a timer of 5 ms, how much memory the program took, and
// whether every line is on disk.
//
//     QT_QPA_PLATFORM=offscreen bench_flood [LINES]

#include "tests/bench/ui/stallmeter.h"
#include "tests/ui/console/floodedconsole.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace shinpan;
using namespace std::chrono_literals;
using bench::StallMeter;

namespace {

constexpr std::chrono::seconds FloodLimit = 15min;

/// The most memory that this program ever had, in MB.
double peakMemory()
{
    QFile file(QStringLiteral("/proc/self/status"));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QByteArray size = status.mid(status.indexOf("VmHWM:") + 6).trimmed();
    return size.left(size.indexOf(' ')).toDouble() * 1024 / 1e6;
}

double secondsOfWorkSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Does in the window what a person does, each as an event, and prints how it bore that.
class FloodBench
{
public:
    FloodBench(StallMeter &app, int lines)
        : m_app(app)
        , m_console(lines)
    {
        QObject::connect(&m_pulse, &QTimer::timeout, &m_pulse, [this] {
            m_longestPause = std::max(m_longestPause, 1e3 * secondsOfWorkSince(m_lastPulse));
            m_lastPulse = std::clock();
        });
        m_pulse.start(PulseInterval);
    }

    /// Whether all lines came and are on disk.
    [[nodiscard]] bool run()
    {
        settle();
        std::printf("%-36s %8.1f MB\n", "the window, peak memory", peakMemory());
        begin();
        const bool isFlooded = m_console.flood(FloodLimit);
        report("the flood");
        const qint64 lines = m_console.model().transcript().lineCount();
        std::printf("%-36s %lld of %lld\n", "lines on disk", m_console.linesOnDisk(), lines);
        act("all lines instead of folded ones",
            [this] { m_console.view().foldAction()->toggle(); });
        scroll();
        filter("engine", "Show the lines of", test::FloodedConsole::Analyst, "All engines");
        filter("direction", "Show this kind of lines", "Standard error", "All lines");
        filter("command", "Show this command", "lz-analyze", "All commands");
        const auto needle = QString::fromLatin1(test::FloodedConsole::Needle);
        act("filter by text", [&] { m_console.enterText(needle, false); });
        act("no filter", [this] { m_console.enterText({}, false); });
        search(needle);
        std::printf("%-36s %8.1f MB\n", "at the end, peak memory", peakMemory());
        return isFlooded && m_console.linesOnDisk() == lines;
    }

private:
    void begin()
    {
        (void)m_app.takeLongest();
        m_longestPause = 0;
        m_lastPulse = std::clock();
        m_time.start();
        m_begin = std::clock();
    }

    void report(const char *what)
    {
        const StallMeter::Stall stall = m_app.takeLongest();
        std::printf("%-36s %8lld ms (%.0f ms CPU), %d rows; longest stall %.1f ms (%.1f ms CPU), "
                    "%.1f ms CPU between two ticks\n",
                    what, static_cast<long long>(m_time.elapsed()),
                    1e3 * secondsOfWorkSince(m_begin), m_console.model().rowCount(), stall.time,
                    stall.processorTime, m_longestPause);
        std::fflush(stdout);
    }

    /// Waits until the model has come through all lines and what it changed is painted.
    void settle()
    {
        (void)test::waitUntil([this] { return !m_console.model().isBehind(); }, FloodLimit);
        QElapsedTimer calm;
        calm.start();
        (void)test::waitUntil([&calm] { return calm.elapsed() > 200; }, FloodLimit);
    }

    template <typename Action>
    void doInEvent(Action action)
    {
        bool isDone = false;
        QTimer::singleShot(0, &m_console.window(), [&] {
            action();
            isDone = true;
        });
        (void)test::waitUntil([&isDone] { return isDone; }, FloodLimit);
    }

    template <typename Action>
    void act(const char *what, Action action)
    {
        begin();
        doInEvent(action);
        settle();
        report(what);
    }

    void filter(const char *by, const char *choice, const char *text, const char *all)
    {
        act(qPrintable(QStringLiteral("filter by %1").arg(QLatin1String(by))),
            [&] { m_console.choose(choice, QString::fromUtf8(text)); });
        act("no filter", [&] { m_console.choose(choice, QString::fromLatin1(all)); });
    }

    /// Scrolls by pages and jumps anywhere, painting each time.
    void scroll()
    {
        QScrollBar &bar = *m_console.view().verticalScrollBar();
        constexpr int Steps = 400;
        double longest = 0;
        begin();
        for (int step = 0; step < Steps; ++step) {
            const auto far = static_cast<int>(qint64{step} * 7919 * 1009 % (bar.maximum() + 1));
            doInEvent([&] {
                const std::clock_t begin = std::clock();
                bar.setValue(step % 2 == 0 ? far : bar.value() + bar.pageStep());
                m_console.view().viewport()->repaint();
                longest = std::max(longest, 1e3 * secondsOfWorkSince(begin));
            });
        }
        report("400 pages and jumps");
        std::printf("%-36s %8.1f ms CPU\n", "the worst of them", longest);
    }

    void search(const QString &text)
    {
        begin();
        doInEvent([&] { m_console.enterText(text, true); });
        const QString all = QString::number(m_console.needles());
        const bool isDone =
            test::waitUntil([&] { return m_console.placesFound() == all; }, FloodLimit);
        report(isDone ? "search, every place found" : "search, PLACES MISSING");
    }

    static constexpr int PulseInterval = 5; ///< milliseconds

    StallMeter &m_app;
    test::FloodedConsole m_console;
    QElapsedTimer m_time;
    std::clock_t m_begin = 0;
    QTimer m_pulse;
    std::clock_t m_lastPulse = std::clock();
    double m_longestPause = 0; ///< milliseconds of work between two pulses
};

} // namespace

int main(int argc, char **argv)
{
    StallMeter app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    constexpr int Step = 2 * test::FloodedConsole::LinesPerNeedle;
    const int wanted = arguments.size() > 1 ? arguments[1].toInt() : 1'000'000;
    return FloodBench(app, std::max(wanted / Step, 1) * Step).run() ? 0 : 1;
}
