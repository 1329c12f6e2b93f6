#include "ui/analysis/lineverdicts.h"

#include "core/analysis/analysismerge.h"
#include "ui/analysis/analysiscontroller.h"

#include <algorithm>
#include <utility>

namespace shinpan {

LineVerdicts verdictsOn(const AnalysisController &analysis,
                        const GameTree &tree,
                        const std::vector<ReviewStop> &stops)
{
    std::vector<LineVerdicts> all;
    for (const EngineProfile &profile : analysis.judges()) {
        all.push_back({profile.id, profile.name, judgedMoves(stops, analysis.found(), profile.id)});
    }
    RecordedReview saved = recordedReview(tree, stops);
    all.push_back({{}, saved.judge, std::move(saved.moves)});
    std::size_t most = 0;
    for (const LineVerdicts &one : all) {
        most = std::max(most, one.moves.size());
    }
    const auto found = std::ranges::find_if(
        all, [most](const LineVerdicts &one) { return 2 * one.moves.size() >= most; });
    return std::move(*found); // there is one: that which knows most
}

} // namespace shinpan
