#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

// The sections of the HTML report that go by rounds, empty where there are none; private to it.

/// A knockout's matches, those whose winners meet beside each other, and who has a bye.
[[nodiscard]] QString bracketMarkup(const CompetitionReport &report);
/// Who met whom in each round of a Swiss, and who had a bye.
[[nodiscard]] QString roundsMarkup(const CompetitionReport &report);

} // namespace shinpan
