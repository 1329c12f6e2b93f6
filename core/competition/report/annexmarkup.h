#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

// What stands behind the results in the HTML report, empty where there is nothing to tell; private
// to it.

[[nodiscard]] QString openingsMarkup(const CompetitionReport &report);
[[nodiscard]] QString playersMarkup(const CompetitionReport &report);
[[nodiscard]] QString eventsMarkup(const CompetitionReport &report);

} // namespace shinpan
