#pragma once

#include "core/tuning/parameterspace.h"

#include <optional>
#include <vector>

namespace shinpan {

/// What an observation is of: the value at a point, or how much it is above that at another.
struct Contrast
{
    TuningPoint at;
    std::optional<TuningPoint> minus = {};
};

/// Games that say the same: all of one point, or of one against another.
struct ScoreObservation
{
    Contrast contrast;
    double games = 0;
    double score = 0; ///< wins, and half of the jigos
    double jigos = 0;
    double pending = 0; ///< games whose results will be known
};

/// Makes at most `most` of observations that say nearly the same: those that lie closest together
/// are put into one at their middle.
[[nodiscard]] std::vector<ScoreObservation> condensed(std::vector<ScoreObservation> observations,
                                                      std::size_t most);

} // namespace shinpan
