// bench_scoring: what it costs to count a finished 19×19 board, to have an opinion of it, and to
// keep a game.
//
//   bench_scoring      counts by area and territory beside the least there is to do, an estimate's
//                      milliseconds, and the bytes of a game in progress
//
// The baseline is one flood fill of the empty points over an array of stones that is there already.

#include "core/rules/playout.h"
#include "tests/bench/board/games.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

std::size_t s_allocatedBytes = 0;

constexpr int Side = 19;
constexpr int Stride = Side + 1;
using Cells = std::array<char, (Side + 2) * Stride + 1>;

/// Its cells, with a border of '#'.
[[nodiscard]] Cells cellsOf(const Board &board)
{
    Cells cells;
    cells.fill('#');
    for (std::uint8_t row = 0; row < Side; ++row) {
        for (std::uint8_t column = 0; column < Side; ++column) {
            const auto cell = static_cast<std::size_t>((row + 1) * Stride + column);
            cells[cell] = ".XO"[static_cast<int>(board.at({column, row}))];
        }
    }
    return cells;
}

/// Black's area less White's.
[[nodiscard]] int leastAreaCount(Cells cells)
{
    std::array<int, Side * Side> open;
    int margin = 0;
    for (int start = Stride; start < (Side + 1) * Stride; ++start) {
        margin += cells[start] == 'X' ? 1 : cells[start] == 'O' ? -1 : 0;
        if (cells[start] != '.') {
            continue;
        }
        int count = 0;
        int points = 0;
        bool black = false;
        bool white = false;
        open[count++] = start;
        cells[start] = ' ';
        while (count > 0) {
            const int cell = open[--count];
            ++points;
            for (const int neighbor : {cell - 1, cell + 1, cell - Stride, cell + Stride}) {
                black = black || cells[neighbor] == 'X';
                white = white || cells[neighbor] == 'O';
                if (cells[neighbor] == '.') {
                    cells[neighbor] = ' ';
                    open[count++] = neighbor;
                }
            }
        }
        margin += black == white ? 0 : black ? points : -points;
    }
    return margin;
}

/// Calls `work()` for a while; returns how many times a second of processor time.
template <typename Work>
[[nodiscard]] double rateOf(Work &&work)
{
    constexpr double Seconds = 0.3;
    const std::clock_t start = std::clock();
    double elapsed = 0;
    int times = 0;
    while (elapsed < Seconds) {
        work();
        ++times;
        elapsed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }
    return times / elapsed;
}

/// Finished games, as random play ends them.
[[nodiscard]] std::vector<Position> finishedGames(const Ruleset &rules)
{
    std::vector<Position> positions;
    for (const Game &game : randomGames(BoardSize::square(Side), 20, 1)) {
        Position &position = positions.emplace_back(BoardSize::square(Side), rules);
        for (const Move &move : game) {
            position.play(move);
        }
    }
    return positions;
}

void compareCounting()
{
    constexpr int Rounds = 3;
    const auto area = finishedGames(findRulesetPreset("Tromp-Taylor")->rules);
    Ruleset byTerritory = findRulesetPreset("Tromp-Taylor")->rules;
    byTerritory.scoring = ScoringMethod::Territory;
    byTerritory.tax = GroupTax::Seki;
    const auto territory = finishedGames(byTerritory);
    std::vector<Cells> cells;
    for (const Position &position : area) {
        cells.push_back(cellsOf(position.board()));
        if (leastAreaCount(cells.back()) != countGame(position, {}).score.blackMargin) {
            std::fprintf(stderr, "bench_scoring: the counts differ\n");
            std::exit(1);
        }
    }
    double sum = 0;
    std::array<double, 4> best{};
    for (int round = 0; round < Rounds; ++round) {
        std::size_t next = 0;
        const auto each = [&next](const auto &items) -> const auto &
        {
            return items[next++ % items.size()];
        };
        const std::array<double, 4> rates{
            rateOf([&] { sum += leastAreaCount(each(cells)); }),
            rateOf([&] { sum += countGame(each(area), {}).score.blackMargin; }),
            rateOf([&] { sum += countGame(each(territory), {}).score.blackMargin; }),
            rateOf([&] { sum += static_cast<double>(estimateStatus(each(area)).dead.size()); })};
        for (std::size_t i = 0; i < best.size(); ++i) {
            best[i] = std::max(best[i], rates[i]);
        }
    }
    std::printf("%-40s %10.0f /s\n", "flood fill alone", best[0]);
    std::printf("%-40s %10.0f /s   %4.1fx\n", "count by area", best[1], best[0] / best[1]);
    std::printf("%-40s %10.0f /s   %4.1fx\n", "count by territory, seki looked for", best[2],
                best[0] / best[2]);
    std::printf("%-40s %10.1f ms\n", "estimate of dead stones", 1000 / best[3]);
    std::printf("%-40s %10.0f\n", "(margins, so that nothing is left out)", sum);
}

} // namespace

// Counts what is asked of new; the array and nothrow forms come here too.
void *operator new(std::size_t size)
{
    s_allocatedBytes += size;
    void *memory = std::malloc(size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

int main()
{
    const std::size_t before = s_allocatedBytes;
    const Position position(BoardSize::square(Side), {});
    std::printf("%-40s %10zu bytes\n", "a 19x19 game in progress",
                sizeof position + s_allocatedBytes - before);
    compareCounting();
    return 0;
}
