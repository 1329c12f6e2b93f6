#include "core/rules/groups.h"

#include <numeric>

namespace shinpan {

namespace {

constexpr auto NoRegion = static_cast<BoardRegions::Number>(-1);

using Number = BoardRegions::Number;

/// The regions that belong together: a forest that grows by joining (union-find).
class Partition
{
public:
    explicit Partition(std::size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t{0});
    }

    [[nodiscard]] std::size_t rootOf(std::size_t member)
    {
        while (m_parents[member] != member) {
            m_parents[member] = m_parents[m_parents[member]];
            member = m_parents[member];
        }
        return member;
    }

    void join(std::size_t one, std::size_t other) { m_parents[rootOf(one)] = rootOf(other); }

private:
    std::vector<std::size_t> m_parents;
};

template <typename Visitor>
void forEachPoint(BoardSize size, Visitor &&visit)
{
    for (int i = 0; i < size.pointCount(); ++i) {
        visit(size.pointAt(i));
    }
}

/// Joins what surrounds a region of one colour, and chains of one colour around a single dame.
[[nodiscard]] Partition joinRegions(const BoardRegions &regions)
{
    Partition partition(regions.regions().size());
    forEachPoint(regions.size(), [&](Point point) {
        if (regions.at(point) != Stone::Empty) {
            return;
        }
        const Number here = regions.regionAt(point);
        const bool isOwned = regions.ownerOf(here).has_value();
        ByColor<std::optional<Number>> first;
        forEachNeighbor(point, regions.size(), [&](Point neighbor) {
            const Number there = regions.regionAt(neighbor);
            if (there == here) {
                return;
            }
            if (isOwned) {
                partition.join(there, here);
            } else {
                auto &chain = first[*regions.ownerOf(there)];
                partition.join(there, chain.value_or(there));
                chain = there;
            }
        });
    });
    return partition;
}

/// Whether a single point is not an eye, because the opponent holds too many of its corners.
[[nodiscard]] bool isFalseEye(const BoardRegions &regions, Point point, Color owner)
{
    int corners = 0;
    int lost = 0;
    forEachDiagonal(point, regions.size(), [&](Point corner) {
        ++corners;
        lost += regions.at(corner) == stoneOf(opposite(owner)) ? 1 : 0;
    });
    return lost >= (corners < 4 ? 1 : 2);
}

[[nodiscard]] int eyesIn(const BoardRegions &regions, Number region, Color owner)
{
    constexpr int EnoughForTwo = 4;
    const auto &it = regions[region];
    if (it.points == 1) {
        return isFalseEye(regions, it.first, owner) ? 0 : 1;
    }
    return it.points < EnoughForTwo ? 1 : 2;
}

[[nodiscard]] Groups groupsFrom(const BoardRegions &regions, Partition &partition)
{
    const std::size_t count = regions.regions().size();
    Groups result{std::vector<std::size_t>(count, Groups::None), {}};
    std::vector<std::size_t> groupOfRoot(count, Groups::None);
    for (Number region = 0; region < count; ++region) {
        const auto owner = regions.ownerOf(region);
        if (!owner) {
            continue;
        }
        std::size_t &group = groupOfRoot[partition.rootOf(region)];
        if (group == Groups::None) {
            group = result.groups.size();
            result.groups.emplace_back();
        }
        result.of[region] = group;
        if (regions[region].content == Stone::Empty) {
            result.groups[group].territory += regions[region].points;
            result.groups[group].eyes += eyesIn(regions, region, *owner);
        }
    }
    return result;
}

/// Marks the groups without two eyes that share dame with such a group of the opponent.
void markSeki(const BoardRegions &regions, Groups &groups)
{
    constexpr int EyesToLive = 2;
    const auto forEachWeakAtDame = [&](auto &&visit) {
        forEachPoint(regions.size(), [&](Point point) {
            const Number dame = regions.regionAt(point);
            if (regions.ownerOf(dame)) {
                return;
            }
            forEachNeighbor(point, regions.size(), [&](Point neighbor) {
                const Number region = regions.regionAt(neighbor);
                const auto owner = regions.ownerOf(region);
                if (owner && groups.groups[groups.of[region]].eyes < EyesToLive) {
                    visit(dame, *owner, groups.groups[groups.of[region]]);
                }
            });
        });
    };
    std::vector<ByColor<bool>> weakAround(regions.regions().size());
    forEachWeakAtDame(
        [&](Number dame, Color color, Groups::Group &) { weakAround[dame][color] = true; });
    forEachWeakAtDame([&](Number dame, Color color, Groups::Group &group) {
        group.isInSeki = group.isInSeki || weakAround[dame][opposite(color)];
    });
}

} // namespace

