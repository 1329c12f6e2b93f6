#include "core/board/zobrist.h"

namespace shinpan {

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): full period, well mixed from any seed.
[[nodiscard]] constexpr std::uint64_t nextRandom(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

[[nodiscard]] constexpr auto makeKeys()
{
    std::array<ByColor<std::uint64_t>, MaxBoardCells> keys{};
    std::uint64_t state = 361;
    for (auto &key : keys) {
        key.black = nextRandom(state);
        key.white = nextRandom(state);
    }
    return keys;
}

} // namespace

constinit const std::array<ByColor<std::uint64_t>, MaxBoardCells> ZobristKeys = makeKeys();

} // namespace shinpan
