// bench_search: how many playouts a search does in a second, and what a second thread is worth.
//
//   bench_search [SECONDS]      9×9 and 19×19 from the empty board: one thread; two searches of one
//                               thread side by side, as two processes would be; one of two threads
//
// The last ratio is of two threads to two searches.

#include "core/search/treesearch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace shinpan;

namespace {

/// Playouts per second.
double rateOf(int side, int threads, double seconds)
{
    using Clock = std::chrono::steady_clock;
    TreeSearch search({.threads = threads});
    const SearchPosition position{.start = Board(BoardSize::square(side)), .moves = {}, .komi = 7};
    const auto start = Clock::now();
    const auto elapsed = [start] {
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    search.run(position, [&] { return elapsed() >= seconds; });
    return static_cast<double>(search.result().playouts) / elapsed();
}

double rateOfTwo(int side, double seconds)
{
    double other = 0;
    std::thread beside([&] { other = rateOf(side, 1, seconds); });
    const double one = rateOf(side, 1, seconds);
    beside.join();
    return one + other;
}

} // namespace

/// Each figure is the best of a few rounds, in which the three take turns.
int main(int argc, char *argv[])
{
    constexpr int Rounds = 3;
    const double seconds = argc > 1 ? std::atof(argv[1]) : 2;
    if (seconds <= 0) {
        std::fprintf(stderr, "usage: bench_search [SECONDS]\n");
        return 2;
    }
    std::printf("%-12s %12s %14s %14s %8s\n", "playouts/s", "one thread", "two searches",
                "two threads", "ratio");
    for (const int side : {9, 19}) {
        double one = 0;
        double twoSearches = 0;
        double twoThreads = 0;
        for (int round = 0; round < Rounds; ++round) {
            one = std::max(one, rateOf(side, 1, seconds));
            twoSearches = std::max(twoSearches, rateOfTwo(side, seconds));
            twoThreads = std::max(twoThreads, rateOf(side, 2, seconds));
        }
        std::printf("%2dx%-9d %12.0f %14.0f %14.0f %8.2f\n", side, side, one, twoSearches,
                    twoThreads, twoThreads / twoSearches);
    }
    return 0;
}