BoardRegions::BoardRegions(const Board &board, std::span<const Point> dead)
    : m_size(board.size())
    , m_stones(static_cast<std::size_t>(m_size.pointCount()))
    , m_regionOf(m_stones.size(), NoRegion)
{
    for (std::size_t i = 0; i < m_stones.size(); ++i) {
        m_stones[i] = board.at(m_size.pointAt(static_cast<int>(i)));
    }
    for (const Point point : dead) {
        if (m_size.contains(point) && board.at(point) != Stone::Empty) {
            board.forEachInChain(point,
                                 [&](Point stone) { m_stones[indexOf(stone)] = Stone::Empty; });
        }
    }
    m_open.reserve(m_stones.size());
    for (std::size_t i = 0; i < m_stones.size(); ++i) {
        if (m_regionOf[i] == NoRegion) {
            fill(m_size.pointAt(static_cast<int>(i)), m_stones[i]);
        }
    }
}

std::optional<Color> BoardRegions::ownerOf(Number region) const
{
    const Region &it = m_regions[region];
    if (it.content != Stone::Empty) {
        return colorOf(it.content);
    }
    if (it.reaches.black == it.reaches.white) {
        return std::nullopt;
    }
    return it.reaches.black ? Color::Black : Color::White;
}

/// Adds the region of a point that belongs to none yet.
void BoardRegions::fill(Point start, Stone content)
{
    const Number number = m_regions.size();
    Region region{content, 0, start, {}};
    m_open.push_back(start);
    m_regionOf[indexOf(start)] = number;
    while (!m_open.empty()) {
        const Point point = m_open.back();
        m_open.pop_back();
        ++region.points;
        forEachNeighbor(point, m_size, [&](Point neighbor) {
            const std::size_t index = indexOf(neighbor);
            if (m_stones[index] != content) {
                region.reaches.black = region.reaches.black || m_stones[index] == Stone::Black;
                region.reaches.white = region.reaches.white || m_stones[index] == Stone::White;
            } else if (m_regionOf[index] == NoRegion) {
                m_regionOf[index] = number;
                m_open.push_back(neighbor);
            }
        });
    }
    m_regions.push_back(region);
}

std::vector<Point> openPoints(const BoardRegions &regions)
{
    constexpr int MostDame = 2; ///< in a row, where one side may touch either
    std::vector<bool> isOpen(regions.regions().size());
    forEachPoint(regions.size(), [&](Point point) {
        const Number here = regions.regionAt(point);
        ByColor<bool> touches;
        forEachNeighbor(point, regions.size(), [&](Point neighbor) {
            if (regions.at(neighbor) != Stone::Empty) {
                touches[colorOf(regions.at(neighbor))] = true;
            }
        });
        const bool isDame = touches.black && touches.white;
        isOpen[here] = isOpen[here] || (!regions.ownerOf(here) && !isDame);
    });
    std::vector<Point> points;
    forEachPoint(regions.size(), [&](Point point) {
        const Number here = regions.regionAt(point);
        if (isOpen[here] && regions[here].points > MostDame) {
            points.push_back(point);
        }
    });
    return points;
}

Groups findGroups(const BoardRegions &regions)
{
    Partition partition = joinRegions(regions);
    Groups groups = groupsFrom(regions, partition);
    markSeki(regions, groups);
    return groups;
}

} // namespace shinpan
