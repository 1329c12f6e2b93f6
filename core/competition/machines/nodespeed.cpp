#include "core/competition/machines/nodespeed.h"

#include "core/util/seededrandom.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

namespace shinpan {

namespace {

[[nodiscard]] double measuredSpeed()
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

} // namespace

double nodeSpeed()
{
    return std::max({measuredSpeed(), measuredSpeed(), measuredSpeed()});
}

TimeControl scaledTime(const TimeControl &time, double meant, double speed)
{
    constexpr double Most = 8;
    if (meant <= 0 || speed <= 0) {
        return time;
    }
    const double factor = std::clamp(meant / speed, 1 / Most, Most);
    const auto scaled = [factor](std::chrono::milliseconds part) {
        return std::chrono::milliseconds(std::llround(factor * static_cast<double>(part.count())));
    };
    TimeControl other = time;
    other.main = scaled(time.main);
    other.period = scaled(time.period);
    return other.isPlayable() ? other : time;
}

} // namespace shinpan
