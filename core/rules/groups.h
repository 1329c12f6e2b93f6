#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// A board, without its dead stones, cut into regions: the chains, and the connected empty points.
class BoardRegions
{
public:
    using Number = std::size_t; ///< of a region, from 0

    struct Region
    {
        Stone content = Stone::Empty;
        int points = 0;
        Point first;           ///< the lowest by BoardSize::indexOf
        ByColor<bool> reaches; ///< whose stones touch it
    };

    /// Each point of `dead` takes the whole chain there off; an empty point among them means
    /// nothing.
    explicit BoardRegions(const Board &board, std::span<const Point> dead = {});

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] std::span<const Region> regions() const { return m_regions; }
    [[nodiscard]] const Region &operator[](Number region) const { return m_regions[region]; }
    [[nodiscard]] Number regionAt(Point point) const { return m_regionOf[indexOf(point)]; }
    [[nodiscard]] Stone at(Point point) const { return m_regions[regionAt(point)].content; }

    /// A chain's colour, and the only colour that an empty region reaches; nobody if it reaches
    /// both or none.
    [[nodiscard]] std::optional<Color> ownerOf(Number region) const;

private:
    void fill(Point start, Stone content);
    [[nodiscard]] std::size_t indexOf(Point point) const
    {
        return static_cast<std::size_t>(m_size.indexOf(point));
    }

    BoardSize m_size;
    std::vector<Stone> m_stones; ///< this and the next by BoardSize::indexOf
    std::vector<Number> m_regionOf;
    std::vector<Region> m_regions;
    std::vector<Point> m_open; ///< where fill() has still to look around
};

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

/// The points that are nobody's because a border is open, from the bottom left: a region that both
/// colours reach, or none, and that is more than dame, for there are points in it that do not touch
/// both.
[[nodiscard]] std::vector<Point> openPoints(const BoardRegions &regions);

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
