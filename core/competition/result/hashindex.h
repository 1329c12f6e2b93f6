#pragma once

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
    /// Numbers must not become smaller.
    void add(std::uint64_t hash, std::uint32_t number);

    /// Calls `visit(number)` for those that may have been filed under the hash, the latest first,
    /// until it returns true; whether it did.
    template <typename Visitor>
    bool findIf(std::uint64_t hash, Visitor &&visit) const
    {
        if (m_buckets.empty()) {
            return false;
        }
        const std::vector<Entry> &bucket = m_buckets[bucketOf(hash)];
        const std::uint16_t rest = restOf(hash);
        for (auto entry = bucket.rbegin(); entry != bucket.rend(); ++entry) {
            if (entry->rest == rest && visit(entry->number())) {
                return true;
            }
        }
        return false;
    }

private:
    /// 6 bytes, where a number of 4 would make it 8.
    struct Entry
    {
        std::uint16_t rest;
        std::uint16_t low;
        std::uint16_t high;

        [[nodiscard]] std::uint32_t number() const { return (std::uint32_t{high} << 16) | low; }
    };

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
    static void append(std::vector<Entry> &bucket, Entry entry);
    void split();

    std::vector<std::vector<Entry>> m_buckets; ///< 2^level to 2^(level + 1)
    unsigned m_level = LeastLevel;
    std::size_t m_size = 0;
};

} // namespace shinpan
