#pragma once

#include "core/competition/file/competitionsettings.h"

namespace shinpan {

/// `affinity`: a set of processors for each slot.
[[nodiscard]] std::vector<std::vector<int>> readAffinity(CompetitionSettings &file);
/// "0-3,8": how a set of processors is written.
[[nodiscard]] QString processorsText(const std::vector<int> &processors);

} // namespace shinpan
