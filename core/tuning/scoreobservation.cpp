#include "core/tuning/scoreobservation.h"

#include <algorithm>
#include <span>

namespace shinpan {

namespace {

double coordinate(const ScoreObservation &observation, std::size_t index)
{
    const std::size_t size = observation.contrast.at.size();
    return index < size ? observation.contrast.at[index]
                        : (*observation.contrast.minus)[index - size];
}

std::size_t coordinates(const ScoreObservation &observation)
{
    return observation.contrast.at.size() * (observation.contrast.minus ? 2 : 1);
}

using Range = std::span<ScoreObservation>;

/// How far the observations are spread in a coordinate, at most.
std::pair<double, std::size_t> widest(Range range)
{
    std::pair<double, std::size_t> widest{-1, 0};
    for (std::size_t index = 0; index < coordinates(range.front()); ++index) {
        const auto [low, high] =
            std::minmax_element(range.begin(), range.end(), [index](const auto &a, const auto &b) {
                return coordinate(a, index) < coordinate(b, index);
            });
        widest = std::max(widest, {coordinate(*high, index) - coordinate(*low, index), index});
    }
    return widest;
}

ScoreObservation together(Range range)
{
    ScoreObservation all = range.front();
    const auto weightOf = [](const ScoreObservation &one) { return one.games + one.pending; };
    for (const ScoreObservation &one : range.subspan(1)) {
        const double share = weightOf(one) / (weightOf(all) + weightOf(one));
        for (std::size_t d = 0; d < all.contrast.at.size(); ++d) {
            all.contrast.at[d] += share * (one.contrast.at[d] - all.contrast.at[d]);
            if (all.contrast.minus) {
                (*all.contrast.minus)[d] +=
                    share * ((*one.contrast.minus)[d] - (*all.contrast.minus)[d]);
            }
        }
        all.games += one.games;
        all.score += one.score;
        all.jigos += one.jigos;
        all.pending += one.pending;
    }
    return all;
}

} // namespace

// The widest group is halved until there are `most`: a k-d tree's leaves.
std::vector<ScoreObservation> condensed(std::vector<ScoreObservation> observations,
                                        std::size_t most)
{
    if (observations.empty()) {
        return observations;
    }
    struct Group
    {
        double width;
        std::size_t index;
        Range range;
    };
    const auto groupOf = [](Range range) {
        const auto [width, index] = widest(range);
        return Group{width, index, range};
    };
    const auto narrower = [](const Group &a, const Group &b) { return a.width < b.width; };
    std::vector<Group> groups{groupOf(observations)};
    while (groups.size() < most && groups.front().width > 0) {
        std::pop_heap(groups.begin(), groups.end(), narrower);
        const Group group = groups.back();
        groups.pop_back();
        const std::size_t half = group.range.size() / 2;
        std::nth_element(group.range.begin(),
                         group.range.begin() + static_cast<std::ptrdiff_t>(half), group.range.end(),
                         [&group](const auto &a, const auto &b) {
                             return coordinate(a, group.index) < coordinate(b, group.index);
                         });
        for (const Range part : {group.range.first(half), group.range.subspan(half)}) {
            groups.push_back(groupOf(part));
            std::push_heap(groups.begin(), groups.end(), narrower);
        }
    }
    std::vector<ScoreObservation> result;
    for (const Group &group : groups) {
        result.push_back(together(group.range));
    }
    return result;
}

} // namespace shinpan
