#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

// Games in the HTML report; private to it.

/// The section of all games; empty without any.
[[nodiscard]] QString gamesMarkup(const CompetitionReport &report);

/// Markup that leads to the game's record beside the report, where there is one.
[[nodiscard]] QString recordLink(const CompetitionReport &report,
                                 const StoredGame &game,
                                 const QString &markup);

} // namespace shinpan
