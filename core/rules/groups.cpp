#include "core/rules/groups.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

namespace {

using Number = BoardRegions::Number;

/// Which regions belong together: a forest that grows by joining (union-find).
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

/// Whether a single point is no eye, because the opponent holds too many of its corners.
[[nodiscard]] bool isFalseEye(const BoardRegions &regions, Point point, Color owner)
{
    int corners = 0;
    int lost = 0;
    for (const int column : {point.column - 1, point.column + 1}) {
        for (const int row : {point.row - 1, point.row + 1}) {
            const Point corner{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            if (regions.size().contains(corner)) { // -1 has become 255
                ++corners;
                lost += regions.at(corner) == stoneOf(opposite(owner)) ? 1 : 0;
            }
        }
    }
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

Groups findGroups(const BoardRegions &regions)
{
    Partition partition = joinRegions(regions);
    Groups groups = groupsFrom(regions, partition);
    markSeki(regions, groups);
    return groups;
}

} // namespace shinpan
