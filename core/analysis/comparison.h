#pragma once

#include "core/analysis/analysis.h"

#include <optional>
#include <utility>
#include <vector>

namespace shinpan {

/// Where two engines think differently of one position.
struct AnalysisComparison
{
    float winrate = 0;           ///< how far apart the chances to win are, 0 to 1
    std::optional<float> lead{}; ///< the same of the lead, in points, if both tell it
    /// Their first choices; no point inside: a pass. Nothing if one has none.
    std::optional<std::pair<std::optional<Point>, std::optional<Point>>> choices{};
    /// Points to look at: first choices that differ, and points that each engine gives to another
    /// side; sorted.
    std::vector<Point> points{};

    [[nodiscard]] bool agreesOnMove() const { return choices && choices->first == choices->second; }
};

/// Nothing for boards of two sizes.
[[nodiscard]] std::optional<AnalysisComparison> compared(const Analysis &one,
                                                         const Analysis &other);

} // namespace shinpan
