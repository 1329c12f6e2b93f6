#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan {

/// Numbers filed under 64-bit hashes, many under each; nothing is ever taken out. 16 bytes an entry
/// and 4 to 8 for the table.
class BlockIndex
{
public:
    void add(std::uint64_t hash, std::uint32_t number)
    {
        if (m_entries.size() == m_heads.size()) {
            grow();
        }
        m_entries.push_back({hash, None, number});
        link(m_entries.size() - 1);
    }

    /// Calls `visit(number)` for each that was filed under the hash, the latest first, until it
    /// returns true; whether it did.
    template <typename Visitor>
    bool findIf(std::uint64_t hash, Visitor &&visit) const
    {
        std::uint32_t at = m_heads.empty() ? None : m_heads[bucketOf(hash)];
        while (at != None) {
            const Entry &entry = m_entries[at];
            if (entry.hash == hash && visit(entry.number)) {
                return true;
            }
            at = entry.next;
        }
        return false;
    }

private:
    struct Entry
    {
        std::uint64_t hash;
        std::uint32_t next; ///< in the same bucket
        std::uint32_t number;
    };
    static constexpr std::uint32_t None = 0xFFFFFFFF;

    [[nodiscard]] std::size_t bucketOf(std::uint64_t hash) const
    {
        return hash & (m_heads.size() - 1);
    }
    void link(std::size_t at)
    {
        std::uint32_t &head = m_heads[bucketOf(m_entries[at].hash)];
        m_entries[at].next = head;
        head = static_cast<std::uint32_t>(at);
    }
    void grow()
    {
        constexpr std::size_t Least = 1024;
        m_heads.assign(m_heads.empty() ? Least : 2 * m_heads.size(), None);
        for (std::size_t at = 0; at < m_entries.size(); ++at) {
            link(at);
        }
    }

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_heads; ///< as many buckets, a power of two
};

} // namespace shinpan
