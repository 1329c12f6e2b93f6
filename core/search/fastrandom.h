#pragma once

#include <cstdint>

namespace shinpan {

/// Random numbers for playouts, the same everywhere for the same seed. xorshift64* (Vigna 2016).
class FastRandom
{
public:
    explicit FastRandom(std::uint64_t seed)
        : m_state((seed + 1) * 0x9E3779B97F4A7C15ULL | 1)
    { }

    /// 0 to `limit` - 1; `limit` is at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t limit)
    {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * limit) >> 32);
    }

    /// Happens `chances` times in 256.
    [[nodiscard]] bool happens(unsigned chances) { return (next() >> 24) < chances; }

    /// A number from 0 to 1, without 1.
    [[nodiscard]] float fraction() { return static_cast<float>(next() >> 8) * 0x1p-24F; }

private:
    [[nodiscard]] std::uint32_t next()
    {
        m_state ^= m_state >> 12;
        m_state ^= m_state << 25;
        m_state ^= m_state >> 27;
        return static_cast<std::uint32_t>((m_state * 0x2545F4914F6CDD1DULL) >> 32);
    }

    std::uint64_t m_state;
};

} // namespace shinpan
