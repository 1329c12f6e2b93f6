// bench_board: how fast legality, capture and superko are.
//
//   bench_board                                   replays and playouts on 9×9 and 19×19, beside the
//   naive rules bench_board generate SIZE COUNT SEED          prints random games (positional
//   superko), one a line: D4 Q16 … pass pass bench_board replay SIZE FILE SECONDS [RULE]   moves/s,
//   then games/s, of playing such a file over and over bench_board playouts SIZE SECONDS [RULE]
//   playouts/s, then moves/s
//
// RULE is "superko" (positional, the default) or "ko". SECONDS of replay may be -N: exactly N
// times, for counting instructions. A move is checked, then played; each game or playout starts
// with a new Position.

#include "tests/bench/board/games.h"
#include "tests/rules/naiveposition.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <string_view>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

struct Rates
{
    double gamesPerSecond = 0;
    double movesPerSecond = 0;
};

/// Calls `play()`, which returns how many games and moves it played, for this many seconds or, if
/// negative, this many times.
template <typename Play>
Rates measure(double seconds, Play &&play)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    double elapsed = 0;
    double games = 0;
    double moves = 0;
    int passes = 0;
    do {
        const auto [playedGames, playedMoves] = play();
        games += static_cast<double>(playedGames);
        moves += static_cast<double>(playedMoves);
        ++passes;
        elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    } while (seconds < 0 ? passes < -seconds : elapsed < seconds);
    return {games / elapsed, moves / elapsed};
}

template <typename AnyPosition>
Rates replay(const std::vector<Game> &games, BoardSize size, const Ruleset &rules, double seconds)
{
    const Board start(size);
    return measure(seconds, [&] {
        std::size_t moves = 0;
        for (const Game &game : games) {
            AnyPosition position(start, Color::Black, rules);
            for (const Move &move : game) {
                if (position.check(move)) {
                    std::fprintf(stderr, "bench_board: the games hold an illegal move\n");
                    std::exit(1);
                }
                position.play(move);
            }
            moves += game.size();
        }
        return std::pair(games.size(), moves);
    });
}

Rates playOut(BoardSize size, const Ruleset &rules, double seconds)
{
    RandomPlayer player(1);
    return measure(seconds, [&] {
        Position position(size, rules);
        return std::pair(1, player.playOut(position));
    });
}

/// Each figure is the best of a few rounds, in which the two arms take turns.
void compareAll()
{
    constexpr int Rounds = 3;
    const Ruleset rules{.ko = KoRule::PositionalSuperko};
    std::printf("%-24s %14s %14s %8s\n", "positional superko", "ours", "naive", "ratio");
    for (const int side : {9, 19}) {
        const BoardSize size = BoardSize::square(side);
        const auto games = randomGames(size, 100, 1);
        double ours = 0;
        double naive = 0;
        double playouts = 0;
        for (int round = 0; round < Rounds; ++round) {
            ours = std::max(ours, replay<Position>(games, size, rules, 0.5).movesPerSecond);
            naive = std::max(naive,
                             replay<test::NaivePosition>(games, size, rules, 0.5).movesPerSecond);
            playouts = std::max(playouts, playOut(size, rules, 0.5).gamesPerSecond);
        }
        std::printf("%2dx%-2d replay, moves/s    %14.0f %14.0f %8.0f\n", side, side, ours, naive,
                    ours / naive);
        std::printf("%2dx%-2d playouts/s         %14.0f\n", side, side, playouts);
    }
}

std::optional<BoardSize> sizeFrom(const char *text)
{
    const int side = std::atoi(text);
    return side >= 1 && side <= MaxGtpSide ? std::optional(BoardSize::square(side)) : std::nullopt;
}

int usage()
{
    std::fprintf(
        stderr,
        "usage: bench_board [generate SIZE COUNT SEED | replay SIZE FILE SECONDS [ko|superko] |\n"
        "                    playouts SIZE SECONDS [ko|superko]]\n");
    return 2;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 1) {
        compareAll();
        return 0;
    }
    const std::string_view command = argv[1];
    const auto size = argc > 2 ? sizeFrom(argv[2]) : std::nullopt;
    const bool isSimple = std::string_view(argv[argc - 1]) == "ko";
    const Ruleset rules{.ko = isSimple ? KoRule::Simple : KoRule::PositionalSuperko};
    if (command == "generate" && argc == 5 && size) {
        writeGames(std::cout,
                   randomGames(*size, std::atoi(argv[3]), std::strtoull(argv[4], nullptr, 10)));
        return 0;
    }
    if (command == "replay" && argc >= 5 && size) {
        std::ifstream file(argv[3]);
        const auto games = readGames(file, *size);
        if (games.empty()) {
            std::fprintf(stderr, "bench_board: no games in %s\n", argv[3]);
            return 1;
        }
        const Rates rates = replay<Position>(games, *size, rules, std::atof(argv[4]));
        std::printf("%.0f %.0f\n", rates.movesPerSecond, rates.gamesPerSecond);
        return 0;
    }
    if (command == "playouts" && argc >= 4 && size) {
        const Rates rates = playOut(*size, rules, std::atof(argv[3]));
        std::printf("%.0f %.0f\n", rates.gamesPerSecond, rates.movesPerSecond);
        return 0;
    }
    return usage();
}
