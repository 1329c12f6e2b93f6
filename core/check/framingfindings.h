#pragma once

#include "core/check/checkfinding.h"
#include "core/check/framingjudge.h"

#include <vector>

namespace shinpan {

/// What the judge saw, as findings of the protocol's area; one that says that all is well if it saw
/// nothing.
[[nodiscard]] std::vector<CheckFinding> framingFindings(const FramingJudge &judge);

} // namespace shinpan
