#include "core/competition/machines/nodespeed.h"

#include "core/util/seededrandom.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace shinpan {

double nodeSpeed()
{
    constexpr std::size_t Entries = 1 << 16; // half a MiB
    constexpr int Steps = 4'000'000;
    std::vector<std::uint64_t> table(Entries);
    SeededRandom random(1);
    for (std::uint64_t &entry : table) {
        entry = random.next();
    }
    const auto begun = std::chrono::steady_clock::now();
    std::uint64_t at = 0;
    for (int i = 0; i < Steps; ++i) {
        std::uint64_t &entry = table[at % Entries];
        entry = entry * 0x9E3779B97F4A7C15ULL + at;
        at ^= entry >> 17;
    }
    volatile std::uint64_t seen = at; // so that the walk is made
    static_cast<void>(seen);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    return Steps / 1e6 / took.count();
}

} // namespace shinpan
