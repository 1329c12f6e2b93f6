// A million lines in the console: appended with the view open, scrolled, filtered, searched, and
// what that costs in memory. Beside it the least that is needed: writing the same bytes to a file,
// and looking for a text in them in memory.
//
//     QT_QPA_PLATFORM=offscreen bench_console [LINES]

#include "core/gtp/gtptranscript.h"
#include "tests/bench/ui/stallmeter.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptsearch.h"
#include "ui/console/transcriptview.h"

#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string_view>

using namespace shinpan;
using bench::StallMeter;
using Kind = GtpTranscript::Kind;

namespace {

/// What is kept in memory by this program alone, in MiB.
double memory()
{
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    if (!file.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("Pss:")) {
            return line.mid(4).trimmed().split(' ').first().toDouble() / 1024;
        }
    }
    return 0;
}

/// Milliseconds since it was made: on the clock, and of this program's own work. On a machine with
/// other work only the second means much.
class Stopwatch
{
public:
    Stopwatch() { m_time.start(); }

    [[nodiscard]] double time() const { return static_cast<double>(m_time.nsecsElapsed()) / 1e6; }
    [[nodiscard]] double work() const
    {
        return 1e3 * static_cast<double>(std::clock() - m_begin) / CLOCKS_PER_SEC;
    }

private:
    QElapsedTimer m_time;
    std::clock_t m_begin = std::clock();
};

/// What two engines might say, a line for each number.
QByteArray textOf(int number)
{
    switch (number % 10) {
    case 0:
        return QByteArray::number(number) + " genmove b";
    case 1:
        return "=" + QByteArray::number(number - 1) + " Q16";
    case 9:
        return number % 1000 == 9 ? "Thinking at most 36.0 seconds about the needle"
                                  : "Thinking at most 36.0 seconds...";
    default:
        return "NN eval=0.470231 playouts " + QByteArray::number(number)
             + " Q16 -> 412 (V: 47.02%) (LCB: 46.11%) PV: Q16 D4 D16 Q3 R5";
    }
}

Kind kindOf(int number)
{
    return number % 10 == 0 ? Kind::Command : number % 10 == 1 ? Kind::Reply : Kind::ErrorOutput;
}

/// Measures one after the other what a person does with a console.
class Bench
{
public:
    explicit Bench(StallMeter &app, int lines)
        : m_app(app)
        , m_lines(lines)
    {
        m_transcript.keepIn(m_directory.path());
        m_transcript.addSource(QStringLiteral("Leela Zero"));
        m_transcript.addSource(QStringLiteral("GNU Go"));
        m_view.resize(1200, 800);
        m_view.show();
        settle();
    }

    void run()
    {
        const double before = memory();
        std::printf("%-30s %8.1f MiB\n", "an empty console", before);
        append();
        std::printf("%-30s %8.1f MiB, %.1f more\n", "with all lines", memory(), memory() - before);
        appendSteadily();
        scroll();
        filterAll();
        search();
        std::printf("%-30s %8.1f MiB\n", "at the end", memory());
    }

private:
    void settle()
    {
        QElapsedTimer time;
        time.start();
        do {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        } while (m_model.isBehind() || m_search.isSearching() || time.elapsed() < 100);
    }

    void appendLine(int number) { m_transcript.append(number % 2, kindOf(number), textOf(number)); }

