// bench_sgf read|write [FILE]
// bench_sgf sample
//
// How fast SGF is read into trees, all games of the file, or written from them, beside what the
// machine can do: a scan over the same bytes that only finds the values' ends, and a copy. Prints
// MB/s first, then the ratios: only these can be compared between machines. Trees that are kept
// cost new memory, which a reader that looks at one game after the other, as ours do, takes only
// once; both are told. Without FILE: one tree of 100,000 nodes made here, then 2,000 games.
// `sample` prints that tree, for otherreaders.py.

#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfparser.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/bench/sgf/samplegame.h"

#include <QFile>
#include <malloc.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
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
        run();
        const std::clock_t start = std::exchange(now, std::clock());
        const double seconds =
            static_cast<double>(std::max<std::clock_t>(now - start, 1)) / CLOCKS_PER_SEC;
        best = std::max(best, static_cast<double>(bytes) / seconds / 1e6);
    }
    return best;
}

std::vector<GameTree> readGames(const QByteArray &bytes)
{
    SgfWarningList warnings;
    SgfParser parser(decodeSgf(bytes).text, warnings);
    std::vector<GameTree> games;
    while (parser.readNext()) {
        games.push_back(parser.game());
    }
    return games;
}

/// The same games, one after the other; returns their nodes.
std::size_t readInPassing(const QByteArray &bytes)
{
    SgfWarningList warnings;
    SgfParser parser(decodeSgf(bytes).text, warnings);
    std::size_t nodes = 0;
    while (parser.readNext()) {
        nodes += parser.game().nodeCount();
    }
    return nodes;
}

/// The least that a reader must do: step over every byte, tell values from structure. Byte by byte
/// and not by sgfValueEnd(), so that it stays the same when that becomes quicker.
std::size_t scan(const QByteArray &bytes)
{
    std::size_t values = 0;
    const char *const end = bytes.constEnd();
    for (const char *at = bytes.constBegin(); at != end; ++at) {
        if (*at != '[') {
            continue;
        }
        ++values;
        for (++at; at != end && *at != ']'; ++at) {
            if (*at == '\\' && at + 1 != end) [[unlikely]] { // or clang counts instead of branching
                ++at;
            }
        }
        if (at == end) {
            break;
        }
    }
    return values;
}

std::size_t heapInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void measure(const char *name, const QByteArray &bytes, bool isWriting)
{
    volatile std::size_t sink = 0;
    const std::size_t before = heapInUse();
    const std::vector<GameTree> games = readGames(bytes);
    const std::size_t memory = heapInUse() - before + static_cast<std::size_t>(bytes.size());
    std::size_t nodes = 0;
    qsizetype written = 0;
    for (const GameTree &game : games) {
        nodes += game.nodeCount();
        written += writeSgf(game).size();
    }
    const double ours =
        isWriting
            ? megabytesPerSecond(written,
                                 [&] {
                                     for (const GameTree &game : games) {
                                         sink = static_cast<std::size_t>(writeSgf(game).size());
                                     }
                                 })
            : megabytesPerSecond(bytes.size(), [&] { sink = readGames(bytes).size(); });
    const double scanned = megabytesPerSecond(bytes.size(), [&] { sink = scan(bytes); });
    std::vector<char> target(static_cast<std::size_t>(bytes.size()));
    const double copied = megabytesPerSecond(bytes.size(), [&] {
        std::memcpy(target.data(), bytes.constData(), target.size());
        sink = static_cast<std::size_t>(target[target.size() / 2]);
    });
    std::printf("%.1f MB/s %s %s: scan %.1f MB/s (%.2fx), copy %.1f MB/s (%.1fx), %.1f bytes a "
                "node, %zu games, %zu nodes\n",
                ours, isWriting ? "written" : "read", name, scanned, scanned / ours, copied,
                copied / ours,
                static_cast<double>(memory) / static_cast<double>(std::max<std::size_t>(nodes, 1)),
                games.size(), nodes);
    if (!isWriting) {
        const double passing =
            megabytesPerSecond(bytes.size(), [&] { sink = readInPassing(bytes); });
        std::printf("%.1f MB/s read in passing %s (%.2fx)\n", passing, name, scanned / passing);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 2 && std::strcmp(argv[1], "sample") == 0) {
        const QByteArray sample = bench::sampleTree(100'000);
        return std::fwrite(sample.constData(), 1, static_cast<std::size_t>(sample.size()), stdout)
                     > 0
                 ? 0
                 : 1;
    }
    const bool isReading = argc > 1 && std::strcmp(argv[1], "read") == 0;
    if (argc < 2 || argc > 3 || (!isReading && std::strcmp(argv[1], "write") != 0)) {
        std::fputs("usage: bench_sgf read|write [FILE], bench_sgf sample\n", stderr);
        return 2;
    }
    if (argc == 2) {
        measure("one tree", bench::sampleTree(100'000), !isReading);
        measure("a collection", bench::sampleCollection(2'000), !isReading);
        return 0;
    }
    QFile file(QString::fromLocal8Bit(argv[2]));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "bench_sgf: %s: %s\n", argv[2], qPrintable(file.errorString()));
        return 1;
    }
    measure(argv[2], file.readAll(), !isReading);
    return 0;
}
