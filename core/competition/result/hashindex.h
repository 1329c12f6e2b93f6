#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan {

/// Numbers filed under 64-bit hashes, many under each; nothing is ever taken out. Of a hash only
/// some 28 bits are kept, so that a number may also turn up under another one: whoever searches
/// looks at what it finds.
///
/// Some 7 bytes an entry. Memory grows as evenly as what is in it, and no entry takes longer than
/// another: one bucket after the other is split (linear hashing, Litwin 1980), so that each has
/// some dozens of entries however many there are.
class HashIndex
{
public:
    /// Numbers must not become smaller, and are below 2^32 - 1.
    void add(std::uint64_t hash, std::uint32_t number);

    /// Calls `visit(number)` for those that may have been filed under the hash, the latest first,
    /// until it returns true; whether it did.
    template <typename Visitor>
    bool findIf(std::uint64_t hash, Visitor &&visit) const
    {
        if (m_buckets.empty()) {
            return false;
        }
        const Bucket &bucket = m_buckets[bucketOf(hash)];
        const std::uint16_t rest = restOf(hash);
        for (auto eight = bucket.rbegin(); eight != bucket.rend(); ++eight) {
            if (!eight->has(rest)) {
                continue;
            }
            for (std::size_t i = Eight::Size; i-- > 0;) {
                const std::uint32_t number = eight->number(i);
                if (eight->rest[i] == rest && number != None && visit(number)) {
                    return true;
                }
            }
        }
        return false;
    }

private:
    /// The number of a place that is free.
    static constexpr std::uint32_t None = 0xFFFFFFFF;

    /// Eight entries, of 6 bytes each. What is compared stands together, so that the processor
    /// compares all eight at once.
    struct Eight
    {
        static constexpr std::size_t Size = 8;
        using Words = std::array<std::uint16_t, Size>;

        Words rest{};
        Words low;
        Words high;

        /// All places are free.
        Eight()
        {
            low.fill(None & 0xFFFF);
            high.fill(None >> 16);
        }
        [[nodiscard]] bool has(std::uint16_t wanted) const
        {
            bool isThere = false;
            for (const std::uint16_t each : rest) {
                isThere |= each == wanted;
            }
            return isThere;
        }
        [[nodiscard]] std::uint32_t number(std::size_t i) const
        {
            return (std::uint32_t{high[i]} << 16) | low[i];
        }
        void set(std::size_t i, std::uint16_t restOfHash, std::uint32_t number)
        {
            rest[i] = restOfHash;
            low[i] = static_cast<std::uint16_t>(number & 0xFFFF);
            high[i] = static_cast<std::uint16_t>(number >> 16);
        }
    };
    /// The free places are the last ones.
    using Bucket = std::vector<Eight>;

    static constexpr unsigned LeastLevel = 10;

    /// The part of the hash above what the place of the bucket says in the smallest index.
    [[nodiscard]] static std::uint16_t restOf(std::uint64_t hash)
    {
        return static_cast<std::uint16_t>(hash >> LeastLevel);
    }
    [[nodiscard]] std::size_t bucketOf(std::uint64_t hash) const
    {
        const std::size_t doubled = hash & ((std::size_t{2} << m_level) - 1);
        return doubled < m_buckets.size() ? doubled : hash & ((std::size_t{1} << m_level) - 1);
    }
    static void append(Bucket &bucket, std::uint16_t rest, std::uint32_t number);
    void split();

    std::vector<Bucket> m_buckets; ///< 2^level to 2^(level + 1)
    unsigned m_level = LeastLevel;
    std::size_t m_size = 0;
};

} // namespace shinpan
