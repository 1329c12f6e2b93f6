#pragma once

#include "core/rules/gameline.h"

#include <QtGlobal>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
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

/// That a game repeats an earlier one.
struct Duplicate
{
    std::size_t game = 0; ///< the earlier one's number, in the order in which they were added
    bool isExact = true;  ///< move for move, and not only nearly

    friend bool operator==(const Duplicate &, const Duplicate &) = default;
};

/// Finds games that repeat an earlier one, however the board is turned.
///
/// The measure is that of gogui-twogtp (Compare.java): two games are as far apart as their lengths
/// differ, plus the number of plies at which they differ while both last; set-up stones count as
/// plies. 0 is the same game; below a fifth of the new game's length it is nearly the same.
///
/// gogui compares each game with all others, in time that grows with the square of their number.
/// Here only games are looked at that share three plies in a row: of the new game's blocks of three
/// plies so many are looked up that a near duplicate cannot differ in all of them, the last ones,
/// for by then unrelated games have parted. So the time for a game does not depend on how many
/// there are, and nothing is missed. About 2 bytes a ply are kept, and 7 for the index.
class DuplicateFinder
{
public:
    /// Adds a game and says whether it repeats one of those with the same `group`: who had which
    /// colour against whom, say. An exact duplicate is of the first such game, a near one of any.
    std::optional<Duplicate> add(std::uint64_t group, const GameLine &game);

    /// How many were added.
    [[nodiscard]] std::size_t size() const { return m_begins.size(); }

    /// How many plies and entries were looked at so far, which is what time is proportional to.
    [[nodiscard]] qint64 steps() const { return m_steps; }

private:
    /// A stone or a pass, as the games are compared by.
    using Ply = std::uint16_t;

    [[nodiscard]] std::span<const Ply> pliesOf(std::uint32_t game) const;
    [[nodiscard]] std::optional<std::uint32_t> findNear(std::uint64_t key,
                                                        std::span<const Ply> plies);
    [[nodiscard]] bool isNear(std::span<const Ply> plies, std::uint32_t other);
    void keep(std::uint64_t key, std::span<const Ply> plies);

    std::vector<Ply> m_plies;          ///< of all games, one after the other
    std::vector<std::size_t> m_begins; ///< of each in m_plies
    std::vector<std::uint64_t> m_seen; ///< which search looked at a game last
    std::uint64_t m_searches = 0;
    std::unordered_map<std::uint64_t, std::uint32_t> m_exact; ///< the first game of each hash
    BlockIndex m_blocks;                                      ///< the games with a block
    qint64 m_steps = 0;
};

} // namespace shinpan
