#include "ui/review/reviewsettings.h"

#include "core/analysis/gamereview.h"

#include <cmath>

namespace shinpan {

AnalysisRequest requestOf(const ReviewSettings &settings)
{
    AnalysisRequest request{.interval = GameReview::Interval};
    if (settings.visits > 0) {
        request.visits = settings.visits;
    }
    if (settings.seconds > 0) {
        request.time = std::chrono::milliseconds(std::llround(std::ceil(settings.seconds * 1000)));
    }
    return request;
}

} // namespace shinpan
