#include "ui/review/reviewsettings.h"

#include "core/analysis/gamereview.h"
#include "core/engine/profile/judgingvisits.h"
#include "ui/settings/optionsarchive.h"

#include <cmath>

namespace shinpan {

AnalysisRequest requestOf(const ReviewSettings &settings, std::span<const EngineProfile> engines)
{
    AnalysisRequest request{.interval = GameReview::Interval};
    if (settings.visits == ReviewSettings::Usual) {
        request.visits = judgingVisitsOf(engines);
    } else if (settings.visits > 0) {
        request.visits = settings.visits;
    }
    if (settings.seconds > 0) {
        request.time = std::chrono::milliseconds(std::llround(std::ceil(settings.seconds * 1000)));
    }
    return request;
}

void archive(OptionsArchive &archive, ReviewSettings &settings)
{
    archive("review/engines", settings.engines);
    archive("review/visits", settings.visits, ReviewSettings::Usual, ReviewSettings::MostVisits);
    archive("review/seconds", settings.seconds, 0, ReviewSettings::MostSeconds);
    archive("review/backward", settings.isBackward);
}

void archive(OptionsArchive &archive, ReviewSaving &saving)
{
    archive("review/level", saving.level, MergeLevel::Variations);
    archive("review/candidates", saving.keep.candidates, 0, KeepOptions::Usual);
    archive("review/kaTrain", saving.keep.forKaTrain);
    archive("review/lizzie", saving.keep.forLizzie);
}

} // namespace shinpan
