#pragma once

#include "core/competition/report/reportdocument.h"
#include "core/report/pagemarkup.h"

#include <QString>

namespace shinpan {

// The HTML report, and the page of a competition that is played (serve), are put together from
// these.

/// A player's id as nameMarkup().
[[nodiscard]] QString nameMarkup(const CompetitionReport &report, std::size_t player);

/// Markup that leads to the game's record beside the report, where there is one. On the page it
/// shows the game after so many moves (without those of its opening); 0: its end.
[[nodiscard]] QString recordLink(const CompetitionReport &report,
                                 const StoredGame &game,
                                 const QString &markup,
                                 int move = 0);

/// A table with a caption for those who do not see it, a heading to each column and one to each
/// row. An Elo takes two columns, with its interval in the second one; columns that are empty in
/// all rows are left out.
[[nodiscard]] QString tableMarkup(const CompetitionReport &report,
                                  const ReportTable &table,
                                  const QString &caption);

/// The markup of the blocks.
[[nodiscard]] QString blockMarkup(const CompetitionReport &report,
                                  const std::vector<ReportBlock> &blocks);

} // namespace shinpan
