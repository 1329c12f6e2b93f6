#pragma once

#include "core/competition/report/report.h"
#include "core/competition/report/reporttable.h"

namespace shinpan {

// The tables of a report in which players stand beside each other; private to the report.

/// The players, the best first; Elo where ratings say something.
[[nodiscard]] std::vector<PlayerStanding> playerStandings(const CompetitionReport &report);
/// What a row's player scored against a column's. No rows where there are fewer than three players.
[[nodiscard]] ReportTable crosstable(const CompetitionReport &report);
/// How likely a row's player is stronger than a column's. No rows without ratings or with fewer
/// than three players.
[[nodiscard]] ReportTable superiorityTable(const CompetitionReport &report);

} // namespace shinpan
