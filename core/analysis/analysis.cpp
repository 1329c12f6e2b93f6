#include "core/analysis/analysis.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

void turn(std::optional<float> &balance)
{
    if (balance) {
        balance = -*balance;
    }
}

void turn(std::vector<float> &ownership)
{
    for (float &owner : ownership) {
        owner = -owner;
    }
}

/// Deviations, visits and priors are the same for both sides.
void turn(Candidate &candidate)
{
    candidate.winrate = 1 - candidate.winrate;
    if (candidate.lcb) {
        candidate.lcb = 1 - *candidate.lcb;
    }
    turn(candidate.scoreLead);
    turn(candidate.scoreSelfplay);
    turn(candidate.utility);
    turn(candidate.utilityLcb);
    turn(candidate.ownership);
}

/// A point is owned from this certainty on.
constexpr float SureOwnership = 0.4F;

[[nodiscard]] bool isOwnedOtherwise(float one, float other)
{
    return std::abs(one) >= SureOwnership && std::abs(other) >= SureOwnership
        && (one > 0) != (other > 0);
}

} // namespace

Candidate viewedBy(Color viewer, Candidate candidate)
{
    if (viewer == Color::White) {
        turn(candidate);
    }
    return candidate;
}

Analysis viewedBy(Color viewer, Analysis analysis)
{
    if (viewer == Color::White) {
        for (Candidate &candidate : analysis.candidates) {
            turn(candidate);
        }
        analysis.winrate = 1 - analysis.winrate;
        turn(analysis.scoreLead);
        turn(analysis.utility);
        turn(analysis.ownership);
    }
    return analysis;
}

Loss loss(const Candidate &candidate, const Candidate &best, Color mover)
{
    Loss result{.winrate = winrateFor(mover, best.winrate) - winrateFor(mover, candidate.winrate)};
    if (candidate.scoreLead && best.scoreLead) {
        result.points = balanceFor(mover, *best.scoreLead - *candidate.scoreLead);
    }
    return result;
}

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
