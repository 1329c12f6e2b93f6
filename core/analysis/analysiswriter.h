#pragma once

#include "core/analysis/analysis.h"

#include <QByteArray>

#include <cstddef>

namespace shinpan {

/// An analysis as a line that parseAnalysis() reads back the same, in the dialect of kata-analyze
/// as told by Black: what a review needs of it, which is the position's values and the best
/// candidates with their lines. Ownership is left out.
[[nodiscard]] QByteArray analysisLine(const Analysis &analysis, std::size_t candidates = 10);

} // namespace shinpan
