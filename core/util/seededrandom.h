#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

namespace shinpan {

/// Random numbers that follow from a seed alone: the same on every machine and with every compiler,
/// which those of <random>'s distributions are not. SplitMix64 (Steele, Lea, Flood 2014).
class SeededRandom
{
public:
    explicit SeededRandom(std::uint64_t seed)
        : m_state(seed)
    { }

    /// Numbers of their own for each list of keys, such as a seed and what it is used for.
    explicit SeededRandom(std::initializer_list<std::uint64_t> keys)
    {
        for (const std::uint64_t key : keys) {
            m_state = SeededRandom(m_state ^ key).next();
        }
    }

    [[nodiscard]] std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// 0 to `limit` - 1, all equally likely; `limit` is 1 or more.
    [[nodiscard]] std::size_t below(std::size_t limit)
    {
        const std::uint64_t uneven = (0 - std::uint64_t{limit}) % limit;
        std::uint64_t number = next();
        while (number < uneven) {
            number = next();
        }
        return static_cast<std::size_t>(number % limit);
    }

    /// Brings a container's elements into an order, all equally likely.
    template <typename Container>
    void shuffle(Container &container)
    {
        for (std::size_t left = container.size(); left > 1; --left) {
            std::swap(container[left - 1], container[below(left)]);
        }
    }

private:
    std::uint64_t m_state = 0;
};

} // namespace shinpan