    /// Appends as fast as it can, with the event loop coming round every thousand lines; beside it
    /// the same bytes in a file.
    void append()
    {
        (void)m_app.takeLongest();
        const Stopwatch watch;
        for (int number = 0; number < m_lines; ++number) {
            appendLine(number);
            if (number % 1000 == 999) {
                QCoreApplication::processEvents();
            }
        }
        const double time = watch.time();
        const double work = watch.work();
        const StallMeter::Stall stall = m_app.takeLongest();
        settle();
        const Stopwatch rawWatch;
        std::FILE *file =
            std::fopen(QFile::encodeName(m_directory.filePath(QStringLiteral("raw"))), "w");
        for (int number = 0; number < m_lines; ++number) {
            const QByteArray text = "2026-11-21T09:41:07.250 > [Leela Zero] " + textOf(number);
            std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), file);
            std::fputc('\n', file);
        }
        std::fclose(file);
        std::printf("%-30s %8.0f lines/s (%.0f lines/s CPU, %.1fx a raw file); longest stall %.1f "
                    "ms (%.1f ms CPU)\n",
                    "append, view open, following", 1e3 * m_lines / time, 1e3 * m_lines / work,
                    work / rawWatch.work(), stall.time, stall.processorTime);
    }

    /// 20,000 lines a second, for three seconds.
    void appendSteadily()
    {
        (void)m_app.takeLongest();
        const Stopwatch watch;
        int number = m_lines;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            for (const int due = m_lines + static_cast<int>(watch.time() * 20); number < due;) {
                appendLine(number++);
            }
        });
        timer.start(5);
        while (watch.time() < 3000) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        const double share = 100 * watch.work() / watch.time();
        const StallMeter::Stall stall = m_app.takeLongest();
        std::printf("%-30s %8.1f %% of a core; longest stall %.1f ms (%.1f ms CPU)\n",
                    "20,000 lines/s", share, stall.time, stall.processorTime);
    }

    void scroll()
    {
        QScrollBar *const bar = m_view.verticalScrollBar();
        double longest = 0;
        constexpr int Steps = 400;
        const Stopwatch all;
        for (int step = 0; step < Steps; ++step) {
            const int far = static_cast<int>(qint64{step} * 7919 * 1009 % m_model.rowCount());
            const Stopwatch watch;
            bar->setValue(step % 2 == 0 ? far : bar->value() + bar->pageStep());
            m_view.viewport()->repaint();
            longest = std::max(longest, watch.work());
        }
        std::printf("%-30s %8.2f ms (%.2f ms CPU, at most %.2f)\n", "a page or a jump, painted",
                    all.time() / Steps, all.work() / Steps, longest);
    }

    void filter(const char *name, const TranscriptFilter &filter)
    {
        (void)m_app.takeLongest();
        const Stopwatch watch;
        m_model.setFilter(filter);
        const double first = watch.work();
        while (m_model.isBehind()) {
            QCoreApplication::processEvents();
        }
        const StallMeter::Stall stall = m_app.takeLongest();
        std::printf("%-30s %8.0f ms (%.0f ms CPU) for %d rows; longest stall %.1f ms (%.1f ms "
                    "CPU)\n",
                    name, watch.time(), watch.work(), m_model.rowCount(), stall.time,
                    std::max(first, stall.processorTime));
    }

    void filterAll()
    {
        TranscriptFilter engine;
        engine.engines = {1};
        filter("filter by engine", engine);
        TranscriptFilter sent;
        sent.directions = TranscriptFilter::Sent;
        filter("filter by direction", sent);
        TranscriptFilter command;
        command.commands = {"genmove"};
        filter("filter by command", command);
        TranscriptFilter text;
        text.text = QStringLiteral("needle");
        filter("filter by text", text);
        filter("no filter", {});
    }

    void search()
    {
        (void)m_app.takeLongest();
        const Stopwatch watch;
        m_search.setText(QStringLiteral("NEEDLE"));
        const double first = watch.work();
        while (m_search.isSearching()) {
            QCoreApplication::processEvents();
        }
        const double time = watch.time();
        const double work = watch.work();
        const StallMeter::Stall stall = m_app.takeLongest();
        QFile file(m_directory.filePath(QStringLiteral("raw")));
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const Stopwatch rawWatch;
        int found = 0;
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        for (std::size_t at = text.find("needle"); at != std::string_view::npos;
             at = text.find("needle", at + 1)) {
            ++found;
        }
        std::printf("%-30s %8.0f ms (%.0f ms CPU, %.1fx a search in memory that heeds letter "
                    "case); %d hits (%d); longest stall %.1f ms (%.1f ms CPU)\n",
                    "search", time, work, work / rawWatch.work(), m_search.hitCount(), found,
                    stall.time, std::max(first, stall.processorTime));
    }

    StallMeter &m_app;
    int m_lines;
    QTemporaryDir m_directory;
    GtpTranscript m_transcript;
    TranscriptModel m_model{m_transcript};
    TranscriptSearch m_search{m_model};
    TranscriptView m_view{m_model};
};

} // namespace

int main(int argc, char **argv)
{
    StallMeter app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    Bench(app, arguments.size() > 1 ? std::max(arguments[1].toInt(), 1000) : 1'000'000).run();
}
