// bench_explorer INDEX GAME.sgf FOLDER
//
// How long the index of games takes to answer for positions of GAME (after 1, 2, 4, 8… moves),
// beside a plain scan of FOLDER, whose index it is: every file read, every position compared as
// Find does it. Prints processor times, their ratio, and whether both found as many games. The
// games are to be without passes and variations, as tests/bench/explorer/manygames.py writes them.

#include "core/explorer/explorer.h"
#include "core/explorer/indexing.h"
#include "core/record/import/gamefile.h"
#include "core/record/import/gamefolder.h"
#include "core/record/search/positionsearch.h"
#include "core/record/tree/nodepath.h"
#include "core/record/tree/replay.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <limits>
#include <vector>

namespace {

using namespace shinpan;

[[nodiscard]] double milliseconds(std::clock_t start)
{
    return static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
}

/// How many games of the folder have the position, by looking at them all.
[[nodiscard]] std::int64_t scanned(const QString &folder, const Board &board)
{
    const BoardRegion whole{{0, 0},
                            {static_cast<std::uint8_t>(board.size().columns - 1),
                             static_cast<std::uint8_t>(board.size().rows - 1)}};
    const std::vector<PositionPattern> variants =
        PositionPattern(board, whole).variants(true, true);
    std::int64_t games = 0;
    forEachGameFile(folder, [&](const QFileInfo &file) {
        const auto collection = loadGameFile(file.filePath());
        for (std::size_t i = 0; collection && i < collection->size(); ++i) {
            const GameTree tree = collection->game(i).tree;
            PositionSearch search(tree, variants);
            static_cast<void>(search.advance(std::numeric_limits<int>::max()));
            games += search.hits().empty() ? 0 : 1;
        }
    });
    return games;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::puts("bench_explorer INDEX GAME.sgf FOLDER");
        return 2;
    }
    auto start = std::clock();
    Result<Explorer> explorer = Explorer::open(QString::fromLocal8Bit(argv[1]));
    while (explorer && !explorer->isLoaded() && explorer->load(1000)) { }
    const auto game = loadGameFile(QString::fromLocal8Bit(argv[2]));
    if (!explorer || !game) {
        std::puts("they cannot be read");
        return 2;
    }
    std::printf("index of %lld games opened in %.1f ms\n",
                static_cast<long long>(explorer->gameCount()), milliseconds(start));
    const GameTree tree = game->game(0).tree;
    for (int move = 1;; move *= 2) {
        const auto place = findPlace(tree, QString::number(move));
        if (!place) {
            return 0;
        }
        const Replay replay = replayTo(tree, place->node);
        double best = 1e9;
        std::int64_t games = 0;
        for (int i = 0; i < 20; ++i) {
            start = std::clock();
            games =
                explorer->ask(replay.board(), replay.toPlay(tree, place->node), {}, 200)->all.games;
            best = std::min(best, std::max(milliseconds(start), 0.001));
        }
        start = std::clock();
        const std::int64_t plain = scanned(QString::fromLocal8Bit(argv[3]), replay.board());
        const double scan = milliseconds(start);
        std::printf("move %d: %lld games in %.3f ms, plain scan %lld in %.0f ms, ratio %.0f%s\n",
                    move, static_cast<long long>(games), best, static_cast<long long>(plain), scan,
                    scan / best, games == plain ? "" : ", DIFFERENT");
        std::fflush(stdout);
    }
}
