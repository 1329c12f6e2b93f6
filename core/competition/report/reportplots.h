#pragma once

#include "core/competition/report/report.h"

#include <QString>

namespace shinpan {

// Pictures of the HTML report: inline SVG in the colours of its style sheet, with a title that says
// in words what they show. `id` is unique in the page, of letters, digits and "-".

/// The players' ratings with their 95 % intervals, the best first.
[[nodiscard]] QString ratingsPlot(const CompetitionReport &report, const QString &id);
/// How the first player's score went, with its interval.
[[nodiscard]] QString coursePlot(const MatchupReport &matchup, const QString &id);
/// The path of the log-likelihood ratio between its bounds.
[[nodiscard]] QString llrPlot(const SprtReport &sprt, const QString &id);
/// How pairs of games ended.
[[nodiscard]] QString pairsPlot(const PairCounts &pairs, const QString &id);

} // namespace shinpan
