#pragma once

#include "core/rules/scoring.h"

#include <QString>

namespace shinpan {

/// The comment of a finished position once a person has settled its score, perhaps anew: the count
/// stands where the one before it stood, or else at the end. What was said of another count of
/// ours, and that it decided, goes (see scribe::writeResult() and writeScore()); what engines said
/// stays.
[[nodiscard]] QString withSettledCount(const QString &comment, const Count &count);

} // namespace shinpan
