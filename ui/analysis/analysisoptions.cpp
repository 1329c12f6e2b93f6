#include "ui/analysis/analysisoptions.h"

#include "ui/settings/optionsarchive.h"

#include <limits>

namespace shinpan {

void archive(OptionsArchive &archive, AnalysisOptions &options)
{
    constexpr auto Unlimited = std::numeric_limits<std::int64_t>::max();
    archive("analysis/perspective", options.perspective, Perspective::SideToMove);
    archive("analysis/firstValue", options.first, CandidateValue::Nothing);
    archive("analysis/secondValue", options.second, CandidateValue::Nothing);
    archive("analysis/showsCandidates", options.showsCandidates);
    archive("analysis/showsOwnership", options.showsOwnership);
    archive("analysis/showsPolicy", options.showsPolicy);
    archive("analysis/visits", options.visits, 0, Unlimited);
    std::int64_t seconds = options.duration.count();
    archive("analysis/seconds", seconds, 0, Unlimited);
    options.duration = std::chrono::seconds(seconds);
    archive("analysis/engines", options.engines);
    double percent = options.mistakes.rate * 100;
    archive("analysis/mistakePercent", percent, 0);
    options.mistakes.rate = percent / 100;
    archive("analysis/mistakePoints", options.mistakes.points, 0);
    archive("analysis/mistakeVisits", options.mistakes.visits, 0, Unlimited);
    archive("analysis/keepsMistakes", options.keepsMistakes);
}

} // namespace shinpan
