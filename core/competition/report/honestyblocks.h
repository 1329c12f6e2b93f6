#pragma once

#include "core/competition/report/reportdocument.h"

namespace shinpan {

/// What a report says of what the engines said of their chances; nothing where they said nothing.
[[nodiscard]] std::vector<ReportBlock> honestyBlocks(const CompetitionReport &report);
/// The same without curves and their numbers, for an overview.
[[nodiscard]] std::vector<ReportBlock> fewHonestyBlocks(const CompetitionReport &report);

} // namespace shinpan
