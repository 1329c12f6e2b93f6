#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

// The sections of the HTML report, empty where there is nothing to tell; private to it.

/// A knockout's matches, those whose winners meet beside each other, and the byes.
[[nodiscard]] QString bracketMarkup(const CompetitionReport &report);
/// The pairings of each round of a Swiss, and its byes.
[[nodiscard]] QString roundsMarkup(const CompetitionReport &report);
/// What a tune has found, with its pictures.
[[nodiscard]] QString tuneMarkup(const CompetitionReport &report);
/// Matchups with their statistics.
[[nodiscard]] QString matchupsMarkup(const CompetitionReport &report);
[[nodiscard]] QString openingsMarkup(const CompetitionReport &report);
[[nodiscard]] QString playersMarkup(const CompetitionReport &report);
[[nodiscard]] QString gamesMarkup(const CompetitionReport &report);
[[nodiscard]] QString eventsMarkup(const CompetitionReport &report);

/// The games that gamesMarkup() lists.
[[nodiscard]] std::vector<const StoredGame *> listedGames(const CompetitionReport &report);

/// Markup that leads to the game's record beside the report, where there is one.
[[nodiscard]] QString recordLink(const CompetitionReport &report,
                                 const StoredGame &game,
                                 const QString &markup);

} // namespace shinpan
