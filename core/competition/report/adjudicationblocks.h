#pragma once

#include "core/competition/report/reportdocument.h"

namespace shinpan::block {

/// What the arbiter has decided by a rule of its own, and how often audited games show that to be
/// wrong; nothing where no game has met a rule.
[[nodiscard]] std::vector<ReportBlock> adjudicationBlocks(const CompetitionReport &report);

} // namespace shinpan::block
