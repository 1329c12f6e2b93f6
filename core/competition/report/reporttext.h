#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

/// For people at a terminal of 80 columns: Gomill's blocks, and what statistics have to add.
[[nodiscard]] QString toText(const CompetitionReport &report);

} // namespace shinpan
