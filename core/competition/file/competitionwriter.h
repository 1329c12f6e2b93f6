#pragma once

#include "core/competition/competition.h"

namespace shinpan {

/// A file that readCompetition() reads as this competition. Usual settings are left out.
[[nodiscard]] QString toToml(const Competition &competition);

} // namespace shinpan
