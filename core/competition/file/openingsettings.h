#pragma once

#include "core/competition/file/competitionsettings.h"

namespace shinpan {

/// [openings].
[[nodiscard]] OpeningPlan readOpenings(CompetitionSettings &file,
                                       CompetitionMistakes &mistakes,
                                       const QString &folder);

} // namespace shinpan
