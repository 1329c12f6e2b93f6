#pragma once

#include "core/competition/result/hashindex.h"
#include "core/rules/gameline.h"

#include <QtGlobal>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace shinpan {

/// A game repeats this earlier one.
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
/// Here only games are looked at that share three plies in a row: so many of the new game's blocks
/// of three plies are looked up that a near duplicate cannot differ in all of them, the last ones,
/// for by then unrelated games have parted. So the time for a game does not depend on how many
/// there are, and nothing is missed. About 2 bytes a ply are kept, 1.6 for the index (a key for
/// nine plies in two, as no fewer find all that is near), and 24 a game.
class DuplicateFinder
{
public:
    /// The game that is repeated.
    struct Repeated
    {
        std::optional<Duplicate> ofGroup; ///< one of its group
        std::optional<Duplicate> ofAny;   ///< one of any group; only if there is none of its own
    };

    /// Adds a game and says whether it repeats one of those with the same `group`: players and
    /// colours, say. An exact duplicate is of the first such game, a near one of any.
    Repeated add(std::uint64_t group, const GameLine &game);

    /// How many were added.
    [[nodiscard]] std::size_t size() const { return m_games.size(); }

    /// How many plies and entries were looked at so far, which is what time is proportional to.
    [[nodiscard]] qint64 steps() const { return m_steps; }

private:
    /// A stone or a pass, as the games are compared by.
    using Ply = std::uint16_t;
    using Plies = std::vector<Ply>;

    struct Game
    {
        std::uint64_t begin;      ///< in m_plies
        std::uint32_t group;      ///< by m_groups
        std::uint32_t seen : 31;  ///< which search looked at it last
        std::uint32_t isCopy : 1; ///< move for move, of one of any group
    };

    template <typename Wanted>
    [[nodiscard]] std::optional<std::uint32_t> firstExact(std::uint64_t hash,
                                                          const std::vector<Plies> &turned,
                                                          Wanted isWanted);
    [[nodiscard]] Repeated findNear(std::uint64_t key,
                                    const std::vector<Plies> &turned,
                                    std::uint32_t own);
    void findNear(std::uint64_t key, const Plies &plies, std::uint32_t own, Repeated &near);
    [[nodiscard]] std::size_t lengthOf(std::uint32_t game) const;
    [[nodiscard]] bool hasBlock(std::uint32_t game, const Plies &plies, std::size_t block) const;
    [[nodiscard]] bool isSame(const Plies &plies, std::uint32_t other);
    [[nodiscard]] bool isNear(const Plies &plies, std::uint32_t other);
    void keep(std::uint64_t key, std::uint64_t hash, const Plies &plies);

    std::unordered_map<std::uint64_t, std::uint32_t> m_groups;
    std::deque<Ply> m_plies;  ///< the moves of all games that are not copies within their group
    std::deque<Game> m_games; ///< in the order in which they were added
    HashIndex m_index;        ///< the games of m_plies by their blocks, and as wholes
    std::uint32_t m_searches = 0;
    qint64 m_steps = 0;
};

} // namespace shinpan
