#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

/// The section of matchups in the HTML report, with their statistics; private to it.
[[nodiscard]] QString matchupsMarkup(const CompetitionReport &report);

} // namespace shinpan
