#pragma once

#include "core/competition/report/report.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

// What the HTML report shares with the page of a competition that is played (serve).

/// A section without its heading.
struct ReportPart
{
    QString id; ///< of its element
    QString heading;
    QString content; ///< markup, in which foreign text is escaped; never empty
};

enum class PartsOf : std::uint8_t {
    Page,    ///< all that there is to tell
    Overview ///< what somebody wants to see while it is played
};

/// Those that have something to tell.
[[nodiscard]] std::vector<ReportPart> reportParts(const CompetitionReport &report, PartsOf whole);

/// The page as a server has it, which hands out the games as well: by script and by name.
[[nodiscard]] QByteArray toServedHtml(const CompetitionReport &report);

/// A file of resources/report: "report.css", the style sheet, which tells colours apart by
/// lightness as well, for print and for eyes that see no hues; "glossary.html", how the numbers are
/// made; "board.js" and "viewer.css", boards and how to step through their games.
[[nodiscard]] QByteArray reportResource(const char *name);

} // namespace shinpan
