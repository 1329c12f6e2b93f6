// bench_analysis [FILE …]
//
// How fast recorded lines of analysis become values, beside what the machine can do: a scan over
// the same bytes that finds the words and converts each number, and keeps nothing. Prints MB/s
// first, then the ratio, which alone can be compared between machines. Without FILE: the streams
// of tests/data/analysis.

#include "core/analysis/analysisparser.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <utility>
#include <vector>

namespace {

using namespace shinpan;

/// Megabytes per second of processor time (other programs must not count): the best of many runs of
/// at least a second in all.
double megabytesPerSecond(qsizetype bytes, const std::function<void()> &run)
{
    double best = 0;
    const std::clock_t end = std::clock() + CLOCKS_PER_SEC;
    for (std::clock_t now = std::clock(); now < end;) {
        const std::clock_t start = now;
        int runs = 0;
        for (; now - start < CLOCKS_PER_SEC / 100; now = std::clock()) {
            run();
            ++runs;
        }
        const double seconds = static_cast<double>(now - start) / CLOCKS_PER_SEC;
        best = std::max(best, static_cast<double>(bytes) * runs / seconds / 1e6);
    }
    return best;
}

/// The least that a reader must do.
double scan(QByteArrayView line)
{
    double sum = 0;
    const char *at = line.begin();
    const char *const end = line.end();
    while (at != end) {
        double number = 0;
        double scale = 0;
        const bool isNegative = *at == '-';
        for (at += isNegative ? 1 : 0; at != end && *at != ' '; ++at) {
            if (*at == '.') {
                scale = 1;
            } else {
                number = number * 10 + (*at - '0');
                scale *= 10;
            }
        }
        sum += (isNegative ? -number : number) / std::max(scale, 1.0);
        while (at != end && *at == ' ') {
            ++at;
        }
    }
    return sum;
}

std::vector<QByteArray> linesOf(const QString &path)
{
    std::vector<QByteArray> lines;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("info")) {
                lines.push_back(line);
            }
        }
    }
    return lines;
}

int measure(const QString &path)
{
    const std::vector<QByteArray> lines = linesOf(path);
    qsizetype bytes = 0;
    AnalysisTerms terms;
    terms.dialect =
        path.contains(QStringLiteral("lz-")) ? AnalysisDialect::LeelaZero : AnalysisDialect::KataGo;
    for (const QByteArray &line : lines) {
        bytes += line.size();
        if (const auto analysis = parseAnalysis(line, terms); !analysis) {
            std::printf("%s: %s\n", qPrintable(path), qPrintable(analysis.error().english()));
            return 1;
        }
    }
    volatile double sink = 0;
    Analysis analysis;
    const double ours = megabytesPerSecond(bytes, [&] {
        for (const QByteArray &line : lines) {
            sink = parseAnalysis(line, terms, analysis) ? analysis.winrate : 0;
        }
    });
    const double scanned = megabytesPerSecond(bytes, [&] {
        for (const QByteArray &line : lines) {
            sink = scan(line);
        }
    });
    const double perLine = static_cast<double>(bytes) / static_cast<double>(lines.size());
    std::printf("%.1f MB/s, %.1f us a line of %.0f bytes: scan %.1f MB/s (%.2fx) %s\n", ours,
                perLine / ours, perLine, scanned, scanned / ours, qPrintable(path));
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1) {
        int status = 0;
        for (int i = 1; i < argc; ++i) {
            status |= measure(QString::fromLocal8Bit(argv[i]));
        }
        return status;
    }
    const QString folder = QStringLiteral(SHINPAN_TEST_DATA "/analysis/");
    return measure(folder + QStringLiteral("kata-analyze.txt"))
         | measure(folder + QStringLiteral("kata-analyze-moves-ownership.txt"))
         | measure(folder + QStringLiteral("lz-analyze.txt"));
}
