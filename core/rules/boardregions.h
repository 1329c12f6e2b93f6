#pragma once

#include "core/board/board.h"

#include <array>
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

} // namespace shinpan
