#pragma once

#include "core/rules/boardregions.h"

#include <vector>

namespace shinpan {

/// The groups of a finished board: chains that belong together, with the empty regions that they
/// alone surround.
struct Groups
{
    static constexpr auto None = static_cast<std::size_t>(-1);

    struct Group
    {
        int territory = 0; ///< points that it alone surrounds
        int eyes = 0;      ///< how many it has or can make; two are enough to live
        bool isInSeki = false;
    };

    std::vector<std::size_t> of; ///< of each region its group; None for dame
    std::vector<Group> groups;
};

/// Finds the groups and which of them are in seki, on a board where all that is dead has been
/// taken off: a group that lives without two eyes, next to dame that it shares with such a group of
/// the opponent.
///
/// An open dame alone does not make a seki, though the Japanese rules of 1989 (article 8) have it
/// so, for engines pass and leave them open. Chains that a single dame would connect belong
/// together; four points are enough for two eyes. A double ko is not seen to keep two groups alive:
/// where it leaves no dame to share, only the players can say that it is a seki.
[[nodiscard]] Groups findGroups(const BoardRegions &regions);

} // namespace shinpan
