#include "core/analysis/comparison.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// Who owns a point less surely than that, owns it not.
constexpr float SureOwnership = 0.4F;

[[nodiscard]] bool isOwnedOtherwise(float one, float other)
{
    return std::abs(one) >= SureOwnership && std::abs(other) >= SureOwnership
        && (one > 0) != (other > 0);
}

} // namespace

std::optional<AnalysisComparison> compared(const Analysis &one, const Analysis &other)
{
    if (one.size != other.size) {
        return std::nullopt;
    }
    AnalysisComparison comparison;
    comparison.winrate = std::abs(one.winrate - other.winrate);
    if (one.scoreLead && other.scoreLead) {
        comparison.lead = std::abs(*one.scoreLead - *other.scoreLead);
    }
    if (!one.candidates.empty() && !other.candidates.empty()) {
        comparison.choices = {one.candidates.front().move, other.candidates.front().move};
        if (!comparison.agreesOnMove()) {
            for (const std::optional<Point> &move :
                 {comparison.choices->first, comparison.choices->second}) {
                if (move) {
                    comparison.points.push_back(*move);
                }
            }
        }
    }
    if (one.ownership.size() == other.ownership.size()) {
        const int count = one.ownership.empty() ? 0 : one.size.pointCount();
        for (int i = 0; i < count; ++i) {
            const Point point = one.size.pointAt(i);
            if (isOwnedOtherwise(ownershipAt(one.ownership, one.size, point),
                                 ownershipAt(other.ownership, other.size, point))) {
                comparison.points.push_back(point);
            }
        }
    }
    std::ranges::sort(comparison.points);
    const auto end = std::unique(comparison.points.begin(), comparison.points.end());
    comparison.points.erase(end, comparison.points.end());
    return comparison;
}

} // namespace shinpan
