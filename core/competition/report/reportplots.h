#pragma once

#include "core/competition/report/reportdocument.h"

namespace shinpan {

// Pictures of the HTML report: inline SVG in the colours of its style sheet, with a title that says
// in words what they show. `id` is unique in the page, of letters, digits and "-".

// There is none of too few numbers.

[[nodiscard]] QString plotMarkup(const CompetitionReport *report, const QString &id);
[[nodiscard]] QString plotMarkup(const MatchupReport *matchup, const QString &id);
[[nodiscard]] QString plotMarkup(const PairCounts *pairs, const QString &id);
[[nodiscard]] QString plotMarkup(const SprtReport *sprt, const QString &id);
[[nodiscard]] QString plotMarkup(const PlayerHonesty *honesty, const QString &id);
[[nodiscard]] QString plotMarkup(const ParameterPicture &picture, const QString &id);
[[nodiscard]] QString plotMarkup(const BestPicture &picture, const QString &id);
/// Each field tells its Elo and their error.
[[nodiscard]] QString plotMarkup(const MapPicture &picture, const QString &id);

} // namespace shinpan
