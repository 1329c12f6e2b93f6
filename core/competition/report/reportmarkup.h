#pragma once

#include "core/competition/report/reportdocument.h"

#include <QString>

namespace shinpan {

// The HTML report, and the page of a competition that is played (serve), are put together from
// these.

/// Any text, for an element or an attribute in double quotes. What no document may contain becomes
/// U+FFFD.
[[nodiscard]] QString escaped(const QString &text);
[[nodiscard]] QString escapedLines(QStringList lines);
/// A player's id, kept apart from the direction of what is around it.
[[nodiscard]] QString nameMarkup(const QString &id);
[[nodiscard]] QString nameMarkup(const CompetitionReport &report, std::size_t player);
/// A text in which numbers have a true minus sign and "∞"; hyphens within words stay.
[[nodiscard]] QString typographic(QString text);

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

/// The class of a cell in one of the eleven shades of the style sheet, darker (by night: brighter)
/// for a greater part.
[[nodiscard]] QString heatClass(double part);

[[nodiscard]] QString capitalized(const QString &text);

} // namespace shinpan
